# Was ein fremdes Programm falsch gemacht hat. $asked ist das Wort des Protokolls für das, was gefragt war.

fault-late = es hat auf „{ $asked }“ nicht innerhalb von { NUMBER($seconds, maximumFractionDigits: 1) } Sekunden geantwortet{ $asked ->
        [protocol] ; ein Programm muss seine Ausgabe nach jeder Antwort leeren (flush)
       *[other] { "" }
    }
fault-not-started = es lässt sich nicht starten: { $why }
fault-no-interpreter = es lässt sich nicht starten ({ $why }): ein Skript braucht eine erste Zeile wie #!/usr/bin/env python3, oder nenne, was es ausführt, wie in `python3 engine.py`
fault-died = es hat sich bei „{ $asked }“ beendet ({ $code ->
        [0] ohne Fehler
       *[other] Code { NUMBER($code, useGrouping: 0) }
    }){ $said ->
        [none] { "" }
       *[other] : { $said }
    }
fault-closed-input = es hat seine Eingabe geschlossen, bevor ihm „{ $asked }“ gesagt wurde
fault-closed-output = es hat seine Ausgabe geschlossen, ohne „{ $asked }“ zu beantworten
fault-illegal = es hat „{ $answer }“ geantwortet, was jetzt nicht gespielt werden darf
fault-unexpected = es hat „{ $asked }“ mit der Zeile „{ $line }“ beantwortet, die das Protokoll nicht kennt
fault-unasked = es hat gesprochen, bevor „{ $asked }“ gefragt war: „{ $line }“
fault-second-answer = es hat „{ $asked }“ ein zweites Mal beantwortet: „{ $line }“
fault-unknown-wants = es will „{ $line }“, was das Protokoll nicht kennt
fault-no-answer = es hat „{ $asked }“ mit ok beantwortet, ohne eine Zeile „{ $wanted }“
fault-refused = es hat „{ $asked }“ abgelehnt: { $sentence }
fault-long-line = eine Zeile seiner Antwort auf „{ $asked }“ hat mehr als { NUMBER($most) } Bytes
fault-many-lines = seine Antwort auf „{ $asked }“ hat mehr als { NUMBER($most) } Zeilen
fault-much-text = seine Antwort auf „{ $asked }“ hat mehr als { NUMBER($most) } Bytes
fault-much-complaint = es hat bei „{ $asked }“ mehr als { NUMBER($most) } Bytes auf die Fehlerausgabe geschrieben
fault-version = es spricht Fassung „{ $spoken }“ des Protokolls, nicht { $known }
fault-wrong-game = es spielt { $game } nicht, nur { LIST($games) }
