// sites_hidden.cpp - (sites Hidden): where a player cannot see.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_hidden = {
    .rule = "sites",
    .form = "(sites Hidden [<hiddenData>] [<siteType>] (to:<moves.player> | to:<roleType>))",
    .summary = "The sites where something is hidden from a player",
    .params = {{"hiddenData", "what is hidden [the piece altogether]"},
               {"siteType", "the type of site [the board's default]"},
               {"to", "the player, by number"},
               {"toRole", "the player, by role"}},
    .example = "(sites Hidden What to:Mover)",
};

}  // namespace ludens::ludemes::regions
