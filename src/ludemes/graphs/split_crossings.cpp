// split_crossings.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme split_crossings = {
    .rule = "splitCrossings",
    .form = "(splitCrossings <graph>)",
    .summary = "TODO",
    .params = {{"graph", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
