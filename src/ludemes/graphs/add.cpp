// add.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme add = {
    .rule = "operators.add",
    .form = "(add [<graph>] [vertices:{{<float>}}] [edges:{{{<float>}}} | edges:{{<dim>}}] [edgesCurved:{{{<float>}}}] [cells:{{{<float>}}} | cells:{{<dim>}}] [connect:<boolean>])",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"vertices", "TODO"},
               {"edges", "TODO"},
               {"edges", "TODO"},
               {"edgesCurved", "TODO"},
               {"cells", "TODO"},
               {"cells", "TODO"},
               {"connect", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
