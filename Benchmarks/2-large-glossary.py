#!/usr/bin/env python3
"""The same with 100,000 concepts more: compiling them, one look-up as a whole process, and what it grows.

sdcv finds a headword by a list of offsets that it made before, in little more than the time that any
process takes to start. It has no such list for an index that is compressed, as dictionaries often come,
and it goes through all headwords where the text is none, such as another form of one."""

import gzip
import random
import shutil
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
compressed = measure.folder / "large-compressed"
compressed.mkdir()
for name in ("g.ifo", "g.dict"):
    (compressed / name).symlink_to(dictionary / name)
with open(dictionary / "g.idx", "rb") as plain, gzip.open(compressed / "g.idx.gz", "wb") as index:
    shutil.copyfileobj(plain, index)
labels = [entry["labels"][2]["text"] for entry in sample][:40]
source = random.Random(3)
slips = [large_glossary.slip(label, source) for label in labels]
for what, texts, path, limit in (
        ("of a headword", labels, dictionary, None),
        ("of a headword, its index compressed", labels, compressed, 0.1),
        ("with a slip of the finger", slips, dictionary, None)):
    ours, theirs = measure.in_turns(
        [large + [text] for text in texts],
        [["sdcv", "-n", "-2", path, text] for text in texts])
    measure.show(
        f"one-shot look-up {what}, {large_glossary.COUNT:,} concepts, to sdcv", ours / theirs,
        limit=limit, note=f"{ours * 1000:.1f} ms to {theirs * 1000:.1f} ms")

rows = measure.concepts()
labels = [row["ru"] for row in rows][:: max(1, len(rows) // 100)][:100]
small, big = measure.in_turns(
    [[measure.binary, "--json", "find", label] for label in labels],
    [large + [label] for label in labels])
measure.show(
    f"one-shot look-up by name, {large_glossary.COUNT:,} concepts to {len(rows)}", big / small,
    limit=1.5, note=f"{big * 1000:.1f} ms to {small * 1000:.1f} ms")
