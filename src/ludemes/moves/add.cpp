// add.cpp - (add): puts a piece on a site, taken from nowhere.
#include "ludemes/moves/adding.h"
#include "ludemes/traits.h"

namespace ludens::ludemes::moves {

constexpr Meaning add_meaning{.lower = lower_adding, .traits_of = traits_of_adding};

extern const Ludeme add = {
    .rule = "effect.add",
    .form = "(add [<moves.piece>] <moves.to> [count:<int>] [stack:<boolean>] [<then>])",
    .summary = "Puts a piece on each of the sites in turn, one move a site; it comes from outside the game",
    .params = {{"piece", "what to add [the component numbered as the mover]"},
               {"to", "where it may go, on what condition, with what effect"},
               {"count", "how many to add at once [1]"},
               {"stack", "whether it goes on top of a stack [False]"},
               {"then", "what follows once it is done"}},
    .example = "(add (piece (mover)) (to (sites Empty)))",
    .meaning = &add_meaning,
};

}  // namespace ludens::ludemes::moves
