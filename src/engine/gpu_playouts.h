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
  double made_in = 0;    // seconds that compiling took
  bool was_cached = false;
};

// Is there a GPU to be seen?
bool has_gpu();

// For about so many seconds.
GpuPlayouts run_on_gpu(const Game& game, double seconds, std::uint64_t seed,
                       const native::BuildOptions& options = {});

}  // namespace ludens::engine
