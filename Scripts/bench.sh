#!/usr/bin/env bash
# Prints a whole-process look-up with a warm cache as a ratio to `sdcv -n`, on the same labels in the
# same run; sdcv is installed for this only. Medians of 60 runs each, taken in turns.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$PWD/.build/dist/shtorka
if ! command -v sdcv >/dev/null 2>&1 || ! command -v dictzip >/dev/null 2>&1; then
  { apt-get install -y -qq sdcv python3 >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq sdcv python3 >/dev/null; }; } ||
    { echo "bench: sdcv is not here and can't be installed" >&2; exit 1; }
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$binary" export glossary csv --to "$work/glossary.csv" >/dev/null
python3 - "$work" "$binary" <<'PY'
import csv, os, statistics, struct, subprocess, sys, time
work, binary = sys.argv[1:]
rows = list(csv.DictReader(open(work + "/glossary.csv", encoding="utf-8", newline="")))
entries = {}
for row in rows:
    text = (row["definition_en"] + "\n" + row["definition_ru"]).encode()
    for name in [row["en"], row["ru"]] + row["aliases_en"].split("|") + row["aliases_ru"].split("|"):
        if name:
            entries.setdefault(name, text)
# StarDict: ASCII case-insensitive order, then bytes.
order = sorted(entries, key=lambda n: (bytes(c + 32 if 65 <= c <= 90 else c for c in n.encode()), n.encode()))
os.makedirs(work + "/dic")
with open(work + "/dic/g.dict", "wb") as data, open(work + "/dic/g.idx", "wb") as index:
    for name in order:
        index.write(name.encode() + b"\0" + struct.pack(">II", data.tell(), len(entries[name])))
        data.write(entries[name])
size = os.path.getsize(work + "/dic/g.idx")
open(work + "/dic/g.ifo", "w").write(
    f"StarDict's dict ifo file\nversion=2.4.2\nbookname=g\nwordcount={len(order)}\nidxfilesize={size}\nsametypesequence=m\n")
env = dict(os.environ, XDG_CACHE_HOME=work + "/cache", LC_ALL="C.UTF-8", HOME=work)
labels = [row["ru"] for row in rows][:: max(1, len(rows) // 60)][:60]
def timed(argv):
    start = time.perf_counter()
    done = subprocess.run(argv, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert done.stdout, argv
    return time.perf_counter() - start
timed([binary, "--json", "find", labels[0]])
timed(["sdcv", "-n", "-2", work + "/dic", labels[0]])
ours, theirs = [], []
for label in labels:
    ours.append(timed([binary, "--json", "find", label]))
    theirs.append(timed(["sdcv", "-n", "-2", work + "/dic", label]))
a, b = statistics.median(ours), statistics.median(theirs)
print(f"one-shot look-up, {len(rows)} concepts: shtorka {a*1000:.1f} ms, sdcv {b*1000:.1f} ms, ratio {a/b:.2f}")
PY
