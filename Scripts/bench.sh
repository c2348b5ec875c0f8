#!/usr/bin/env bash
# bench.sh [PART…]: runs the programs of Benchmarks/ in the order of their names against the released
# binary, or only those whose name contains a PART. Each prints its own figures.
#
# What a program finds in its environment:
#   SHTORKA_BINARY   the binary to measure
#   BENCH_FOLDER     a folder for whatever it writes; shared by all, removed at the end
set -euo pipefail
cd "$(dirname "$0")/.."
export SHTORKA_BINARY=${SHTORKA_BINARY:-$PWD/.build/dist/shtorka}
[ -x "$SHTORKA_BINARY" ] || { echo "bench: $SHTORKA_BINARY is missing; run make release" >&2; exit 1; }

# sdcv is the measure for a dictionary in the console; it is installed for this only.
need() {
  command -v "$1" >/dev/null 2>&1 && return
  apt-get install -y -qq "$1" >/dev/null 2>&1 && return
  { apt-get update -qq && apt-get install -y -qq "$1"; } >/dev/null 2>&1 ||
    { echo "bench: $1 is not here and can't be installed" >&2; exit 1; }
}
need python3
need sdcv

BENCH_FOLDER=$(mktemp -d)
export BENCH_FOLDER PYTHONDONTWRITEBYTECODE=1
trap 'rm -rf "$BENCH_FOLDER"' EXIT

for program in Benchmarks/[0-9]*; do
  for part in "${@:-}"; do
    case $program in *"$part"*) "$program" && break ;; esac
  done
done
