// skew.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme skew = {
    .rule = "skew",
    .form = "(skew <float> <graph>)",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"graph", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
