# Was falsch sein kann, auf Deutsch; siehe fracas.core.said.

there-is-no-player-known = es gibt keinen Spieler { $kind }{ $hint }; bekannt: { $known }
is-a-puzzle-for-one = { $id } ist ein Rätsel für eine Person: es hat einen Löser, keinen Gegner
a-level-has-its-own = eine Stufe hat ihre eigenen Grenzen: gib entweder eine Stufe an oder Sekunden und Simulationen
seconds-got-allowed-more-than = Sekunden: { $seconds } gegeben; erlaubt: mehr als 0, höchstens { $longest-seconds }
simulations-got-allowed-whole-numbers = Simulationen: { $simulations } gegeben; erlaubt: ganze Zahlen von 1 bis { $most-simulations }
threads-got-allowed-whole-numbers = threads: { $threads } gegeben; erlaubt: ganze Zahlen von 1 bis { $most-threads }
this-player-plays-not = dieser Spieler spielt { $id }, nicht { $id-2 }
threads-got-a-level-thinks = threads: { $threads } gegeben; eine Stufe denkt in einem; gib dazu Sekunden oder Simulationen an
level-got-allowed = Stufe: { $name } gegeben; erlaubt: { $known }
level-got-allowed-to = Stufe: { $number } gegeben; erlaubt: { $levels } bis { $levels-2 }
comes-without-puzzles = { $name } hat keine Rätsel
holds-puzzles-of-not-of = enthält Rätsel von { $game }, nicht von { $id }
must-be-numbered-1-2 = müssen der Reihe nach 1, 2, 3 ... heißen
no-game-comes-with-puzzles = kein Spiel hat Rätsel
there-is-no-puzzle-they = es gibt kein Rätsel { $number }: sie gehen von 1 bis { $puzzles-count }
whole = (ganz)
is-not-json = ist kein JSON: { $error }
got = { $value } gegeben; { $reason }
seconds-got-must-be-a = Sekunden: { $seconds } gegeben; es muss eine Zahl ab 0 sein
is-not-a-puzzle-only = { $name } ist kein Rätsel: lösen lassen sich nur Spiele für eine Person
this-machine-does-not-have = diese Maschine hat keine { $megabytes } MB Speicher übrig: erlaube weniger
none-of-the-set-ups = keine der { $most-deals } versuchten Auslagen mit diesen Einstellungen lässt sich lösen
a-player-chooses-in-a = ein Spieler wählt in einer Partie, nicht in { $match }
there-is-nothing-to-choose = es gibt nichts zu wählen: die Partie ist zu Ende
