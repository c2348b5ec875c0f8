// Written by Scripts/embed-glossary.sh; a test checks that no file is missing.
#include "CGlossaryData.h"

static const unsigned char file_0[] = {
#embed "../../Glossary/ambiguous.json"
};
static const unsigned char file_1[] = {
#embed "../../Glossary/concept-accessibility.json"
};
static const unsigned char file_2[] = {
#embed "../../Glossary/concept-action.json"
};
static const unsigned char file_3[] = {
#embed "../../Glossary/concept-content.json"
};
static const unsigned char file_4[] = {
#embed "../../Glossary/concept-development.json"
};
static const unsigned char file_5[] = {
#embed "../../Glossary/concept-feedback.json"
};
static const unsigned char file_6[] = {
#embed "../../Glossary/concept-input.json"
};
static const unsigned char file_7[] = {
#embed "../../Glossary/concept-keyboard.json"
};
static const unsigned char file_8[] = {
#embed "../../Glossary/concept-layout.json"
};
static const unsigned char file_9[] = {
#embed "../../Glossary/concept-navigation.json"
};
static const unsigned char file_10[] = {
#embed "../../Glossary/concept-overlay.json"
};
static const unsigned char file_11[] = {
#embed "../../Glossary/concept-pointer.json"
};
static const unsigned char file_12[] = {
#embed "../../Glossary/concept-state.json"
};
static const unsigned char file_13[] = {
#embed "../../Glossary/concept-status.json"
};
static const unsigned char file_14[] = {
#embed "../../Glossary/concept-touch.json"
};
static const unsigned char file_15[] = {
#embed "../../Glossary/concept-visual.json"
};
static const unsigned char file_16[] = {
#embed "../../Glossary/element-accessibility.json"
};
static const unsigned char file_17[] = {
#embed "../../Glossary/element-action.json"
};
static const unsigned char file_18[] = {
#embed "../../Glossary/element-container.json"
};
static const unsigned char file_19[] = {
#embed "../../Glossary/element-content.json"
};
static const unsigned char file_20[] = {
#embed "../../Glossary/element-feedback.json"
};
static const unsigned char file_21[] = {
#embed "../../Glossary/element-input.json"
};
static const unsigned char file_22[] = {
#embed "../../Glossary/element-layout.json"
};
static const unsigned char file_23[] = {
#embed "../../Glossary/element-navigation.json"
};
static const unsigned char file_24[] = {
#embed "../../Glossary/element-overlay.json"
};
static const unsigned char file_25[] = {
#embed "../../Glossary/element-pointer.json"
};
static const unsigned char file_26[] = {
#embed "../../Glossary/element-status.json"
};
static const unsigned char file_27[] = {
#embed "../../Glossary/gesture-accessibility.json"
};
static const unsigned char file_28[] = {
#embed "../../Glossary/gesture-motion.json"
};
static const unsigned char file_29[] = {
#embed "../../Glossary/gesture-pointer.json"
};
static const unsigned char file_30[] = {
#embed "../../Glossary/gesture-touch.json"
};
static const unsigned char file_31[] = {
#embed "../../Glossary/pattern-action.json"
};
static const unsigned char file_32[] = {
#embed "../../Glossary/pattern-content.json"
};
static const unsigned char file_33[] = {
#embed "../../Glossary/pattern-development.json"
};
static const unsigned char file_34[] = {
#embed "../../Glossary/pattern-feedback.json"
};
static const unsigned char file_35[] = {
#embed "../../Glossary/pattern-input.json"
};
static const unsigned char file_36[] = {
#embed "../../Glossary/pattern-layout.json"
};
static const unsigned char file_37[] = {
#embed "../../Glossary/pattern-navigation.json"
};
static const unsigned char file_38[] = {
#embed "../../Glossary/pattern-overlay.json"
};
static const unsigned char file_39[] = {
#embed "../../Glossary/pattern-touch.json"
};
static const unsigned char file_40[] = {
#embed "../../Glossary/state-state.json"
};

static const struct sh_glossary_file files[] = {
    {"ambiguous.json", file_0, sizeof file_0},
    {"concept-accessibility.json", file_1, sizeof file_1},
    {"concept-action.json", file_2, sizeof file_2},
    {"concept-content.json", file_3, sizeof file_3},
    {"concept-development.json", file_4, sizeof file_4},
    {"concept-feedback.json", file_5, sizeof file_5},
    {"concept-input.json", file_6, sizeof file_6},
    {"concept-keyboard.json", file_7, sizeof file_7},
    {"concept-layout.json", file_8, sizeof file_8},
    {"concept-navigation.json", file_9, sizeof file_9},
    {"concept-overlay.json", file_10, sizeof file_10},
    {"concept-pointer.json", file_11, sizeof file_11},
    {"concept-state.json", file_12, sizeof file_12},
    {"concept-status.json", file_13, sizeof file_13},
    {"concept-touch.json", file_14, sizeof file_14},
    {"concept-visual.json", file_15, sizeof file_15},
    {"element-accessibility.json", file_16, sizeof file_16},
    {"element-action.json", file_17, sizeof file_17},
    {"element-container.json", file_18, sizeof file_18},
    {"element-content.json", file_19, sizeof file_19},
    {"element-feedback.json", file_20, sizeof file_20},
    {"element-input.json", file_21, sizeof file_21},
    {"element-layout.json", file_22, sizeof file_22},
    {"element-navigation.json", file_23, sizeof file_23},
    {"element-overlay.json", file_24, sizeof file_24},
    {"element-pointer.json", file_25, sizeof file_25},
    {"element-status.json", file_26, sizeof file_26},
    {"gesture-accessibility.json", file_27, sizeof file_27},
    {"gesture-motion.json", file_28, sizeof file_28},
    {"gesture-pointer.json", file_29, sizeof file_29},
    {"gesture-touch.json", file_30, sizeof file_30},
    {"pattern-action.json", file_31, sizeof file_31},
    {"pattern-content.json", file_32, sizeof file_32},
    {"pattern-development.json", file_33, sizeof file_33},
    {"pattern-feedback.json", file_34, sizeof file_34},
    {"pattern-input.json", file_35, sizeof file_35},
    {"pattern-layout.json", file_36, sizeof file_36},
    {"pattern-navigation.json", file_37, sizeof file_37},
    {"pattern-overlay.json", file_38, sizeof file_38},
    {"pattern-touch.json", file_39, sizeof file_39},
    {"state-state.json", file_40, sizeof file_40},
    {"", (const unsigned char *)"", 0},
};

size_t sh_glossary_file_count(void) { return sizeof files / sizeof files[0] - 1; }

struct sh_glossary_file sh_glossary_file_at(size_t index) {
  return index < sh_glossary_file_count() ? files[index] : files[sh_glossary_file_count()];
}
