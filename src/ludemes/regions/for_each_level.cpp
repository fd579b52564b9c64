// for_each_level.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme for_each_level = {
    .rule = "region.foreach.forEach",
    .form = "(forEach Level [<siteType>] at:<int> [<stackDirection>] [if:<boolean>] [startAt:<int>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"at", "TODO"},
               {"stackDirection", "TODO"},
               {"if", "TODO"},
               {"startAt", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
