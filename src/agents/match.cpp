#include "agents/match.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>

#include "agents/seat.h"
#include "agents/thinking.h"

namespace ludens::agents {

Interval interval_of(double points, int games) {
  if (games <= 0) return {};
  constexpr double kZ = 1.959964;  // 95 %
  const double n = games;
  const double p = points / n;
  const double middle = (p + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
  const double half = kZ / (1 + kZ * kZ / n) * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

namespace {

// One game of a match.
class MatchGame {
 public:
  MatchGame(const Game& game, const MatchOptions& options, const std::string (&texts)[2], int number,
            const std::stop_token& stop)
      : game_(game),
        options_(options),
        stop_(stop),
        turned_(number % 2),
        seed_(mix64(options.seed * 1'000'003 + static_cast<std::uint64_t>(number / 2))),
        referee_(game, seed_),
        state_(referee_.start()) {
    referee_.set_watch([this] { return stop_.stop_requested(); });
    for (int seat = 1; seat <= game.players(); ++seat)
      seats_.push_back(*std::move(
          make_seeded(texts[side_of(seat)],
                      mix64(seed_ + 7919 * static_cast<std::uint64_t>(number % 2 + 2 * seat)) >> 16)
              .value));
  }

  // False where it was stopped: then it does not count.
  bool play(MatchResult& result) {
    while (!state_.over() && state_.ply() < options_.most_plies) {
      const Move move = ask(result);
      if (stop_.stop_requested()) return false;
      if (failed_) return true;
      if (state_.over()) break;
      referee_.apply_legal(state_, move);
      ++result.plies;
    }
    count(result);
    return true;
  }

 private:
  // Which of the two has the seat.
  int side_of(int seat) const { return (seat - 1 + turned_) % 2; }

  // Without a move where it was stopped, or where listing the moves has ended the game (State::limit).
  Move ask(MatchResult& result) {
    const Moves moves = referee_.legal_moves(state_);
    if (moves.empty()) return {};
    const int seat = seat_to_move(state_);
    Side& side = result.side[side_of(seat)];
    const auto began = Clock::now();
    const State view = observe(state_, state_.mover());
    const Decision decision = seats_[static_cast<size_t>(seat - 1)].choose(
        {.game = game_, .view = view, .moves = moves, .budget = options_.budget, .stop = stop_});
    const double took = std::chrono::duration<double>(Clock::now() - began).count();
    if (stop_.stop_requested()) return {};
    ++side.moves;
    side.iterations += decision.analysis.iterations;
    side.seconds += took;
    side.slowest = std::max(side.slowest, took);
    if (std::ranges::find(moves, decision.move) == moves.end()) {
      ++side.illegal;
      failed_ = true;
    } else if (options_.budget.seconds > 0 && took > options_.budget.seconds + options_.grace) {
      ++side.overtime;
      failed_ = true;
    }
    return decision.move;
  }

  void count(MatchResult& result) const {
    double sum[2] = {};
    int seats[2] = {};
    for (int p = 1; p <= game_.players(); ++p) {
      const int side = side_of(state_.seat(p));
      sum[side] += value_for(state_, p);
      ++seats[side];
    }
    // Compared by what a seat has got on average: with three players one side has two of them.
    const double a = sum[0] / seats[0];
    const double b = sum[1] / seats[1];
    const double points = game_.players() == 2 ? a : a > b ? 1 : a < b ? 0 : 0.5;
    result.points += points;
    if (points == 0.5)
      ++result.draws;
    else
      ++result.side[points > 0.5 ? 0 : 1].wins;
    result.first_seat_wins += state_.seat(state_.winner()) == 1;
    ++result.played;
    if (state_.limit().empty()) return;
    ++result.given_up;
    result.limit = state_.limit();
  }

  const Game& game_;
  const MatchOptions& options_;
  std::stop_token stop_;
  int turned_;
  std::uint64_t seed_;
  Referee referee_;
  State state_;
  std::vector<Agent> seats_;
  bool failed_ = false;
};

// Adds what one game has given.
void add(MatchResult& into, const MatchResult& one) {
  for (int s = 0; s < 2; ++s) {
    Side& side = into.side[s];
    side.wins += one.side[s].wins;
    side.illegal += one.side[s].illegal;
    side.overtime += one.side[s].overtime;
    side.moves += one.side[s].moves;
    side.iterations += one.side[s].iterations;
    side.seconds += one.side[s].seconds;
    side.slowest = std::max(side.slowest, one.side[s].slowest);
  }
  into.draws += one.draws;
  into.given_up += one.given_up;
  if (into.limit.empty()) into.limit = one.limit;
  into.played += one.played;
  into.first_seat_wins += one.first_seat_wins;
  into.points += one.points;
  into.plies += one.plies;
}

}  // namespace

Result<MatchResult> play_match(const Game& game, const std::string& a, const std::string& b,
                               const MatchOptions& options,
                               const std::function<void(const MatchResult&)>& progress,
                               const std::stop_token& stop) {
  const std::string texts[2] = {a, b};
  for (const std::string& text : texts) {
    if (const Result<Agent> agent = make_for(game, text, 1); !agent) return agent.diagnostics;
  }
  if (game.players() < 2) return seat_error("agent", a, "a match needs a game of two players or more");
  MatchResult result;
  result.side[0].text = a;
  result.side[1].text = b;
  std::mutex mutex;
  std::atomic<int> next = 0;
  int finished = 0;
  const auto work = [&] {
    for (int number = next++; number < options.games && !stop.stop_requested(); number = next++) {
      MatchResult one;
      if (!MatchGame(game, options, texts, number, stop).play(one)) return;
      const std::lock_guard lock(mutex);
      add(result, one);
      result.complete = ++finished == options.games;
      if (progress) progress(result);
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (int t = 1; t < std::min(options.threads, options.games); ++t) helpers.emplace_back(work);
    work();
  }
  return result;
}

}  // namespace ludens::agents
