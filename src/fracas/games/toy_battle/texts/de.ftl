# Toy Battle auf Deutsch: jeder Satz des Spiels und jedes Wort seines Bretts.

line = Spielzeug kämpft um Basen und Orden. Die Bänkchen sind verdeckt, und jeder Trupp hat seinen Kniff.
seat-blue = Blau
    .genitive = Blaus
seat-red = Rot
    .genitive = Rots

kind-draw = Ziehen
kind-place = Trupp setzen
kind-skip = Verzichten
kind-raid = Gegnerisches Bänkchen plündern
kind-pin = Gegnerischen Trupp festsetzen
kind-exhume = Trupp ausgraben
kind-recall = Trupp zurückholen
kind-discard = Trupp ablegen
kind-shove = Trupp verschieben
field-troop = Welcher Trupp?
field-node = Welche Basis?
field-source = Welcher gegnerische Trupp?
field-target = Wohin?

value-kwak = Kwak
value-skully = Skully
value-capn = Cap'n
value-jumbo = Jumbo
value-hook = Hook
value-xb-42 = XB-42
value-star = Star
value-roxy = Roxy
value-blue-hq = H.Q. Blau
    .the = das H.Q. Blau
value-blue-hq-1 = H.Q. Blau 1
    .the = das H.Q. Blau 1
value-blue-hq-2 = H.Q. Blau 2
    .the = das H.Q. Blau 2
value-red-hq = H.Q. Rot
    .the = das H.Q. Rot
value-red-hq-1 = H.Q. Rot 1
    .the = das H.Q. Rot 1
value-red-hq-2 = H.Q. Rot 2
    .the = das H.Q. Rot 2

option-terrain = Gelände
option-terrain-help = Zum Einstieg eignet sich die Burgwiese.
option-terrain-castle-field = Burgwiese
option-terrain-tropical-pool = Tropenbad
option-terrain-city-of-clouds = Wolkenstadt
option-terrain-volcanic-jungle = Vulkandschungel
option-terrain-cursed-cemetery = Verfluchter Friedhof
option-terrain-caribbean-sea = Karibik
option-terrain-station-metal-x = Station Metal-X
option-terrain-battlefield = Schlachtfeld
option-special_bases = Besondere Basen
option-special_bases-help = Aus: Besondere Basen haben keinen Effekt; gut für das erste Spiel.
option-starter = Wer beginnt
option-starter-help = Wer den ersten Zug macht.
option-starter-random = Das Los
option-starter-blue = Blau
option-starter-red = Rot
option-turn_limit = Höchstzahl der Züge
option-turn_limit-help = Nach so vielen Zügen entscheiden die Orden.

# Was gefragt ist.
prompt-turn =
    { WORD($seat, "seat") }, { $can_place ->
        [true] { $drawable ->
            [0] setze einen Trupp; { $is_rack_full ->
                [true] dein Bänkchen ist voll
               *[false] dein Vorrat ist leer
            }
            [one] ziehe 1 Trupp oder setze einen
           *[other] ziehe { $drawable } Trupps oder setze einen
        }
       *[false] { $drawable ->
            [one] ziehe 1 Trupp; setzen kannst du keinen
           *[other] ziehe { $drawable } Trupps; setzen kannst du keinen
        }
    }.
prompt-may-draw =
    { WORD($seat, "seat") }, { $effect ->
        [draw] diese Basis
       *[other] { WORD($effect, "value") }
    } lässt dich { $drawable ->
        [one] 1 Trupp
       *[other] { $drawable } Trupps
    } ziehen.
