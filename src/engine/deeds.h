// deeds.h - what the moves of a kind do to the board, read off the rules: for words that tell people what to
// do.
#pragma once

#include "ludens/game.h"

namespace ludens::engine {

struct Deeds {
  bool moves = false, adds = false, removes = false, sows = false, shoots = false;
  int added = 0;  // the component, where it is always the same
};

// Of a game that is no match; `kind` is that of a legal move (Move::kind).
Deeds deeds_of(const ludens::Game& game, int kind);

}  // namespace ludens::engine
