// sample.h - positions of some random games: what keys must have room for is learnt from them.
#pragma once

#include <functional>
#include <vector>

#include "engine/packed_state.h"

namespace ludens::solve {

using engine::Key;

struct RandomGames {
  int games = 64, plies = 300;  // of each, at most
  std::uint64_t seed = 1;
};
// Calls visit(machine, game, ply) at every position of these, always the same, the starts (ply 0) included;
// no other game is begun where that is false.
void play_random_games(const engine::Game& game, const RandomGames& how,
                       const std::function<bool(const engine::Machine&, int game, int ply)>& visit);

// The positions from which keys are learnt.
void play_sample(const engine::Game& game, const std::function<void(const engine::Machine&)>& visit);

// Takes in what these need room for. Keys of those that are not over, the start's first.
std::vector<Key> sample_keys(const engine::Game& game, engine::PackedState& packed);

}  // namespace ludens::solve
