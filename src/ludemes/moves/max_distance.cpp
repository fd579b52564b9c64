// max_distance.cpp - (max Distance): the longest way along a track must be taken.
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// The reference system offers all the moves whatever their distance, and so do we.
NodeId lower_max_distance(Lowering& l, const Use& use) {
  return l.within(without_own_then(l, use), [&] { return l.moves(use, "moves"); });
}

}  // namespace

constexpr Meaning max_distance_meaning{.lower = lower_max_distance};

extern const Ludeme max_distance = {
    .rule = "max.max",
    .form = "(max Distance [<string>] [<roleType>] <moves> [<then>])",
    .summary = "Keeps the moves that lead to the greatest distance along a track in the turn",
    .params = {{"track", "name of the track [the first one]"},
               {"owner", "whose track of that name [nobody's]"},
               {"moves", "the moves to filter"},
               {"then", "what follows once it is done"}},
    .example = "(max Distance (forEach Piece))",
    .meaning = &max_distance_meaning,
};

}  // namespace ludens::ludemes::moves
