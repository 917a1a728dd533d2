"""Write every golden playthrough anew, and remove those nothing plays any more."""

from __future__ import annotations

from . import all_cases, path_of, playthrough

kept = set()
for case in all_cases():
    path = path_of(case)
    path.parent.mkdir(exist_ok=True)
    path.write_text(playthrough(case), encoding="utf-8")
    kept.add(path)
for folder in {path.parent for path in kept}:
    for stale in set(folder.glob("*.txt")) - kept:
        stale.unlink()
print(f"{len(kept)} playthroughs written")
