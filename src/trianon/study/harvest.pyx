"""Random games into notes: the compiled twin of harvest.py."""

from cpython.object cimport PyObject
from cpython.pycapsule cimport PyCapsule_GetName, PyCapsule_GetPointer
from libc.string cimport memset

from trianon.core.chance cimport copy_of_xorshift32 as xorshift32
from trianon.core.memory cimport copy_into, new_story
from trianon.core.state cimport CoreState, Story

ctypedef unsigned int Word
ctypedef void (*Begin)(void *, int) noexcept nogil
ctypedef void (*Apply)(void *, int, int) noexcept nogil
ctypedef int (*Play)(void *, Word, int, int) noexcept nogil
ctypedef int (*Points)(void *, int, int, int) noexcept nogil

cdef enum:
    MOST_SEATS = 8
    VALUE_ROOM = 64
    MOST_SLOTS = 8
    KIND_ROOM = 256
    CLAUSES = 256
    LAST_ROUND = 1000000
    FIRST_ROUND = 1
    DEALT = 0


cdef void *exported(module, str name) except NULL:
    """The C function behind the capsule of a compiled module."""
    capsule = module.__pyx_capi__[name]
    return PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule))


cdef class Taken:
    """Which seat took which component how often in one game, and in which round first."""

    cdef int[KIND_ROOM] slots
    cdef int[KIND_ROOM] places
    cdef int[MOST_SEATS][MOST_SLOTS * VALUE_ROOM] counts
    cdef int[MOST_SEATS][MOST_SLOTS * VALUE_ROOM] rounds

    def __init__(self, slots, places):
        cdef int kind
        for kind in range(KIND_ROOM):
            self.slots[kind] = slots[kind]
            self.places[kind] = places[kind]

    cdef void clear(self) noexcept nogil:
        memset(self.counts, 0, sizeof(self.counts))

    cdef void follow(self, Story story, int round_) noexcept nogil:
        cdef int row, kind, slot, seat, place
        for row in range(story.count):
            kind = story.events[row][0]
            slot = self.slots[kind]
            if slot >= 0:
                seat = story.events[row][3]
                place = slot * VALUE_ROOM + story.events[row][3 + self.places[kind]]
                if not self.counts[seat][place]:
                    self.rounds[seat][place] = round_
                self.counts[seat][place] += 1

    cdef write(self, int index, int seats, rows):
        cdef int seat, place
        for seat in range(seats):
            for place in range(MOST_SLOTS * VALUE_ROOM):
                if self.counts[seat][place]:
                    rows.extend((
                        index, seat, place // VALUE_ROOM, place % VALUE_ROOM,
                        self.counts[seat][place], self.rounds[seat][place],
                    ))


cdef int started(Story story, int kind) noexcept nogil:
    cdef int row
    for row in range(story.count):
        if story.events[row][0] == kind:
            return story.events[row][3]
    return 0


cdef play_noted(notes, int index, CoreState record, Word seed, bint whole, Apply apply_action, Taken taken):
    """One game with its decisions, components and clauses."""
    cdef Word word = xorshift32(seed | 1)
    cdef int action, clause, round_
    cdef void *raw = <void *> <PyObject *> record
    taken.clear()
    taken.follow(record.story, DEALT)
    while not record.over:
        word = xorshift32(word)
        action = record.options[(word >> 8) % <Word> record.option_count]
        round_ = (<object> record).round
        if whole or round_ <= FIRST_ROUND:
            notes.choice(index, record, action)
        apply_action(raw, action, 0)
        taken.follow(record.story, round_)
    taken.write(index, record.seats, notes.taken)
    for clause in range(CLAUSES):
        if record.story.fired[clause]:
            notes.clauses.extend((index, clause, record.story.fired[clause]))


def play_all(notes, const Word[:, ::1] keys, const Word[::1] words, keeps_all):
    """A game for each key, between random players with the chance of `words`."""
    subject = notes.subject
    game = subject.game
    cdef CoreState blank = subject.blank
    cdef CoreState record = game.copy(blank)
    cdef void *raw = <void *> <PyObject *> record
    cdef Begin begin = <Begin> exported(subject.flow, "begin")
    cdef Apply apply_action = <Apply> exported(subject.flow, "apply")
    cdef Play play = <Play> exported(subject.flow, "play_randomly")
    cdef Points points_from = <Points> exported(subject.ledger, "points_from")
    cdef Points points_after = <Points> exported(subject.ledger, "points_after")
    cdef Taken taken = Taken(*subject.slots)
    cdef int[::1] decisions = notes.decisions
    cdef int[::1] starts = notes.starts
    cdef int[:, ::1] scores = notes.scores
    cdef int[:, ::1] won = notes.won
    cdef int[:, :, ::1] sources = notes.sources
    cdef int[:, :, ::1] after = notes.after
    cdef int source_count = sources.shape[2], rounds = after.shape[2]
    cdef int starting = subject.starts
    cdef bint detail = notes.detail
    cdef int index, place, seat
    record.story = new_story()
    for index in range(<int> words.shape[0]):
        copy_into(blank, record)
        for place in range(8):
            record.key[place] = keys[index, place]
        memset(record.story.fired, 0, sizeof(record.story.fired))
        record.telling = 1
        begin(raw, 0)
        starts[index] = started(record.story, starting)
        if detail:
            play_noted(notes, index, record, words[index], keeps_all(index), apply_action, taken)
        else:
            record.telling = 0
            play(raw, words[index], LAST_ROUND, 0)
        decisions[index] = record.ply
        points = game.scores(record)
        for seat in range(record.seats):
            scores[index, seat] = points[seat]
            won[index, seat] = 1 if game.is_winner(record, seat) else 0
            for place in range(source_count):
                sources[index, seat, place] = points_from(raw, seat, place, 0)
            for place in range(rounds):
                after[index, seat, place] = points_after(raw, seat, place + 1, 0)
