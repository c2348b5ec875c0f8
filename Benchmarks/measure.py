"""What the benchmarks share: the program to measure, its environment, timing, and the lines printed."""

import csv
import os
import pathlib
import statistics
import struct
import subprocess
import time

binary = os.environ["SHTORKA_BINARY"]
folder = pathlib.Path(os.environ["BENCH_FOLDER"])
environment = {
    "PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8",
    "XDG_CACHE_HOME": str(folder / "cache"), "XDG_STATE_HOME": str(folder / "state"),
}


def run(argv):
    """How long a whole process took, in seconds; it has to print something."""
    start = time.perf_counter()
    done = subprocess.run(argv, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    taken = time.perf_counter() - start
    assert done.stdout, argv
    return taken


def in_turns(*commands, warm_up=3):
    """The medians of several lists of command lines, run in turns, so that all meet the same machine."""
    for argv in zip(*(command[:warm_up] for command in commands)):
        for one in argv:
            run(one)
    times = [[] for _ in commands]
    for argv in zip(*commands):
        for taken, one in zip(times, argv):
            taken.append(run(one))
    return [statistics.median(taken) for taken in times]


def percentile(values, share):
    """The value that `share` of all do not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def show(what, figure, unit="", limit=None, note=""):
    """Prints one figure, and whether it keeps its limit."""
    digits = 0 if figure >= 100 else 2 if unit == "" else 1
    line = f"{what}: {figure:.{digits}f}{' ' + unit if unit else ''}"
    if limit is not None:
        line += f" (at most {limit:g}: {'yes' if figure <= limit else 'NO'})"
    print(line + (f"   {note}" if note else ""), flush=True)


def concepts():
    """The rows of the shipped glossary, as its own export gives them."""
    path = folder / "shipped.csv"
    if not path.exists():
        subprocess.run(
            [binary, "export", "glossary", "csv", "--to", path], env=environment, check=True,
            stdout=subprocess.DEVNULL)
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def names(row):
    """All names of a concept in such a row."""
    lists = [[row["en"], row["ru"]], row["aliases_en"].split("|"), row["aliases_ru"].split("|")]
    return [name for part in lists for name in part if name]


def star_dict(path, entries):
    """Writes a StarDict dictionary of pairs of name and text into the folder `path`, for sdcv."""
    first = {}
    for name, text in entries:
        first.setdefault(name.encode(), text.encode())
    # The format's own order: case of ASCII letters does not count, then bytes do.
    order = sorted(first, key=lambda name: (name.lower(), name))
    path.mkdir()
    with open(path / "g.dict", "wb") as data, open(path / "g.idx", "wb") as index:
        for name in order:
            index.write(name + b"\0" + struct.pack(">II", data.tell(), len(first[name])))
            data.write(first[name])
    size = os.path.getsize(path / "g.idx")
    (path / "g.ifo").write_text(
        f"StarDict's dict ifo file\nversion=2.4.2\nbookname=g\nwordcount={len(order)}\n"
        f"idxfilesize={size}\nsametypesequence=m\n")
    return path
