title = A zone for Tanks
about = Choose a brush and draw: drag over the board, tap, or use the arrow keys and Space.
unnamed = My zone
brush-floor = Floor
brush-floor-help = Where tanks can drive.
brush-wall = Wall
brush-wall-help = Stops tanks and shots.
brush-pool = Energy pool
brush-pool-help = Beside it tanks are repaired.
brush-gap = Gap
brush-gap-help = No floor: nobody drives there, shots fly over it.
brush-green = Green tank
brush-green-help = The next one of Green. On a green tank: takes it away.
brush-orange = Orange tank
brush-orange-help = The next one of Orange. On an orange tank: takes it away.
brush-goal = Goal { $number }
brush-goal-help = Marks the spaces of goal { $number }.
brush-hunt-help = Choose the tank that goal { $number } is about.
space = { $space }: { $what }{ $goals }
space-green = Green tank { $number }
space-orange = Orange tank { $number }
space-goals = , marked by goal { LIST($goals) }

field-name = Name
field-about = A line about it
field-columns = Columns
field-rows = Rows
field-fewer = fewer
field-more = more
tanks-count = Tanks: Green { $green }, Orange { $orange }
goals = Goals
goals-none = No goals: the last squadron standing wins, unless the missions of the book are switched on.
goal-number = Goal { $number }
goal-add = Add a goal
goal-remove = Remove goal { $number }
goal-side = For
goal-side-green = Green
goal-side-orange = Orange
goal-side-both = Both
goal-kind = Goal
goal-kind-reach = Reach a marked space
goal-kind-hold = Hold a marked space
goal-kind-break = Break walls
goal-kind-hunt = Hunt a tank
goal-kind-survive = Survive
goal-count-hold = Own turns in a row
goal-count-break = Walls
goal-count-survive = Turns
goal-spaces =
    { $count ->
        [0] No space marked
        [one] 1 space marked
       *[other] { $count } spaces marked
    }
goal-any-wall =
    { $count ->
        [0] Any wall counts
        [one] 1 wall marked
       *[other] { $count } walls marked
    }
goal-mark = Mark on the board
goal-tank = Which tank
goal-tank-none = choose one
goal-group = Together with
goal-group-help = Goals of a side with the same word are all needed; without one, this goal alone wins.
