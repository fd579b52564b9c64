// playouts.h - many random playouts of one game, in several threads, and what came of them.
#pragma once

#include <array>
#include <functional>
#include <numeric>
#include <vector>

#include "engine/game.h"
#include "runtime/limit.h"

namespace ludens::engine {

struct PlayoutOrder {
  long count = 1000;       // at most
  double seconds = 0;      // begin no playout after this time, and break off those that take twice as long
  std::uint64_t seed = 1;  // playout number i depends on this and on i alone, whatever thread it runs in
  int threads = 1;         // 1 to 256
  int max_plies = interpreter::kToTheEnd;    // a playout that is not over by then is cut
  std::function<void(long done)> tell = {};  // called a few times a second, from the calling thread
};

struct PlayoutSums {
  long playouts = 0;
  long plies = 0;
  long cut = 0;  // not over after max_plies
  // By runtime::Limit: ended because the rules asked for too much. Those that ran out of time count nowhere
  // else.
  std::array<long, runtime::kLimits> given_up{};
  std::vector<long> wins;  // by player; [0]: nobody alone
  double seconds = 0;      // of one thread: those it worked; of several: on the clock
  // Of every move and outcome of all playouts: tells a change of speed from a change of rules. Depends on the
  // order in which the engine lists moves, and means something only for equally many playouts.
  std::uint64_t signature = 0;

  // Because of the rules, not of the time.
  bool was_given_up() const {
    return playouts > 0 && std::accumulate(given_up.begin(), given_up.end(), 0L) >
                               given_up[static_cast<size_t>(runtime::Limit::Time)];
  }
  double per_second() const { return seconds > 0 ? static_cast<double>(playouts) / seconds : 0; }
  double mean_plies() const {
    return playouts > 0 ? static_cast<double>(plies) / static_cast<double>(playouts) : 0;
  }
};

PlayoutSums run_playouts(const Game& game, const PlayoutOrder& order);

}  // namespace ludens::engine
