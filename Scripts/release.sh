#!/usr/bin/env bash
# Builds the one file that runs anywhere: the Swift runtime and, on Linux, the C libraries are
# linked statically, the C library itself too, for a dynamic loader would take a third of the time of
# a look-up. Prints its path last.
set -euo pipefail
cd "$(dirname "$0")/.."
say() { printf 'release: %s\n' "$*" >&2; }

# One scratch folder of its own, so that debug and release builds do not disturb each other.
scratch=.build/release-static
flags=(-c release --product shtorka --scratch-path "$scratch")

if [ "$(uname -s)" = Linux ]; then
  flags+=(-Xswiftc -gnone)
  if [ -e "$(cc -print-file-name=libc.a)" ] && [ -e "$(cc -print-file-name=libstdc++.a)" ]; then
    flags+=(-Xswiftc -static-executable)
  else
    say "no libc.a and libstdc++.a here: the C library stays a shared one"
    flags+=(--static-swift-stdlib)
  fi
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
# The expected lines: the linker's warnings about mktemp, and about the user database, which a static
# program can ask only where the same C library is installed.
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
