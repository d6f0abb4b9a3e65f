### Was in einem ersten Spiel gelehrt wird.

teacher-louis-xiv-gift-anne = ein Zepter
teacher-louis-xiv-gift-philippe = einen Brief
teacher-louis-xiv-gift-marie_therese = einen Ring
teacher-louis-xiv-gift-dauphin = einen Helm
teacher-louis-xiv-gift-montespan = eine Krone
teacher-louis-xiv-gift-conde = ein Wappen und einen Stein auf eine beliebige Tafel
teacher-louis-xiv-gift-colbert = 5 Louisdor
teacher-louis-xiv-gift-maintenon = Steine auf Montespan und einen zurück
teacher-louis-xiv-gift-la_valliere = eine Krone
teacher-louis-xiv-gift-turenne = zwei Wappen
teacher-louis-xiv-gift-mazarin = eine Einflusskarte
teacher-louis-xiv-gift-louvois = ein Wappen und eine Intrigenkarte
teacher-louis-xiv-chip-sceptre = ein Zepter
teacher-louis-xiv-chip-letter = ein Brief
teacher-louis-xiv-chip-ring = ein Ring
teacher-louis-xiv-chip-helmet = ein Helm
teacher-louis-xiv-chip-crown = eine Krone
teacher-louis-xiv-claim =
    { $place ->
        [first] Du lägst vorn und bekämst { $gift }{ $due ->
            [crown] { " " }und eine Krone
           *[other] { "" }
        } umsonst.
        [tied] Du lägst gleichauf vorn { $due ->
            [income] und bekämst { $gift }, aber keine Krone.
            [bribe] und könntest { $gift } für { $price } Louisdor kaufen.
           *[other] und bekämst nichts.
        }
        [second] Du lägst an zweiter Stelle { $due ->
            [income] und bekämst { $gift } umsonst.
            [bribe] und könntest { $gift } für { $price } Louisdor kaufen.
           *[other] und bekämst nichts.
        }
        [behind] Du lägst zurück{ $due ->
            [bribe] , könntest aber { $gift } für { $price } Louisdor kaufen.
           *[other] { " " }und bekämst nichts.
        }
        [enough] Du hättest genug Steine und bekämst { $gift }.
       *[short] Du hättest noch zu wenige Steine.
    }
teacher-louis-xiv-supply-first = Eine ausgelegte Mission kann jetzt helfen: { $mission }. Es kostet nichts, also nutz sie, wenn nichts dagegen spricht.
teacher-louis-xiv-supply-again = Hilft jetzt: { $mission }.
teacher-louis-xiv-two-first = Nimm, was dir fehlt. Du hast { $louis } Louisdor; von deinen Steinen sind { $ready } bereit, { $resting } ruhen.
teacher-louis-xiv-two-first-short = { $louis } Louisdor, { $ready } bereit, { $resting } ruhend.
teacher-louis-xiv-start-first = Ein ruhender Stein darf hinaus, bevor jemand spielt. Bei dir ruhen { $resting }.
teacher-louis-xiv-mode-first =
    Eine Karte und eines von beiden: Steine einsetzen oder zurücknehmen. Bei dir sind { $ready } bereit, { $resting } ruhen, und du hast { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }.
teacher-louis-xiv-mode-dry =
    Bereite Steine: nur { $ready }; { $resting } ruhen, und dir bleiben noch { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }. Eine Karte mit Gesicht holt drei zurück.
teacher-louis-xiv-mode-dry-short = { $ready } bereit, { $resting } ruhen.
teacher-louis-xiv-mode-card = Deinen Missionen fehlt { $chip }, und du hast die Karte, die dorthin führt: { $board }.
teacher-louis-xiv-mode-card-short = Dazu, was fehlt ({ $chip }), führt: { $board }.
teacher-louis-xiv-mode-king =
    Der König steht hier: { $board }. Mit { $count ->
        [one] { $count } weiteren Stein
       *[other] { $count } weiteren Steinen
    } wärst du Erster und bekämst noch eine Krone.
