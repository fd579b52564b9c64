// observe.h - a state as one player may see it.
//
// What is hidden is taken out of the block itself, so that nobody who is given the state can find it: a piece
// that is hidden altogether is not there; one whose kind is hidden is the first of its owner's kinds, or the
// first of all where its owner is hidden too, and shows as "?". That something is hidden is no secret.
#pragma once

#include "engine/data.h"

namespace ludens::engine {

// The player may be kOnlooker: then all that is hidden from any player is.
void hide_from(StateData& state, int player);

// May the player, or kOnlooker, not know where the move begins or ends? The state is the one before it or the
// one after it, as it is in truth. Who makes a move knows it.
bool is_move_hidden(const StateData& state, const Move& move, int player);

// Of the topmost piece on the site: may the one as whom the state is seen not know what it is, or whose?
bool is_kind_hidden(const StateData& state, int site);
bool is_owner_hidden(const StateData& state, int site);

}  // namespace ludens::engine
