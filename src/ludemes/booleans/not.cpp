// not.cpp - (not): the opposite.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme not_ = {
    .rule = "not",
    .form = "(not <boolean>)",
    .summary = "Whether a condition does not hold",
    .params = {{"condition", "the condition"}},
    .example = "(not (is In (last To) (sites Mover)))",
};

}  // namespace ludens::ludemes::booleans
