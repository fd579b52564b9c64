// seat_player.h - programs that sit at a table: which there are, and what they answer.
//
// Only agents of a fixed list are offered: whoever reaches the server must not be able to ask for more time,
// memory or threads than the list says.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "agents/agent.h"
#include "apps/server/rememberer.h"
#include "base/json.h"
#include "ludens/game.h"
#include "ludens/move.h"
#include "ludens/state.h"

namespace ludens::server {

// Those that can play the game: [{"text": "uct:seconds=1", "name": "Tree search, 1 second"}, ...].
Json players_for(const Game& game);

class SeatPlayer : public Rememberer {
 public:
  // One of `moves`, the legal ones, for the player to move, who sees `view`. Not called by two threads at
  // once. `report` gets what it thinks meanwhile and at the end, in the thread of the call.
  virtual Move choose(const Game& game, const State& view, const Moves& moves, std::stop_token stop,
                      const std::function<void(const agents::Analysis&)>& report) = 0;
  virtual double seconds() const = 0;  // that the next move takes, about
};

// Null where the text is not on the list, or means somebody who cannot play this game; `why` says so.
std::shared_ptr<SeatPlayer> make_player(const std::string& text, const Game& game, std::uint64_t seed,
                                        std::string& why);

}  // namespace ludens::server
