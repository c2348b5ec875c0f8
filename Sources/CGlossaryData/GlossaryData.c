// Written by Scripts/embed-glossary.sh; a test checks that no file is missing.
#include "CGlossaryData.h"

static const unsigned char file_0[] = {
#embed "../../Glossary/ambiguous.json"
};

static const struct sh_glossary_file files[] = {
    {"ambiguous.json", file_0, sizeof file_0},
    {"", (const unsigned char *)"", 0},
};

size_t sh_glossary_file_count(void) { return sizeof files / sizeof files[0] - 1; }

struct sh_glossary_file sh_glossary_file_at(size_t index) {
  return index < sh_glossary_file_count() ? files[index] : files[sh_glossary_file_count()];
}
