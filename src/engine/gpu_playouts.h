// gpu_playouts.h - many random playouts of one game on a GPU: the game is exported (export_game.h), compiled
// by nvcc and run as a program of its own.
#pragma once

#include "engine/game.h"
#include "engine/playouts.h"
#include "native/module.h"

namespace ludens::engine {

struct GpuPlayouts {
  PlayoutSums sums;      // of those that were timed
  std::string problem;   // one line; empty: all went well
  bool refused = false;  // because of the game
  bool agrees = true;    // did the processor play the same?
  double spread = 0;     // how far the slowest repeat is below the fastest: 0 to 1
  double made_in = 0;    // seconds that compiling took
  bool was_cached = false;
};

// Is there a GPU to be seen?
bool has_gpu();

struct GpuOrder {
  double seconds = 1;  // for about so long
  std::uint64_t seed = 1;
  int repeats = 1;  // the fastest counts
};
GpuPlayouts run_on_gpu(const Game& game, const GpuOrder& order, const native::BuildOptions& options = {});

}  // namespace ludens::engine
