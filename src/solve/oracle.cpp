#include "solve/oracle.h"

#include <algorithm>
#include <map>
#include <mutex>

#include "engine/public_game.h"
#include "solve/chance_graph.h"
#include "solve/table_folder.h"

namespace ludens::solve {

namespace {

// Tables are large and take long to make: whoever asks about the same game gets the same one.
template <class Of>
struct Known {
  std::mutex mutex;
  std::map<const engine::Game*, std::weak_ptr<const Of>> oracles;
};
template <class Of>
Known<Of>& known() {
  static Known<Of> all;
  return all;
}

// The oracle that somebody has, or else the one that `make` makes.
template <class Of, class Make>
std::shared_ptr<const Of> of_known(const engine::Game* rules, Make make) {
  {
    const std::lock_guard lock(known<Of>().mutex);
    if (auto there = known<Of>().oracles[rules].lock()) return there;
  }
  std::shared_ptr<const Of> made = make();
  if (!made) return nullptr;
  const std::lock_guard lock(known<Of>().mutex);
  known<Of>().oracles[rules] = made;
  return made;
}

constexpr std::size_t kBytesOfState = 64;

// A table of the whole game; none where nobody has written one.
template <class Table>
std::optional<Table> written_before(const std::shared_ptr<const engine::Game>& game, std::size_t most_bytes) {
  for (const std::string& file : tables_of(*game, Table::kMagic, most_bytes)) {
    std::string problem;
    std::optional<Table> table = Table::read(game, file, problem);
    if (table && table->has_start()) return table;
  }
  return {};
}

}  // namespace

std::string Oracle::refusal(const Game& game) {
  const std::string problem = ChanceOracle::refusal(game);
  return problem.empty() && game.has_chance() ? "chance has a say in it" : problem;
}

std::shared_ptr<const Oracle> Oracle::of(const Game& game, std::size_t most_states, std::string& problem,
                                         const std::function<bool()>& goes_on) {
  problem = refusal(game);
  if (!problem.empty()) return nullptr;
  const std::shared_ptr<const engine::Game> rules = engine::engine_game(game);
  return of_known<Oracle>(rules.get(), [&]() -> std::shared_ptr<const Oracle> {
    if (auto table = written_before<ValueTable>(rules, most_states * kBytesOfState))
      return std::make_shared<const Oracle>(std::move(*table));
    ExploreOptions options{.most_states = most_states, .most_bytes = most_states * kBytesOfState};
    if (goes_on) options.goes_on = [&](const ExploreOptions::Progress&) { return goes_on(); };
    const Solution solution = solve(rules, options);
    if (solution.is_solved()) return std::make_shared<const Oracle>(ValueTable(solution));
    problem = solution.problem.empty() ? "it was stopped" : solution.problem;
    return nullptr;
  });
}

std::vector<MoveValue> Oracle::values(const State& state) const {
  Key key;
  if (!table_.keys().packed().pack(engine::block_of(state), key)) return {};
  engine::Successors successors(table_.keys().game(), table_.keys().packed());
  std::vector<Move> moves;
  std::vector<Key> after;
  if (successors.list_moves(key, moves, after) != engine::Successors::Status::Fine) return {};
  std::vector<MoveValue> out;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::optional<Value> value = table_.find(after[i]);
    if (!value) return {};
    out.push_back({moves[i], *value});
  }
  return out;
}

std::string ChanceOracle::refusal(const Game& game) {
  return engine::PackedState::refusal(*engine::engine_game(game));
}

std::shared_ptr<const ChanceOracle> ChanceOracle::of(const Game& game, std::size_t most_states,
                                                     std::string& problem,
                                                     const std::function<bool()>& goes_on) {
  problem = refusal(game);
  if (!problem.empty()) return nullptr;
  const std::shared_ptr<const engine::Game> rules = engine::engine_game(game);
  return of_known<ChanceOracle>(rules.get(), [&]() -> std::shared_ptr<const ChanceOracle> {
    if (auto table = written_before<ExpectedTable>(rules, most_states * kBytesOfState))
      return std::make_shared<const ChanceOracle>(std::move(*table));
    ExpectedOptions options{.most_states = most_states, .most_bytes = most_states * kBytesOfState};
    if (goes_on) options.goes_on = [&](const ExpectedOptions::Progress&) { return goes_on(); };
    Expected found = solve_expected(rules, options);
    if (found.table) return std::make_shared<const ChanceOracle>(std::move(*found.table));
    problem = found.may_go_on     ? "play can go on for ever"
              : found.was_stopped ? "it was stopped"
                                  : found.problem;
    return nullptr;
  });
}

std::vector<double> ChanceOracle::values(const Game& game, const State& state, const Moves& moves) const {
  Referee referee(game);
  engine::ChanceSuccessors successors(table_.keys().game(), table_.keys().packed());
  std::vector<double> out;
  for (const Move& move : moves) {
    double value = 0;
    const bool all = referee.for_each_outcome(state, move, [&](const State& after, double probability) {
      Key key;
      if (after.over()) {
        value += probability * ChanceGraph::worth_of_end(std::max(0, after.winner()), game.players());
        return true;
      }
      const Expectation* const known =
          successors.pack(engine::block_of(after), key) ? table_.find(key) : nullptr;
      if (known) value += probability * known->value;
      return known != nullptr;
    });
    if (!all) return {};
    out.push_back(value);
  }
  return out;
}

std::size_t best_move(const std::vector<MoveValue>& values, int player) {
  const auto worth = [&](const Value& value) {
    constexpr int kWin = 2 * Value::kMostRank;
    if (value.winner() == 0) return 0;
    return value.winner() == player ? kWin - value.rank() : value.rank() - kWin;
  };
  std::size_t best = 0;
  for (std::size_t i = 1; i < values.size(); ++i)
    if (worth(values[i].value) > worth(values[best].value)) best = i;
  return best;
}

}  // namespace ludens::solve
