title = Meinen Tisch lösen
about = Stelle durch Klicks auf, was auf deinem Tisch liegt; dann bitte um einen Tipp oder die ganze Lösung, oder spiele von dort weiter.
brush-turn = Drehen
brush-turn-help = Klicke einen Richtungsmarker zum Drehen, eine Linie für ein Hindernis, einen Marker des Pults zum Umdrehen, eine Leiste für ihren Zeiger.
brush-token = Richtungsmarker
brush-token-help = Klicke ein Feld, um einen zu legen; auf einem, der dort liegt: nimmt ihn weg.
brush-barrier = Sperre
brush-barrier-help = Klicke eine Linie zwischen zwei Feldern; noch einmal: nimmt sie weg.
brush-drain = Batteriefresser
brush-drain-help = Klicke eine Linie zwischen zwei Feldern; noch einmal: nimmt ihn weg.
brush-controller = Fluglotse
brush-controller-help = Klicke den Marker des Pults, auf dem er steht; noch einmal: Er hat das Pult noch nicht betreten.
brush-machine = Maschine { $number }
brush-machine-help = Klicke das Feld, auf dem sie ist; auf ihren Start oder sie selbst: Sie wartet wieder. Was durch ist, steht unten.
spot-square = Feld { $square }: { $token ->
        [none] kein Richtungsmarker
        [north] Richtungsmarker nach Norden
        [east] Richtungsmarker nach Osten
        [south] Richtungsmarker nach Süden
       *[west] Richtungsmarker nach Westen
    }{ $machine ->
        [0] {""}
       *[other] , Maschine { $machine }
    }
spot-line = Linie { $line }: { $kind ->
        [barrier] eine Sperre
        [drain] ein Batteriefresser
       *[none] frei
    }
spot-start = Start { $start }: { $count ->
        [0] niemand wartet
        [one] eine Maschine wartet
       *[other] { $count } Maschinen warten
    }
spot-cell = Pult, { $cell }: { $face }{ $here ->
        [yes] , mit dem Fluglotsen
       *[no] {""}
    }
spot-heat = Hitzeleiste, Feld { $space }{ $here ->
        [no] {""}
        [up] , der Zeiger, nach oben
       *[down] , der Zeiger, nach unten
    }
spot-power = Stromleiste, Feld { $space }{ $here ->
        [no] {""}
       *[other] , der Zeiger
    }
machines = Maschinen
machine = Maschine { $number }
place-waiting = wartet am Start
place-gone = ist durch
refused = Das Brett hat keine solche Mission, oder der Server ist nicht zu fragen.
fault-tokens = { $count ->
        [one] Ein Richtungsmarker liegt auf dem Brett
       *[other] { $count } Richtungsmarker liegen auf dem Brett
    }: So viele hat dieses Brett nicht.
fault-obstacles = { $count } Hindernisse sind zu viele: Es gibt höchstens drei.
fault-through = Alle Maschinen sind durch: Dieser Tisch ist gelöst.
fault-hot = Der Zeiger der Hitzeleiste ist an einem Ende: Dieser Tisch ist verloren.
fault-power = Der Zeiger der Stromleiste ist am Ende: Dieser Tisch ist verloren.
fault-machines-enter-in-order = Von Maschinen an einem Start fliegen die mit kleineren Nummern zuerst herein.
fault-machines-on-squares-of-their-own = Zwei Maschinen sind auf einem Feld.
fault-panel-fits-the-controller = Marker des Pults sind umgedreht, also steht der Fluglotse auf einem davon: Setze auch ihn.
fault-obstacles-on-lines-of-their-own = Zwei Hindernisse sind auf einer Linie.
