"""Copies and bytes of a record: the compiled twin of memory.py, on the record's own memory.

A record is laid out as: its story, unsaved buffers, the option buffer, the saved integers, the pointer to its box.
"""

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from cpython.object cimport PyObject, PyTypeObject
from libc.string cimport memcpy

from trianon.core.state cimport CoreState, Story


cdef inline char *end_of(CoreState state) noexcept nogil:
    """Where the saved integers end: the last field of a record is the pointer to its box."""
    return (<char *> <PyObject *> state) + (<PyTypeObject *> (<PyObject *> state).ob_type).tp_basicsize - sizeof(void *)


cpdef void blank(CoreState state) noexcept nogil:
    pass


cpdef Story new_story():
    return Story.__new__(Story)


cpdef void copy_into(CoreState source, CoreState target) noexcept nogil:
    cdef char *first = <char *> &source.option_count
    memcpy(<char *> &target.option_count, first, end_of(source) - first)
    target.telling = 0
    target.cached_block = 0


cpdef int packed_size(CoreState state) noexcept nogil:
    return <int> (end_of(state) - <char *> &state.ply)


cpdef bytes pack(CoreState state):
    return PyBytes_FromStringAndSize(<char *> &state.ply, packed_size(state))


cpdef void unpack(CoreState state, bytes data):
    memcpy(<char *> &state.ply, PyBytes_AS_STRING(data), packed_size(state))
    state.cached_block = 0
