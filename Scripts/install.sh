#!/usr/bin/env bash
# install.sh [--remove] PREFIX: puts the released file below PREFIX, with its manual in both languages,
# the completions of bash, zsh and fish, which the file itself prints, and its notices; or takes it away,
# with the folders that had to be made for it and are empty again.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=${SHTORKA_DIST:-.build/dist/shtorka}

# What the binary prints, and where it goes: page, language, path.
pages='man en share/man/man1/shtorka.1
man ru share/man/ru/man1/shtorka.1
bash en share/bash-completion/completions/shtorka
zsh en share/zsh/site-functions/_shtorka
fish en share/fish/vendor_completions.d/shtorka.fish'

# Whose work is in the file, and on what terms.
notices='NOTICE Training/LICENSE-Apache-2.0.txt'
notes=share/doc/shtorka

# Names the folders that were made; a staged tree, which DESTDIR asks for, is all made.
record=share/shtorka/folders

# The folders in use, a line each: below the prefix $1, and above it as far as $2.
folders() {
  local path
  while read -r _ _ path; do
    path=$(dirname "$1/$path")
    while [ "$path" != "$2" ] && [ "$path" != / ] && [ "$path" != . ]; do
      echo "$path"
      path=$(dirname "$path")
    done
  done <<<"$pages
notes - $notes/NOTICE
record - $record
bin - bin/shtorka" | LC_ALL=C sort -u
}

if [ "${1:-}" = --remove ]; then
  prefix=$2
  rm -f "$prefix/bin/shtorka"
  while read -r _ _ path; do rm -f "$prefix/$path"; done <<<"$pages"
  for path in $notices; do rm -f "$prefix/$notes/$(basename "$path")"; done
  made=
  if [ -f "$prefix/$record" ]; then
    made=$(cat "$prefix/$record")
    rm -f "$prefix/$record"
  elif [ -n "${DESTDIR:-}" ]; then
    made=$(folders "$prefix" "${DESTDIR%/}")
  fi
  # What others have put something into stays.
  LC_ALL=C sort -r <<<"$made" | while read -r path; do
    [ -z "$path" ] || rmdir "$path" 2>/dev/null || true
  done
  echo "removed $prefix/bin/shtorka, its manual and completions"
  exit 0
fi
prefix=$1
[ -x "$binary" ] || Scripts/setup.sh
[ -x "$binary" ] || Scripts/release.sh >/dev/null
made=$(folders "$prefix" / | while read -r path; do [ -d "$path" ] || echo "$path"; done)
mkdir -p "$prefix/bin" 2>/dev/null && [ -w "$prefix/bin" ] ||
  { echo "install: can't write below $prefix; try PREFIX=\$HOME/.local" >&2; exit 1; }
install -m 755 "$binary" "$prefix/bin/shtorka.new"
mv "$prefix/bin/shtorka.new" "$prefix/bin/shtorka"
while read -r page language path; do
  mkdir -p "$(dirname "$prefix/$path")"
  "$prefix/bin/shtorka" --print "$page" --lang "$language" >"$prefix/$path.new"
  chmod 644 "$prefix/$path.new"
  mv "$prefix/$path.new" "$prefix/$path"
done <<<"$pages"
mkdir -p "$prefix/$notes"
for path in $notices; do install -m 644 "$path" "$prefix/$notes"; done
if [ -z "${DESTDIR:-}" ] && [ -n "$made" ]; then
  mkdir -p "$prefix/$(dirname "$record")"
  echo "$made" >>"$prefix/$record"
fi
echo "installed $prefix/bin/shtorka, its manual and completions"
