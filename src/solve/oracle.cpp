#include "solve/oracle.h"

#include <map>
#include <mutex>

#include "engine/public_game.h"

namespace ludens::solve {

namespace {

// Tables are large and take long to make: whoever asks about the same game gets the same one.
struct Known {
  std::mutex mutex;
  std::map<const engine::Game*, std::weak_ptr<const Oracle>> oracles;
};
Known& known() {
  static Known all;
  return all;
}

}  // namespace

std::string Oracle::refusal(const Game& game) {
  if (game.has_chance()) return "chance has a say in it";
  return engine::PackedState::refusal(*engine::engine_game(game));
}

std::shared_ptr<const Oracle> Oracle::of(const Game& game, std::size_t most_states, std::string& problem,
                                         const std::function<bool()>& goes_on) {
  problem = refusal(game);
  if (!problem.empty()) return nullptr;
  const std::shared_ptr<const engine::Game> rules = engine::engine_game(game);
  {
    const std::lock_guard lock(known().mutex);
    if (auto there = known().oracles[rules.get()].lock()) return there;
  }
  constexpr std::size_t kBytesOfState = 64;
  ExploreOptions options{.most_states = most_states, .most_bytes = most_states * kBytesOfState};
  if (goes_on) options.goes_on = [&](const ExploreOptions::Progress&) { return goes_on(); };
  const Solution solution = solve(rules, options);
  if (!solution.is_solved()) {
    problem = solution.problem.empty() ? "it was stopped" : solution.problem;
    return nullptr;
  }
  auto oracle = std::make_shared<const Oracle>(ValueTable(solution));
  const std::lock_guard lock(known().mutex);
  known().oracles[rules.get()] = oracle;
  return oracle;
}

std::vector<MoveValue> Oracle::values(const State& state) const {
  Key key;
  if (!table_.packed().pack(engine::block_of(state), key)) return {};
  engine::Successors successors(table_.game(), table_.packed());
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
