#!/usr/bin/env bash
# Asks Python's wcwidth whether the lines of drawings are equally wide: an opinion that shares nothing
# with the program's own. Draws in pseudo-terminals of several widths, with titles of all kinds.
# wcwidth comes into a folder of its own; where it can't be had, the check is passed over.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=${1:-$(Scripts/swiftpm.sh build --show-bin-path)/shtorka}
folder=.build/wcwidth
if ! python3 -c 'import venv' 2>/dev/null; then
  echo "check-widths: passed over, no python3" >&2
  exit 0
fi
if ! [ -e "$folder/wcwidth" ] && ! python3 -m pip install --quiet --disable-pip-version-check \
  --root-user-action ignore --target "$folder" 'wcwidth>=0.2.13' 2>/dev/null; then
  echo "check-widths: passed over, wcwidth can't be installed" >&2
  exit 0
fi
PYTHONPATH=$folder PYTHONDONTWRITEBYTECODE=1 exec python3 Scripts/check_widths.py "$binary"
