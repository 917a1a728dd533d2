# What can be wrong, in English; see fracas.core.said.

radius-needs-target-autonomy-or = radius { $largest-radius } needs target autonomy or goals: that board has room for every piece, and in time_factor their number alone would decide who lays last
must-hold-each-of-these = must hold each of these once: { $known }
must-be-null-in-the = must be null in the phase 'inception', and only then
is-not-a-placement-of = is not a placement of { $seat } on this board
covers-a-field-that-is = covers a field that is taken
connects-more-than-dots-at = connects more than { $token-dots } dots at a point
is-not-in-the-circle = is not in the circle; left: { $known }
the-circle-has-spots = the circle has { $names-count } spots
a-side-has-one-and = a side has one { $lens } and one { $triangle }
