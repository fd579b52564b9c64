// seats.h - who sits at a table in the terminal: people, and programs as `ludens agents` lists them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "agents/seat.h"

namespace ludens::cli {

struct Seat {
  std::string name = agents::kHuman;   // or the agent's: "uct"
  std::optional<agents::Agent> agent;  // none: a person

  bool is_human() const { return !agent; }
};

// "human,uct:seconds=1,memory=32,random": one for each player, the last of them for all others. `single` are
// those that are named by number, "2=uct:seconds=1", and count more. Programs that are given no seed of their
// own get one from `seed`. The seats are numbered from 1; [0] is a person, who watches what goes on by
// itself.
Result<std::vector<Seat>> read_seats(const std::string& list, const std::vector<std::string>& single,
                                     const Game& game, int seed);

}  // namespace ludens::cli
