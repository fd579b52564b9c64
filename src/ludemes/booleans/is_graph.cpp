// is_graph.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_graph = {
    .rule = "booleans.is.is",
    .form = "(is <isGraphType> <siteType>)",
    .summary = "TODO",
    .params = {{"isGraphType", "TODO"},
               {"siteType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
