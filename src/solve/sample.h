// sample.h - positions of some random games: what keys must have room for is learnt from them.
#pragma once

#include <functional>
#include <vector>

#include "engine/packed_state.h"

namespace ludens::solve {

using engine::Key;

// Calls visit(machine) at every position of some random games, always the same, the starts included.
void play_sample(const engine::Game& game, const std::function<void(const engine::Machine&)>& visit);

// Takes in what these need room for. Keys of those that are not over, the start's first.
std::vector<Key> sample_keys(const engine::Game& game, engine::PackedState& packed);

}  // namespace ludens::solve