prompt-may-place = { WORD($seat, "seat") }, Cap'n lässt dich noch einen Trupp setzen.
prompt-may-discard = { WORD($seat, "seat") }, Jumbo lässt dich einen sichtbaren gegnerischen Trupp ablegen, der einen Wegabschnitt entfernt ist.
prompt-may-raid = { WORD($seat, "seat") }, XB-42 lässt dich einen zufälligen Trupp vom gegnerischen Bänkchen ablegen.
prompt-may-recall = { WORD($seat, "seat") }, diese Basis lässt dich einen anderen deiner sichtbaren Trupps auf dein Bänkchen zurückholen.
prompt-may-shove = { WORD($seat, "seat") }, diese Basis lässt dich einen benachbarten gegnerischen Trupp um einen Wegabschnitt verschieben.
prompt-may-exhume = { WORD($seat, "seat") }, diese Basis lässt dich einen deiner abgelegten Trupps auf dein Bänkchen zurückholen.
prompt-may-pin = { WORD($seat, "seat") }, du darfst einen Trupp der Gegenseite für deren nächsten Zug festsetzen.
prompt-over = Das Spiel ist zu Ende.

# Was geschah.
event-drew =
    { WORD($seat, "seat") } zieht { $count ->
        [one] 1 Trupp
       *[other] { $count } Trupps
    }{ $troops ->
        [none] { "" }
       *[other] : { LIST($troops, "value") }
    }.
event-placed = { WORD($seat, "seat") } setzt { WORD($troop, "value") } auf { WORD($node, "value") }.
event-covered =
    { WORD($seat, "seat") } setzt { WORD($troop, "value") } auf { WORD($node, "value") } und verdeckt { $is_own ->
        [true] den eigenen Trupp { WORD($below, "value") }
       *[false] { WORD($owner, "seat", form: "genitive") } { WORD($below, "value") }
    }.
event-captured = { WORD($seat, "seat") } setzt { WORD($troop, "value") } auf { WORD($node, "value", form: "the") } und erobert es.
event-discarded = { WORD($seat, "seat", form: "genitive") } Jumbo schickt { WORD($owner, "seat", form: "genitive") } { WORD($troop, "value") } von { WORD($node, "value") } in die Ablage.
event-raided = { WORD($seat, "seat", form: "genitive") } XB-42 schickt { WORD($troop, "value") } von { WORD($owner, "seat", form: "genitive") } Bänkchen in die Ablage.
event-recalled = { WORD($seat, "seat") } holt { WORD($troop, "value") } von { WORD($node, "value") } zurück.
event-exhumed = { WORD($seat, "seat") } gräbt { WORD($troop, "value") } aus.
event-shoved = { WORD($seat, "seat") } verschiebt { WORD($owner, "seat", form: "genitive") } { WORD($troop, "value") } von { WORD($source, "value") } nach { WORD($target, "value") }.
event-pinned =
    { WORD($seat, "seat") } setzt einen Trupp auf { WORD($owner, "seat", form: "genitive") } Bänkchen fest{ $troop ->
        [none] { "" }
       *[other] : { WORD($troop, "value") }
    }.
event-unpinned =
    { $count ->
        [one] { WORD($owner, "seat", form: "genitive") } festgesetzter Trupp kann
       *[other] { WORD($owner, "seat", form: "genitive") } festgesetzte Trupps können
    } wieder gesetzt werden.
event-skipped =
    { WORD($seat, "seat") } verzichtet auf { $effect ->
        [recall] das Zurückholen durch die Basis
        [draw] das Ziehen durch die Basis
        [shove] das Verschieben durch die Basis
        [exhume] das Ausgraben durch die Basis
        [pin] das Festsetzen durch die Basis
       *[other] den Effekt von { WORD($effect, "value") }
    }.
event-region-taken = { WORD($seat, "seat") } nimmt { $medals } Orden aus dem Gebiet { JOIN($bases, ", ") }.

# Was eine Aktion bewirken würde.
preview-draws =
    { $count ->
        [one] 1 Trupp
       *[other] { $count } Trupps
    } aus deinem Vorrat{ $exposed ->
        [none] { "" }
       *[other] ; { $exposed }
    }
preview-places = { JOIN($parts, ", ") }
change-cuts-off = schneidet { WORD($enemy, "seat") } von { LIST($nodes, "value") } ab
change-reaches = verbindet { WORD($seat, "seat") } mit { LIST($nodes, "value") }
preview-captures = erobert das H.Q. und gewinnt
preview-discards = { $troop }
preview-recalls = { $troop }
preview-shoves =
    { $troop }{ $onto ->
        [none] { "" }
       *[other] { " " }auf { $onto }
    }
