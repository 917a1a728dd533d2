# What the server itself says in English: of links, where they are pasted.

link-house = Tabletop battles to play in the browser: against a friend, a program, or a puzzle.
link-invitation = { $name } invites you to { $game }
link-invitation-nobody = You are invited to { $game }
link-open = Open the link and sit down. No account is needed.
link-taken = The seat has been taken, or the invitation is no longer open.
link-waiting = The match has not begun yet.
link-running = The match is being played: watch it.
link-over = Look through the match.
link-study = A study: what else could have been played, line by line.
link-somebody = somebody
