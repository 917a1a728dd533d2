# Was der Server selbst auf Deutsch sagt: über Links, wo sie eingefügt werden.

link-house = Brettspiel-Gefechte im Browser: gegen Freunde, gegen ein Programm oder als Rätsel.
link-invitation = { $name } lädt dich zu { $game } ein
link-invitation-nobody = Du bist zu { $game } eingeladen
link-open = Öffne den Link und setz dich. Ein Konto braucht es nicht.
link-taken = Der Platz ist schon vergeben, oder die Einladung gilt nicht mehr.
link-waiting = Die Partie hat noch nicht begonnen.
link-running = Die Partie läuft: schau zu.
link-over = Sieh dir die Partie an.
link-study = Eine Studie: was sich sonst hätte spielen lassen, Zug um Zug.
link-somebody = jemand
