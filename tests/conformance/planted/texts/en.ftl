ending-last-taken = { WORD($winner, "seat") } takes the last counter.
