// end_if.cpp - (if) of end rules: a result under a condition.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_if = {
    .rule = "end.if",
    .form = "(if <boolean> [<end.if> | {<end.if>}] [<result>])",
    .summary = "Ends the game for some players, or for all, when a condition holds",
    .params = {{"condition", "when the rule applies"},
               {"rule", "a finer rule to try first [none]"},
               {"rules", "finer rules to try first, in order [none]"},
               {"result", "the result if none of those applies"}},
    .example = "(if (is Line 3) (result Mover Win))",
};

}  // namespace ludens::ludemes::rules
