// and.cpp - (and): all conditions hold.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme and_list = {
    .rule = "math.and",
    .form = "(and {<boolean>})",
    .summary = "Whether all conditions hold, tested in order up to the first that does not",
    .params = {{"conditions", "the conditions"}},
    .example = "(and {(is Mover P1) (is Full) (is Even (count Moves))})",
};

extern const Ludeme and_two = {
    .rule = "math.and",
    .form = "(and <boolean> <boolean>)",
    .summary = "Whether both conditions hold, the second tested only where the first does",
    .params = {{"conditionA", "the first condition"}, {"conditionB", "the second condition"}},
    .example = "(and (is Mover P1) (is Full))",
};

}  // namespace ludens::ludemes::booleans
