// machines.h - the machines of one thread for a game: one, or one for each game of a match.
//
// A match is played on one block. Its head says which game of the match it is in (runtime::MatchHead), and
// that game's machine is the one to ask. When a game of a match is over, its result is entered and the end
// rules of the match are judged; the block then says how the match ended, or is the start of the next game.
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

  // The machine for the block, attached to it.
  Machine& at(std::byte* block) {
    Machine& m = machines_.size() == 1 ? *machines_.front() : of_match(block);
    m.attach(block);
    return m;
  }

  // The start position, of the first game of a match. Returns the machine for it.
  Machine& start(std::byte* block);

  // Plays a legal move. Returns the machine for what follows.
  Machine& apply(Machine& m, const Move& move) {
    engine::apply(m, move);
    return is_over(m) && m.view.match ? go_on(m) : m;
  }

  // A game of a match is over, and its result not entered yet: what comes of it. Returns the machine for
  // that.
  Machine& go_on(Machine& m);

 private:
  bool change_over();
  Machine& of_match(std::byte* block);
  void clear_behind(const Machine& m) const;

  const Game& game_;
  std::shared_ptr<const Game> twin_;  // who made the machines; null: the game itself
  Stint stint_;
  size_t block_bytes_;
  std::vector<std::unique_ptr<Machine>> machines_;
  std::function<bool()> is_time_up_;
};

}  // namespace ludens::engine
