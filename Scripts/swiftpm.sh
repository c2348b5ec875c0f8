#!/usr/bin/env bash
# swift build/test/run with the folders that this machine needs (Homebrew's, or none).
set -euo pipefail
cd "$(dirname "$0")/.."
action=$1
shift
flags=()
if [ "$(uname -s)" = Darwin ] && command -v brew >/dev/null 2>&1; then
  prefix=$(brew --prefix)
  flags=(-Xcc "-I$prefix/include" -Xlinker "-L$prefix/lib")
fi
# Fedora keeps libstemmer's header in a folder of its own.
[ -e /usr/include/libstemmer/libstemmer.h ] && flags+=(-Xcc -I/usr/include/libstemmer)
exec "${SWIFT:-swift}" "$action" ${flags[@]+"${flags[@]}"} "$@"
