#!/usr/bin/env python3
"""The tab bar: actions a second of the reducer, commands a second of a JSON session, and the time of
each command on a bar of 10,000 tabs, read by people (without --json).

Figures are the best of several runs: the others measure what else the machine was doing. A command
on the large bar is timed within one process, as the difference between a session with it and one
without it.
"""
import os
import subprocess
import time

here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
binary = os.environ.get("SHTORKA_BINARY", os.path.join(here, ".build/dist/shtorka"))
swiftpm = [os.path.join(here, "Scripts/swiftpm.sh"), "build", "-c", "release", "--product", "tabbarspeed",
           "--scratch-path", os.path.join(here, ".build/release-static")]

built = subprocess.run(swiftpm, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
if built.returncode != 0:
    raise SystemExit(built.stdout)
folder = subprocess.run(swiftpm + ["--show-bin-path"], stdout=subprocess.PIPE, text=True, check=True).stdout
print(subprocess.run([os.path.join(folder.strip(), "tabbarspeed")], stdout=subprocess.PIPE, text=True,
                     check=True).stdout, end="")


def seconds(lines, *options, rounds=5):
    text = "\n".join(lines).encode() + b"\n"
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        subprocess.run([binary, *options], input=text, stdout=subprocess.DEVNULL, check=True)
        best = min(best, time.perf_counter() - start)
    return best


commands = ["tap B", "tap C", "tap A", "badge B 3", "select D"] * 4000
print(f"JSON session, five tabs: {(len(commands) + 1) / seconds(['new A B C D E'] + commands, '--json'):.0f} commands/s")

large = ["new " + " ".join(f"Tab{n}" for n in range(1, 10_001))]
timed = ["tap 1", "tap more", "select 9000", "select Tab9000", "select tab9000", "badge 500 3", "title 500 Other",
         "rotate", "show", "state", "customizable all", "voiceover", "expect selected Tab1", "audit",
         "explain AU-18", "placement Tab5 optional", "diff", "show diff"]
# Elsewhere what is drawn is another thing: items one under the other, a vertical bar, a bar that scrolls.
drawn = ["select 9000", "rotate", "show", "audit", "diff", "show diff"]
for device in ["iphone", "ipad", "ipad os:17", "android", "vision", "appletv"]:
    base = large + [f"device {device}"]
    for command in timed if device in ["iphone", "ipad"] else drawn:
        if device == "ipad" and command == "tap more" or device in ["vision", "appletv"] and command == "rotate":
            continue
        first = seconds(base, rounds=3)
        per_command = (seconds(base + [command] * 10, rounds=3) - first) / 10
        print(f"10,000 tabs, {device}: {command} {max(0, per_command) * 1000:.1f} ms")
first = seconds(large, rounds=3)
for command in ["diff", "show diff"]:
    per_command = (seconds(large + [command] * 10, rounds=3) - first) / 10
    print(f"10,000 tabs, just made: {command} {max(0, per_command) * 1000:.1f} ms")
