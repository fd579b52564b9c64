// move_site.cpp - (move Add), (move Claim): the mover puts a piece on a site.
#include "ludemes/moves/adding.h"
#include "ludemes/traits.h"

namespace ludens::ludemes::moves {

constexpr Meaning move_site_meaning{.lower = lower_adding, .traits_of = traits_of_adding};

extern const Ludeme move_site = {
    .rule = "move",
    .form = "(move <moveSiteType> [<moves.piece>] <moves.to> [count:<int>] [stack:<boolean>] [<then>])",
    .summary = "Lets the mover put a piece on one of the sites, or claim one",
    .params = {{"act", "whether it is added or claimed"},
               {"piece", "what to put there [the component numbered as the mover]"},
               {"to", "where it may go, on what condition, with what effect"},
               {"count", "how many to add at once [1]"},
               {"stack", "whether it goes on top of a stack [False]"},
               {"then", "what follows once it is done"}},
    .example = "(move Add (piece (mover)) (to (sites Empty)))",
    .meaning = &move_site_meaning,
};

}  // namespace ludens::ludemes::moves
