"""Search in a tree of choices, uncompiled; tree.pyx is the compiled twin.

Information-set Monte-Carlo search for two to five players. Every simulation draws what the seat cannot know
anew, walks down the tree by the options that are open in that world, plays on and judges the outcome for every
seat; each seat in the tree chooses for itself (max-n). How often an option was available is counted, so that
options seldom open are not taken for neglected ones. What an action brought its seat, wherever in this search
it was taken, makes the policy preference it more or less from then on (move-average sampling).
"""

from __future__ import annotations

import math
import time
from typing import Any

from trianon.core.chance import MASK, xorshift32

MOST_DEPTH = 512
BETWEEN_LOOKS = 16  # simulations between two looks at the clock
BETWEEN_LESSONS = 64  # simulations between two lessons
DRAWS = 1 << 28  # distinct values of `word >> 4`
DOUBT = 20  # pseudo-count: every action starts with 20 average tries

# Of an option played out in many worlds: the sums of its numbers, of their distance from those of the first
# option, and of the squares of that.
Compared = tuple[list[float], list[float], list[float]]


class Node:
    """An option in its place: how often it was taken, how often it was there, what it brought."""

    def __init__(self, action: int, players: int) -> None:
        self.action = action
        self.visits = 0
        self.available = 0
        self.children: list[Node] = []  # the newest first
        self.values = [0.0] * players


