#!/usr/bin/env python3
"""Pictures: a device and a bar drawn in a running program, and a whole process against PlantUML's salt,
which draws mock-ups of interfaces from text; both write the SVG of a screen with four tabs."""

import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

root = pathlib.Path(__file__).resolve().parent.parent
binary = os.environ.get("SHTORKA_BINARY", str(root / ".build/dist/shtorka"))

MOCK_UP = """@startsalt
{+
World Clock
--
.
.
--
{ (o) | (8) | (") | (/)
World Clock | <b>Alarms | Stopwatch | Timers }
}
@endsalt
"""
RUNS = 15


def drawing_times():
    """The medians of one device and one bar in microseconds, by a program built for that."""
    build = [
        "Scripts/swiftpm.sh", "build", "-c", "release", "--product", "picturebench", "--scratch-path",
        ".build/release-pictures"]
    subprocess.run(build, cwd=root, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run(
        build + ["--show-bin-path"], cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout
    words = subprocess.run(
        [folder.strip() + "/picturebench"], check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    return int(words[1]), int(words[3])


def report(what, figure, limit):
    print(f"{what}: {figure} µs (at most {limit}: {'yes' if figure <= limit else 'NO'})", flush=True)


def has_plantuml():
    if shutil.which("plantuml"):
        return True
    for command in [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "plantuml"]]:
        if subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
            return False
    return True


def timed(argv, made, folder):
    """How long a whole process takes to write `made`, in seconds."""
    made.unlink(missing_ok=True)
    environment = dict(os.environ, HOME=folder, XDG_CACHE_HOME=folder, LC_ALL="C.UTF-8")
    start = time.perf_counter()
    subprocess.run(
        argv, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    taken = time.perf_counter() - start
    assert made.stat().st_size > 500, argv
    return taken


device, bar = drawing_times()
report("a device drawn", device, 200)
report("a bar drawn", bar, 50)
if has_plantuml():
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        (place / "salt.puml").write_text(MOCK_UP)
        ours = [binary, "-c", "preset clock; tap 2; export picture svg to:ours.svg"]
        theirs = ["plantuml", "-tsvg", "salt.puml"]
        times = [
            (timed(ours, place / "ours.svg", folder), timed(theirs, place / "salt.svg", folder))
            for _ in range(RUNS)]
    a, b = (statistics.median(column) * 1000 for column in zip(*times))
    print(f"a picture as SVG: shtorka {a:.1f} ms, salt {b:.0f} ms, ratio {a / b:.4f}", flush=True)
else:
    print("a picture as SVG: plantuml is not here and can't be installed", flush=True)
