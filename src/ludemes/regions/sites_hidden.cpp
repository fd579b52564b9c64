// sites_hidden.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_hidden = {
    .rule = "sites",
    .form = "(sites Hidden [<hiddenData>] [<siteType>] (to:<moves.player> | to:<roleType>))",
    .summary = "TODO",
    .params = {{"hiddenData", "TODO"},
               {"siteType", "TODO"},
               {"to", "TODO"},
               {"to", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
