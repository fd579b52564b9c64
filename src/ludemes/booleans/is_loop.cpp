// is_loop.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_loop = {
    .rule = "booleans.is.is",
    .form = "(is Loop [<siteType>] [surround:<roleType> | {<roleType>}] [<direction>] [<int>] [<int> | <sites>] [path:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"surround", "TODO"},
               {"roleType", "TODO"},
               {"direction", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"},
               {"path", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