teacher-louis-xiv-mode-king-short = Beim König: { $board }.
teacher-louis-xiv-mode-chip = Deinen Missionen fehlt { $chip }. Zu haben ist das bei: { $board }.
teacher-louis-xiv-mode-stand =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, { $ready } bereit, { $louis } Louisdor. Welche Ausschüttungen willst du in dieser Runde noch?
teacher-louis-xiv-card-first = Ein Gesicht trägt drei Steine oder holt drei zurück, ein Joker zwei. Eine deiner Karten bleibt ungespielt: Welche?
teacher-louis-xiv-card-chip = Diese Karte führt zu dem, was dir fehlt, { $chip }: { $board }.
teacher-louis-xiv-start-board-first = Ein Joker beginnt überall. Such eine Tafel, wo ein oder zwei Steine dich zum Ersten machen oder ihre Zahl erreichen.
teacher-louis-xiv-start-board-one = Ein einziger Stein würde hier reichen: { $board } gibt { $gift }.
teacher-louis-xiv-next-first = Bleiben, weitergehen oder aufhören. Bleibst du bei { $board }: { $claim }
teacher-louis-xiv-next-one = Ein einziger Stein weiter bringt dir { $gift }: { $board }.
teacher-louis-xiv-next-stay = Noch einer hier? { $claim }
teacher-louis-xiv-end-first = Alle Karten sind gespielt, niemand kann dir antworten. Wo ändert ein Stein, wer Erster ist?
teacher-louis-xiv-conspire-here = Mit einem Stein: { $one } Mit zweien: { $two }
teacher-louis-xiv-conspire-elsewhere = Du hast die Karte einer anderen Tafel, hier ist also nichts zu entscheiden. Gefragt wirst du trotzdem, damit deine Karte geheim bleibt.
teacher-louis-xiv-tie-first = Ein Gleichstand bei { $board }, und dein Schiedsrichter darf ihn entscheiden, einmal je Runde. Du bekämst { $gift }.
teacher-louis-xiv-tie-first-short = Den Gleichstand entscheiden für { $gift }?
teacher-louis-xiv-bribe-completes = Für { $price } Louisdor bekommst du { $gift }, und das vollendet eine Mission: { $mission }.
teacher-louis-xiv-bribe-completes-short = Du bekommst { $gift } und vollendest eine Mission.
teacher-louis-xiv-bribe-first = Bei { $board } liegst du nicht vorn. Für { $price } Louisdor bekommst du auch { $gift }; es bleiben { $left }, und deine Steine kommen so oder so heim.
teacher-louis-xiv-bribe-first-short = { $gift } für { $price }, dann bleiben { $left } Louisdor.
teacher-louis-xiv-conde-first = Ein ruhender Stein darf überallhin. Die Tafeln 7 bis 12 kommen noch; auf 1 bis 6 wartet er auf die nächste Runde.
teacher-louis-xiv-conde-first-short = 7 bis 12 zählen in dieser Runde.
teacher-louis-xiv-maintenon-first = Bis zu zwei ruhende Steine dürfen zu Montespan und dort auf die nächste Runde warten. Das ist ein Vorsprung auf eine Krone.
teacher-louis-xiv-maintenon-first-short = Ein Vorsprung bei Montespan?
teacher-louis-xiv-fulfil-payable = Jetzt werden Chips zu Punkten. Diese Mission kannst du bezahlen: { $mission }.
teacher-louis-xiv-fulfil-payable-short = Bezahlbar: { $mission }.
teacher-louis-xiv-fulfil-nothing =
    { $last ->
        [yes] Keine Mission ist mehr bezahlbar. Beende: Ein Chip bleibt, jeder andere wird ein Wappen.
       *[no] Noch ist keine Mission bezahlbar. Beende: Ein Chip bleibt, jeder andere wird ein Wappen.
    }
