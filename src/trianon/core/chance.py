"""The one source of chance: ChaCha8 keyed by a 256-bit seed, inside the record.

A number below n takes the low bits of the next word that are needed for n-1 and draws again while
the result is n or more: unbiased, and simple enough for an independent verifier.
"""

from __future__ import annotations

from trianon.core.sizes import Word
from trianon.core.state import CoreState

MASK: Word = 0xFFFFFFFF
SIGMA_0: Word = 0x61707865
SIGMA_1: Word = 0x3320646E
SIGMA_2: Word = 0x79622D32
SIGMA_3: Word = 0x6B206574


def quarter_round(x: list[Word], a: int, b: int, c: int, d: int) -> None:
    """The quarter round of ChaCha."""
    x[a] = (x[a] + x[b]) & MASK
    x[d] = x[d] ^ x[a]
    x[d] = ((x[d] << 16) | (x[d] >> 16)) & MASK
    x[c] = (x[c] + x[d]) & MASK
    x[b] = x[b] ^ x[c]
    x[b] = ((x[b] << 12) | (x[b] >> 20)) & MASK
    x[a] = (x[a] + x[b]) & MASK
    x[d] = x[d] ^ x[a]
    x[d] = ((x[d] << 8) | (x[d] >> 24)) & MASK
    x[c] = (x[c] + x[d]) & MASK
    x[b] = x[b] ^ x[c]
    x[b] = ((x[b] << 7) | (x[b] >> 25)) & MASK


def first_word(state: CoreState, index: int, number: int) -> Word:
    """Word `index` of the input block: constants, key, block number, empty nonce."""
    if index == 0:
        return SIGMA_0
    if index == 1:
        return SIGMA_1
    if index == 2:
        return SIGMA_2
    if index == 3:
        return SIGMA_3
    if index < 12:
        return state.key[index - 4]
    if index == 12:
        return number
    return 0


def fill_block(state: CoreState, number: int) -> None:
    """Write block `number` of the key stream into the record's buffer."""
    for index in range(16):
        state.work[index] = first_word(state, index, number)
    for _ in range(4):
        quarter_round(state.work, 0, 4, 8, 12)
        quarter_round(state.work, 1, 5, 9, 13)
        quarter_round(state.work, 2, 6, 10, 14)
        quarter_round(state.work, 3, 7, 11, 15)
        quarter_round(state.work, 0, 5, 10, 15)
        quarter_round(state.work, 1, 6, 11, 12)
        quarter_round(state.work, 2, 7, 8, 13)
        quarter_round(state.work, 3, 4, 9, 14)
    for index in range(16):
        state.block[index] = (state.work[index] + first_word(state, index, number)) & MASK
    state.cached_block = number + 1


def next_word(state: CoreState) -> Word:
    """The next 32 bits."""
    number = state.drawn >> 4
    if state.cached_block != number + 1:
        fill_block(state, number)
    index = state.drawn & 15
    state.drawn += 1
    return state.block[index]


def power_from(count: int) -> int:
    """The smallest power of two that is not below a number."""
    power = 1
    while power < count:
        power = power * 2
    return power


def below(state: CoreState, count: int) -> int:
    """A fair number from 0 to count - 1."""
    if count < 2:
        return 0
    return below_within(state, count, power_from(count))


def below_within(state: CoreState, count: int, power: int) -> int:
    """Likewise, where the power of two is known: words are cut to it, and too high ones passed over."""
    number = next_word(state) & (power - 1)
    while number >= count:
        number = next_word(state) & (power - 1)
    return number


def shuffle(state: CoreState, cards: list[int], first: int, count: int) -> None:
    """Fisher-Yates over `count` cards from place `first` on."""
    power = power_from(count)
    for index in range(count - 1):
        if 2 * (count - index) <= power:
            power = power // 2
        left = first + index
        right = left + below_within(state, count - index, power)
        held = cards[left]
        cards[left] = cards[right]
        cards[right] = held


def shuffle_afresh(state: CoreState, cards: list[int], first: int, count: int) -> None:
    """Sort, then shuffle: the result depends on which cards there are, not on how they lay."""
    for index in range(first + 1, first + count):
        card = cards[index]
        place = index
        while place > first and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
    shuffle(state, cards, first, count)


def rekey(state: CoreState, seed: int) -> None:
    """Another stream, for an imagined state: 31 bits are enough where nothing is at stake."""
    for index in range(8):
        state.key[index] = 0
    state.key[0] = seed
    state.key[1] = 1
    state.drawn = 0
    state.cached_block = 0


def xorshift32(word: Word) -> Word:
    """The next word of a quick stream (xorshift) for random players; never used by rules."""
    mixed = word ^ ((word << 13) & MASK)
    mixed = mixed ^ (mixed >> 17)
    return mixed ^ ((mixed << 5) & MASK)
