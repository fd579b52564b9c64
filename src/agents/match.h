// match.h - two agents play a number of games against each other, changing seats.
//
// An agent keeps its seat. Where players swap (the pie rule), it moves for the other player from then on, and
// has that player's result.
//
// Game i has its own seeds, so that a match is the same however many threads play it (as far as the agents
// are: those that are limited by time are not). What goes wrong is counted apart from what is lost.
#pragma once

#include "agents/agent.h"

namespace ludens::agents {

struct MatchOptions {
  int games = 100;
  Budget budget = {};  // per move
  std::uint64_t seed = 1;
  int threads = 1;          // games at once
  int most_plies = 10'000;  // of a game; then it is a draw
  double grace = 0.25;      // seconds beyond the budget before a move counts as overtime
};

// How one of the two has done.
struct Side {
  std::string text;  // the agent
  int wins = 0;
  int illegal = 0;   // games that it broke off with a move that is not legal
  int overtime = 0;  // or by taking too long
  std::int64_t moves = 0, iterations = 0;
  double seconds = 0;  // of thinking
  double slowest = 0;  // move

  bool operator==(const Side&) const = default;
};

struct MatchResult {
  Side side[2];
  int draws = 0;
  int played = 0;  // to the end: wins of both and draws
  int first_seat_wins = 0;
  double points = 0;  // of side 0: 1 for a win, a half for a draw; with more players the mean of its seats
  std::int64_t plies = 0;
  bool complete = false;  // all games were played, well or badly

  double rate() const { return played > 0 ? points / played : 0.5; }
};

// Where the true rate lies, 19 times out of 20 (Wilson's score interval).
struct Interval {
  double low = 0, high = 1;
};
Interval interval_of(double points, int games);

// Two texts of agents and what else is needed. `progress` is called after each game, never by two threads at
// once. Stops early when `stop` asks, with what has been played to the end by then.
Result<MatchResult> play_match(const Game& game, const std::string& a, const std::string& b,
                               const MatchOptions& options,
                               const std::function<void(const MatchResult&)>& progress = {},
                               const std::stop_token& stop = {});

}  // namespace ludens::agents