preview-raids =
    { $count ->
        [one] der einzige Trupp, den es treffen kann
       *[other] einer von { $count } Trupps, zufällig
    }{ $known ->
        [none] { "" }
       *[other] ; dort bekannt: { LIST($known, "value") }
    }
preview-pins =
    { $count ->
        [one] der einzige Trupp, den es treffen kann
       *[other] einer von { $count } Trupps, blind gewählt
    }
part-covers = verdeckt { $troop }
part-exposed = lässt dein H.Q. offen: { WORD($enemy, "seat") } ist mit ihm verbunden
part-takes =
    bringt { $medals } Orden{ $wins ->
        [true] { " " }und gewinnt
       *[false] { "" }
    }
part-troop =
    { WORD($troop, "value") } von { $is_own ->
        [true] dir
       *[false] { WORD($owner, "seat") }
    }

# Welche Regel eine Aktion verbietet: das Ende eines Satzes.
reason-otherwise-asked = beantworte zuerst dies: { $prompt }
reason-nothing-to-skip = es gibt keinen Effekt, auf den du verzichten könntest, und passen darfst du nicht: ziehe oder setze
reason-rack-full = dein Bänkchen ist voll: es fasst höchstens { $most } Trupps
reason-reserve-empty = dein Vorrat ist leer
reason-troop-pinned = dein { WORD($troop, "value") } ist bis zum Ende dieses Zuges festgesetzt
reason-not-on-rack = auf deinem Bänkchen ist kein { WORD($troop, "value") }
reason-no-such-node = dieses Gelände hat weder Basis noch H.Q. namens { $node }
reason-own-hq = auf das eigene H.Q. darfst du nie einen Trupp setzen
reason-sign-keeps-out = das Schild auf { WORD($node, "value") } lässt nur Kwak und Trupps der Stärke { LIST($strengths, type: "or") } herein
reason-too-weak = { WORD($troop, "value") } ({ $strength }) ist nicht stärker als { WORD($owner, "seat", form: "genitive") } { WORD($defender, "value") } ({ $defence })
reason-not-connected = { WORD($node, "value", form: "the") } ist nicht über Basen, die du hältst, mit deinem H.Q. verbunden
reason-hook-at-hq = um das gegnerische H.Q. zu erobern, muss auch Hook mit deinem H.Q. verbunden sein
reason-hook-silenced = auf { WORD($node, "value") } haben Trupps keinen Effekt: dort muss auch Hook mit deinem H.Q. verbunden sein
reason-not-discarded = in der Ablage ist kein { WORD($troop, "value") } von dir
reason-recall-from-here = zurückholen darfst du nur einen Trupp von einer anderen Basis
reason-nothing-to-recall = auf { WORD($node, "value") } ist kein sichtbarer Trupp von dir
reason-out-of-reach = Jumbo legt einen sichtbaren gegnerischen Trupp ab, der einen Wegabschnitt von { $spot } entfernt ist, und auf { WORD($node, "value") } ist keiner
reason-cannot-shove = ein sichtbarer gegnerischer Trupp neben { $spot } wird um einen Wegabschnitt auf eine andere Basis verschoben, nie auf ein H.Q.

# Wie es endete.
ending-hq-captured = { WORD($winner, "seat") } hat { WORD($loser, "seat", form: "genitive") } H.Q. erobert.
    .name = H.Q. erobert
ending-medal-objective = { WORD($winner, "seat") } hat genug Orden gesammelt.
    .name = Genug Orden gesammelt
ending-stuck = Kein Trupp lässt sich mehr ziehen oder setzen, und { WORD($winner, "seat") } hat mehr Orden.
    .name = Kein Zug mehr möglich: Die Orden entscheiden
