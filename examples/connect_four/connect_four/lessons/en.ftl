# The course of Connect Four.

goal = Four in a line
goal-fall = You are Yellow. Choose a column, and a disc falls to its lowest free place.
goal-line = Four of your discs in a line win: across, upright or slanting. You have three, in columns 3, 4 and 5.
goal-win = Column 6 is blocked. Drop a disc into column 2.
goal-not-there = That makes no four. Your three lie in columns 3 to 5 at the bottom: column 2 completes them.
goal-end = Four in a line, and you have won.

block = Block, and threaten twice
block-red = Red has three on top of each other in column 1. One more, and Red wins.
block-now = Stop Red: drop a disc into column 1.
block-loses = Then Red drops into column 1 and wins. Block it first.
block-two = Now for your two discs in columns 4 and 5: make three of them with both ends open, by column 3.
block-one-only = That makes no three with two open ends. Choose column 3.
block-other-side = That would do as well. Here take column 3, which is nearer the middle.
block-win = Red can block only one of the two ends. Win at the other.
block-finish = One end of your three is still open: drop there and win.
