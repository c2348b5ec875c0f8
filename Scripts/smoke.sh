#!/usr/bin/env bash
# smoke.sh BINARY: runs the released file copied to another folder, with an empty environment and
# with LC_ALL=C, where nothing of this tree can help it.
set -euo pipefail
binary=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$binary" "$folder/shtorka"
cd "$folder"

passed=0
expect() { # expect NAME WANTED-PART ACTUAL
  if [[ "$3" == *"$2"* ]]; then
    passed=$((passed + 1))
  else
    printf 'smoke: %s: expected %q in:\n%s\n' "$1" "$2" "$3" >&2
    exit 1
  fi
}

for locale in none C C.UTF-8; do
  with=(env -i "HOME=$folder/home" "XDG_CACHE_HOME=$folder/cache-$locale")
  [ "$locale" = none ] || with+=("LC_ALL=$locale")
  expect "version, locale $locale" 'protocol' "$("${with[@]}" ./shtorka --version --json)"
  expect "find, locale $locale" '"id":"bottom-sheet"' \
    "$("${with[@]}" ./shtorka --json find 'боттом-шит')"
  expect "words, locale $locale" 'Bottom sheet' "$("${with[@]}" ./shtorka нижняя шторка)"
  expect "bench, locale $locale" '"selected":"Б"' \
    "$("${with[@]}" ./shtorka --json -c 'new А Б; tap Б' | tail -n 1)"
  expect "pipe, locale $locale" 'Б' "$(printf 'new А Б\nshow\n' | "${with[@]}" ./shtorka)"
done
expect "no home at all" '"ok":true' "$(env -i ./shtorka --json find tost)"
set +e
env -i ./shtorka --json find zzqqxxyyzz >/dev/null 2>&1
code=$?
set -e
expect "nothing found is exit code 1" 1 "$code"
echo "$passed passed, 0 failed"
