// results.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme results = {
    .rule = "results",
    .form = "(results (from:<int> | from:<sites>) (to:<int> | to:<sites>) <int>)",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"from", "TODO"},
               {"to", "TODO"},
               {"to", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::arrays
