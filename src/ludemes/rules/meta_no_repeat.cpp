// meta_no_repeat.cpp - (no Repeat): a position must not come back.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_no_repeat = {
    .rule = "meta.no.no",
    .form = "(no Repeat [<repetitionType>])",
    .summary = "Forbids moves that bring back a position from before",
    .params = {{"repetition", "which positions count as the same [Positional]"}},
    .example = "(no Repeat Positional)",
};

}  // namespace ludens::ludemes::rules
