// sites_occupied.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_occupied = {
    .rule = "sites",
    .form = "(sites Occupied (by:<moves.player> | by:<roleType>) [container:<int> | container:<string>] [component:<int> | component:<string> | components:{<string>}] [top:<boolean>] [on:<siteType>])",
    .summary = "TODO",
    .params = {{"by", "TODO"},
               {"by", "TODO"},
               {"container", "TODO"},
               {"container", "TODO"},
               {"component", "TODO"},
               {"component", "TODO"},
               {"components", "TODO"},
               {"top", "TODO"},
               {"on", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
