// value.cpp - (value): the number being looked at.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme value = {
    .rule = "value",
    .form = "(value)",
    .summary = "The number being looked at, within (forEach Value) and wherever a rule hands one on",
    .params = {},
    .example = "(value)",
};

}  // namespace ludens::ludemes::ints
