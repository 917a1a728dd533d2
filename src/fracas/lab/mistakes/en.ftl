# What can be wrong, in English; see fracas.core.said.

cannot-be-read-and-written = cannot be read and written: { $why }
is-not-a-text-file = is not a text file; name another file
line = line { $number }
is-not-a-pair-written = is not a pair written by an arena; name another file
