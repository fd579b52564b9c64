#include "engine/nearness.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <deque>
#include <memory>
#include <vector>

#include "engine/data.h"
#include "engine/machines.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/core.h"
#include "ir/ops/counts.h"
#include "ir/ops/effects.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/groups.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/numbers.h"

namespace ludens::engine {

// What an end rule does to a player, once its condition holds.
struct EndGoal {
  const interpreter::Code* condition = nullptr;
  const interpreter::Code* player = nullptr;
  bool is_win = false;
};

// The end rules of a board, by who has moved; those of phases as well.
struct EndGoals {
  std::shared_ptr<const Game> window;  // that `prepared` is of; null: it stays anyway
  const interpreter::Prepared* prepared = nullptr;
  std::vector<std::vector<EndGoal>> of_game;                // by mover
  std::vector<std::vector<std::vector<EndGoal>>> of_phase;  // by phase and mover
  bool any = false;
};

namespace {

using interpreter::attribute;
using interpreter::Code;
using interpreter::operand;
using interpreter::operands_of;
using runtime::ResultKind;
namespace Op = ir::Op;

// Of what is asked besides counts; dearer questions are taken to be answered with no.
constexpr int kDear = 100;

bool is_cheap(const Code* c) {
  if (!c) return true;
  return ir::is_pure(*c->op) && c->op->cost != ir::kUnknownCost && c->op->cost <= kDear &&
         std::ranges::all_of(operands_of(*c), is_cheap);
}

// A number of things, which grows or shrinks one by one as a rule; not that of a site, say.
bool is_count(const Code* c) {
  static constexpr ir::OpRef kCounts[] = {&Op::SetSize,     &Op::CountPieces, &Op::Score,
                                          &Op::CountGroups, &Op::GroupSize,   &Op::BiggestGroup,
                                          &Op::BiggestLine};
  return c && std::ranges::count(kCounts, c->op) > 0 && is_cheap(c);
}
bool is_target(const Code* c) {
  return c && c->op == &Op::Const;
}

// A comparison of a count with a number that is not zero.
struct Comparison {
  const Code* count = nullptr;  // null: it is none
  double target = 0;
  enum class Wanted : std::uint8_t { Equal, More, Less } wanted = Wanted::Equal;
};

template <const ir::OpRecord& op>
Comparison compared(const Code& c, double beyond) {
  using Wanted = Comparison::Wanted;
  const Code* a = operand<op, "a">(c);
  const Code* b = operand<op, "b">(c);
  const bool is_equal = &op == &Op::Eq;
  Comparison out;
  if (is_target(a) && is_count(b))
    out = {b, attribute<Op::Const, "value">(*a) + beyond, is_equal ? Wanted::Equal : Wanted::More};
  else if (is_target(b) && is_count(a))
    out = {a, attribute<Op::Const, "value">(*b) - beyond, is_equal ? Wanted::Equal : Wanted::Less};
  if (out.target < 1) out.count = nullptr;
  return out;
}
Comparison comparison(const Code& c) {
  if (c.op == &Op::Eq) return compared<Op::Eq>(c, 0);
  if (c.op == &Op::Le) return compared<Op::Le>(c, 0);
  if (c.op == &Op::Lt) return compared<Op::Lt>(c, 1);
  if (c.op == &Op::IsOneGroup)
    if (const Code* count = operand<Op::IsOneGroup, "count">(c); is_count(count))
      return {count, 1, Comparison::Wanted::Equal};
  return {};
}

double share(const Comparison& c, int count) {
  const double there = std::max(0, count);
  if (there < c.target) return c.wanted == Comparison::Wanted::Less ? 1 : there / c.target;
  return c.wanted == Comparison::Wanted::More ? 1 : c.target / there;
}

bool has_counts(const Code* c) {
  if (!c) return false;
  if (c->op == &Op::And || c->op == &Op::Or) return std::ranges::any_of(operands_of(*c), has_counts);
  return comparison(*c).count != nullptr;
}

// From 0, as far from holding as can be, to 1.
double degree(Machine& m, const Code* c) {
  const auto parts = operands_of(*c);
  if (c->op == &Op::And) {
    double sum = 0;
    for (const Code* part : parts) sum += degree(m, part);
    return sum / static_cast<double>(std::max<size_t>(1, parts.size()));
  }
  if (c->op == &Op::Or) {
    double most = 0;
    for (const Code* part : parts) most = std::max(most, degree(m, part));
    return most;
  }
  if (const Comparison known = comparison(*c); known.count) return share(known, m.eval(known.count));
  return is_cheap(c) && m.test(c) ? 1 : 0;
}

void find_goals(const Code* c, std::vector<EndGoal>& out) {
  if (!c) return;
  if (c->op == &Op::Do)
    for (const Code* one : operands_of(*c)) find_goals(one, out);
  if (c->op != &Op::IfDo) return;
  const Code* condition = operand<Op::IfDo, "if">(*c);
  const Code* then = operand<Op::IfDo, "then">(*c);
  find_goals(operand<Op::IfDo, "else">(*c), out);
  if (!then || then->op != &Op::Result) return find_goals(then, out);
  const auto kind = static_cast<ResultKind>(attribute<Op::Result, "result">(*then));
  if (!has_counts(condition) || attribute<Op::Result, "everybody">(*then) ||
      (kind != ResultKind::Win && kind != ResultKind::Loss))
    return;
  out.push_back({condition, operand<Op::Result, "player">(*then), kind == ResultKind::Win});
}

EndGoals goals_of(const Machine& m, int players) {
  EndGoals out;
  out.prepared = &m.prepared;
  const auto by_mover = [&](const interpreter::ByMover& end) {
    std::vector<std::vector<EndGoal>> goals(static_cast<size_t>(players) + 1);
    for (size_t mover = 1; mover < goals.size(); ++mover) {
      find_goals(end[mover], goals[mover]);
      out.any = out.any || !goals[mover].empty();
    }
    return goals;
  };
  out.of_game = by_mover(m.prepared.end);
  for (const interpreter::PhaseCode& phase : m.prepared.phases) out.of_phase.push_back(by_mover(phase.end));
  return out;
}

// How near each player is to winning and to losing, by the rule that is nearest.
struct Stands {
  std::array<double, runtime::kMaxPlayers + 2> win{}, loss{};

