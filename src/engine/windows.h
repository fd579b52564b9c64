// windows.h - the windows of a game on a board that grows (runtime/growth.h), each a constant game of its
// own.
//
// Which windows there are follows from how far boards reach (geometry/growth/window_choice.h). Each is
// compiled once, when play first comes to it. They are shared by all threads and stay for as long as the
// game. A state names its window by a number; a game and its native twin number them alike.
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

// The windows that have been asked for, in that order. From any thread.
class WindowNumbers {
 public:
  static constexpr int kMost = 4'096;
  // -1 where there are too many.
  int number_of(const geometry::Window& window);
  geometry::Window window(int number) const;
  // What sites of the one are called in the other.
  const std::vector<int>& renumbered(int from, int to);

 private:
  mutable std::mutex mutex_;  // of all below
  std::map<geometry::Window, int> known_;
  std::vector<geometry::Window> windows_;
  std::map<std::pair<int, int>, std::vector<int>> renumbered_;
};

class Windows {
 public:
  using Make = std::function<std::shared_ptr<const Game>(const geometry::Window&)>;

  Windows(std::shared_ptr<const Game> first, Make make, std::shared_ptr<WindowNumbers> numbers);
  Windows(const Windows&) = delete;

  // The window that a state is of, by its GrowthHead.
  const Game& of(const std::byte* growth) const;
  // Null where there cannot be one, as of number -1.
  const Game* at(int number);
  // For a board of this extent: -1 where it would be too large.
  int number_for(const geometry::BoardExtent& extent);
  // The n-th of those that a game may begin in; -1 where there is none.
  int number_of_first(int step);
  const std::shared_ptr<WindowNumbers>& numbers() const { return numbers_; }

 private:
  Make make_;
  geometry::TileShape shape_;
  std::shared_ptr<WindowNumbers> numbers_;
  std::array<std::atomic<const Game*>, WindowNumbers::kMost> made_{};
  std::mutex mutex_;  // of all below
  std::vector<std::shared_ptr<const Game>> owned_;
};

// What a site of the one state is called in the other, of the same game: -1 where it has no such site.
int site_in(const StateData& from, const StateData& to, int site);

// A state that has come to its window's edge goes over to the window that has room for it. False where there
// is none. `spare` is memory to work with.
using Block = std::vector<std::uint64_t>;
bool carry_over(Windows& windows, Block& block, Block& spare);

}  // namespace ludens::engine
