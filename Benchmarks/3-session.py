#!/usr/bin/env python3
"""Look-ups of each kind in one session with 100,000 concepts: from the line sent to the answer read.

Each text is asked three times, in rounds, and the median counts, as other programs are at work too."""

import statistics
import subprocess
import time

import large_glossary
import measure

glossary, sample = large_glossary.make()
session = subprocess.Popen(
    [measure.binary, "--json", "--glossary", glossary], env=measure.environment,
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
answers = open(session.stdout.fileno(), "rb", closefd=False)


def ask(line):
    start = time.perf_counter()
    session.stdin.write(line.encode() + b"\n")
    answer = answers.readline()
    taken = time.perf_counter() - start
    assert b'"ok":true' in answer, (line, answer)
    return taken


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


ask("find toast")
for kind, texts in large_glossary.queries(sample).items():
    rounds = [[ask("find " + quoted(text)) * 1000 for text in texts] for _ in range(3)]
    times = [statistics.median(three) for three in zip(*rounds)]
    measure.show(
        f"session, {large_glossary.COUNT:,} concepts, {kind}: p99 of {len(times)}",
        measure.percentile(times, 0.99), "ms", limit=30 if kind == "descriptions" else 5,
        note=f"median {measure.percentile(times, 0.5):.1f} ms, most {max(times):.1f} ms")
with open(f"/proc/{session.pid}/status") as status:
    resident = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
measure.show("memory of that session", resident / 1024, "MB", limit=40)
session.stdin.close()
session.wait()
