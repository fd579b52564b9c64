// machines.h - the machines of one thread for a game: one, or one for each game of a match.
//
// A match is played on one block. Its head says which game of the match it is in (runtime::MatchHead), and
// that game's machine is the one to ask. When a game of a match is over, its result is entered and the end
// rules of the match are judged; the block then says how the match ended, or is the start of the next game.
//
// So it is with a board that grows: its head says which window the state is of (windows.h), and a state that
// has come to a window's edge is carried over after the move, to a block of another size.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "engine/game.h"
#include "engine/turn.h"

namespace ludens::engine {

// A match that goes on for longer is a draw.
inline constexpr int kMostGames = 1'000;

class Machines {
 public:
  // With the game's twin, where that is ready. The game outlives its machines.
  explicit Machines(const Game& game);
  Machines(const Machines&) = delete;

  // Where the twin has become ready since: takes it, and true. Machines that were asked for before are gone
  // then.
  bool renew() { return !twin_ && game_.twin().is_ready() && change_over(); }
  bool is_native() const { return twin_ != nullptr; }
  // What has been played is told, so that there may be a twin (twin.h).
  void note_work(int moves) { stint_.add(moves); }

  // What chance decides and what has been so far, for all of them. Must outlive the machines' work.
  void use(Chance& chance, interpreter::History& history);

  // When to give up for want of time (Machine::watch), for all of them.
  void watch(const std::function<bool()>& is_time_up);

  // The machine for the block, attached to it. What is asked of the machines from then on is about that
  // block, which stays where it is.
  Machine& at(Block& block) {
    block_ = &block;
    auto* const bytes = reinterpret_cast<std::byte*>(block.data());
    Machine& m = game_.grows()           ? of_window(bytes)
                 : machines_.size() == 1 ? *machines_.front()
                                         : of_match(bytes);
    m.attach(bytes);
    return m;
  }

  // The start position, of the first game of a match. Returns the machine for it.
  Machine& start(Block& block);
  // On a board that grows: in the window of that number, whether it is large enough or not.
  Machine& start_in(Block& block, int window);

  // What the machine that was asked last is of, on a board that grows; null where that stays as long as the
  // machines do.
  std::shared_ptr<const Game> window() const;

  // Plays a legal move. Returns the machine for what follows.
  Machine& apply(Machine& m, const Move& move) {
    engine::apply(m, move);
    return has_gone_on(m) ? go_on(m) : m;
  }

  // Is another machine the one to ask now?
  bool has_gone_on(const Machine& m) const {
    return is_over(m) ? m.view.match != nullptr : m.view.growth && m.view.growth->due != 0;
  }
  // A game of a match is over, and its result not entered yet: what comes of it. Or a window has become too
  // small. Returns the machine for that.
  Machine& go_on(Machine& m);

 private:
  bool change_over();
  Windows& windows() const { return (twin_ ? *twin_ : game_).windows(); }
  Machine& of_match(std::byte* block);
  Machine& of_window(const std::byte* block);
  void drop_stale_windows(std::size_t asked);
  Machine& next_of_match(Machine& m);
  Machine& next_window(Machine& m);
  Machine& start_in_window(Block& block);
  void find_first_window(Block& block);
  void equip(Machine& m) const;  // with chance, history and the watch that the others have
  void clear_behind(const Machine& m) const;

  const Game& game_;
  std::shared_ptr<const Game> twin_;  // who made the machines; null: the game itself
  Stint stint_;
  size_t block_bytes_;
  struct WindowMachine {
    std::shared_ptr<const Game> window;
    std::unique_ptr<Machine> machine;
  };
  std::vector<WindowMachine> replaced_;            // one may be in use until the next has been asked for
  std::vector<std::shared_ptr<const Game>> held_;  // the windows that machines are of
  std::vector<std::unique_ptr<Machine>>
      machines_;  // on a board that grows: by window, null until it is asked
  int window_changes_ = 0;
  std::function<bool()> is_time_up_;
  Machine* window_ = nullptr;  // the one that was asked last
  std::size_t window_at_ = 0;  // its number
  Block* block_ = nullptr;     // that was asked about last
  Block spare_;
  int first_window_ = 0, first_number_ = -1;  // that has room for the start position
  Chance* chance_ = nullptr;
  interpreter::History* history_ = nullptr;
};

}  // namespace ludens::engine
