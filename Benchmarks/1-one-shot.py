#!/usr/bin/env python3
"""One look-up as a whole process with a warm cache, against `sdcv -n` on the same labels."""

import measure

rows = measure.concepts()
dictionary = measure.star_dict(
    measure.folder / "shipped",
    ((name, row["definition_en"] + "\n" + row["definition_ru"])
     for row in rows for name in measure.names(row)))
labels = [row["ru"] for row in rows][:: max(1, len(rows) // 100)][:100]
ours, theirs = measure.in_turns(
    [[measure.binary, "--json", "find", label] for label in labels],
    [["sdcv", "-n", "-2", dictionary, label] for label in labels])
measure.show(
    f"one-shot look-up, {len(rows)} concepts, to sdcv", ours / theirs, limit=1.0,
    note=f"{ours * 1000:.1f} ms to {theirs * 1000:.1f} ms")
