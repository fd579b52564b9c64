// or.cpp - (or): some condition holds.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme or_list = {
    .rule = "math.or",
    .form = "(or {<boolean>})",
    .summary = "Whether at least one condition holds, tested in order up to the first that does",
    .params = {{"conditions", "the conditions"}},
    .example = "(or {(is Full) (all Passed) (no Moves Next)})",
};

extern const Ludeme or_two = {
    .rule = "math.or",
    .form = "(or <boolean> <boolean>)",
    .summary =
        "Whether at least one of two conditions holds, the second tested only where the first does not",
    .params = {{"conditionA", "the first condition"}, {"conditionB", "the second condition"}},
    .example = "(or (is Full) (all Passed))",
};

}  // namespace ludens::ludemes::booleans
