// seat_player.h - programs that sit at a table: by what words they are asked for, and what they answer.
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "ludens/referee.h"

namespace ludens::server {

struct PlayerKind {
  std::string text;  // how it is asked for
  std::string name;  // for people
};

// What the page offers; other words may be understood as well.
const std::vector<PlayerKind>& player_kinds();

class SeatPlayer {
 public:
  virtual ~SeatPlayer() = default;
  // A legal move for the player to move, who sees `view`. Not called by two threads at once.
  virtual Move choose(const Game& game, const State& view, std::stop_token stop) = 0;
};

// Null where the text means nobody, or nobody who can play this game; `why` says so.
std::shared_ptr<SeatPlayer> make_player(const std::string& text, const Game& game, std::uint64_t seed,
                                        std::string& why);

}  // namespace ludens::server