ending-stuck-tied = { WORD($loser, "seat") } kann weder ziehen noch setzen; bei gleich vielen Orden gewinnt darum { WORD($winner, "seat") }.
    .name = Kein Zug mehr möglich bei gleich vielen Orden
ending-turn-limit = Die Zuggrenze ist erreicht, und { WORD($winner, "seat") } hat mehr Orden.
    .name = Zuggrenze: Die Orden entscheiden
ending-turn-limit-tied = Die Zuggrenze ist bei gleich vielen Orden erreicht: unentschieden.
    .name = Zuggrenze bei gleich vielen Orden

# Das Brett.
do-draw = Aus dem Vorrat ziehen
do-skip = Auf diesen Effekt verzichten
do-raid = Zufälligen Trupp der Gegenseite ablegen
do-pin = Zufälligen Trupp der Gegenseite festsetzen
do-exhume = { WORD($troop, "value") } aus der Ablage nehmen
do-recall = { WORD($troop, "value") } von { WORD($node, "value") } zurückholen
do-discard = { WORD($troop, "value") } auf { WORD($node, "value") } ablegen
do-place = { WORD($troop, "value") } auf { WORD($node, "value", form: "the") } setzen
do-shove = { WORD($troop, "value") } von { WORD($source, "value") } nach { WORD($target, "value") } verschieben

board = Gelände { $terrain }: { $objective } Orden gewinnen. Zug { $turn }.
base = Basis { $id }
empty = leer
held = gehalten von { $seat }: { $troop }
height = { $count } übereinander
strength = Stärke
joker = Joker
stack = Stapel, von oben
supply = Verbunden
nobody = mit niemandem
cut = { $seat } ist hier abgeschnitten: keine Verbindung zum H.Q.
open = Der Effekt kann gerade genutzt werden.
region = Gebiet { $bases }
medals = Orden
medals-left = { $count } von { $objective } Orden
taken = geholt von { $seat }
not-taken = Wer alle seine Basen hält, bekommt sie.
holds = { $seat } hält
of-bases = { $count } von { $total } Basen
rack = Bänkchen von { $seat }
hidden-one = Ein verdeckter Trupp
hidden-text = Nur der Besitzer sieht, welcher es ist.
known = Er kam offen auf das Bänkchen zurück, darum wissen alle, dass er dort ist.
pinned = Festgesetzt: kann in diesem Zug nicht gesetzt werden.
pinned-next = Festgesetzt: kann im nächsten Zug seiner Seite nicht gesetzt werden.
pinned-count = { $count } festgesetzt
pinned-some = Welcher, wird nicht gezeigt.
reserve = Vorrat
reserve-text = Verdeckt; noch { $count } zu ziehen.
reserve-shown = Aufgedeckt, denn die Partie ist vorbei; noch { $count } zu ziehen.
reserve-next = Als Nächstes
removed = Ungesehen entfernt
discard = Ablage
discard-none = Nichts abgelegt
discard-text =
    { $count ->
        [one] 1 Trupp
       *[other] { $count } Trupps
    } von { $seat } in der Ablage
raid = Plündern
pin = Festsetzen

about-kwak = Verdeckt jeden Gegner, und jeder Gegner verdeckt ihn.
about-skully = Nach dem Setzen: 2 ziehen.
about-capn = Nach dem Setzen: noch einen Trupp setzen, mit seinem Effekt.
about-jumbo = Nach dem Setzen: einen sichtbaren gegnerischen Trupp ablegen, der einen Wegabschnitt entfernt ist.
about-hook = Landet auf jeder Basis, verbunden oder nicht; ein H.Q. braucht die Verbindung.
about-xb-42 = Nach dem Setzen: einen zufälligen Trupp vom gegnerischen Bänkchen ablegen.
about-star = Nach dem Setzen: 1 ziehen.
about-roxy = Kein Kniff, aber am stärksten.
special-recall = Einen anderen deiner sichtbaren Trupps auf dein Bänkchen zurückholen.
special-draw = 1 ziehen.
special-shove = Einen benachbarten sichtbaren gegnerischen Trupp um einen Wegabschnitt verschieben.
special-exhume = Einen deiner abgelegten Trupps auf dein Bänkchen zurückholen.
special-silence = Trupps haben hier keinen Effekt.
special-pin = Ein blind gewählter Trupp auf dem gegnerischen Bänkchen kann im nächsten Zug der Gegenseite nicht gesetzt werden.
special-only = Lässt nur die Stärken { $strengths } und Kwak herein.

