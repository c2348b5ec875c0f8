#!/usr/bin/env python3
"""The same with 100,000 concepts more: compiling them, one look-up as a whole process, and what it grows."""

import time

import large_glossary
import measure

glossary, sample = large_glossary.make()
large = [measure.binary, "--glossary", glossary, "--json", "find"]

start = time.perf_counter()
measure.run(large + ["toast"])
measure.show(
    f"compiling {large_glossary.COUNT:,} concepts, once", time.perf_counter() - start, "s",
    note=f"{glossary.stat().st_size / 1e6:.0f} MB of JSON")
store = max((measure.folder / "cache" / "shtorka").iterdir(), key=lambda path: path.stat().st_size)
measure.show("compiled glossary", store.stat().st_size / 1e6, "MB")

with open(measure.folder / "large.names", encoding="utf-8") as names:
    dictionary = measure.star_dict(
        measure.folder / "large", (line.rstrip("\n").split("\t") for line in names))
labels = [entry["labels"][2]["text"] for entry in sample][:60]
ours, theirs = measure.in_turns(
    [large + [label] for label in labels],
    [["sdcv", "-n", "-2", dictionary, label] for label in labels])
measure.show(
    f"one-shot look-up, {large_glossary.COUNT:,} concepts, to sdcv", ours / theirs, limit=0.1,
    note=f"{ours * 1000:.1f} ms to {theirs * 1000:.1f} ms")

rows = measure.concepts()
labels = [row["ru"] for row in rows][:: max(1, len(rows) // 100)][:100]
small, big = measure.in_turns(
    [[measure.binary, "--json", "find", label] for label in labels],
    [large + [label] for label in labels])
measure.show(
    f"one-shot look-up by name, {large_glossary.COUNT:,} concepts to {len(rows)}", big / small,
    limit=1.5, note=f"{big * 1000:.1f} ms to {small * 1000:.1f} ms")
