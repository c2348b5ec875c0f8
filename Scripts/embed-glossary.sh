#!/bin/sh
# Writes Sources/CGlossaryData/GlossaryData.c, which embeds every JSON file of the folder Glossary/.
# Run it after a file was added or taken away; a changed file needs nothing. With --check it writes
# nothing and fails when the C file is not what it would write.
set -eu
cd "$(dirname "$0")/.."
target=Sources/CGlossaryData/GlossaryData.c

list() {
  LC_ALL=C ls Glossary/*.json 2>/dev/null | sed 's,^Glossary/,,' || true
}

generate() {
  echo '// Written by Scripts/embed-glossary.sh; a test checks that no file is missing.'
  echo '#include "CGlossaryData.h"'
  echo
  number=0
  for name in $(list); do
    echo "static const unsigned char file_$number[] = {"
    echo "#embed \"../../Glossary/$name\""
    echo '};'
    number=$((number + 1))
  done
  [ "$number" -eq 0 ] || echo
  echo 'static const struct sh_glossary_file files[] = {'
  number=0
  for name in $(list); do
    echo "    {\"$name\", file_$number, sizeof file_$number},"
    number=$((number + 1))
  done
  echo '    {"", (const unsigned char *)"", 0},'
  echo '};'
  echo
  echo 'size_t sh_glossary_file_count(void) { return sizeof files / sizeof files[0] - 1; }'
  echo
  echo 'struct sh_glossary_file sh_glossary_file_at(size_t index) {'
  echo '  return index < sh_glossary_file_count() ? files[index] : files[sh_glossary_file_count()];'
  echo '}'
}

if [ "${1:-}" = --check ]; then
  generate | cmp -s - "$target"
else
  generate >"$target"
fi