class Tree:
    """One tree, grown from one world that a seat believes in."""

    def __init__(
        self, rules: dict[str, Any], world: Any, records: list[Any], settings: dict[str, Any]
    ) -> None:
        self.world = world
        self.scratch, self.trial = records
        self.apply = rules["flow"].apply
        self.copy_into = rules["memory"].copy_into
        self.reimagine = rules["resample"].reimagine
        self.heuristic = rules["heuristic"]
        self.weights = settings["weights"]
        self.policy = settings["policy"]
        self.players: int = world.seats
        self.actions: int = settings["actions"]
        self.width: int = settings["width"]
        self.horizon: int = settings["horizon"]
        self.by_policy = bool(settings["by_policy"])
        self.stop_when_decided = bool(settings["stop_when_decided"])
        self.exploration: float = settings["exploration"]
        self.margin: float = settings["margin"]
        self.margin_scale: float = settings["margin_scale"]
        self.temperature: float = settings["temperature"] if self.by_policy else 0
        self.word = (settings["seed"] * 2654435761 + 1) & MASK | 1
        self.end_clock = self.heuristic.clock(world) + self.horizon
        self.root = Node(-1, self.players)
        self.simulations = 0
        # What this search has learned of each action of each seat: how often it was taken, what it brought.
        self.tries = [0] * (self.players * self.actions)
        self.gains = [0.0] * (self.players * self.actions)
        self.lessons = [1.0] * (self.players * self.actions)
        self.trail: list[int] = []

    def grow(self, seat: int, simulations: int, seconds: float) -> int:
        """Simulate so often, or for so long; zero is no limit. How many simulations were made."""
        start = time.monotonic()
        end = start + seconds
        done = 0
        while simulations == 0 or done < simulations:
            if done % BETWEEN_LOOKS == 0 and done > 0:
                now = time.monotonic()
                if seconds > 0 and now >= end:
                    break
                left: float = simulations - done
                if simulations == 0:
                    left = done * (end - now) / (now - start) if now > start else done + 1
                if self.stop_when_decided and self.is_decided(left):
                    break
            if self.temperature > 0 and done % BETWEEN_LESSONS == BETWEEN_LESSONS - 1:
                self.learn()
            self.simulate(seat)
            done += 1
        self.simulations += done
        return done

    def is_decided(self, left: float) -> bool:
        """Whether no other option can still be tried as often as the one in front."""
        visits = sorted((node.visits for node in self.root.children), reverse=True)
        return visits[0] - (visits[1] if len(visits) > 1 else 0) > left

    def try_each(self, seat: int, worlds: int) -> None:
        """Every option once in each of so many worlds, no tree below."""
        for _ in range(worlds):
            self.imagine(seat)
            self.copy_into(self.scratch, self.trial)
            for action in self.trial.options[: self.trial.option_count]:
                self.copy_into(self.trial, self.scratch)
                child = self.child_for(self.root, action)
                self.apply(self.scratch, action)
                self.play_out()
                add(child, self.judge())
                self.simulations += 1

    def answer(
        self, state: Any, worlds: int, overlooks: int, temperature: float, word: int
    ) -> tuple[int, int]:
        """What a bot that grows no tree chooses (see levels.Quick), and its stream of chance after that."""
        if state.option_count == 1:
            return int(state.options[0]), word
        word = xorshift32(word)
        self.begin(state, (word >> 8) % (1 << 20) if overlooks else word >> 1)
        self.try_each(state.asked_seat, worlds)
        if overlooks:
            return self.tempting(state.asked_seat, overlooks, temperature, word)
        best = max(self.rows(), key=lambda row: (row[1], row[3][state.asked_seat]))
        return best[0], word

    def begin(self, world: Any, seed: int) -> None:
        """Forget everything, and look at this world from now on."""
        first = xorshift32((seed * 2246822519 + 3) & MASK | 1)
        self.world = world
        self.word = ((xorshift32(first) >> 1) * 2654435761 + 1) & MASK | 1
        self.end_clock = self.heuristic.clock(world) + self.horizon
        self.trail.clear()
        self.root = Node(-1, self.players)

    def tempting(self, seat: int, overlooks: int, temperature: float, word: int) -> tuple[int, int]:
        """One of the options that are not overlooked, more likely a better one."""
        rows, noticed = self.rows(), []
        for row in rows:
            word = xorshift32(word)
            if (word >> 8) % overlooks:
                noticed.append(row)
        noticed = noticed or rows
        best = max(row[3][seat] for row in noticed)
        shares = [math.exp((row[3][seat] - best) / temperature) for row in noticed]
        word = xorshift32(word)
        mark = sum(shares) * ((word >> 8) % (1 << 16)) / (1 << 16)
        for row, share in zip(noticed, shares, strict=True):
            mark -= share
            if mark < 0:
                return row[0], word
        return noticed[-1][0], word

    def compare(self, seat: int, actions: list[int], worlds: int) -> list[Compared]:
        """Each of these options played out to the end in the same worlds with the same chance.

        What is counted for the seat: its points by source, the best score of the others, its share of the
        victory; and how far each is from the first option, world by world.
        """
        width = self.heuristic.sources() + 2
        sums = [[[0.0] * width for _ in range(3)] for _ in actions]
        for _ in range(worlds):
            self.imagine(seat)
            self.copy_into(self.scratch, self.trial)
            word, first = self.word, [0.0] * width
            for number, action in enumerate(actions):
                self.copy_into(self.trial, self.scratch)
                self.word = word
                self.trail.clear()
                self.apply(self.scratch, action)
                self.play_out()
                found = self.outcome(seat, width)
                first = first if number else found
                note(sums[number], found, first)
        return [(totals, apart, squares) for totals, apart, squares in sums]

    def outcome(self, seat: int, width: int) -> list[float]:
        """What a playout brought a seat: points by source, the best score of the others, the victory."""
        row = [0] * width
        self.heuristic.earned(self.scratch, seat, row)
        seats = range(self.players)
        scores = [self.heuristic.score(self.scratch, other) for other in seats if other != seat]
        won = sum(1 for other in seats if self.heuristic.is_winner(self.scratch, other))
        found = [float(points) for points in row]
        found[width - 2] = max(scores)
        found[width - 1] = 1 / won if self.heuristic.is_winner(self.scratch, seat) else 0.0
        return found

    def descend(self, action: int) -> int:
        """Go on from an option, with all that was found out below it; the world has taken it already."""
        child = next((node for node in self.root.children if node.action == action), None)
        self.root = child or self.new_child(self.root, action)
        self.end_clock = self.heuristic.clock(self.world) + self.horizon
        return self.root.visits

    def rows(self) -> list[tuple[int, int, int, list[float]]]:
        """The options of the root: action, visits, times available, mean value of each seat."""
        return sorted(
            (node.action, node.visits, node.available, [sum_ / node.visits for sum_ in node.values])
            for node in self.root.children
        )

    def child_for(self, parent: Node, action: int) -> Node:
        """The node of an option, new if need be."""
        child = next((node for node in parent.children if node.action == action), None)
        if child is None:
            child = self.new_child(parent, action)
        child.available += 1
        return child

    def new_child(self, parent: Node, action: int) -> Node:
        """A node below another."""
        child = Node(action, self.players)
        parent.children.insert(0, child)
        return child

    def imagine(self, seat: int) -> None:
        """Draw anew what the seat cannot know."""
        self.copy_into(self.world, self.scratch)
        self.word = xorshift32(self.word)
        self.reimagine(self.scratch, seat, self.word >> 2)

    def is_finished(self) -> bool:
        """The game is over, or as far as we look."""
        if self.scratch.over:
            return True
        return self.horizon > 0 and self.heuristic.clock(self.scratch) >= self.end_clock

    def simulate(self, seat: int) -> None:
        """One walk down the tree, one new node, one outcome for all."""
        path: list[Node] = []
        node = self.root
        self.trail.clear()
        self.imagine(seat)
        while len(path) < MOST_DEPTH and not self.is_finished():
            node = self.chosen_child(node)
            path.append(node)
            self.take(node.action)
            if node.visits == 0:
                break
        self.play_out()
        value = self.judge()
        self.root.visits += 1
        for passed in path:
            add(passed, value)
        for place in self.trail:
            self.tries[place] += 1
            self.gains[place] += value[place // self.actions]

    def take(self, action: int) -> None:
        """Choose an action in the world at hand; where there was a choice, it is remembered."""
        if self.scratch.option_count > 1 and len(self.trail) < MOST_DEPTH:
            self.trail.append(self.scratch.asked_seat * self.actions + action)
        self.apply(self.scratch, action)

    def learn(self) -> None:
        """An action that brought its seat more than its others did is preferred more."""
        for seat in range(self.players):
            places = range(seat * self.actions, (seat + 1) * self.actions)
            tries, gains = 0, 0.0
            for place in places:
                tries += self.tries[place]
                gains += self.gains[place]
            if tries == 0:
                continue
            mean = gains / tries
            for place in places:
                gains = self.gains[place] - mean * self.tries[place]
                self.lessons[place] = math.exp(
                    gains / (self.tries[place] + DOUBT) / self.temperature
                )

    def preference(self, row: int, seat: int, action: int) -> float:
        """How willingly the seat chooses it: the policy, and what this search has learned."""
        return float(self.policy[row + action] * self.lessons[seat * self.actions + action])

    def chosen_child(self, node: Node) -> Node:
        """The option that promises most to the seat that is asked; the policy says where to look first.

        Every option of the root is tried once; below it, one is tried when it may be worth more than the rest.
        """
        options = self.scratch.options[: self.scratch.option_count]
        seat = self.scratch.asked_seat
        row = self.heuristic.stage(self.scratch) * self.actions
        preferences = {action: self.preference(row, seat, action) for action in options}
        total = 0.0
        for preference in preferences.values():
            total += preference
        best, most = None, 0.0
        for child in node.children:
            if child.action in preferences:
                preference = preferences.pop(child.action)
                child.available += 1
                promise = child.values[seat] / child.visits
                hope = self.exploration * preference / total
                promise += hope * math.sqrt(child.available) / (1 + child.visits)
                if best is None or promise > most:
                    best, most = child, promise
        if best is not None and not preferences:
            return best
        untried = max(preferences, key=preferences.__getitem__)
        if best is not None and node is not self.root:
            hope = self.exploration * preferences[untried] / total * math.sqrt(node.visits)
            if node.values[seat] / node.visits + hope <= most:
                return best
        child = self.new_child(node, untried)
        child.available = 1
        return child

    def play_out(self) -> None:
        """Go on by chance, or by the policy, as far as we look."""
        while not self.is_finished():
            options = self.scratch.options[: self.scratch.option_count]
            self.word = xorshift32(self.word)
            if self.by_policy:
                self.take(self.preferred(options))
            else:
                self.apply(self.scratch, options[(self.word >> 8) % len(options)])

    def preferred(self, options: list[int]) -> int:
        """An option drawn in proportion to the preferences."""
        row = self.heuristic.stage(self.scratch) * self.actions
        preferences = [self.preference(row, self.scratch.asked_seat, action) for action in options]
        total = 0.0
        for preference in preferences:
            total += preference
        mark = total * (self.word >> 4) / DRAWS
        for action, preference in zip(options, preferences, strict=True):
            mark -= preference
            if mark < 0:
                return action
        return options[-1]

    def judge(self) -> list[float]:
        """What the outcome is worth to each seat."""
        return self.judge_end() if self.scratch.over else self.judge_prospects()

    def judge_end(self) -> list[float]:
        """The share of the victory, and a small term for the margin."""
        seats = range(self.players)
        wins = [1.0 if self.heuristic.is_winner(self.scratch, seat) else 0.0 for seat in seats]
        score = [self.heuristic.score(self.scratch, seat) for seat in seats]
        won = round(sum(wins))
        value = []
        for seat in seats:
            best = max(score[other] for other in seats if other != seat)
            lead = (score[seat] - best) / self.margin_scale
            value.append((1 - self.margin) * wins[seat] / won + self.margin / (1 + math.exp(-lead)))
        return value

    def judge_prospects(self) -> list[float]:
        """The game's evaluation as a probability of victory for each seat."""
        base = self.heuristic.stage(self.scratch) * self.width
        row = [0] * self.width
        sums = []
        for seat in range(self.players):
            self.heuristic.features(self.scratch, seat, row)
            sum_ = 0.0
            for index in range(self.width):
                sum_ += self.weights[base + index] * row[index]
            sums.append(sum_)
        most = max(sums)
        value = [math.exp(sum_ - most) for sum_ in sums]
        total = 0.0
        for share in value:
            total += share
        return [share / total for share in value]


def add(node: Node, value: list[float]) -> None:
    """Note an outcome."""
    node.visits += 1
    for seat, share in enumerate(value):
        node.values[seat] += share


def note(sums: list[list[float]], found: list[float], first: list[float]) -> None:
    """Add an outcome, its distance from that of the first option, and the square of it."""
    for index, value in enumerate(found):
        apart = value - first[index]
        sums[0][index] += value
        sums[1][index] += apart
        sums[2][index] += apart * apart


def measure(rules: dict[str, Any], state: Any, seat: int, width: int) -> list[int]:
    """The features of a seat, as a list."""
    row = [0] * width
    rules["heuristic"].features(state, seat, row)
    return row


def points_of(rules: dict[str, Any], state: Any, seat: int) -> list[int]:
    """The points of a seat by source, as a list."""
    row = [0] * rules["heuristic"].sources()
    rules["heuristic"].earned(state, seat, row)
    return row
