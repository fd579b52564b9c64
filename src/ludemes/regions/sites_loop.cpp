// sites_loop.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_loop = {
    .rule = "sites",
    .form = "(sites Loop [inside:<boolean>] [<siteType>] [surround:<roleType> | {<roleType>}] [<direction>] [<int>] [<int> | <sites>])",
    .summary = "TODO",
    .params = {{"inside", "TODO"},
               {"siteType", "TODO"},
               {"surround", "TODO"},
               {"roleType", "TODO"},
               {"direction", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
