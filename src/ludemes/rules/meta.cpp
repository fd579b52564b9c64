// meta.cpp - (meta): rules above all others.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta = {
    .rule = "meta",
    .form = "(meta ({<metaRule>} | <metaRule>))",
    .summary = "Holds the rules that stand above all others",
    .params = {{"rules", "the rules"}, {"rule", "the only rule"}},
    .example = "(meta (swap))",
};

}  // namespace ludens::ludemes::rules
