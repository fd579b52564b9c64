// layers.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme layers = {
    .rule = "layers",
    .form = "(layers <dim> <graph>)",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"graph", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
