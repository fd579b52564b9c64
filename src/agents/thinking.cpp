#include "agents/thinking.h"

#include <algorithm>
#include <limits>

namespace ludens::agents {

namespace {

double value_of_rank(double rank, int players, bool over) {
  // Alone one wins or does not.
  if (players == 1) return !over ? 0.5 : rank == 1.0 ? 1.0 : 0.0;
  if (rank == 0) return 0.5;
  return std::clamp(1.0 - (rank - 1.0) / (players - 1), 0.0, 1.0);
}

}  // namespace

void read_values(const State& state, Values& values) {
  const int players = state.players();
  const bool over = state.over();
  for (int p = 1; p <= players; ++p)
    values[static_cast<size_t>(state.seat(p))] = value_of_rank(state.rank(p), players, over);
}

double value_for(const State& state, int player) {
  return value_of_rank(state.rank(player), state.players(), state.over());
}

Moves legal_moves_of(const Game& game, const State& state) {
  State copy = state;
  return Referee(game).legal_moves(copy);
}

Moves searchable_moves(const Question& question, const Limits& limits) {
  Referee referee(question.game);
  const Watched watched(referee, limits);
  State view = question.view;
  Moves seen = referee.legal_moves(view);
  if (seen == question.moves) return seen;
  Moves out;
  for (const Move& move : question.moves)
    if (std::ranges::find(seen, move) != seen.end()) out.push_back(move);
  return out;
}

Decision any_move(const Question& question, Random& random) {
  Decision out{{}, analysis_of(question.moves)};
  out.analysis.best = static_cast<size_t>(random.below(static_cast<int>(question.moves.size())));
  out.move = question.moves[out.analysis.best];
  return out;
}

Analysis analysis_of(const Moves& moves) {
  Analysis out;
  for (const Move& move : moves) out.moves.push_back({.move = move, .values = {}, .line = {move}});
  return out;
}

Limits::Limits(const Question& question)
    : end_(Clock::time_point::max()),
      iterations_(question.budget.iterations > 0 ? question.budget.iterations
                                                 : std::numeric_limits<std::int64_t>::max()),
      stop_(question.stop) {
  if (question.budget.seconds > 0)
    end_ = begin_ + std::chrono::duration_cast<Clock::duration>(
                        std::chrono::duration<double>(std::min(question.budget.seconds, 1e8)));
}

double Limits::elapsed() const {
  return std::chrono::duration<double>(Clock::now() - begin_).count();
}

bool Reporting::due() {
  if (!wanted_) return false;
  const Clock::time_point now = Clock::now();
  if (now - last_ < std::chrono::milliseconds(100)) return false;
  last_ = now;
  return true;
}

bool play_out(Referee& referee, State& state, Random& random, const Limits& limits, int most_plies) {
  constexpr int kBetweenLooks = 100;
  for (int left = most_plies; !state.over() && left > 0; left -= kBetweenLooks) {
    const int made = referee.playout(state, random, std::min(left, kBetweenLooks));
    if (referee.out_of_time()) return false;
    if (made < kBetweenLooks) break;
    if (limits.over()) return false;
  }
  return true;
}

}  // namespace ludens::agents
