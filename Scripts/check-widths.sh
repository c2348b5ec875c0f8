#!/usr/bin/env bash
# Asks Python's wcwidth whether the lines of drawings are equally wide: an opinion that shares nothing
# with the program's own. Draws in pseudo-terminals of several widths, with titles of all kinds.
# wcwidth comes into a folder of its own; where it can't be had, the check is passed over.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=${1:-$(Scripts/swiftpm.sh build --show-bin-path)/shtorka}
folder=.build/wcwidth
skip() {
  echo "check-widths: passed over, $1" >&2
  exit 0
}
command -v python3 >/dev/null 2>&1 || skip "no python3 here"
if ! [ -e "$folder/wcwidth" ]; then
  python3 -m pip --version >/dev/null 2>&1 ||
    apt-get install -y -qq python3-pip >/dev/null 2>&1 || skip "no pip here"
  python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
    --target "$folder" 'wcwidth>=0.2.13' 2>/dev/null || skip "wcwidth can't be installed"
fi
PYTHONPATH=$folder PYTHONDONTWRITEBYTECODE=1 exec python3 Scripts/check_widths.py "$binary"
