# Was jedes Spiel sagen kann: die Himmelsrichtungen, und Enden, die keine Spielregel kennt.

value-direction-n = Norden
value-direction-ne = Nordosten
value-direction-e = Osten
value-direction-se = Südosten
value-direction-s = Süden
value-direction-sw = Südwesten
value-direction-w = Westen
value-direction-nw = Nordwesten

# Ein Spiel ohne eigene Sätze.
ending = { $winner ->
        [none] { $kind }
       *[other] { WORD($winner, "seat") } gewinnt: { $kind }
    }

# Enden, die keine Spielregel kennt.
ending-resigned = { $loser ->
        [none] Das Rätsel wurde aufgegeben.
       *[other] { WORD($loser, "seat") } gibt auf.
    }
    .name = Aufgabe
ending-draw-agreed = Beide einigen sich auf Remis.
    .name = Remis vereinbart
ending-timeout = { $loser ->
        [none] Die Zeit ist abgelaufen.
       *[other] Die Zeit von { WORD($loser, "seat") } ist abgelaufen.
    }
    .name = Zeit
ending-left = { WORD($loser, "seat") } hat die Partie verlassen.
    .name = Verlassen
ending-abandoned = Die Partie wurde abgebrochen.
    .name = Abgebrochen
ending-uploaded = Die Aufzeichnung einer unbeendeten Partie.
    .name = Aufzeichnung
ending-rules-changed = Die Regeln haben sich seit Beginn der Partie geändert: Sie endet ohne Ergebnis.
    .name = Neue Regeln
ending-crashed = { $loser ->
        [none] Das Programm, das spielte, ist zusammengebrochen.
       *[other] Das Programm von { WORD($loser, "seat") } ist zusammengebrochen.
    }
    .name = Zusammenbruch
ending-illegal-action = { $loser ->
        [none] Das Programm, das spielte, hat eine unerlaubte Aktion gewählt.
       *[other] Das Programm von { WORD($loser, "seat") } hat eine unerlaubte Aktion gewählt.
    }
    .name = Unerlaubte Aktion
ending-broken-protocol = { $loser ->
        [none] Das Programm, das spielte, hat sich nicht an das Protokoll gehalten.
       *[other] Das Programm von { WORD($loser, "seat") } hat sich nicht an das Protokoll gehalten.
    }
    .name = Protokoll

# Lektionen: ein Versuch, für den keine Antwort geschrieben ist.
lesson-other-try = Das ist erlaubt, aber hier ist etwas anderes gefragt.
lesson-not-now = Das geht jetzt nicht.

# Hinweise: wer die Spiele gemacht hat, und was dieses Programm ist.
notices-title = Hinweise
notices-unofficial = Fracas ist ein inoffizielles Programm. Wer die Spiele gemacht hat oder Rechte an ihnen hält, hat es weder gemacht noch beauftragt noch gebilligt; Namen und Marken gehören ihren Inhabern.
notices-ours = Das Programm ist freie Software unter der MIT-Lizenz. Die Regeln sind mit eigenen Worten erzählt, und alles Gezeichnete wurde dafür gezeichnet; von den Bildern der gedruckten Spiele wird nichts verwendet.
notices-operator = Wer es anderen anbietet, steht dafür ein, welche Spiele er anbieten darf: Jedes lässt sich abschalten (FRACAS_GAMES_OFF).
notices-nobody = Das Regelheft nennt niemanden.
notices-silent = Das Paket dieses Spiels sagt es nicht.
notices-theirs = Von ihnen
notices-mine = Von uns
notices-limits = Grenzen
notices-series = Reihe
notices-rights = Rechte
notices-people-design = Entwurf
notices-people-art = Bilder
notices-people-graphic-design = Gestaltung
notices-people-development = Entwicklung
notices-people-editor = Redaktion
notices-people-instructor = Lehrer
notices-people-president = Präsident
notices-people-publisher = Verlag
