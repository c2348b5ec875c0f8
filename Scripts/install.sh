#!/usr/bin/env bash
# install.sh [--remove] PREFIX: puts the released file below PREFIX, with its manual in both languages
# and the completions of bash, zsh and fish, which the file itself prints; or takes all of it away.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=${SHTORKA_DIST:-.build/dist/shtorka}

# What the binary prints, and where it goes: page, language, path.
pages='man en share/man/man1/shtorka.1
man ru share/man/ru/man1/shtorka.1
bash en share/bash-completion/completions/shtorka
zsh en share/zsh/site-functions/_shtorka
fish en share/fish/vendor_completions.d/shtorka.fish'

if [ "${1:-}" = --remove ]; then
  rm -f "$2/bin/shtorka"
  while read -r _ _ path; do rm -f "$2/$path"; done <<<"$pages"
  echo "removed $2/bin/shtorka, its manual and completions"
  exit 0
fi
prefix=$1
[ -x "$binary" ] || Scripts/setup.sh
[ -x "$binary" ] || Scripts/release.sh >/dev/null
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
echo "installed $prefix/bin/shtorka, its manual and completions"
