// perfect.cpp - an agent that has solved the game: it knows what every move leads to.
#include <algorithm>
#include <optional>

#include "agents/kinds.h"
#include "agents/thinking.h"
#include "solve/oracle.h"

namespace ludens::agents {

namespace {

constexpr Parameter kPerfectParameters[] = {
    kSeed, {"memory", "megabytes to solve the game in, some 16,000 positions each", 512, 1, 4096}};
constexpr std::size_t kStatesInMegabyte = 16'000;

// What an agent remembers from one question to the next.
struct Memory {
  Random random;
  std::size_t most_states = 0;
  std::shared_ptr<const solve::Oracle> oracle;
  std::shared_ptr<const solve::ChanceOracle> chance;
  std::optional<Game> game;  // that it is of
  bool is_hopeless = false;  // it was tried, and takes more than there is

  // Is there something to be found out about the game?
  bool begins(const Game& of, bool is_known) {
    if (game != of) is_hopeless = is_known = false;
    game = of;
    return !is_known && !is_hopeless;
  }
};

// What the value is worth to each player.
std::vector<double> worth(const solve::Value& value, int players) {
  std::vector<double> out;
  for (int p = 1; p <= players; ++p)
    out.push_back(value.winner() == p ? 1 : value.winner() == 0 && players > 1 ? 0.5 : 0);
  return out;
}

// Empty where nothing is known of the position.
std::vector<solve::MoveValue> values_of(const Question& question, Memory& memory) {
  // To solve a game takes as long as it takes; only who stops the agent stops that.
  std::string problem;
  if (memory.begins(question.game, memory.oracle != nullptr)) {
    memory.oracle = solve::Oracle::of(question.game, memory.most_states, problem,
                                      [&] { return !question.stop.stop_requested(); });
    memory.is_hopeless = !memory.oracle && !question.stop.stop_requested();
  }
  if (!memory.oracle) return {};
  std::vector<solve::MoveValue> values = memory.oracle->values(question.view);
  const bool same = std::ranges::equal(values, question.moves, {}, &solve::MoveValue::move);
  return same ? values : std::vector<solve::MoveValue>();
}

// Of a game of chance: what the first player may expect after each move. Empty where nothing is known.
std::vector<double> expectations_of(const Question& question, Memory& memory) {
  std::string problem;
  if (memory.begins(question.game, memory.chance != nullptr)) {
    memory.chance = solve::ChanceOracle::of(question.game, memory.most_states, problem,
                                            [&] { return !question.stop.stop_requested(); });
    memory.is_hopeless = !memory.chance && !question.stop.stop_requested();
  }
  return memory.chance ? memory.chance->values(question.game, question.view, question.moves)
                       : std::vector<double>();
}

// Values of moves; what is best of them. False where nothing is known.
bool look_up(const Question& question, Memory& memory, Analysis& analysis) {
  const std::vector<solve::MoveValue> values = values_of(question, memory);
  if (values.empty()) return false;
  for (size_t i = 0; i < values.size(); ++i) {
    MoveAnalysis& move = analysis.moves[i];
    move.values = worth(values[i].value, question.view.players());
    if (values[i].value.winner() != 0) move.plies_to_end = values[i].value.rank() + 1;
  }
  analysis.best = solve::best_move(values, question.view.mover());
  return true;
}
bool look_up_chances(const Question& question, Memory& memory, Analysis& analysis) {
  const std::vector<double> values = expectations_of(question, memory);
  if (values.empty()) return false;
  const bool is_first = question.view.mover() == 1;
  for (size_t i = 0; i < values.size(); ++i) {
    analysis.moves[i].values = {values[i]};
    if (question.view.players() == 2) analysis.moves[i].values.push_back(1 - values[i]);
    const double best = values[analysis.best];
    if (is_first ? values[i] > best : values[i] < best) analysis.best = i;
  }
  return true;
}

Decision think(const Question& question, Memory& memory) {
  const Limits limits(question);
  Decision out{{}, analysis_of(question.moves)};
  const bool is_known = question.game.has_chance() ? look_up_chances(question, memory, out.analysis)
                                                   : look_up(question, memory, out.analysis);
  if (!is_known) return any_move(question, memory.random);
  for (MoveAnalysis& move : out.analysis.moves) {
    move.proven = true;
    move.visits = 1;
  }
  out.analysis.iterations = static_cast<std::int64_t>(out.analysis.moves.size());
  out.analysis.seconds = limits.elapsed();
  out.analysis.depth = std::max(1, out.analysis.moves[out.analysis.best].plies_to_end);
  out.move = question.moves[out.analysis.best];
  return out;
}

Think make_perfect(const Settings& settings) {
  Memory memory{.random = Random(static_cast<std::uint64_t>(settings.number("seed"))),
                .most_states = static_cast<std::size_t>(settings.number("memory")) * kStatesInMegabyte,
                .oracle = nullptr,
                .chance = nullptr,
                .game = {}};
  return [memory](const Question& question) mutable { return think(question, memory); };
}

std::string why_not_perfect(const Game& game) {
  return game.has_chance() ? solve::ChanceOracle::refusal(game) : solve::Oracle::refusal(game);
}

}  // namespace

constexpr AgentKind kPerfect = {.name = "perfect",
                                .summary = "Has solved the game, and knows what every move leads to",
                                .parameters = kPerfectParameters,
                                .make = make_perfect,
                                .refusal = why_not_perfect};

}  // namespace ludens::agents
