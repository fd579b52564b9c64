// remove.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme remove_1 = {
    .rule = "operators.remove",
    .form = "(remove <graph> <poly> [trimEdges:<boolean>])",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"poly", "TODO"},
               {"trimEdges", "TODO"}},
    .example = "TODO",
};

extern const Ludeme remove_2 = {
    .rule = "operators.remove",
    .form = "(remove <graph> [cells:{{{<float>}}} | cells:{<dim>}] [edges:{{{<float>}}} | edges:{{<dim>}}] [vertices:{{<float>}} | vertices:{<dim>}] [trimEdges:<boolean>])",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"cells", "TODO"},
               {"cells", "TODO"},
               {"edges", "TODO"},
               {"edges", "TODO"},
               {"vertices", "TODO"},
               {"vertices", "TODO"},
               {"trimEdges", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
