// windows.h - the windows of a game on a board that grows (runtime/growth.h), each a constant game of its
// own.
//
// Which windows there are follows from how far boards reach (geometry/growth/window_choice.h). Each is
// compiled when play comes to it, and shared by all threads. Those for which there is memory stay, the others
// go when nobody plays on them any more, and are made again when somebody comes back. A state
// names its window by a number, which lasts; a game and its native twin number them alike.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "runtime/growth.h"

namespace ludens::engine {

class Game;
class WindowTwins;
struct StateData;

// The windows that have been asked for, in that order. From any thread.
class WindowNumbers {
 public:
  static constexpr int kMost = 4'096;
  // -1 where there are too many.
  int number_of(const geometry::Window& window);
  geometry::Window window(int number) const;
  // What sites of the one are called in the other.
  std::shared_ptr<const std::vector<int>> renumbered(int from, int to);

 private:
  static constexpr std::size_t kMostRenumbered = 4'000'000;  // sites of all lists that are kept

  mutable std::mutex mutex_;  // of all below
  std::map<geometry::Window, int> known_;
  std::vector<geometry::Window> windows_;
  std::map<std::pair<int, int>, std::shared_ptr<const std::vector<int>>> renumbered_;
  std::size_t renumbered_sites_ = 0;
};

// How much memory the windows that a game keeps may take: $LUDENS_WINDOW_MB, or else 256 MB.
std::int64_t most_window_bytes();

class Windows {
 public:
  using Make = std::function<std::shared_ptr<const Game>(const geometry::Window&)>;

  Windows(std::shared_ptr<const Game> first, Make make, std::shared_ptr<WindowNumbers> numbers);
  Windows(const Windows&) = delete;
  ~Windows();

  // The window that a state is of, by its GrowthHead.
  std::shared_ptr<const Game> of(const std::byte* growth);
  // Null where there cannot be one, as of number -1.
  std::shared_ptr<const Game> at(int number);
  // The one that every game begins with, which always stays.
  const Game& first() const { return *first_; }
  // For a board of this extent: -1 where it would be too large.
  int number_for(const geometry::BoardExtent& extent) const;
  // The n-th of those that a game may begin in; -1 where there is none.
  int number_of_first(int step) const;
  const std::shared_ptr<WindowNumbers>& numbers() const { return numbers_; }

  // --- what stays
  // More with each window that has gone, or has been replaced: who keeps some looks whether they are current.
  int changes() const { return changes_.load(std::memory_order_acquire); }
  std::shared_ptr<const Game> peek(int number) const;  // null where it is not kept now
  // Somebody plays there: of the windows, those that were used longest ago go.
  void note_use(int number);
  void keep(std::int64_t most_bytes);  // instead of most_window_bytes()
  std::int64_t kept_bytes() const;

  // --- native code (window_twins.h)
  // Windows that play comes to are made a second time, in the background, and then take the place of the
  // first.
  void improve_with(std::unique_ptr<WindowTwins> twins);
  void replace(int number, std::shared_ptr<const Game> game);
  // Until all that were asked for are there.
  void wait_for_twins();

 private:
  std::shared_ptr<const Game> find(int number) const;  // kept, or held by somebody who plays there
  void add(int number, std::shared_ptr<const Game> game);
  void let_go(int but);  // with mutex_ held

  const Make make_;
  const std::shared_ptr<const Game> first_;
  const geometry::TileShape shape_;
  const std::shared_ptr<WindowNumbers> numbers_;
  std::atomic<int> changes_ = 0;
  std::array<std::atomic<std::uint32_t>, WindowNumbers::kMost> used_{};  // when: by uses_
  std::atomic<std::uint32_t> uses_ = 0;
  std::mutex making_;         // one window at a time; taken before the other
  mutable std::mutex mutex_;  // of all below
  std::map<int, std::shared_ptr<const Game>> kept_;
  std::map<int, std::weak_ptr<const Game>> gone_;  // not kept any more, but as long as somebody plays there
  std::int64_t most_bytes_ = most_window_bytes();
  std::unique_ptr<WindowTwins> twins_;  // goes first: it adds to all the others
};

// What a site of the one state is called in the other, of the same game: -1 where it has no such site.
int site_in(const StateData& from, const StateData& to, int site);

// A state that has come to its window's edge goes over to the window that has room for it. False where there
// is none. `spare` is memory to work with.
using Block = std::vector<std::uint64_t>;
bool carry_over(Windows& windows, Block& block, Block& spare);

}  // namespace ludens::engine
