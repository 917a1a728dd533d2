# What a program from outside did wrong. $asked is the protocol's word for what it was asked.

fault-late = it did not answer "{ $asked }" within { NUMBER($seconds, maximumFractionDigits: 1) } seconds{ $asked ->
        [protocol] ; a program must flush its output after each answer
       *[other] { "" }
    }
fault-not-started = it cannot be started: { $why }
fault-no-interpreter = it cannot be started ({ $why }): a script needs a first line such as #!/usr/bin/env python3, or name what runs it, as in `python3 engine.py`
fault-died = it ended at "{ $asked }" ({ $code ->
        [0] without an error
       *[other] exit code { NUMBER($code, useGrouping: 0) }
    }){ $said ->
        [none] { "" }
       *[other] : { $said }
    }
fault-closed-input = it closed its input before it was told "{ $asked }"
fault-closed-output = it closed its output without an answer to "{ $asked }"
fault-illegal = it answered "{ $answer }", which may not be played now
fault-unexpected = it answered "{ $asked }" with the line "{ $line }", which the protocol does not know
fault-unasked = it spoke before it was asked "{ $asked }": "{ $line }"
fault-second-answer = it answered "{ $asked }" a second time: "{ $line }"
fault-unknown-wants = it wants "{ $line }", which the protocol does not know
fault-no-answer = it said ok to "{ $asked }" without a line "{ $wanted }"
fault-refused = it refused "{ $asked }": { $sentence }
fault-long-line = a line of its answer to "{ $asked }" has more than { NUMBER($most) } bytes
fault-many-lines = its answer to "{ $asked }" has more than { NUMBER($most) } lines
fault-much-text = its answer to "{ $asked }" has more than { NUMBER($most) } bytes
fault-much-complaint = it wrote more than { NUMBER($most) } bytes to its standard error at "{ $asked }"
fault-version = it speaks version "{ $spoken }" of the protocol, not { $known }
fault-wrong-game = it does not play { $game }, only { LIST($games) }
