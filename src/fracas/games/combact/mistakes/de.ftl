# Was falsch sein kann, auf Deutsch; siehe fracas.core.said.

radius-needs-target-autonomy-or = Radius { $largest-radius } braucht das Ziel autonomy oder goals: auf diesem Brett hat jedes Teil Platz, und bei time_factor entschiede allein ihre Zahl, wer zuletzt legt
must-hold-each-of-these = muss jedes davon einmal enthalten: { $known }
must-be-null-in-the = muss in der Phase 'inception' null sein, und nur dann
is-not-a-placement-of = ist keine Legung von { $seat } auf diesem Brett
covers-a-field-that-is = bedeckt ein Feld, das belegt ist
connects-more-than-dots-at = verbindet mehr als { $token-dots } Augen an einem Punkt
is-not-in-the-circle = liegt nicht im Kreis; übrig: { $known }
the-circle-has-spots = der Kreis hat { $names-count } Plätze
a-side-has-one-and = eine Seite hat ein { $lens } und ein { $triangle }
