// move_wish.h - what is wanted of a player, as an order: "take a man", "shoot an arrow". Follows from what
// the legal moves do, never from the game.
#pragma once

#include "apps/server/move_trie.h"

namespace ludens::server {

// Empty where the moves do different things, or where "choose what to move" says it all.
std::string wish_of(const ReadyGame& ready, const State& state, const std::vector<MovePath>& paths);

}  // namespace ludens::server
