// table.h - a machine with all that it works on: a state of its own, its chance, its history. One per thread.
#pragma once

#include "engine/game.h"
#include "engine/turn.h"

namespace ludens::engine {

class Table {
 public:
  explicit Table(const Game& game, std::uint64_t seed = 1)
      : block_(runtime::make_block(game.prepared().layout)), machine(game.prepared()) {
    machine.chance = &chance;
    machine.history = &history;
    machine.attach(reinterpret_cast<std::byte*>(block_.data()));
    reseed(seed);
  }
  Table(const Table&) = delete;

  void reseed(std::uint64_t seed) { chance.random = Random(seed ^ 0xC0FFEE); }

 private:
  std::vector<std::uint64_t> block_;

 public:
  interpreter::Chance chance;
  interpreter::History history;
  Machine machine;
};

}  // namespace ludens::engine
