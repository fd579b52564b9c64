// recoordinate.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme recoordinate = {
    .rule = "recoordinate",
    .form = "(recoordinate [<siteType>] [<siteType>] [<siteType>] <graph>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"siteType", "TODO"},
               {"siteType", "TODO"},
               {"graph", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
