# Was falsch sein kann, auf Deutsch; siehe fracas.core.said.

a-player-has-no-name = ein Spieler hat keinen Namen; { $all-known }
there-is-no-player = es gibt keinen Spieler { $word }{ $near }; { $all-known }
the-program = das Programm { $words } { $why-not }
the-command-cannot-be-split = der Befehl { $word } lässt sich nicht in Wörter teilen: { $error }
give-either-time-or-clock = gib entweder --time oder --clock an
clock-got-allowed-seconds-for = --clock: { $clock } gegeben; erlaubt: Sekunden für die Partie und, nach einem +, für jede Aktion
time-got-allowed-more-than = --time: { $seconds } gegeben; erlaubt: mehr als 0, höchstens { $longest-seconds } Sekunden
wants-positions-and-a-server = { $word } will Stellungen, und ein Server erzählt Sichten: es kann im Terminal und in der Arena spielen
refuses = { $address } lehnt { $path } ab: { $refusal }
cannot-be-reached = { $address } ist nicht zu erreichen: { $getattr }
known = bekannt: { $known }
is-not-there = ist nicht da
is-a-folder = ist ein Ordner
is-not-a-program = ist kein Programm: mach es ausführbar (chmod +x), oder nenne, was es ausführt, wie in `node engine.js`
