// graph.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme graph_1 = {
    .rule = "graph",
    .form = "(graph vertices:{{<float>}} [edges:{{<int>}}])",
    .summary = "TODO",
    .params = {{"vertices", "TODO"},
               {"edges", "TODO"}},
    .example = "TODO",
};

extern const Ludeme graph_2 = {
    .rule = "graph",
    .form = "(graph)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

extern const Ludeme graph_3 = {
    .rule = "graph",
    .form = "(graph <graph>)",
    .summary = "TODO",
    .params = {{"graph", "TODO"}},
    .example = "TODO",
};

extern const Ludeme graph_4 = {
    .rule = "graph",
    .form = "(graph)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
