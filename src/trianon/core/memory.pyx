"""New and copied records: the compiled twin of memory.py, on the record's own memory.

In a record the single numbers of a class lie before its arrays (tools/pxd.py). So a `CoreState` is: its story, single
numbers, buffers that are not copied (`block` to `tally`), the options and the key. A game's numbers, its arrays and
the pointer to its box follow.
"""

from cpython.object cimport PyObject, PyTypeObject
from libc.string cimport memcpy

from trianon.core.state cimport CoreState, Story


cdef inline char *end_of(CoreState state) noexcept nogil:
    """Where the numbers end: the last field of a record is the pointer to its box."""
    return (<char *> <PyObject *> state) + (<PyTypeObject *> (<PyObject *> state).ob_type).tp_basicsize - sizeof(void *)


cpdef void blank(CoreState state) noexcept nogil:
    pass


cpdef Story new_story():
    return Story.__new__(Story)


cpdef void copy_into(CoreState source, CoreState target) noexcept nogil:
    cdef char *numbers = <char *> &source.option_count
    cdef char *arrays = <char *> &source.options[0]
    memcpy(<char *> &target.option_count, numbers, <char *> &source.block[0] - numbers)
    memcpy(<char *> &target.options[0], arrays, end_of(source) - arrays)
    target.telling = 0
    target.cached_block = 0
