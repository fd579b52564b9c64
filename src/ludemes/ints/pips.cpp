// pips.cpp - (pips): the die being looked at.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme pips = {
    .rule = "pips",
    .form = "(pips)",
    .summary = "The number that the die being looked at shows, within (forEach Die)",
    .params = {},
    .example = "(pips)",
};

}  // namespace ludens::ludemes::ints
