// sites_side.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_side = {
    .rule = "sites",
    .form = "(sites Side [<siteType>] [<moves.player> | <roleType> | <compassDirection>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"player", "TODO"},
               {"roleType", "TODO"},
               {"compassDirection", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
