#!/usr/bin/env bash
# Runs the pseudo-terminal tests of line editing with the edited program under AddressSanitizer
# and under valgrind, and says what either found. Ends with 1 when a fault is ours or a test fails.
#
#   Scripts/check-memory.sh [asan] [valgrind]        both when none is named
set -uo pipefail
cd "$(dirname "$0")/.."

tests='LineEditingTests.TerminalTests'
reports=$(mktemp -d)
trap 'rm -rf "$reports"' EXIT
failed=0

# Runs the tests against the program in $1 behind the words in $2. The tests end each program as a
# person would, or take its terminal away; either way it has to free what it holds.
drive() {
  SHTORKA_LINEDEMO=$1 SHTORKA_LINEDEMO_WRAPPER=$2 SHTORKA_LINEDEMO_PATIENCE=90 \
    swift test --skip-build --filter "$tests" >"$reports/$3.tests" 2>&1
  local status=$?
  grep -E '^✘ Test "|Test run with' "$reports/$3.tests" | tail -20 | sed "s/^/  /"
  return $status
}

# Counts the report files of $1 that match $2.
count() {
  find "$reports" -name "$1.*" ! -name '*.tests' -exec grep -lE "$2" {} + | wc -l
}

swift build --build-tests >"$reports/build" 2>&1 || { cat "$reports/build"; exit 1; }

check_asan() {
  echo "AddressSanitizer"
  swift build --sanitize=address --product linedemo --scratch-path .build-asan \
    >"$reports/build" 2>&1 || { cat "$reports/build"; exit 1; }
  local binary=$PWD/.build-asan/debug/linedemo
  ASAN_OPTIONS="log_path=$reports/asan:handle_segv=0:handle_abort=0:handle_sigill=0:detect_leaks=1" \
    drive "$binary" "" asan || failed=1
  local found
  found=$(count asan 'ERROR: (Address|Leak)Sanitizer')
  echo "  programs with a fault: $found"
  if [ "$found" -gt 0 ]; then
    failed=1
    cat "$reports"/asan.[0-9]*
  fi
}

check_valgrind() {
  echo "valgrind"
  local valgrind
  valgrind=$(command -v valgrind) || { echo "  not installed"; failed=1; return; }
  # Older valgrinds can't read the debug information that the Swift compiler writes.
  cp .build/debug/linedemo "$reports/linedemo"
  strip -g "$reports/linedemo"
  drive "$reports/linedemo" \
    "$valgrind --quiet --leak-check=full --show-leak-kinds=definite --errors-for-leak-kinds=definite --log-file=$reports/valgrind.%p" \
    valgrind || failed=1
  local runs found
  runs=$(find "$reports" -name 'valgrind.[0-9]*' | wc -l)
  found=$(count valgrind 'Invalid (read|write|free)|uninitialised|definitely lost')
  echo "  programs run: $runs, with a fault: $found"
  [ "$runs" -gt 0 ] || failed=1
  if [ "$found" -gt 0 ]; then
    failed=1
    find "$reports" -name 'valgrind.[0-9]*' -size +0 -exec cat {} + | head -100
  fi
}

[ $# -gt 0 ] || set -- asan valgrind
for check in "$@"; do
  case $check in
    asan) check_asan ;;
    valgrind) check_valgrind ;;
    *) echo "no such check: $check" >&2; exit 2 ;;
  esac
done
exit $failed
