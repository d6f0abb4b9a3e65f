### Louis XIV: words of the things that can be lifted, fetched when the first one is.

chip = mission chip
chip-pays = pays for a mission that shows it
chip-crown = pays for any sign of a mission
chip-wanted = For your mission: { $mission }.
chip-about = At the end of their turn of Missions everybody keeps one chip; of the others each becomes a coat of arms.
left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
coats-kind = { $count } of each kind
coats-about = Drawn unseen and kept hidden. At the end each is a victory point; the most of a kind bring one more.
deck = deck
deck-character = a character: up to { $count } markers, from its board on
deck-joker = a joker: up to { $count } markers, from any board on
deck-influence-about = Five cards each round; the last of each hand is not played.
deck-from-general =
    { $count ->
        [one] { $count } marker from the general reserve
       *[other] { $count } markers from the general reserve
    }
deck-from-personal = or { $count } from the personal reserve
deck-conspiracy-about = Played when its board is scored: more markers there. Then it goes under the deck.
deck-missions = Missions
deck-light = cost a certain chip and any other
deck-medium = cost two different chips
deck-dark = cost two chips alike
deck-missions-about = Who lays a mission draws a new one from a deck of choice.
reserve = Markers of { $name }
reserve-about = Markers are placed from the personal reserve. Markers that won a board come to the general reserve and have to be taken back.
played = Influence cards played
played-none = none yet in this deck
played-about = All are shuffled again for the next round.
money = Money card and king
money-each = { $count } louis d’or for everybody
king-none = not on a board
