"""Thousands of games in one call: the compiled twin of loop.py, on raw records and without the GIL.

The rules reach this loop as the C functions their modules export: `apply` and `begin` of a game's flow,
`encode`, `score` and `is_winner` of its encoder. Records are images of one Python record, side by side in one
piece of memory (NumPy asks for large pages, so that the processor finds them quickly); no Python code ever sees
them. The loop finds the few fields it reads at the same distance in each.
"""

import numpy as np

cimport cython
from cpython.object cimport PyObject
from cpython.pycapsule cimport PyCapsule_GetName, PyCapsule_GetPointer
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy, memset

from trianon.core.chance cimport copy_of_xorshift32 as xorshift32
from trianon.core.state cimport CoreState

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define FETCH_AHEAD(place) __builtin_prefetch(place)
    #else
    #define FETCH_AHEAD(place)
    #endif
    """
    void FETCH_AHEAD(void *place) noexcept nogil

cdef extern from "crew.h":
    ctypedef struct Crew
    ctypedef void (*Job)(void *, void *, int, int) noexcept nogil
    Crew *crew_hire(int threads, int total, int chunk)
    void crew_run(Crew *crew, Job job, void *what, void *array) noexcept nogil
    void crew_dismiss(Crew *crew) noexcept nogil

ctypedef unsigned int Word
ctypedef void (*Begin)(void *, int) noexcept nogil
ctypedef void (*Apply)(void *, int, int) noexcept nogil
ctypedef void (*CopyInto)(void *, void *, int) noexcept nogil
ctypedef int (*Encode)(void *, int, signed char *) noexcept nogil
ctypedef int (*OfSeat)(void *, int, int) noexcept nogil
ctypedef int (*Answer)(void *, void *, int, int, double, Word *) noexcept nogil

cdef enum:
    MOST_SEATS = 8
    MOST_ACTIONS = 128
    WORDS = 2  # of 64 bits, for all actions
    CHUNK = 64  # games a thread takes at a time
    THINKING_CHUNK = 4  # the same where opponents think
    OUTSIDE = -1  # opponents of so many worlds are asked by our caller
    AHEAD = 2  # games between the one that is stepped and the one that is fetched
    LINE = 64  # bytes of a cache line
    WIN = 0
    RANK = 1


cdef struct Legal:
    unsigned long long[WORDS] bits  # one for each option
    int count
    unsigned char[MOST_ACTIONS] options


cdef void *exported(module, str name) except NULL:
    """The C function behind the capsule of a compiled module."""
    capsule = module.__pyx_capi__[name]
    return PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule))


def encode(encoder, CoreState state, int seat, signed char[::1] row):
    cdef Encode write = <Encode> exported(encoder, "encode")
    memset(&row[0], 0, row.shape[0])
    return write(<void *> <PyObject *> state, seat, &row[0])


def list_mask(CoreState state, signed char[::1] row):
    cdef int index
    memset(&row[0], 0, row.shape[0])
    for index in range(state.option_count):
        row[state.options[index]] = 1


@cython.final
cdef class Loop:
    cdef object room  # where the records lie
    cdef object blank_state
    cdef object encoder
    cdef Crew *crew  # NULL for one thread
    cdef void **records
    cdef Legal *legal  # the options of each game: records need not be fetched to draw one
    cdef void *blank
    cdef Begin begin
    cdef Apply apply_action
    cdef CopyInto copy_into
    cdef Encode encode_row
    cdef OfSeat score_of
    cdef OfSeat has_won
    cdef Answer answer_for
    cdef list trees  # of opponents that think, one for each chunk: no two threads share one
    cdef void **tree
    cdef int chunk
    cdef int[MOST_SEATS] worlds  # of the opponents, by places to the learner's left; see levels.Quick
    cdef int[MOST_SEATS] overlooks
    cdef double[MOST_SEATS] temperatures
    cdef readonly int games
    cdef readonly int players
    cdef readonly int actions
    cdef readonly int width
    cdef readonly int threads
    cdef readonly bint autoreset
    cdef readonly bint rotating
    cdef readonly int reward
    cdef readonly bint zero_sum
    cdef Py_ssize_t at_option_count, at_options, at_asked_seat, at_over, at_key, at_ply, at_tally
    cdef Py_ssize_t record_size
    cdef Word seed_low, seed_high

    cdef bint looking, looking_back
    cdef signed char[:, ::1] observations
    cdef signed char[:, ::1] final_observations
    cdef signed char[:, ::1] masks
    cdef int[::1] seats
    cdef int[::1] learners
    cdef float[:, ::1] rewards
    cdef int[:, ::1] scores
    cdef unsigned char[::1] dones
    cdef int[::1] lengths
    cdef Word[::1] episodes
    cdef Word[::1] words

    def __cinit__(self, flow, memory, encoder, int games, CoreState blank, options):
        cdef char *first = <char *> <PyObject *> blank
        self.blank_state = blank
        self.encoder = encoder
        self.games = games
        self.players = blank.seats
        self.actions = options["actions"]
        self.width = options["width"]
        self.seat_opponents(options["opponents"], options["new_tree"])
        self.threads = max(1, min(options["threads"], self.games // self.chunk))
        self.autoreset = options["autoreset"]
        self.rotating = options["rotating"]
        self.reward = options["reward"]
        self.zero_sum = options["zero_sum"]
        self.begin = <Begin> exported(flow, "begin")
        self.apply_action = <Apply> exported(flow, "apply")
        self.copy_into = <CopyInto> exported(memory, "copy_into")
        self.encode_row = <Encode> exported(encoder, "encode")
        self.score_of = <OfSeat> exported(encoder, "score")
        self.has_won = <OfSeat> exported(encoder, "is_winner")
        self.at_option_count = <char *> &blank.option_count - first
        self.at_options = <char *> &blank.options[0] - first
        self.at_asked_seat = <char *> &blank.asked_seat - first
        self.at_over = <char *> &blank.over - first
        self.at_key = <char *> &blank.key[0] - first
        self.at_ply = <char *> &blank.ply - first
        self.at_tally = <char *> &blank.tally[0] - first
        self.record_size = type(blank).__basicsize__
        self.records = <void **> malloc(self.games * sizeof(void *))
        self.legal = <Legal *> malloc(self.games * sizeof(Legal))
        if self.records == NULL or self.legal == NULL:
            raise MemoryError
        self.blank = first
        self.lay_out()
        if self.threads > 1:
            self.crew = crew_hire(self.threads, self.games, self.chunk)
            if self.crew == NULL:
                raise MemoryError

    cdef seat_opponents(self, opponents, new_tree):
        """Who answers for the other seats, and trees for those who think."""
        cdef int place
        self.worlds[0] = OUTSIDE
        for place, (worlds, overlooks, temperature) in enumerate(opponents, 1):
            self.worlds[place] = worlds
            self.overlooks[place] = overlooks
            self.temperatures[place] = temperature
        self.chunk = THINKING_CHUNK if new_tree else CHUNK
        self.trees = []
        if new_tree:
            from trianon.bots.tree import ANSWER

            self.answer_for = <Answer> PyCapsule_GetPointer(ANSWER, PyCapsule_GetName(ANSWER))
            self.trees = [new_tree() for _ in range((self.games + self.chunk - 1) // self.chunk)]
        self.tree = <void **> malloc((len(self.trees) + 1) * sizeof(void *))
        if self.tree == NULL:
            raise MemoryError
        for place, tree in enumerate(self.trees):
            self.tree[place] = <void *> <PyObject *> tree

    cdef lay_out(self):
        """Room for all records, each beginning a cache line, and an image of the blank one in each."""
        cdef Py_ssize_t stride = (self.record_size + LINE - 1) // LINE * LINE
        cdef Py_ssize_t index, start
        cdef unsigned char[::1] room
        self.room = np.empty(self.games * stride + LINE, np.uint8)
        room = self.room
        start = LINE - <Py_ssize_t> (<size_t> &room[0] % LINE)
        for index in range(self.games):
            self.records[index] = &room[start + index * stride]
            memcpy(self.records[index], self.blank, self.record_size)

    def __dealloc__(self):
        if self.crew != NULL:
            crew_dismiss(self.crew)
        free(self.records)
        free(self.legal)
        free(self.tree)

    def bind(self, arrays):
        self.observations = arrays["observations"]
        self.final_observations = arrays["final_observations"]
        self.masks = arrays["masks"]
        self.seats = arrays["seats"]
        self.learners = arrays["learners"]
        self.rewards = arrays["rewards"]
        self.scores = arrays["scores"]
        self.dones = arrays["dones"]
        self.lengths = arrays["lengths"]
        self.episodes = arrays["episodes"]
        self.words = arrays["words"]
        self.looking = arrays["observations"] is not None
        self.looking_back = arrays["final_observations"] is not None

    cdef void share(self, Job job, void *array) noexcept nogil:
        """Do something with all games and one of the caller's arrays, on all threads."""
        if self.crew == NULL:
            job(<void *> <PyObject *> self, array, 0, self.games)
        else:
            crew_run(self.crew, job, <void *> <PyObject *> self, array)

    def reset(self, unsigned long long seed):
        self.seed_low = <Word> (seed & 0xFFFFFFFFu)
        self.seed_high = <Word> (seed >> 32)
        with nogil:
            self.share(<Job> reset_some, NULL)

    def first_illegal(self, const int[::1] actions):
        cdef int index, action
        for index in range(self.games):
            action = actions[index]
            if <unsigned int> action >= MOST_ACTIONS or not self.legal[index].bits[action >> 6] >> (action & 63) & 1:
                return index
        return -1

    def step(self, const int[::1] actions):
        with nogil:
            self.share(<Job> step_some, <void *> &actions[0])

    def sample(self, int[::1] actions):
        with nogil:
            self.share(<Job> sample_some, <void *> &actions[0])

    def show_to(self, int index, CoreState state):
        self.copy_into(self.records[index], <void *> <PyObject *> state, 0)

    def answer(self, int index, int action):
        with nogil:
            self.go_on(index, action)
            self.show(index)

    cdef void fetch(self, int index) noexcept nogil:
        """Ask for a record before its turn comes, all but the buffers of chance and the sheet: it has seldom
        stayed in the cache."""
        cdef char *record = <char *> self.records[index]
        cdef char *place = record + self.at_tally
        FETCH_AHEAD(record)
        while place < record + self.record_size:
            FETCH_AHEAD(place)
            FETCH_AHEAD(place + LINE)
            FETCH_AHEAD(place + 2 * LINE)
            FETCH_AHEAD(place + 3 * LINE)
            place += 4 * LINE

    cdef inline int number(self, int index, Py_ssize_t place) noexcept nogil:
        return (<int *> (<char *> self.records[index] + place))[0]

    cdef int random_legal(self, int index) noexcept nogil:
        """As random_option, without fetching the record."""
        cdef Legal *legal = &self.legal[index]
        if legal.count == 0:
            return -1
        self.words[index] = xorshift32(self.words[index])
        return legal.options[(self.words[index] >> 8) % <Word> legal.count]

    cdef int random_option(self, int index) noexcept nogil:
        cdef short *options = <short *> (<char *> self.records[index] + self.at_options)
        cdef int count = self.number(index, self.at_option_count)
        if count == 0:
            return -1
        self.words[index] = xorshift32(self.words[index])
        return options[(self.words[index] >> 8) % <Word> count]

    cdef void reset_one(self, int index) noexcept nogil:
        cdef int turn
        self.episodes[index] = 0
        self.words[index] = (self.seed_low * 2654435761u + <Word> index * 2246822519u + 1) | 1
        for turn in range(4):
            self.words[index] = xorshift32(self.words[index])
        self.dones[index] = 0
        self.lengths[index] = 0
        for turn in range(self.players):
            self.rewards[index, turn] = 0
            self.scores[index, turn] = 0
        self.start(index)
        self.show(index)

    cdef void start(self, int index) noexcept nogil:
        cdef Word *key
        while True:
            self.copy_into(self.blank, self.records[index], 0)
            key = <Word *> (<char *> self.records[index] + self.at_key)
            key[0] = self.seed_low
            key[1] = self.seed_high
            key[2] = <Word> index
            key[3] = self.episodes[index]
            self.begin(self.records[index], 0)
            if self.rotating:
                self.learners[index] = <int> ((<Word> index + self.episodes[index]) % <Word> self.players)
            self.play_on(index)
            if not self.number(index, self.at_over):
                return
            self.episodes[index] += 1

    cdef void play_on(self, int index) noexcept nogil:
        cdef int learner = self.learners[index]
        cdef int seat, place, action
        if learner < 0:
            return
        while not self.number(index, self.at_over):
            seat = self.number(index, self.at_asked_seat)
            place = (seat - learner + self.players) % self.players
            if self.worlds[place] == OUTSIDE:
                return
            if self.worlds[place] == 0:
                action = self.random_option(index)
            else:
                action = self.answer_for(
                    self.tree[index // self.chunk],
                    self.records[index],
                    self.worlds[place],
                    self.overlooks[place],
                    self.temperatures[place],
                    &self.words[index],
                )
            self.apply_action(self.records[index], action, 0)

    cdef void step_one(self, int index, int action) noexcept nogil:
        cdef int seat
        if self.dones[index]:
            self.dones[index] = 0
            for seat in range(self.players):
                self.rewards[index, seat] = 0
        self.go_on(index, action)
        self.show(index)

    cdef void go_on(self, int index, int action) noexcept nogil:
        cdef int mover = self.learners[index]
        if mover < 0:
            mover = self.number(index, self.at_asked_seat)
        self.apply_action(self.records[index], action, 0)
        self.play_on(index)
        if self.number(index, self.at_over):
            self.dones[index] = 1
            self.lengths[index] = self.number(index, self.at_ply)
            self.settle(index)
            if self.looking_back:
                memset(&self.final_observations[index, 0], 0, self.width)
                self.encode_row(self.records[index], mover, &self.final_observations[index, 0])
            if self.autoreset:
                self.episodes[index] += 1
                self.start(index)

    cdef void show(self, int index) noexcept nogil:
        cdef short *options = <short *> (<char *> self.records[index] + self.at_options)
        cdef signed char *mask = &self.masks[index, 0]
        cdef Legal *legal = &self.legal[index]
        cdef unsigned long long[WORDS] bits
        cdef int place, option
        cdef int seat = self.number(index, self.at_asked_seat)
        memset(mask, 0, self.actions)
        memset(bits, 0, sizeof(bits))
        legal.count = self.number(index, self.at_option_count)
        for place in range(legal.count):
            option = options[place]
            mask[option] = 1
            legal.options[place] = <unsigned char> option
            bits[option >> 6] |= (<unsigned long long> 1) << (option & 63)
        memcpy(legal.bits, bits, sizeof(bits))
        self.seats[index] = seat
        if self.looking:
            memset(&self.observations[index, 0], 0, self.width)
            if seat >= 0:
                self.encode_row(self.records[index], seat, &self.observations[index, 0])

    cdef void settle(self, int index) noexcept nogil:
        cdef int seat, other, won = 0, better = 0, equal = 0, total = 0
        cdef int[MOST_SEATS] score
        cdef int[MOST_SEATS] wins
        cdef double share
        for seat in range(self.players):
            score[seat] = self.score_of(self.records[index], seat, 0)
            wins[seat] = 1 if self.has_won(self.records[index], seat, 0) else 0
            self.scores[index, seat] = score[seat]
            won += wins[seat]
            total += score[seat]
        for seat in range(self.players):
            if self.reward == WIN:
                share = <double> wins[seat] / won
                if self.zero_sum:
                    share = (share * self.players - 1) / (self.players - 1)
            elif self.reward == RANK:
                better = 0
                equal = 0
                for other in range(self.players):
                    if wins[other] > wins[seat] or (wins[other] == wins[seat] and score[other] > score[seat]):
                        better += 1
                    elif wins[other] == wins[seat] and score[other] == score[seat]:
                        equal += 1
                share = 1 - (2 * better + equal - 1) / <double> (self.players - 1)
                if not self.zero_sum:
                    share = (share + 1) / 2
            else:
                share = score[seat]
                if self.zero_sum:
                    share = (share * self.players - total) / (self.players - 1)
            self.rewards[index, seat] = <float> share


cdef void reset_some(Loop loop, void *nothing, int first, int last) noexcept nogil:
    cdef int index
    for index in range(first, last):
        loop.reset_one(index)


cdef void step_some(Loop loop, const int *actions, int first, int last) noexcept nogil:
    cdef int index
    for index in range(first, last):
        if index + AHEAD < loop.games:
            loop.fetch(index + AHEAD)
        loop.step_one(index, actions[index])


cdef void sample_some(Loop loop, int *actions, int first, int last) noexcept nogil:
    cdef int index
    for index in range(first, last):
        actions[index] = loop.random_legal(index)
