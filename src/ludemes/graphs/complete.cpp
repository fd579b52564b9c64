// complete.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme complete = {
    .rule = "complete",
    .form = "(complete <graph> [eachCell:<boolean>])",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"eachCell", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
