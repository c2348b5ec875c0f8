#!/usr/bin/env bash
# install.sh [--remove] PREFIX: puts the released file below PREFIX, or takes it away.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "${1:-}" = --remove ]; then
  rm -f "$2/bin/shtorka"
  echo "removed $2/bin/shtorka"
  exit 0
fi
prefix=$1
[ -x .build/dist/shtorka ] || Scripts/setup.sh
[ -x .build/dist/shtorka ] || Scripts/release.sh >/dev/null
mkdir -p "$prefix/bin" || { echo "install: can't write below $prefix; try PREFIX=\$HOME/.local" >&2; exit 1; }
install -m 755 .build/dist/shtorka "$prefix/bin/shtorka.new"
mv "$prefix/bin/shtorka.new" "$prefix/bin/shtorka"
echo "installed $prefix/bin/shtorka"
