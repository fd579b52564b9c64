// shift.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme shift = {
    .rule = "shift",
    .form = "(shift <float> <float> [<float>] <graph>)",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"float", "TODO"},
               {"float", "TODO"},
               {"graph", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
