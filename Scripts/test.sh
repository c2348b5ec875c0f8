#!/usr/bin/env bash
# Builds and runs the tests; an argument is a filter. Snapshots are never written where CI is set.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -n "${CI:-}" ] && export SHTORKA_SNAPSHOTS=never
# The tests that run the program start the file that this build leaves.
Scripts/swiftpm.sh build --build-tests
SHTORKA_BINARY="$(Scripts/swiftpm.sh build --show-bin-path)/shtorka"
export SHTORKA_BINARY
if [ $# -gt 0 ]; then
  Scripts/swiftpm.sh test --skip-build --filter "$1"
else
  Scripts/swiftpm.sh test --skip-build
fi
