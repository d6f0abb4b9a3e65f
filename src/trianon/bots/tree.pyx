"""Search in a tree of choices: the compiled twin of tree.py, on raw records and without the GIL.

The rules reach this loop as the C functions their modules export. Nodes lie in flat arrays; a tree holds two
records of its own, the world it was given and a scratch copy, and never sees any other.
"""

from array import array

from cpython.object cimport PyObject
from cpython.pycapsule cimport PyCapsule_GetName, PyCapsule_GetPointer, PyCapsule_New
from libc.math cimport exp, sqrt
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memset

from trianon.core.chance cimport copy_of_xorshift32 as xorshift32
from trianon.core.state cimport CoreState

cdef extern from *:
    """
    #include <time.h>
    static double NOW(void) {
    #if defined(_WIN32)
        return (double) clock() / CLOCKS_PER_SEC;
    #else
        struct timespec time;
        clock_gettime(CLOCK_MONOTONIC, &time);
        return time.tv_sec + time.tv_nsec * 1e-9;
    #endif
    }
    """
    double NOW() noexcept nogil

ctypedef unsigned int Word
ctypedef unsigned long long Bits
ctypedef void (*Apply)(void *, int, int) noexcept nogil
ctypedef void (*CopyInto)(void *, void *, int) noexcept nogil
ctypedef void (*Reimagine)(void *, int, int, int) noexcept nogil
ctypedef int (*OfState)(void *, int) noexcept nogil
ctypedef int (*OfSeat)(void *, int, int) noexcept nogil
ctypedef void (*Features)(void *, int, int *) noexcept nogil

cdef enum:
    MOST_SEATS = 8
    MOST_FEATURES = 64
    MOST_DEPTH = 512
    FIRST_NODES = 256
    MOST_ACTIONS = 128
    BETWEEN_LOOKS = 16  # simulations between two looks at the clock
    BETWEEN_LESSONS = 64  # simulations between two lessons
    DRAWS = 1 << 28  # distinct values of `word >> 4`
    DOUBT = 20  # pseudo-count: every action starts with 20 average tries


cdef struct Node:
    int action
    int visits
    int available
    int first_child
    int sibling


cdef void *exported(module, str name) except NULL:
    """The C function behind the capsule of a compiled module."""
    capsule = module.__pyx_capi__[name]
    return PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule))


