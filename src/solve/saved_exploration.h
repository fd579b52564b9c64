// saved_exploration.h - what a run that explores a game leaves in its folder, for another one to go on with.
//
// Arrays lie in files of their own. What else there is to know is written down when all of them have been, so
// that whatever stops the program, what was written down last is whole.
#pragma once

#include <optional>
#include <vector>

#include "solve/explore.h"

namespace ludens::solve {

struct SavedExploration {
  std::size_t starts = 0, states = 0, expanded = 0, arrows = 0, batch_count = 0, stuck = 0, layer_end = 0;
  double positions = 0;
  std::vector<std::size_t> layers;
  std::vector<std::int32_t> ranges;
  std::vector<std::vector<int>> symmetries;
};

// False where the folder cannot be written to.
bool save_exploration(Explored& out, std::size_t layer_end, const ExploreOptions& options);
// Of this game, begun in the same way; none where there is nothing to go on with.
std::optional<SavedExploration> read_exploration(const engine::Game& game, const ExploreOptions& options);
// What was written down means nothing once its arrays are written over: were that run killed before it has
// written down anything, the next would take old numbers for new arrays.
void forget_exploration(const ExploreOptions& options);

// What a run before this one has taken of the disk: its files are used again.
std::size_t bytes_on_disk(const std::string& folder);

}  // namespace ludens::solve
