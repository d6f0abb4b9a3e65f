/* Helpers for a loop over many games: they take chunks of it while the caller works on it too.

Nobody waits for a helper that has not begun: on a busy machine, where helpers come late or never, the caller does
the whole loop alone. Whoever has to wait looks for some microseconds, then sleeps, so that no thread burns the
processor time of the others. Threads and locks are Python's own, which every platform has; helpers never touch
Python. */

#include <Python.h>
#include <stdlib.h>

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

typedef void (*Job)(void *what, void *array, int first, int last);

/* Somebody who sleeps until the bell rings; the bell is a lock that is held except while it rings. */
typedef struct {
    Number asleep;
    PyThread_type_lock bell;
    char apart[64];
} Sleeper;

typedef struct {
    Number next; /* the first chunk that nobody has taken */
    char apart[64];
    Number done; /* chunks finished */
    char apart_too[64];
    Number running, ending, owners;
    int total, chunk, chunks, helpers;
    Job job;
    void *what, *array;
    Sleeper caller;
    Sleeper helper[1];
} Crew;

typedef struct {
    Crew *crew;
    int number;
} Contract;

static int sleeper_ready(Sleeper *sleeper) {
    sleeper->bell = PyThread_allocate_lock();
    return sleeper->bell != NULL && PyThread_acquire_lock(sleeper->bell, WAIT_LOCK);
}

static void wake(Sleeper *sleeper) {
    if (READ(&sleeper->asleep) && SWAPPED(&sleeper->asleep, 0)) {
        PyThread_release_lock(sleeper->bell);
    }
}

static int has_work(Crew *crew) { return READ(&crew->next) < crew->chunks || READ(&crew->ending); }
static int is_done(Crew *crew) { return READ(&crew->done) == crew->chunks; }

/* Wait awake for a moment, then asleep; whoever makes it true wakes us, or somebody late does for nothing. */
static void wait_until(int (*is_true)(Crew *), Crew *crew, Sleeper *me) {
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

/* Take chunks until none is left. What is to be done is read after a chunk was taken: then it cannot change. */
static void work(Crew *crew) {
    while (READ(&crew->next) < crew->chunks) {
        long number = ADDED(&crew->next, 1) - 1;
        if (number >= crew->chunks) {
            return;
        }
        int first = (int)number * crew->chunk;
        int last = number + 1 == crew->chunks ? crew->total : first + crew->chunk;
        crew->job(crew->what, crew->array, first, last);
        if (ADDED(&crew->done, 1) == crew->chunks) {
            wake(&crew->caller);
        }
    }
}

/* The last owner, the caller or a helper, puts out the light. */
static void leave(Crew *crew) {
    if (ADDED(&crew->owners, -1) > 0) {
        return;
    }
    for (int number = 0; number < crew->helpers; number++) {
        PyThread_free_lock(crew->helper[number].bell);
    }
    PyThread_free_lock(crew->caller.bell);
    free(crew);
}

static void help(void *given) {
    Contract contract = *(Contract *)given;
    Crew *crew = contract.crew;
    free(given);
    while (!READ(&crew->ending)) {
        work(crew);
        wait_until(has_work, crew, &crew->helper[contract.number]);
    }
    leave(crew);
}

/* A crew for a loop of so many games; NULL if there is no memory. A thread that cannot be had is done without. */
static Crew *crew_hire(int helpers, int total, int chunk) {
    Crew *crew = calloc(1, sizeof(Crew) + helpers * sizeof(Sleeper));
    if (crew == NULL) {
        return NULL;
    }
    crew->total = total;
    crew->chunk = chunk;
    crew->chunks = (total + chunk - 1) / chunk;
    crew->next = crew->chunks;
    crew->owners = 1;
    if (!sleeper_ready(&crew->caller)) {
        free(crew);
        return NULL;
    }
    while (crew->helpers < helpers && sleeper_ready(&crew->helper[crew->helpers])) {
        Contract *contract = malloc(sizeof(Contract));
        if (contract == NULL) {
            break;
        }
        contract->crew = crew;
        contract->number = crew->helpers++;
        ADDED(&crew->owners, 1);
        if (PyThread_start_new_thread(help, contract) == PYTHREAD_INVALID_THREAD_ID) {
            ADDED(&crew->owners, -1);
            free(contract);
            break;
        }
    }
    return crew;
}

/* The whole loop, together; a second caller at the same time works alone. */
static void crew_run(Crew *crew, Job job, void *what, void *array) {
    if (SWAPPED(&crew->running, 1)) {
        job(what, array, 0, crew->total);
        return;
    }
    crew->job = job;
    crew->what = what;
    crew->array = array;
    SWAPPED(&crew->done, 0);
    SWAPPED(&crew->next, 0);
    for (int number = 0; number < crew->helpers; number++) {
        wake(&crew->helper[number]);
    }
    work(crew);
    wait_until(is_done, crew, &crew->caller);
    SWAPPED(&crew->running, 0);
}

/* No more work: helpers go, and take what they need with them. */
static void crew_dismiss(Crew *crew) {
    SWAPPED(&crew->ending, 1);
    for (int number = 0; number < crew->helpers; number++) {
        wake(&crew->helper[number]);
    }
    leave(crew);
}
