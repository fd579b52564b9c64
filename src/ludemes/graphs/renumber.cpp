// renumber.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme renumber = {
    .rule = "renumber",
    .form = "(renumber [<siteType>] [<siteType>] [<siteType>] <graph>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"siteType", "TODO"},
               {"siteType", "TODO"},
               {"graph", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
