// rotate.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme rotate = {
    .rule = "rotate",
    .form = "(rotate <float> <graph>)",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"graph", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
