// meta_swap.cpp - (swap): the pie rule.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_swap = {
    .rule = "meta.swap",
    .form = "(swap)",
    .summary =
        "Lets the last player of the first round change sides with the player before instead of moving",
    .example = "(swap)",
};

}  // namespace ludens::ludemes::rules
