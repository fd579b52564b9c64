// table.h - machines with all that they work on: a state of their own, chance, history. One per thread.
#pragma once

#include <algorithm>
#include <span>

#include "engine/playout.h"
#include "ludens/state.h"

namespace ludens::engine {

class Table {
 public:
  explicit Table(const Game& game, std::uint64_t seed = 1) : block_(make_block(game)), machines_(game) {
    machines_.use(chance, history);
    machine_ = &machines_.at(block_);
    reseed(seed);
  }
  explicit Table(const State& state);  // its game, with a copy of it; without chance and past of its own
  Table(const Table&) = delete;

  // When to give up for want of time (Machine::watch).
  void watch(const std::function<bool()>& is_time_up) { machines_.watch(is_time_up); }

  // Native code, where that has become ready since; then the machine is another one (Machines::renew).
  void renew() {
    if (machines_.renew()) machine_ = &machines_.at(block_);
  }
  void note_work(int moves) { machines_.note_work(moves); }

  void reseed(std::uint64_t seed) { chance.random = Random(seed ^ 0xC0FFEE); }

  // For what is on the table now: in a match, the game that is played at present.
  Machine& machine() { return *machine_; }

  void start() { machine_ = &machines_.start(block_); }
  void apply(const Move& move) { machine_ = &machines_.apply(*machine_, move); }

  // Random moves until the game is over or so many are made. Returns how many; the signature grows with each.
  int play_randomly(Random& random, MoveList& scratch, int most, std::uint64_t& signature) {
    return engine::play_randomly(machines_, machine_, random, scratch, most, signature);
  }

  // All of the state, to be put aside and brought back.
  std::span<const std::uint64_t> state() const { return block_; }
  // The state without what no rule can tell: groups that are kept to answer sooner (runtime/links.h), which
  // follow from how the rules are prepared and from what was asked, and the number of the window on a board
  // that grows, which follows from the windows that were asked for before.
  std::vector<std::uint64_t> comparable_state() const;
  void set_state(std::span<const std::uint64_t> state) {
    block_.assign(state.begin(), state.end());
    machine_ = &machines_.at(block_);
  }

 private:
  std::vector<std::uint64_t> block_;

 public:
  interpreter::Chance chance;
  interpreter::History history;

 private:
  Machines machines_;
  Machine* machine_ = nullptr;
};

}  // namespace ludens::engine
