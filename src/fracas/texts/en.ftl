# What every game may say: the compass, and endings that no game's rules know of.

value-direction-n = North
value-direction-ne = North-east
value-direction-e = East
value-direction-se = South-east
value-direction-s = South
value-direction-sw = South-west
value-direction-w = West
value-direction-nw = North-west

# A game without sentences of its own.
ending = { $winner ->
        [none] { $kind }
       *[other] { WORD($winner, "seat") } wins: { $kind }
    }

# Endings that no game's rules know of.
ending-resigned = { $loser ->
        [none] The puzzle was given up.
       *[other] { WORD($loser, "seat") } resigns.
    }
    .name = Resignation
ending-draw-agreed = Both players agree to a draw.
    .name = Draw agreed
ending-timeout = { $loser ->
        [none] Time is up.
       *[other] { WORD($loser, "seat") } has run out of time.
    }
    .name = Time
ending-left = { WORD($loser, "seat") } left the match.
    .name = Left
ending-abandoned = The match was abandoned.
    .name = Abandoned
ending-uploaded = A record of an unfinished match.
    .name = Record
ending-rules-changed = The rules have changed since this match began: it ends without a result.
    .name = New rules
ending-crashed = { $loser ->
        [none] The program that played has broken down.
       *[other] The program that played { WORD($loser, "seat") } has broken down.
    }
    .name = Breakdown
ending-illegal-action = { $loser ->
        [none] The program that played chose an action that is not allowed.
       *[other] The program that played { WORD($loser, "seat") } chose an action that is not allowed.
    }
    .name = Illegal action
ending-broken-protocol = { $loser ->
        [none] The program that played did not keep to the protocol.
       *[other] The program that played { WORD($loser, "seat") } did not keep to the protocol.
    }
    .name = Protocol

# Lessons: a try that no answer was written for.
lesson-other-try = That is allowed, but it is not what is asked for here.
lesson-not-now = That cannot be done now.

# Notices: who made the games, and what this programme is.
notices-title = Notices
notices-unofficial = Fracas is an unofficial programme. It was not made, commissioned or approved by those who made the games or hold rights to them; names and trademarks belong to their owners.
notices-ours = The programme is free software under the MIT licence. Rules are told in our own words, and everything that is drawn was drawn for it; nothing of the printed games' art is used.
notices-operator = Whoever offers it to others answers for which games may be offered: each can be switched off (FRACAS_GAMES_OFF).
notices-nobody = The rulebook names nobody.
notices-silent = The package of this game does not say.
notices-theirs = Theirs
notices-mine = Ours
notices-limits = Limits
notices-series = Series
notices-rights = Rights
notices-people-design = Design
notices-people-art = Art
notices-people-graphic-design = Graphic design
notices-people-development = Development
notices-people-editor = Editor
notices-people-instructor = Instructor
notices-people-president = President
notices-people-publisher = Publisher