teacher-louis-xiv-fulfil-nothing-short = Nichts zu bezahlen.
teacher-louis-xiv-pay-first = Für einen beliebigen Chip gib, was keine andere Mission verlangt. Kronen kommen zuletzt.
teacher-louis-xiv-pay-first-short = Einfache Chips zuerst.
teacher-louis-xiv-deck-early = Jede Mission ist 5 Punkte wert. Dunkel verlangt zwei gleiche Chips und hilft am meisten, was früh zählt; hell ist leicht zu bezahlen.
teacher-louis-xiv-deck-early-short = Dunkel hilft, hell ist leicht.
teacher-louis-xiv-deck-late = Hilfe zählt nur, solange Runden bleiben. Leicht bezahlbar zu sein ist jetzt wichtiger.
teacher-louis-xiv-deck-late-short = Leicht bezahlbar zählt jetzt mehr.
teacher-louis-xiv-keep-crown = Ein Chip bleibt für die nächste Runde. Eine Krone passt überall.
teacher-louis-xiv-keep-crown-short = Die Krone behalten?
teacher-louis-xiv-keep-chip = Ein Chip bleibt für die nächste Runde. Deine Missionen verlangen: { $chip }.
teacher-louis-xiv-keep-chip-short = Verlangt: { $chip }.
teacher-louis-xiv-swap-first = Du darfst Missionen zurückgeben und andere ziehen. Dieser fehlen beide Chips: { $mission }.
teacher-louis-xiv-recovered = Wieder bereit: { $count }, zusammen { $ready }.
teacher-louis-xiv-recovered-short = Jetzt { $ready } bereit.
teacher-louis-xiv-last-card = Deine letzte Karte geht ungespielt zurück, wie immer.
teacher-louis-xiv-won-board = Bei { $board } hattest du die meisten und bekommst { $gift } umsonst. Deine Steine dort gehen ruhen.
teacher-louis-xiv-won-board-short = Die meisten bei { $board }.
teacher-louis-xiv-lost-board = Bei { $board } lag vorn: { $seat }. Steine, die nicht gewonnen haben, kommen bereit nach Hause.
teacher-louis-xiv-tied = Ein Gleichstand bei { $board }: Niemand ist dort Erster.
teacher-louis-xiv-second = Zweiter beim König: Du bekommst { $gift } umsonst, und deine Steine kommen heim.
teacher-louis-xiv-reached = Genug Steine bei { $board }: Du bekommst { $gift }, und alle kommen nach Hause.
teacher-louis-xiv-reached-short = Genug bei { $board }.
teacher-louis-xiv-bribed = { $gift } für { $count } Louisdor, und deine Steine kommen heim.
teacher-louis-xiv-bribed-short = { $gift } für { $count } Louisdor.
teacher-louis-xiv-refused = Du behältst { $louis } Louisdor.
teacher-louis-xiv-crown = Eine Krone für dich: Sie ersetzt jeden Chip.
teacher-louis-xiv-crown-short = Noch eine Krone.
teacher-louis-xiv-chip = Neu unter deinen Chips: { $chip }.
teacher-louis-xiv-surprised = Eine Intrigenkarte für { $board } hatte: { $seat }. Das kommt vor; Steine, die nicht gewinnen, kommen heim.
teacher-louis-xiv-surprise = Deine Intrigenkarte hat gewirkt, bei { $board }.
teacher-louis-xiv-arbiter = Dein Schiedsrichter hat den Gleichstand entschieden, und du bekommst { $gift }.
teacher-louis-xiv-helped = Eine ausgelegte Mission hat dir geholfen: { $mission }.
teacher-louis-xiv-helped-short = Wieder geholfen: { $mission }.
teacher-louis-xiv-laid =
    5 Punkte für dich: { $mission }.{ $last ->
        [yes] { "" }
       *[no] { " " }Ihre Hilfe gehört dir von jetzt an.
    }
teacher-louis-xiv-laid-short = Noch 5 Punkte: { $mission }.
teacher-louis-xiv-drawn = Neu auf deiner Hand: { $mission }.
teacher-louis-xiv-kept =
    Das behältst du für { $when ->
        [this] diese
       *[next] die nächste
    } Runde: { $chip }. Jeder andere Chip wird ein Wappen.
