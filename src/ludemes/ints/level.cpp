// level.cpp - (level): the level of a stack.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme level = {
    .rule = "level",
    .form = "(level)",
    .summary = "The level of the stack being looked at, 0 at the bottom",
    .params = {},
    .example = "(level)",
};

}  // namespace ludens::ludemes::ints
