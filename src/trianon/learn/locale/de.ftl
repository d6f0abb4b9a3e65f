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