teacher-louis-xiv-kept-short = Behalten: { $chip }.
teacher-louis-xiv-coats = Wappen gezogen: { $count }. Je ein Punkt, mehr für die meisten einer Art.
teacher-louis-xiv-coats-short = Wappen dazu: { $count }.
teacher-louis-xiv-king = Der König geht zu { $board }. Wer dort Erster ist, gewinnt noch eine Krone, der Zweite die Ausschüttung umsonst.
teacher-louis-xiv-king-short = Der König geht zu { $board }.
teacher-louis-xiv-round-two = Einige Tafeln sind umgedreht, also sieh dir ihre Zeichen wieder an.
teacher-louis-xiv-round-three = Ich bin jetzt leiser. Ruf mich, wenn du wissen willst, worauf zu achten ist.
teacher-louis-xiv-round-four = Die letzte Runde. Gib alles aus: Ruhende Steine und einzelne Louisdor sind am Ende nichts wert.
teacher-louis-xiv-counted = Wappen { $coats }, Missionen { $missions }: { $count } Punkte für dich.
teacher-louis-xiv-won = Du gewinnst mit { $count } Punkten! Deine größte Punktequelle: { $source }, { $most }.
teacher-louis-xiv-beaten = { $seat } gewinnt mit { $count }, du hast { $score }. Deine größte Punktequelle: { $source }, { $most }.
teacher-louis-xiv-W1 = Bei { $board } führst du schon mit { $count } Vorsprung: Ein weiterer Stein geht dort nur mit den anderen ruhen.
teacher-louis-xiv-W2 =
    Du hast { $ready } bereit und noch { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }: Nimm besser erst welche zurück.
teacher-louis-xiv-W3 = Du hast schon { $ready } Steine bereit, und mit dieser Karte könntest du welche einsetzen.
teacher-louis-xiv-W4 = Das gibt einen Gleichstand bei { $board }, bei dem niemand es frei bekommt, und zwei Steine würden gewinnen.
teacher-louis-xiv-W7 = Wenn du hier zahlst, bleiben { $left } Louisdor, zu wenig für das, was bei { $board } wartet: { $chip }.
teacher-louis-xiv-W8 = Das vollendet eine Mission für { $price } Louisdor, der beste Handel am Hof: { $mission }.
teacher-louis-xiv-W9 = Du zahlst mit einer Krone, die überall passt, wo das genügen würde: { $chip }.
teacher-louis-xiv-W10 =
    Eine Mission ist jetzt bezahlbar, für 5 Punkte{ $last ->
        [yes] { "" }
       *[no] { " " }und ihre Hilfe ab der nächsten Runde
    }: { $mission }.
teacher-louis-xiv-W11 = Das passt zu keiner deiner Missionen, { $chip }, und das schon: { $better }.
teacher-louis-xiv-W12 = Es ist die letzte Runde: Jeder Stein auf einer Tafel wird ein Wappen, ruhende werden nichts.
teacher-louis-xiv-W12b = Es ist die letzte Runde: Dieser Stein wäre auf jeder Tafel ein Wappen.
teacher-louis-xiv-W0 = Ich würde noch einmal nachdenken.
teacher-louis-xiv-next-missions = Schau nächstes Mal vor jeder Runde, welche Chips deinen Missionen fehlen, und setze nur für diese.
teacher-louis-xiv-next-supply = Lege nächstes Mal früh Missionen aus: Was am Anfang einer Runde hilft, kommt jedes Mal wieder.
teacher-louis-xiv-next-income = Schau nächstes Mal, wer am Hof Wappen gibt, und gewinne dort mit einem einzigen Stein mehr.
teacher-louis-xiv-next-tiles = Gewinne nächstes Mal ein paar Chips mehr: Jeder, den du nicht brauchst, wird ein Wappen.
teacher-louis-xiv-next-exchange = Lass nächstes Mal in der letzten Runde nichts ruhen: Steine auf Tafeln und je drei Louisdor werden Wappen.
teacher-louis-xiv-next-majority = Sammle nächstes Mal viele Wappen: Wer von einer Art am meisten hat, zieht eines dazu.
