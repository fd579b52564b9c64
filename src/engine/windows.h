// windows.h - the windows of a game on a board that grows (runtime/growth.h), each a constant game of its
// own.
//
// A window reaches so far on each side of the first tile, and as far up as down; the reaches are those of a
// row that grows by half from one to the next, so there are few, and each is compiled once, when play first
// comes to it. They are shared by all threads and stay for as long as the game.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "runtime/growth.h"

namespace ludens::engine {

class Game;
struct StateData;

class Windows {
 public:
  using Make = std::function<std::shared_ptr<const Game>(const geometry::Window&)>;
  static constexpr int kReaches = 20;
  static int reach_of(int step);
  static constexpr int id_of(int across, int up) { return across * kReaches + up; }
  static constexpr int kWindows = kReaches * kReaches;

  Windows(std::shared_ptr<const Game> first, Make make);
  Windows(const Windows&) = delete;

  // The window that a state is of, by its GrowthHead.
  const Game& of(const std::byte* growth) const;
  // Null where such a window would be too large.
  const Game* at(int id);
  // The one that is larger in these ways; -1 where there is none.
  int larger(int id, runtime::Reach by);
  // What sites of the one are called in the other.
  const std::vector<int>& numbers(int from, int to);

 private:
  Make make_;
  geometry::TileShape shape_;
  std::array<std::atomic<const Game*>, kWindows> made_{};
  std::mutex mutex_;  // of all below
  std::vector<std::shared_ptr<const Game>> owned_;
  std::array<bool, kWindows> refused_{};
  std::map<std::pair<int, int>, std::vector<int>> numbers_;
};

// What a site of the one state is called in the other, of the same game: -1 where it has no such site.
int site_in(const StateData& from, const StateData& to, int site);

// A state that has come to its window's edge goes over to the window that has room for it. False where there
// is none. `spare` is memory to work with.
using Block = std::vector<std::uint64_t>;
bool carry_over(Windows& windows, Block& block, Block& spare);

}  // namespace ludens::engine
