/* Helpers for a loop over many games: each has a share of it, as the caller has, and takes from others what they left.

Nobody waits for a helper that has not begun: on a busy machine, where helpers come late or never, the caller does
the whole loop alone. Whoever has to wait looks for some microseconds, then sleeps, so that no thread burns the
processor time of the others. Threads and locks are Python's own, which every platform has; helpers never touch
Python.

Help is not always worth having: beside busy processes a helper that the system puts aside in the midst of a chunk
keeps the caller waiting until it is its turn again, which can last longer than the whole loop. So both ways are
tried for some milliseconds, together and alone, and the faster one is kept for a term. */

#include <Python.h>
#include <stdlib.h>
#include <time.h>

#if defined(_MSC_VER)
#include <intrin.h>
typedef volatile long Number;
#define ADDED(number, more) (_InterlockedExchangeAdd(number, more) + (more))
#define SWAPPED(number, value) _InterlockedExchange(number, value)
#define READ(number) _InterlockedOr(number, 0)
#define PAUSE() _mm_pause()
#else
typedef volatile long Number;
#define ADDED(number, more) __atomic_add_fetch(number, more, __ATOMIC_SEQ_CST)
#define SWAPPED(number, value) __atomic_exchange_n(number, value, __ATOMIC_SEQ_CST)
#define READ(number) __atomic_load_n(number, __ATOMIC_SEQ_CST)
#if defined(__x86_64__) || defined(__i386__)
#define PAUSE() __builtin_ia32_pause()
#else
#define PAUSE()
#endif
#endif

enum { LOOKS = 2000 }; /* some 50 microseconds of waiting awake */

/* How long a way is tried, and how many trials a term lasts at first and at most: it doubles while the same way wins. */
static const double TRIAL = 0.02;
enum { FEWEST_RUNS = 4, FIRST_TERM = 8, LONGEST_TERM = 128, SURPRISES = 3 };

typedef void (*Job)(void *what, void *array, int first, int last);

/* The two ways to do a loop. */
enum { ALONE, TOGETHER };

/* What trials have found: seconds a run by each way, and how long the better one is still kept. */
typedef struct {
    int way;
    int trying;     /* trials still to come before the ways are compared */
    int surprises;  /* trials in a row of a term that were not as expected */
    long term, left; /* trials of this term, and those of it still to come */
    double cost[2];
    double spent; /* seconds in this trial */
    long runs;    /* and runs */
} Verdict;

/* One thread: its own share of the chunks, and the bell it sleeps by: a lock that is held except while it rings. */
typedef struct {
    Number next; /* the first chunk of the share that nobody has taken */
    long first, last;
    char apart[64];
    Number asleep;
    PyThread_type_lock bell;
    char apart_too[64];
} Worker;

typedef struct {
    Number done; /* chunks finished */
    char apart[64];
    Number running, ending, owners;
    int total, chunk, chunks, threads;
    Job job;
    void *what, *array;
    Verdict verdict;
    Worker worker[1]; /* the caller is the first */
} Crew;

typedef struct {
    Crew *crew;
    int number;
} Contract;

