// thinking.h - what agents share: when to stop, when to report, what a result is worth.
#pragma once

#include <array>
#include <atomic>
#include <chrono>

#include "agents/agent.h"
#include "ludens/referee.h"

namespace ludens::agents {

inline constexpr int kMostPlayers = 16;

// --- results

// What the position is worth to each seat, from seat 1 at [1]: 1 for the best place, 0 for the worst. Where
// nothing is decided (the game goes on, or was broken off) it is a half. Seats, not players: who swaps in a
// line that is looked at has another player's result at its end.
using Values = std::array<double, kMostPlayers + 1>;
void read_values(const State& state, Values& values);
double value_for(const State& state, int player);  // of one player
inline int seat_to_move(const State& state) {
  return state.seat(state.mover());
}

// --- states

Moves legal_moves_of(const Game& game, const State& state);

// The moves of the question that are legal in its view, too: a search can look only beyond these. All of them
// in games without secrets; none where listing them takes longer than the limits allow.
class Limits;
Moves searchable_moves(const Question& question, const Limits& limits);

// Any of the moves of the question, for where there is nothing to search.
Decision any_move(const Question& question, Random& random);

// An analysis that knows the moves and nothing about them.
Analysis analysis_of(const Moves& moves);

// --- when to stop

using Clock = std::chrono::steady_clock;

class Limits {
 public:
  explicit Limits(const Question& question);

  // Is it time to answer? Looks at the clock: for once in some hundred plies.
  bool over() const { return stop_.stop_requested() || finished_ || Clock::now() >= end_; }
  bool over(std::int64_t iterations) const { return iterations >= iterations_ || over(); }
  std::int64_t iterations() const { return iterations_; }
  double elapsed() const;

  // Ends the thinking of all threads that share the limits: somebody knows the answer.
  void finish() { finished_ = true; }

 private:
  Clock::time_point begin_ = Clock::now();
  Clock::time_point end_;
  std::int64_t iterations_;
  std::stop_token stop_;
  std::atomic<bool> finished_ = false;
};

// While it lives, the referee's work ends when the limits are reached, even within a single move
// (Referee::out_of_time).
class Watched {
 public:
  Watched(Referee& referee, const Limits& limits) : referee_(referee) {
    referee_.set_watch([&limits] { return limits.over(); });
  }
  ~Watched() { referee_.set_watch({}); }
  Watched(const Watched&) = delete;

 private:
  Referee& referee_;
};

// Says when a report is due: not at once, and then at most ten times a second.
class Reporting {
 public:
  explicit Reporting(const Question& question) : wanted_(static_cast<bool>(question.report)) {}
  bool due();

 private:
  bool wanted_;
  Clock::time_point last_ = Clock::now();
};

// Plays at random to the end, or until the limits are reached: then false. Looks at the clock often enough
// even in long games. After `most_plies` the game is broken off.
bool play_out(Referee& referee, State& state, Random& random, const Limits& limits, int most_plies);

}  // namespace ludens::agents
