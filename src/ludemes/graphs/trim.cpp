// trim.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme trim = {
    .rule = "trim",
    .form = "(trim <graph>)",
    .summary = "TODO",
    .params = {{"graph", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
