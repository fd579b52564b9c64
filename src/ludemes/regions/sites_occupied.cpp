// sites_occupied.cpp - (sites Occupied): where pieces stand.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_occupied = {
    .rule = "sites",
    .form =
        "(sites Occupied (by:<moves.player> | by:<roleType>) [container:<int> | container:<string>] "
        "[component:<int> | component:<string> | components:{<string>}] [top:<boolean>] "
        "[on:<siteType>])",
    .summary = "The sites where pieces of a player stand",
    .params = {{"by", "the owner, by number"},
               {"byRole", "the owner, by role"},
               {"container", "only in this container, by number [all]"},
               {"containerString", "only in this container, by name [all]"},
               {"component", "only this piece, by number [all]"},
               {"componentString", "only pieces with this name [all]"},
               {"components", "only pieces with these names [all]"},
               {"top", "whether only the tops of stacks count [True]"},
               {"on", "the type of site [the board's default]"}},
    .example = "(sites Occupied by:Mover component:\"Pawn\")",
};

}  // namespace ludens::ludemes::regions
