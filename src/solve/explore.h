// explore.h - all positions that a game can reach, as a graph (attractor.h).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "solve/attractor.h"
#include "solve/folder_lock.h"
#include "solve/key_set.h"
#include "solve/symmetry.h"

namespace ludens::solve {

struct ExploreOptions {
  int threads = 1;
  bool symmetry = true;         // positions that are turns and reflections of one another count as one
  std::size_t most_states = 0;  // 0: as many as there is memory for
  std::size_t most_bytes =
      0;                   // of memory, or of disk where there is a folder; 0: three quarters of what is free
  bool until_won = false;  // no further than to the first positions that player 1 has won
  std::string folder = {};  // where to keep what is found, to go on another time; empty: memory
  // Told now and then, and asked whether to go on.
  struct Progress {
    std::size_t states = 0, expanded = 0, arrows = 0, bytes = 0;
    int layer = 0;
    double seconds = 0;
    double thought = 0;  // that there are so many positions at least; 0: nothing is known
  };
  std::function<bool(const Progress&)> goes_on = {};
  // Positions to begin with instead of the game's start: calls visit(block) for each until that is false.
  using Starts = std::function<void(const std::function<bool(const std::byte* block)>& visit)>;
  Starts starts = {};
  std::string starts_name = {};  // one line; a folder is gone on with only where it was begun with the same
};

// All of it. States are classes of positions where symmetries were found.
struct Explored {
  std::unique_ptr<FolderLock> lock;  // none in memory
  std::shared_ptr<const engine::Game> game;
  std::unique_ptr<engine::PackedState> packed;
  Symmetry symmetry;
  std::unique_ptr<KeySet> keys;  // the start first
  BigArray<std::uint16_t> degree;
  BigArray<std::uint32_t> targets;
  BigArray<GameGraph::Batch> batches;
  std::size_t arrows = 0;
  std::size_t batch_count = 0;
  std::size_t expanded = 0;  // the first so many states have their arrows
  std::size_t starts = 0;    // the first so many states are what was begun with
  double positions = 0;   // as many as the states stand for, less those in which a pass is all that is left
  std::size_t stuck = 0;  // states of that kind
  StateId won = KeySet::kNone;  // the one with the least key of the first that player 1 has won (until_won)
  std::vector<std::size_t> layers;  // how many states each had, as far as is known
  std::string problem;              // why it is not all; empty where it is
  bool was_stopped = false;

  std::size_t size() const { return keys ? keys->size() : 0; }
  std::size_t bytes() const;
  std::size_t bytes_for_values() const {
    return arrows * 4 + size() * 18;
  }  // that finding them takes beyond that
};

// A file of the folder; empty where there is none.
inline std::string in_folder(const std::string& folder, const char* name) {
  return folder.empty() ? "" : folder + "/" + name;
}

// What `most_bytes` is where nothing is said: with what files of the folder have taken already.
std::size_t usual_room(const std::string& folder);

Explored explore(std::shared_ptr<const engine::Game> game, const ExploreOptions& options);

}  // namespace ludens::solve
