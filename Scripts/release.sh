#!/usr/bin/env bash
# Builds the one file that runs anywhere: the Swift runtime and, on Linux, the C libraries are
# linked statically. Prints its path last.
set -euo pipefail
cd "$(dirname "$0")/.."
say() { printf 'release: %s\n' "$*" >&2; }

# One scratch folder of its own, so that debug and release builds do not disturb each other.
scratch=.build/release-static
flags=(-c release --product shtorka --scratch-path "$scratch")

if [ "$(uname -s)" = Linux ]; then
  flags+=(--static-swift-stdlib -Xswiftc -gnone)
  # The linker takes the first lib… it finds, so a folder of links to the archives stands first.
  links=$PWD/.build/static-libraries
  rm -rf "$links"
  mkdir -p "$links"
  found=()
  for library in edit sqlite3 stemmer utf8proc expat bsd md tinfo; do
    archive=$(cc -print-file-name="lib$library.a" 2>/dev/null || true)
    case $archive in
      /*) ln -s "$archive" "$links/lib$library.a" && found+=("$library") ;;
      *) say "no lib$library.a here: that library stays a shared one" ;;
    esac
  done
  flags+=(-Xlinker "-L$links")
  # What libedit.a needs in its turn.
  for library in bsd md tinfo; do
    case " ${found[*]-} " in *" $library "*) flags+=(-Xlinker "-l$library") ;; esac
  done
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The one expected line: the linker's warning about mktemp inside libedit.a.
if ! Scripts/swiftpm.sh build "${flags[@]}" >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
binary=$(Scripts/swiftpm.sh build "${flags[@]}" --show-bin-path)/shtorka
mkdir -p .build/dist
cp "$binary" .build/dist/shtorka.new
strip .build/dist/shtorka.new 2>/dev/null || true
mv .build/dist/shtorka.new .build/dist/shtorka
printf '%s\n' "$PWD/.build/dist/shtorka"