  void look_at(Machine& m, const std::vector<EndGoal>& goals) {
    for (const EndGoal& goal : goals) {
      const auto player = static_cast<size_t>(m.eval(goal.player));
      if (player >= win.size()) continue;
      double& nearest = goal.is_win ? win[player] : loss[player];
      nearest = std::max(nearest, degree(m, goal.condition));
    }
  }
  double stand(int player) const {
    return win[static_cast<size_t>(player)] - loss[static_cast<size_t>(player)];
  }
  double lead(int player, int players) const {
    if (players < 2) return stand(player);
    double best = -1;
    for (int other = 1; other <= players; ++other)
      if (other != player) best = std::max(best, stand(other));
    return (stand(player) - best) / 2;
  }
};

}  // namespace

struct Nearness::Bench {
  explicit Bench(const ludens::Game& g) : game(g), machines(*game.data().game) {
    machines.use(chance, history);
  }

  Machine& at(State& state) {
    assert(&state.data().game.data() == &game.data() && "a state of another game");
    return machines.at(state.data().block);
  }
  const EndGoals& goals_at(const Machine& m) {
    constexpr std::size_t kMostWindows = 4;
    for (const EndGoals& known : goals)
      if (known.prepared == &m.prepared) return known;
    if (goals.size() >= kMostWindows && machines.window()) goals.pop_front();
    EndGoals& added = goals.emplace_back(goals_of(m, game.players()));
    added.window = machines.window();
    return added;
  }

  ludens::Game game;
  Chance chance;
  interpreter::History history;
  Machines machines;
  std::deque<EndGoals> goals;  // of the last windows that were met, or of the games of a match
};

Nearness::Nearness(const ludens::Game& game) : bench_(std::make_unique<Bench>(game)) {}
Nearness::~Nearness() = default;
Nearness::Nearness(Nearness&&) noexcept = default;
Nearness& Nearness::operator=(Nearness&&) noexcept = default;

bool Nearness::is_known(State& state) {
  return bench_->goals_at(bench_->at(state)).any;
}

double Nearness::operator()(State& state, int player) {
  Machine& m = bench_->at(state);
  const EndGoals& goals = bench_->goals_at(m);
  if (!goals.any) return 0;
  const int players = state.players();
  const interpreter::Turn turn = m.turn();
  const std::uint32_t outer = m.epoch;
  m.clear_registers();
  Stands stands;
  bool all = m.begin_steps();
  for (int mover = 1; all && mover <= players; ++mover) {
    // As if that player had just moved.
    m.set_turn({mover, mover % players + 1, turn.prev});
    m.begin_epoch();
    const auto who = static_cast<size_t>(mover);
    stands.look_at(m, goals.of_phase[static_cast<size_t>(m.view.phase[mover])][who]);
    stands.look_at(m, goals.of_game[who]);
  }
  m.epoch = outer;
  if (m.is_stopped()) {
    m.abandon();
    all = false;
  }
  m.set_turn(turn);
  return all ? stands.lead(player, players) : 0;
}

}  // namespace ludens::engine