# Das Bild im Terminal
draw-turn = Zug { $turn } von höchstens { $limit }
draw-objective = { $count } Orden gewinnen, oder ein H.Q.
draw-you = du
draw-to-act = am Zug
draw-medals = Orden
draw-rack = Bank
draw-reserve = Vorrat
draw-discard = Ablage
draw-known = bekannt
draw-of = { $count } von { $of }
draw-pinned = { $count } festgesetzt
draw-pinned-one = festgesetzt
draw-next = nächste
draw-removed = entfernt
draw-rack-of = Bänkchen von { $seat }
draw-your-rack = Dein Bänkchen
draw-empty = leer
draw-stacks = Stapel, von oben
draw-specials = Besondere Basen
draw-effect-kwak = verdeckt jeden Trupp
draw-effect-skully = 2 ziehen
draw-effect-capn = noch 1 setzen
draw-effect-jumbo = Nachbarn ablegen
draw-effect-hook = landet überall
draw-effect-xb-42 = Bänkchen plündern
draw-effect-star = 1 ziehen
draw-special-recall = einen eigenen zurück
draw-special-draw = 1 ziehen
draw-special-shove = Gegner daneben bewegen
draw-special-exhume = einen abgelegten nehmen
draw-special-silence = keine Truppeffekte
draw-special-pin = einen Trupp festsetzen
draw-special-only = diese Stärken, und Kwak
odd-region = die Basen des Gebiets { $number } ({ $bases }) sind nicht durch Wege verbunden
odd-terrain = das Gelände ist nicht für beide Seiten gleich: { $nodes } haben kein Gegenstück

## Worum es geht, und wie weit jede Seite ist.

goal-medals-or-hq =
    { $objective } Orden oder das gegnerische H.Q. gewinnen. { seat-blue }: { $blue-medals ->
        [one] 1 Orden
       *[other] { $blue-medals } Orden
    }, { $blue-way ->
        [none] kein Weg zum H.Q.
        [one] 1 Trupp bis ins H.Q.
       *[other] { $blue-way } Trupps bis ins H.Q.
    } · { seat-red }: { $red-medals ->
        [one] 1 Orden
       *[other] { $red-medals } Orden
    }, { $red-way ->
        [none] kein Weg zum H.Q.
        [one] 1 Trupp bis ins H.Q.
       *[other] { $red-way } Trupps bis ins H.Q.
    }
    .short = { seat-blue } { $blue-medals }/{ $objective }, H.Q. in { $blue-way ->
        [none] –
       *[other] { $blue-way }
    } · { seat-red } { $red-medals }/{ $objective }, H.Q. in { $red-way ->
        [none] –
       *[other] { $red-way }
    }

## Die Wörter des Spiels: was jedes bedeutet, und wie es in Sätzen steht.

term-base = Ein Ort, wo Wege sich treffen. Wem der oberste Trupp gehört, der hält sie.
    .name = Basis
    .forms = Basis, Basen
term-hq = Das Hauptquartier. Wer einen Trupp ins gegnerische H.Q. setzt, gewinnt sofort.
    .name = H.Q.
    .forms = H.Q.
term-path = Verbindet zwei Orte. Trupps rücken auf Wegen vor, von Basis zu Basis.
    .name = Weg
    .forms = Weg, Wege, Wegen
term-region = Eine Fläche, die Wege einschließen. Wer alle ihre Basen hält, nimmt ihre Orden und behält sie.
    .name = Gebiet
    .forms = Gebiet, Gebiete, Gebiets, Gebieten
