### Worte zum Lernen, die alle Spiele gemeinsam haben.

lesson-other = Das ist erlaubt, aber schau noch einmal auf das, was beleuchtet ist.
lesson-show = Hier. Versuch es damit.
lesson-back = Zurücknehmen, noch einmal versuchen

# Eine Warnung: warum, in einem Satz, und was die Wahl nach der Suche kostet.
teacher-warned =
    { $why } { $known ->
        [most] Das kostet etwa { $cost ->
            [one] { $cost } Punkt
           *[other] { $cost } Punkte
        }, das meiste davon aus einer Quelle: { $source }.
        [largest] Das kostet etwa { $cost ->
            [one] { $cost } Punkt
           *[other] { $cost } Punkte
        }, vor allem aus einer Quelle: { $source }.
       *[no] Von hundert Partien kostet dich das etwa { $loss }.
    }

# Nach der Partie: was den Unterschied zum Besten der anderen machte, und was als Nächstes.
teacher-decided = Den Unterschied zu { $rival } machte: { $source }, { $mine } zu { $theirs }.
teacher-next-harder = Nirgends lagst du zurück: Versuch es nächstes Mal mit stärkeren Spielern.