cdef class Tree:
    cdef object kept  # the records, and the numbers of the evaluation
    cdef void *world
    cdef void *scratch
    cdef void *trial
    cdef Apply apply_action
    cdef CopyInto copy_into
    cdef Reimagine reimagine
    cdef OfState clock_of
    cdef OfState stage_of
    cdef OfSeat score_of
    cdef OfSeat has_won
    cdef Features features_of
    cdef Features earned_of
    cdef int source_count
    cdef double[::1] weights
    cdef int[::1] policy
    cdef int players
    cdef int actions
    cdef int width
    cdef int horizon
    cdef int end_clock
    cdef bint by_policy
    cdef bint stop_when_decided
    cdef double exploration
    cdef double margin
    cdef double margin_scale
    cdef double temperature
    cdef Py_ssize_t at_option_count, at_options, at_asked_seat, at_over
    cdef Word word
    cdef Node *nodes
    cdef double *values
    cdef int node_count
    cdef int root
    cdef int node_room
    cdef int *tries
    cdef double *gains
    cdef double *lessons
    cdef int[MOST_DEPTH] trail
    cdef int trail_length
    cdef readonly int simulations

    def __cinit__(self, rules, CoreState world, records, settings):
        cdef CoreState scratch = records[0]
        cdef CoreState trial = records[1]
        cdef char *first = <char *> <PyObject *> world
        cdef int place
        self.kept = (world, scratch, trial, settings)
        self.world = <void *> <PyObject *> world
        self.scratch = <void *> <PyObject *> scratch
        self.trial = <void *> <PyObject *> trial
        self.apply_action = <Apply> exported(rules["flow"], "apply")
        self.copy_into = <CopyInto> exported(rules["memory"], "copy_into")
        self.reimagine = <Reimagine> exported(rules["resample"], "reimagine")
        self.clock_of = <OfState> exported(rules["heuristic"], "clock")
        self.stage_of = <OfState> exported(rules["heuristic"], "stage")
        self.score_of = <OfSeat> exported(rules["heuristic"], "score")
        self.has_won = <OfSeat> exported(rules["heuristic"], "is_winner")
        self.features_of = <Features> exported(rules["heuristic"], "features")
        self.source_count = rules["heuristic"].sources()
        self.earned_of = <Features> exported(rules["heuristic"], "earned")
        self.weights = settings["weights"]
        self.policy = settings["policy"]
        self.players = world.seats
        self.actions = settings["actions"]
        self.width = settings["width"]
        self.horizon = settings["horizon"]
        self.by_policy = settings["by_policy"]
        self.stop_when_decided = settings["stop_when_decided"]
        self.exploration = settings["exploration"]
        self.margin = settings["margin"]
        self.margin_scale = settings["margin_scale"]
        self.temperature = settings["temperature"] if self.by_policy else 0
        self.at_option_count = <char *> &world.option_count - first
        self.at_options = <char *> &world.options[0] - first
        self.at_asked_seat = <char *> &world.asked_seat - first
        self.at_over = <char *> &world.over - first
        self.word = (settings["seed"] * 2654435761 + 1) & 0xFFFFFFFF | 1
        self.end_clock = self.clock_of(self.world, 0) + self.horizon
        self.node_room = FIRST_NODES
        self.nodes = <Node *> malloc(self.node_room * sizeof(Node))
        self.values = <double *> malloc(self.node_room * self.players * sizeof(double))
        self.tries = <int *> calloc(self.players * self.actions, sizeof(int))
        self.gains = <double *> calloc(self.players * self.actions, sizeof(double))
        self.lessons = <double *> calloc(self.players * self.actions, sizeof(double))
        if not (self.nodes and self.values and self.tries and self.gains and self.lessons):
            raise MemoryError
        for place in range(self.players * self.actions):
            self.lessons[place] = 1
        self.new_node(-1)

    def __dealloc__(self):
        free(self.nodes)
        free(self.values)
        free(self.tries)
        free(self.gains)
        free(self.lessons)

    def grow(self, int seat, int simulations, double seconds):
        cdef double start = NOW()
        cdef double end = start + seconds
        cdef double now
        cdef int done = 0
        cdef bint room = True
        with nogil:
            while room and (simulations == 0 or done < simulations):
                if done % BETWEEN_LOOKS == 0 and done > 0:
                    now = NOW() if seconds > 0 else 0
                    if seconds > 0 and now >= end:
                        break
                    if self.stop_when_decided and self.is_decided(done, simulations, start, now, end):
                        break
                if self.temperature > 0 and done % BETWEEN_LESSONS == BETWEEN_LESSONS - 1:
                    self.learn()
                room = self.simulate(seat)
                done += 1
        self.simulations += done
        if not room:
            raise MemoryError
        return done

    cdef bint is_decided(self, int done, int simulations, double start, double now, double end) noexcept nogil:
        """Whether no other option can still be tried as often as the one in front."""
        cdef int child = self.nodes[self.root].first_child
        cdef int most = 0, second = 0
        cdef double left = simulations - done
        if simulations == 0:
            left = done * (end - now) / (now - start) if now > start else done + 1
        while child >= 0:
            if self.nodes[child].visits > most:
                second = most
                most = self.nodes[child].visits
            elif self.nodes[child].visits > second:
                second = self.nodes[child].visits
            child = self.nodes[child].sibling
        return most - second > left

    def try_each(self, int seat, int worlds):
        with nogil:
            self.try_options(seat, worlds)

    cdef void try_options(self, int seat, int worlds) noexcept nogil:
        cdef int world, index, child
        cdef short *options
        cdef double[MOST_SEATS] value
        for world in range(worlds):
            self.imagine(seat)
            self.copy_into(self.scratch, self.trial, 0)
            options = <short *> (<char *> self.trial + self.at_options)
            for index in range(self.number(self.trial, self.at_option_count)):
                self.copy_into(self.trial, self.scratch, 0)
                child = self.child_for(self.root, options[index])
                if child < 0:
                    break
                self.apply_action(self.scratch, options[index], 0)
                self.play_out()
                self.judge(value)
                self.add(child, value)
                self.simulations += 1

    def answer(self, CoreState state, int worlds, int overlooks, double temperature, Word word):
        cdef int action
        with nogil:
            action = answered(self, <void *> <PyObject *> state, worlds, overlooks, temperature, &word)
        return action, word

    cdef void begin(self, void *world, Word seed) noexcept nogil:
        """Forget everything, and look at this world from now on."""
        cdef Word first = xorshift32(seed * 2246822519u + 3 | 1)
        self.world = world
        self.word = (xorshift32(first) >> 1) * 2654435761u + 1 | 1
        self.end_clock = self.clock_of(world, 0) + self.horizon
        self.trail_length = 0
        self.node_count = 0
        self.root = self.new_node(-1)

    cdef int best(self, int seat) noexcept nogil:
        """The option tried most often; among equals the one worth most, then the first."""
        cdef int child = self.nodes[self.root].first_child
        cdef int visits, most = 0, chosen = -1
        cdef double worth, highest = 0
        while child >= 0:
            visits = self.nodes[child].visits
            worth = self.values[child * self.players + seat] / visits
            if (
                visits > most
                or (visits == most and worth > highest)
                or (visits == most and worth == highest and self.nodes[child].action < chosen)
            ):
                most, highest, chosen = visits, worth, self.nodes[child].action
            child = self.nodes[child].sibling
        return chosen

    cdef int tempting(self, int seat, int overlooks, double temperature, Word *word) noexcept nogil:
        """One of the options that are not overlooked, more likely a better one."""
        cdef double[MOST_ACTIONS] worth
        cdef int[MOST_ACTIONS] place
        cdef int[MOST_ACTIONS] actions
        cdef int child, action, count = 0, noticed = 0
        cdef double total = 0, mark, highest = 0
        for action in range(self.actions):
            place[action] = -1
        child = self.nodes[self.root].first_child
        while child >= 0:
            place[self.nodes[child].action] = child
            child = self.nodes[child].sibling
        for action in range(self.actions):
            if place[action] >= 0:
                word[0] = xorshift32(word[0])
                if (word[0] >> 8) % <Word> overlooks:
                    noticed += 1
                else:
                    place[action] = -2 - place[action]
        for action in range(self.actions):
            child = place[action] if noticed else -2 - place[action]
            if child >= 0:
                actions[count] = action
                worth[count] = self.values[child * self.players + seat] / self.nodes[child].visits
                if count == 0 or worth[count] > highest:
                    highest = worth[count]
                count += 1
        for action in range(count):
            worth[action] = exp((worth[action] - highest) / temperature)
            total += worth[action]
        word[0] = xorshift32(word[0])
        mark = total * ((word[0] >> 8) % 65536u) / 65536
        for action in range(count):
            mark -= worth[action]
            if mark < 0:
                return actions[action]
        return actions[count - 1]

    def compare(self, int seat, list actions, int worlds):
        """Each of these options played out to the end in the same worlds with the same chance."""
        cdef int width = self.source_count + 2
        cdef int count = len(actions)
        cdef double[::1] sums = array("d", bytes(8 * 3 * width * count))
        cdef double[MOST_FEATURES] found
        cdef double[MOST_FEATURES] first
        cdef int[::1] codes = array("i", actions)
        cdef int world, number
        cdef Word word
        if width > MOST_FEATURES:
            raise ValueError(width)
        with nogil:
            for world in range(worlds):
                self.imagine(seat)
                self.copy_into(self.scratch, self.trial, 0)
                word = self.word
                for number in range(count):
                    self.copy_into(self.trial, self.scratch, 0)
                    self.word = word
                    self.trail_length = 0
                    self.apply_action(self.scratch, codes[number], 0)
                    self.play_out()
                    self.outcome(seat, width, found)
                    if number == 0:
                        self.outcome(seat, width, first)
                    note(&sums[number * 3 * width], found, first, width)
        rows = [list(sums[start : start + width]) for start in range(0, 3 * width * count, width)]
        return [tuple(rows[number * 3 : number * 3 + 3]) for number in range(count)]

    cdef void outcome(self, int seat, int width, double *found) noexcept nogil:
        """What a playout brought a seat: points by source, the best score of the others, the victory."""
        cdef int[MOST_FEATURES] row
        cdef int index, other, best = -1000000, won = 0
        self.earned_of(self.scratch, seat, row)
        for index in range(width - 2):
            found[index] = row[index]
        for other in range(self.players):
            if other != seat:
                best = max(best, self.score_of(self.scratch, other, 0))
            won += 1 if self.has_won(self.scratch, other, 0) else 0
        found[width - 2] = best
        found[width - 1] = 1.0 / won if self.has_won(self.scratch, seat, 0) else 0.0

    def descend(self, int action):
        """Go on from an option, with all that was found out below it; the world has taken it already."""
        cdef int child = self.nodes[self.root].first_child
        while child >= 0 and self.nodes[child].action != action:
            child = self.nodes[child].sibling
        if child < 0:
            child = self.new_child(self.root, action)
            if child < 0:
                raise MemoryError
        self.root = child
        self.end_clock = self.clock_of(self.world, 0) + self.horizon
        return self.nodes[child].visits

    def rows(self):
        """The options of the root: action, visits, times available, mean value of each seat."""
        cdef int child = self.nodes[self.root].first_child
        cdef int seat
        found = []
        while child >= 0:
            visits = self.nodes[child].visits
            means = [self.values[child * self.players + seat] / visits for seat in range(self.players)]
            found.append((self.nodes[child].action, visits, self.nodes[child].available, means))
            child = self.nodes[child].sibling
        return sorted(found)

    cdef inline int number(self, void *record, Py_ssize_t place) noexcept nogil:
        return (<int *> (<char *> record + place))[0]

    cdef int new_node(self, int action) noexcept nogil:
        cdef Node *nodes
        cdef double *values
        cdef int node = self.node_count
        if node == self.node_room:
            nodes = <Node *> realloc(self.nodes, 2 * self.node_room * sizeof(Node))
            if nodes == NULL:
                return -1
            self.nodes = nodes
            values = <double *> realloc(self.values, 2 * self.node_room * self.players * sizeof(double))
            if values == NULL:
                return -1
            self.values = values
            self.node_room *= 2
        self.node_count += 1
        self.nodes[node].action = action
        self.nodes[node].visits = 0
        self.nodes[node].available = 0
        self.nodes[node].first_child = -1
        self.nodes[node].sibling = -1
        memset(&self.values[node * self.players], 0, self.players * sizeof(double))
        return node

    cdef int new_child(self, int parent, int action) noexcept nogil:
        cdef int child = self.new_node(action)
        if child >= 0:
            self.nodes[child].sibling = self.nodes[parent].first_child
            self.nodes[parent].first_child = child
        return child

    cdef int child_for(self, int parent, int action) noexcept nogil:
        cdef int child = self.nodes[parent].first_child
        while child >= 0:
            if self.nodes[child].action == action:
                break
            child = self.nodes[child].sibling
        if child < 0:
            child = self.new_child(parent, action)
        if child >= 0:
            self.nodes[child].available += 1
        return child

    cdef void imagine(self, int seat) noexcept nogil:
        self.copy_into(self.world, self.scratch, 0)
        self.word = xorshift32(self.word)
        self.reimagine(self.scratch, seat, <int> (self.word >> 2), 0)

    cdef bint is_finished(self) noexcept nogil:
        if self.number(self.scratch, self.at_over):
            return True
        return self.horizon > 0 and self.clock_of(self.scratch, 0) >= self.end_clock

    cdef bint simulate(self, int seat) noexcept nogil:
        cdef int[MOST_DEPTH] path
        cdef double[MOST_SEATS] value
        cdef int depth = 0, node = self.root, child, index
        self.trail_length = 0
        self.imagine(seat)
        while depth < MOST_DEPTH and not self.is_finished():
            child = self.chosen_child(node)
            if child < 0:
                return False
            path[depth] = child
            depth += 1
            self.take(self.nodes[child].action)
            node = child
            if self.nodes[child].visits == 0:
                break
        self.play_out()
        self.judge(value)
        self.nodes[self.root].visits += 1
        for index in range(depth):
            self.add(path[index], value)
        for index in range(self.trail_length):
            self.tries[self.trail[index]] += 1
            self.gains[self.trail[index]] += value[self.trail[index] // self.actions]
        return True

    cdef void take(self, int action) noexcept nogil:
        """Choose an action in the world at hand; where there was a choice, it is remembered."""
        if self.number(self.scratch, self.at_option_count) > 1 and self.trail_length < MOST_DEPTH:
            self.trail[self.trail_length] = self.number(self.scratch, self.at_asked_seat) * self.actions + action
            self.trail_length += 1
        self.apply_action(self.scratch, action, 0)

    cdef void learn(self) noexcept nogil:
        """An action that brought its seat more than its others did is preferred more."""
        cdef int seat, place, tries
        cdef double gains, mean
        for seat in range(self.players):
            tries = 0
            gains = 0
            for place in range(seat * self.actions, (seat + 1) * self.actions):
                tries += self.tries[place]
                gains += self.gains[place]
            if tries == 0:
                continue
            mean = gains / tries
            for place in range(seat * self.actions, (seat + 1) * self.actions):
                gains = self.gains[place] - mean * self.tries[place]
                self.lessons[place] = exp(gains / (self.tries[place] + DOUBT) / self.temperature)

    cdef inline double preference(self, int row, int seat, int action) noexcept nogil:
        """How willingly the seat chooses it: the policy, and what this search has learned."""
        return self.policy[row + action] * self.lessons[seat * self.actions + action]

    cdef void add(self, int node, double *value) noexcept nogil:
        cdef int seat
        self.nodes[node].visits += 1
        for seat in range(self.players):
            self.values[node * self.players + seat] += value[seat]

    cdef int chosen_child(self, int node) noexcept nogil:
        """The option that promises most to the seat that is asked; the policy says where to look first."""
        cdef short *options = <short *> (<char *> self.scratch + self.at_options)
        cdef int count = self.number(self.scratch, self.at_option_count)
        cdef int seat = self.number(self.scratch, self.at_asked_seat)
        cdef int row = self.stage_of(self.scratch, 0) * self.actions
        cdef Bits[2] untried
        cdef Bits bit
        cdef int index, action, child, best = -1, untried_action = -1
        cdef double promise, most = 0, hope, total = 0, preference, strongest = 0
        untried[0] = 0
        untried[1] = 0
        for index in range(count):
            untried[options[index] >> 6] |= (<Bits> 1) << (options[index] & 63)
            total += self.preference(row, seat, options[index])
        child = self.nodes[node].first_child
        while child >= 0:
            action = self.nodes[child].action
            bit = (<Bits> 1) << (action & 63)
            if untried[action >> 6] & bit:
                untried[action >> 6] ^= bit
                self.nodes[child].available += 1
                promise = self.values[child * self.players + seat] / self.nodes[child].visits
                hope = self.exploration * self.preference(row, seat, action) / total
                promise += hope * sqrt(self.nodes[child].available) / (1 + self.nodes[child].visits)
                if best < 0 or promise > most:
                    most = promise
                    best = child
            child = self.nodes[child].sibling
        for index in range(count):
            action = options[index]
            if untried[action >> 6] >> (action & 63) & 1:
                preference = self.preference(row, seat, action)
                if preference > strongest:
                    strongest = preference
                    untried_action = action
        if untried_action < 0:
            return best
        if best >= 0 and node != self.root:
            hope = self.exploration * strongest / total * sqrt(self.nodes[node].visits)
            if self.values[node * self.players + seat] / self.nodes[node].visits + hope <= most:
                return best
        child = self.new_child(node, untried_action)
        if child >= 0:
            self.nodes[child].available = 1
        return child

    cdef void play_out(self) noexcept nogil:
        cdef short *options = <short *> (<char *> self.scratch + self.at_options)
        cdef int count
        while not self.is_finished():
            count = self.number(self.scratch, self.at_option_count)
            self.word = xorshift32(self.word)
            if self.by_policy:
                self.take(self.preferred(options, count))
            else:
                self.apply_action(self.scratch, options[(self.word >> 8) % <Word> count], 0)

    cdef int preferred(self, short *options, int count) noexcept nogil:
        """An option drawn in proportion to the preferences."""
        cdef int row = self.stage_of(self.scratch, 0) * self.actions
        cdef int seat = self.number(self.scratch, self.at_asked_seat)
        cdef int index
        cdef double total = 0, mark
        for index in range(count):
            total += self.preference(row, seat, options[index])
        mark = total * (self.word >> 4) / DRAWS
        for index in range(count):
            mark -= self.preference(row, seat, options[index])
            if mark < 0:
                return options[index]
        return options[count - 1]

    cdef void judge(self, double *value) noexcept nogil:
        if self.number(self.scratch, self.at_over):
            self.judge_end(value)
        else:
            self.judge_prospects(value)

    cdef void judge_end(self, double *value) noexcept nogil:
        """The share of the victory, and a small term for the margin."""
        cdef int seat, other, won = 0, best
        cdef int[MOST_SEATS] score
        cdef double lead
        for seat in range(self.players):
            value[seat] = 1 if self.has_won(self.scratch, seat, 0) else 0
            won += 1 if value[seat] > 0 else 0
            score[seat] = self.score_of(self.scratch, seat, 0)
        for seat in range(self.players):
            best = -1000000
            for other in range(self.players):
                if other != seat and score[other] > best:
                    best = score[other]
            lead = (score[seat] - best) / self.margin_scale
            value[seat] = (1 - self.margin) * value[seat] / won + self.margin / (1 + exp(-lead))

    cdef void judge_prospects(self, double *value) noexcept nogil:
        """The game's evaluation as a probability of victory for each seat."""
        cdef int[MOST_FEATURES] row
        cdef int seat, index, base
        cdef double most = -1e300, total = 0, sum
        base = self.stage_of(self.scratch, 0) * self.width
        for seat in range(self.players):
            self.features_of(self.scratch, seat, row)
            sum = 0
            for index in range(self.width):
                sum += self.weights[base + index] * row[index]
            value[seat] = sum
            if sum > most:
                most = sum
        for seat in range(self.players):
            value[seat] = exp(value[seat] - most)
            total += value[seat]
        for seat in range(self.players):
            value[seat] = value[seat] / total


cdef int answered(
    Tree tree, void *state, int worlds, int overlooks, double temperature, Word *word
) noexcept nogil:
    """What a bot that grows no tree chooses, with its own stream of chance: see levels.Quick."""
    cdef short *options = <short *> (<char *> state + tree.at_options)
    cdef int seat = tree.number(state, tree.at_asked_seat)
    if tree.number(state, tree.at_option_count) == 1:
        return options[0]
    word[0] = xorshift32(word[0])
    tree.begin(state, (word[0] >> 8) % (1u << 20) if overlooks else word[0] >> 1)
    tree.try_options(seat, worlds)
    return tree.tempting(seat, overlooks, temperature, word) if overlooks else tree.best(seat)


# `answered` for compiled loops elsewhere.
ANSWER = PyCapsule_New(<void *> answered, "trianon.bots.tree.answered", NULL)


cdef void note(double *sums, double *found, double *first, int width) noexcept nogil:
    """Add an outcome, its distance from that of the first option, and the square of it."""
    cdef int index
    cdef double apart
    for index in range(width):
        apart = found[index] - first[index]
        sums[index] += found[index]
        sums[width + index] += apart
        sums[2 * width + index] += apart * apart


def measure(rules, CoreState state, int seat, int width):
    """The features of a seat, as a list."""
    cdef Features features_of = <Features> exported(rules["heuristic"], "features")
    cdef int[MOST_FEATURES] row
    cdef int index
    features_of(<void *> <PyObject *> state, seat, row)
    return [row[index] for index in range(width)]


def points_of(rules, CoreState state, int seat):
    """The points of a seat by source, as a list."""
    cdef Features earned_of = <Features> exported(rules["heuristic"], "earned")
    cdef int[MOST_FEATURES] row
    cdef int index
    earned_of(<void *> <PyObject *> state, seat, row)
    return [row[index] for index in range(rules["heuristic"].sources())]