term-medal = Sie liegen in Gebieten. Wer genug davon hat, gewinnt.
    .name = Orden
    .forms = Orden
term-connected = Von deinem H.Q. führt eine Kette von Wegen dorthin, über Basen, die du hältst. Trupps dürfen nur dorthin; Hook auch anderswohin.
    .name = Verbunden
    .forms = verbunden, verbundene, verbundenen
term-troop = Ein Teil deiner Armee: Seine Stärke sagt, wen er bedeckt, und viele haben einen Effekt, wenn man sie setzt.
    .name = Trupp
    .forms = Trupp, Trupps
term-strength = Ein Trupp bedeckt nur Gegner mit geringerer Stärke.
    .name = Stärke
    .forms = Stärke, Stärken
term-joker = Kwak: bedeckt jeden Gegner und wird von jedem bedeckt.
    .name = Joker
    .forms = Joker
term-rack = Die Trupps, die du setzen kannst, vor der anderen Seite verborgen; Platz für 8.
    .name = Bänkchen
    .forms = Bänkchen, Bänkchens
term-reserve = Deine verdeckten Trupps, die noch gezogen werden können.
    .name = Vorrat
    .forms = Vorrat, Vorrats, Vorräte
term-discard = Ein abgelegter Trupp ist aus dem Spiel, wenn er nicht ausgegraben wird.
    .name = Ablage
    .forms = Ablage, abgelegt, abgelegte, abgelegten
term-special-base = Tut etwas für den, der dort einen Trupp setzt, oder lässt nur bestimmte Stärken herein.
    .name = Besondere Basis
    .forms = besondere Basis, besondere Basen, besonderen Basen, besonderer Basen
term-recall = Einen anderen deiner sichtbaren Trupps auf dein Bänkchen zurücknehmen.
    .name = Zurückholen
    .forms = zurückholen, zurückgeholt
term-shove = Einen sichtbaren gegnerischen Trupp neben dieser Basis auf eine Basis neben ihm schieben.
    .name = Verschieben
    .forms = verschieben, verschiebt, verschoben
term-exhume = Einen deiner abgelegten Trupps auf dein Bänkchen nehmen.
    .name = Ausgraben
    .forms = ausgraben, ausgegraben, gräbt
term-pin = Ein blind gewählter Trupp auf dem gegnerischen Bänkchen kann im nächsten Zug nicht gesetzt werden.
    .name = Festsetzen
    .forms = festsetzen, festgesetzt, festgesetzte, festgesetzten
term-raid = Der Effekt von XB-42: Ein zufälliger Trupp vom gegnerischen Bänkchen wird offen abgelegt.
    .name = Plündern
    .forms = plündern, plündert, geplündert
term-kwak = { about-kwak }
    .name = Kwak
    .forms = Kwak
term-skully = Stärke 1. { about-skully }
    .name = Skully
    .forms = Skully
term-capn = Stärke 2. { about-capn }
    .name = Cap'n
    .forms = Cap'n
term-jumbo = Stärke 3. { about-jumbo }
    .name = Jumbo
    .forms = Jumbo
term-hook = Stärke 4. { about-hook }
    .name = Hook
    .forms = Hook
term-xb-42 = Stärke 5. { about-xb-42 }
    .name = XB-42
    .forms = XB-42
term-star = Stärke 6. { about-star }
    .name = Star
    .forms = Star
term-roxy = Stärke 7. { about-roxy }
    .name = Roxy
    .forms = Roxy

# Wem das Spiel gehört
notice-theirs = Das Spiel und sein Name, seine Truppen und Gelände. Auch die Bilder der Schachtel gehören ihnen; sie werden hier nicht verwendet.
notice-ours = Das Programm, alle Zeichnungen, der Wortlaut der Regeln, die Lage der Basen auf unseren Plänen (grob von den gedruckten abgelesen), die Namen der Züge und die Grenze der Züge.
notice-limits = Das Regelheft erlaubt, sein Material zur privaten Unterhaltung zu nutzen, und nur dazu.
