// if.cpp - (if): one of two conditions.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme if_ = {
    .rule = "booleans.math.if",
    .form = "(if <boolean> <boolean> [<boolean>])",
    .summary = "The second condition where the first holds, else the third",
    .params = {{"condition", "what to test"},
               {"then", "what counts where it holds"},
               {"else", "what counts where it does not [False]"}},
    .example = "(if (is Mover P1) (is Full) (is Even (count Moves)))",
};

}  // namespace ludens::ludemes::booleans
