### Louis XIV: die Wörter der Dinge, die sich anheben lassen; geholt beim ersten.

chip = Missions-Chip
chip-pays = bezahlt eine Mission, die ihn zeigt
chip-crown = bezahlt jedes Zeichen einer Mission
chip-wanted = Für deine Mission: { $mission }.
chip-about = Am Ende seines Zuges der Missionen behält jeder einen Chip; jeder andere wird zu einem Wappen.
left = noch { $count } übrig
coats-kind = { $count } von jeder Art
coats-about = Verdeckt gezogen und gehalten. Am Ende ist jedes ein Siegpunkt; die meisten einer Art bringen einen weiteren.
deck = Stapel
deck-character = eine Person: bis zu { $count } Steine, von ihrer Tafel aus
deck-joker = ein Joker: bis zu { $count } Steine, von jeder Tafel aus
deck-influence-about = Fünf Karten je Runde; die letzte jeder Hand wird nicht gespielt.
deck-from-general =
    { $count ->
        [one] { $count } Stein aus dem allgemeinen Vorrat
       *[other] { $count } Steine aus dem allgemeinen Vorrat
    }
deck-from-personal = oder { $count } aus dem persönlichen Vorrat
deck-conspiracy-about = Gespielt, wenn ihre Tafel gewertet wird: weitere Steine dort. Danach kommt sie unter den Stapel.
deck-missions = Missionen
deck-light = kosten einen bestimmten Chip und einen beliebigen
deck-medium = kosten zwei verschiedene Chips
deck-dark = kosten zwei gleiche Chips
deck-missions-about = Wer eine Mission auslegt, zieht eine neue von einem Stapel seiner Wahl.
reserve = Steine: { $name }
reserve-about = Gesetzt wird aus dem persönlichen Vorrat. Steine, die eine Tafel gewonnen haben, kommen in den allgemeinen und müssen zurückgeholt werden.
played = Gespielte Einflusskarten
played-none = noch keine
played-about = Alle werden für die nächste Runde neu gemischt.
money = Geldkarte und König
money-each = { $count } Louisdor für jeden
king-none = auf keiner Tafel
