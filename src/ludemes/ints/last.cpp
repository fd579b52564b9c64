// last.cpp - (last): where the last move began or ended.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme last = {
    .rule = "ints.last.last",
    .form = "(last <lastType> [afterConsequence:<boolean>])",
    .summary = "The origin or destination of the last move, or the level there",
    .params = {{"lastType", "which site or level of the move"},
               {"afterConsequence",
                "whether to look at the last action that followed instead of the move itself [False]"}},
    .example = "(last To)",
};

}  // namespace ludens::ludemes::ints
