// is_regular_graph.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_regular_graph = {
    .rule = "booleans.is.is",
    .form = "(is RegularGraph (<moves.player> | <roleType>) [k:<int> | odd:<boolean> | even:<boolean>])",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"roleType", "TODO"},
               {"k", "TODO"},
               {"odd", "TODO"},
               {"even", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