static double now(void) {
    struct timespec time;
    timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void try_both(Verdict *verdict) {
    verdict->trying = 2;
    verdict->surprises = 0;
}

/* Trials in a row that took half more, or a third less, than was expected: the machine is busier now, or less so. */
static int is_surprised(Verdict *verdict, double cost) {
    double expected = verdict->cost[verdict->way];
    int is_other = cost > 1.5 * expected || cost < expected / 1.5;
    verdict->surprises = is_other ? verdict->surprises + 1 : 0;
    return verdict->surprises == SURPRISES;
}

/* The way that took less, for a term: twice as long as the last one if it has won again. Help must be clearly
better: the system is kind at first to a thread that has slept. */
static void judge(Verdict *verdict) {
    int kept = verdict->way;
    verdict->way = verdict->cost[TOGETHER] < 0.9 * verdict->cost[ALONE] ? TOGETHER : ALONE;
    verdict->term = verdict->way != kept ? FIRST_TERM : verdict->term < LONGEST_TERM ? 2 * verdict->term : LONGEST_TERM;
    verdict->left = verdict->term;
}

/* A trial is over: try the other way, compare the two, or go on as before. The way that is kept is tried first. */
static void end_trial(Verdict *verdict, double cost) {
    if (verdict->trying) {
        verdict->cost[verdict->way] = cost;
        verdict->way = !verdict->way;
        if (--verdict->trying == 0) {
            judge(verdict);
        }
    } else if (is_surprised(verdict, cost)) {
        verdict->term = FIRST_TERM;
        try_both(verdict);
    } else if (--verdict->left == 0) {
        try_both(verdict);
    }
}

static void reckon(Verdict *verdict, double seconds) {
    verdict->spent += seconds > 0 ? seconds : 0; /* a clock may be set back */
    verdict->runs++;
    if (verdict->spent >= TRIAL && verdict->runs >= FEWEST_RUNS) {
        end_trial(verdict, verdict->spent / (double)verdict->runs);
        verdict->spent = 0;
        verdict->runs = 0;
    }
}

static void wake(Worker *worker) {
    if (READ(&worker->asleep) && SWAPPED(&worker->asleep, 0)) {
        PyThread_release_lock(worker->bell);
    }
}

static int has_work(Crew *crew) {
    for (int number = 0; number < crew->threads; number++) {
        if (READ(&crew->worker[number].next) < crew->worker[number].last) {
            return 1;
        }
    }
    return READ(&crew->ending) != 0;
}

static int is_done(Crew *crew) { return READ(&crew->done) == crew->chunks; }

/* Wait awake for a moment, then asleep; whoever makes it true wakes us, or somebody late does for nothing. */
static void wait_until(int (*is_true)(Crew *), Crew *crew, Worker *me) {
    for (int look = 0; !is_true(crew); look++) {
        if (look < LOOKS) {
            PAUSE();
            continue;
        }
        SWAPPED(&me->asleep, 1);
        if (is_true(crew) && SWAPPED(&me->asleep, 0)) {
            return; /* nobody has rung */
        }
        PyThread_acquire_lock(me->bell, WAIT_LOCK);
    }
}

/* Take chunks of a share until none is left. The job is read after a chunk was taken: then it cannot change. */
static void work_on(Crew *crew, Worker *share) {
    while (READ(&share->next) < share->last) {
        long number = ADDED(&share->next, 1) - 1;
        if (number >= share->last) {
            return;
        }
        int first = (int)number * crew->chunk;
        int last = number + 1 == crew->chunks ? crew->total : first + crew->chunk;
        crew->job(crew->what, crew->array, first, last);
        if (ADDED(&crew->done, 1) == crew->chunks) {
            wake(&crew->worker[0]);
        }
    }
}

/* My own share first, always the same games, which are in my cache; then what the others have left. */
static void work(Crew *crew, int me) {
    for (int other = 0; other < crew->threads; other++) {
        work_on(crew, &crew->worker[(me + other) % crew->threads]);
    }
}

/* The last owner, the caller or a helper, puts out the light. */
static void leave(Crew *crew) {
    if (ADDED(&crew->owners, -1) > 0) {
        return;
    }
    for (int number = 0; number < crew->threads; number++) {
        if (crew->worker[number].bell != NULL) {
            PyThread_free_lock(crew->worker[number].bell);
        }
    }
    free(crew);
}

static void help(void *given) {
    Contract contract = *(Contract *)given;
    Crew *crew = contract.crew;
    free(given);
    while (!READ(&crew->ending)) {
        work(crew, contract.number);
        wait_until(has_work, crew, &crew->worker[contract.number]);
    }
    leave(crew);
}

/* A bell for a thread, and, for all but the caller, the thread itself; one that cannot be had is done without. */
static void engage(Crew *crew, int number) {
    Contract *contract = malloc(sizeof(Contract));
    crew->worker[number].bell = PyThread_allocate_lock();
    if (contract == NULL || crew->worker[number].bell == NULL) {
        free(contract);
        return;
    }
    PyThread_acquire_lock(crew->worker[number].bell, WAIT_LOCK);
    contract->crew = crew;
    contract->number = number;
    ADDED(&crew->owners, 1);
    if (number == 0 || PyThread_start_new_thread(help, contract) == PYTHREAD_INVALID_THREAD_ID) {
        ADDED(&crew->owners, -1);
        free(contract);
    }
}

/* A crew of so many threads, the caller's among them, for a loop of so many games; NULL if there is no memory. */
static Crew *crew_hire(int threads, int total, int chunk) {
    Crew *crew = calloc(1, sizeof(Crew) + threads * sizeof(Worker));
    if (crew == NULL) {
        return NULL;
    }
    crew->total = total;
    crew->chunk = chunk;
    crew->chunks = (total + chunk - 1) / chunk;
    crew->threads = threads;
    crew->owners = 1;
    crew->verdict.way = TOGETHER;
    crew->verdict.term = FIRST_TERM;
    try_both(&crew->verdict);
    for (long number = 0; number < threads; number++) {
        crew->worker[number].first = crew->chunks * number / threads;
        crew->worker[number].last = crew->chunks * (number + 1) / threads;
        crew->worker[number].next = crew->worker[number].last;
    }
    for (int number = 0; number < threads; number++) {
        engage(crew, number);
    }
    if (crew->worker[0].bell != NULL) {
        return crew;
    }
    SWAPPED(&crew->ending, 1);
    leave(crew);
    return NULL;
}

static void run_together(Crew *crew, Job job, void *what, void *array) {
    crew->job = job;
    crew->what = what;
    crew->array = array;
    SWAPPED(&crew->done, 0);
    for (int number = 0; number < crew->threads; number++) {
        SWAPPED(&crew->worker[number].next, crew->worker[number].first);
    }
    for (int number = 1; number < crew->threads; number++) {
        wake(&crew->worker[number]);
    }
    work(crew, 0);
    wait_until(is_done, crew, &crew->worker[0]);
}

/* The whole loop, by the way that is faster now; a second caller at the same time works alone. */
static void crew_run(Crew *crew, Job job, void *what, void *array) {
    if (SWAPPED(&crew->running, 1)) {
        job(what, array, 0, crew->total);
        return;
    }
    double begun = now();
    if (crew->verdict.way == TOGETHER) {
        run_together(crew, job, what, array);
    } else {
        job(what, array, 0, crew->total);
    }
    reckon(&crew->verdict, now() - begun);
    SWAPPED(&crew->running, 0);
}

/* No more work: helpers go, and take what they need with them. */
static void crew_dismiss(Crew *crew) {
    SWAPPED(&crew->ending, 1);
    for (int number = 1; number < crew->threads; number++) {
        wake(&crew->worker[number]);
    }
    leave(crew);
}
