#!/usr/bin/env python3
"""The prompt: from the start to the first one, from a key to its echo, from Tab to the list.

Each key and each Tab is pressed three times, in rounds, and the median counts, as other programs are at
work too."""

import statistics

import large_glossary
import measure
import terminal

RUNS = 40


def until(text, argv):
    program = terminal.Terminal(argv)
    taken = program.wait(text) * 1000
    program.close()
    return taken


def in_turns(*programs):
    times = [[until(*program) for program in programs] for _ in range(RUNS)]
    return [statistics.median(column) for column in zip(*times)]


dictionary = measure.folder / "shipped"
if not dictionary.exists():
    measure.star_dict(dictionary, (
        (name, row["definition_en"] + "\n" + row["definition_ru"])
        for row in measure.concepts() for name in measure.names(row)))
theirs = ("Enter word or phrase: ", ["sdcv", "-2", dictionary])
ours = ("»", [measure.binary])
until(*ours)
a, b = in_turns(ours, theirs)
measure.show(
    "start to first prompt", a, "ms", limit=max(b, 15), note=f"sdcv {b:.1f} ms")

history = measure.folder / "state" / "shtorka" / "history"
history.parent.mkdir(parents=True, exist_ok=True)
history.write_text(
    "# line history, version 1\n" + "".join(f"find термин номер {n}\n" for n in range(10_000)))
measure.show("the same with 10,000 lines of history", in_turns(ours)[0], "ms", limit=max(b, 15))
history.unlink()

glossary, sample = large_glossary.make()
large = ["»", [measure.binary, "--glossary", glossary]]
until(*large)
measure.show(f"the same with {large_glossary.COUNT:,} concepts", in_turns(large)[0], "ms")

program = terminal.Terminal(large[1])
program.wait("»")
program.settle()


def typed(letter):
    program.press(letter)
    taken = program.first_output() * 1000
    program.settle(0.005)
    return taken


def completed(prefix):
    program.press("\x15find " + prefix)
    program.settle(0.005)
    program.press("\t")
    taken = program.first_output() * 1000
    program.settle(0.005)
    # Leaves a list that goes on for pages; a letter that is typed otherwise is taken out again.
    program.press("q")
    program.settle(0.005)
    return taken


def medians(texts, measured):
    rounds = [[measured(text) for text in texts] for _ in range(3)]
    return [statistics.median(three) for three in zip(*rounds)]


times = medians("шторка снизу bottom sheet" * 4, typed)
measure.show(
    f"a key's echo with {large_glossary.COUNT:,} concepts: p99 of {len(times)}",
    measure.percentile(times, 0.99), "ms", limit=5,
    note=f"median {statistics.median(times):.2f} ms")
labels = [label["text"] for entry in sample[::2] for label in entry["labels"][:3:2]]
times = medians([label[:3 + n % 4] for n, label in enumerate(labels)], completed)
measure.show(
    f"completion with {large_glossary.COUNT:,} concepts: p99 of {len(times)}",
    measure.percentile(times, 0.99), "ms", limit=2,
    note=f"median {statistics.median(times):.2f} ms, most {max(times):.1f} ms")
with open(f"/proc/{program.process}/status") as status:
    resident = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
measure.show("memory of the prompt", resident / 1024, "MB", limit=40)
program.close()
