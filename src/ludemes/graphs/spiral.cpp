// spiral.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme spiral = {
    .rule = "spiral",
    .form = "(spiral turns:<dim> sites:<dim> [clockwise:<boolean>])",
    .summary = "TODO",
    .params = {{"turns", "TODO"},
               {"sites", "TODO"},
               {"clockwise", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
