// dice_ops.cpp - throwing dice and using them up.
#include "interpreter/dice.h"

#include <algorithm>

#include "interpreter/acting.h"
#include "interpreter/component_at.h"
#include "ir/ops/dice.h"

namespace ludens::interpreter {

namespace {

using runtime::kMaxDice;

// Calls visit(die, site, component) for every die of the game.
template <class Visit>
void for_each_die(const Program& program, Visit visit) {
  const ir::Equipment& equipment = *program.equipment;
  size_t component = 0;
  int die = 0;
  for (const ir::Container& container : equipment.containers) {
    if (container.kind != ir::ContainerKind::Dice) continue;
    for (int i = 0; i < container.sites && die < kMaxDice; ++i, ++die) {
      do {
        if (++component >= equipment.components.size()) return;
      } while (equipment.components[component].kind != ir::ComponentKind::Die);
      visit(die, container.first + i, static_cast<int>(component));
    }
  }
}

template <class Visit>
void for_each_die(const Machine& m, Visit visit) {
  for_each_die(m.program, visit);
}

int face_value(const Machine& m, int component, int face) {
  const std::vector<int>& faces = m.program.equipment->components[static_cast<size_t>(component)].faces;
  return face >= 0 && static_cast<size_t>(face) < faces.size() ? faces[static_cast<size_t>(face)] : 0;
}

// The sum of a die's weights; 0 where all faces are equally likely.
int sum_of_weights(const ir::Component& die) {
  int sum = 0;
  if (die.bias.size() == die.faces.size())
    for (const int w : die.bias) sum += std::max(0, w);
  return sum;
}

int drawn_face(Machine& m, int component) {
  const ir::Component& die = m.program.equipment->components[static_cast<size_t>(component)];
  if (!m.chance || die.faces.empty()) return 0;
  const int weights = sum_of_weights(die);
  if (weights == 0) return m.draw(static_cast<int>(die.faces.size()));
  int drawn = m.draw(weights);
  for (size_t face = 0; face < die.bias.size(); ++face) {
    drawn -= std::max(0, die.bias[face]);
    if (drawn < 0) return static_cast<int>(face);
  }
  return 0;
}

// --- v: die, site, component, face

void commit_show(Machine& m, const Action& a) {
  m.writer().set_state(m.prepared.default_type, a.v[1], -1, a.v[3]);
  m.view.dice[a.v[0]] = face_value(m, a.v[2], a.v[3]);
  m.head().rolled = 1;
}
void commit_all_equal(Machine& m, const Action& a) {
  m.head().dice_equal = static_cast<std::uint8_t>(a.v[0]);
}

void op_act_roll(Machine& m) {
  if (!m.view.dice) return;
  bool equal = true;
  int first = -1;
  for_each_die(m, [&](int die, int site, int component) {
    const int face = m.head().rolled ? drawn_face(m, component) : m.view.dice[kMaxDice + die];
    if (first < 0) first = face;
    equal = equal && face == first;
    push_action(m, commit_show, Op::ActRoll, die, site, component, face);
  });
  push_action(m, commit_all_equal, Op::ActRoll, equal);
}

// --- one die after another

// What is done with each die, and with sums of them.
struct ByDie {
  Lazy<Type::Bool> condition;
  Lazy<Type::Moves> moves;

  bool generate(Machine& m, int pips, int mask) const {
    const Bind shown(m, Reg::Pips, pips);
    const Bind dice(m, Reg::Die, mask);
    return (!condition || m.test(condition)) && m.generate(moves);
  }
};

bool op_for_dice(Machine& m, Lazy<Type::Bool> condition, Lazy<Type::Moves> moves, Lazy<Type::Bool> combined,
                 int first, int count) {
  if (!m.view.dice) return false;
  const ByDie by_die{condition, moves};
  std::int32_t shown[kMaxDice];
  std::copy(m.view.dice, m.view.dice + kMaxDice, shown);
  for (int i = 0; i < count; ++i)
    if (by_die.generate(m, shown[first + i], 1 << (first + i))) return true;
  if (!combined || !m.test(combined) || count < 2 || count > 3) return false;
  // All together first, then each two of three.
  const auto some = [&](int mask) {
    int sum = 0;
    for (int i = 0; i < count; ++i) {
      if (!(mask & (1 << i))) continue;
      if (shown[first + i] == 0) return false;
      sum += shown[first + i];
    }
    return by_die.generate(m, sum, mask << first);
  };
  if (some(count == 2 ? 3 : 7)) return true;
  if (count == 3)
    for (const int mask : {3, 5, 6})
      if (some(mask)) return true;
  return false;
}

// v: mask
void commit_use_dice(Machine& m, const Action& a) {
  for (int die = 0; die < kMaxDice; ++die)
    if (a.v[0] & (1 << die)) m.view.dice[die] = 0;
}
void op_act_use_dice(Machine& m, int dice) {
  if (m.view.dice && dice > 0) push_action(m, commit_use_dice, Op::ActUseDice, dice);
}

// v: pips, variable
void commit_put_aside(Machine& m, const Action& a) {
  if (m.view.var) m.view.var[a.v[1]] = a.v[0];
}

void op_act_doubles(Machine& m, Lazy<Type::Int> pips, Lazy<Type::Bool> condition, int first, int count,
                    int variable) {
  // Only a die played on its own counts.
  const int used = m.reg(Reg::Die);
  if (!m.view.dice || !m.view.var || (used & (used - 1)) != 0) return;
  const int played = m.eval(pips);
  const std::int32_t* dice = m.view.dice + first;
  const int aside = m.view.var[variable];
  const bool equal =
      m.test(condition) && std::all_of(dice, dice + count, [&](int shown) { return shown == dice[0]; });
  if (equal) return push_action(m, commit_put_aside, Op::ActDoubles, aside == -1 ? played : -1, variable);
  if (aside == -1) return;
  for_each_die(m, [&](int die, int site, int component) {
    const auto faces =
        static_cast<int>(m.program.equipment->components[static_cast<size_t>(component)].faces.size());
    if (aside - 1 < faces && aside >= 1)
      push_action(m, commit_show, Op::ActDoubles, die, site, component, aside - 1);
  });
}

// --- what they show

// The dice of each owner: those in the first container that is theirs.
struct OwnedDie {
  int owner, site, component;
};

struct OwnedDice {
  std::vector<OwnedDie> all;
};

std::shared_ptr<const OwnedDice> prepare_dice_sum(const Prepared& prepared) {
  auto dice = std::make_shared<OwnedDice>();
  const auto& containers = prepared.program.equipment->containers;
  for (size_t i = 0; i < containers.size(); ++i) {
    const ir::Container& container = containers[i];
    const auto is_like = [&](const ir::Container& other) {
      return other.kind == ir::ContainerKind::Dice && other.owner == container.owner;
    };
    if (!is_like(container) ||
        std::any_of(containers.begin(), containers.begin() + static_cast<std::ptrdiff_t>(i), is_like))
      continue;
    for_each_die(prepared.program, [&](int, int site, int component) {
      if (site >= container.first && site < container.first + container.sites)
        dice->all.push_back({container.owner, site, component});
    });
  }
  return dice;
}

int op_dice_sum(Machine& m, const OwnedDice& dice, int owner) {
  const Space& s = m.space(m.prepared.default_type);
  int sum = 0;
  for (const OwnedDie& die : dice.all)
    if (die.owner == owner && s.state)
      sum += face_value(m, die.component, s.state[runtime::top_index(s, die.site)]);
  return sum;
}

int op_face_at(Machine& m, int site) {
  const ir::Component* die = component_at(m, site, -1);
  if (!die || die->kind != ir::ComponentKind::Die) return -1;
  const Space& s = m.space(m.prepared.default_type);
  const int face = s.state ? s.state[runtime::top_index(s, site)] : 0;
  return face >= 0 && static_cast<size_t>(face) < die->faces.size() ? die->faces[static_cast<size_t>(face)]
                                                                    : -1;
}

}  // namespace

void place_dice(Machine& m) {
  if (!m.view.dice) return;
  auto board = m.writer();
  for_each_die(m, [&](int die, int site, int component) {
    const int owner = m.program.equipment->components[static_cast<size_t>(component)].owner;
    board.put(m.prepared.default_type, site, {component, owner});
    m.view.dice[die] = face_value(m, component, 0);
  });
}

void draw_dice(Machine& m) {
  if (!m.view.dice) return;
  m.head().rolled = 0;
  for_each_die(m,
               [&](int die, int, int component) { m.view.dice[kMaxDice + die] = drawn_face(m, component); });
}

int outcome_for_face(const Program& program, int die, int face) {
  int outcome = -1;
  for_each_die(program, [&](int d, int, int component) {
    const ir::Component& c = program.equipment->components[static_cast<size_t>(component)];
    if (d != die || face < 0 || static_cast<size_t>(face) >= c.faces.size()) return;
    outcome = face;
    if (sum_of_weights(c) == 0) return;
    outcome = 0;
    for (size_t i = 0; i < static_cast<size_t>(face); ++i) outcome += std::max(0, c.bias[i]);
  });
  return outcome;
}

void add_dice_ops(OpTable& t);

void add_dice_ops(OpTable& t) {
  set_op<Op::ActRoll, op_act_roll>(t);
  set_op<Op::ForDice, op_for_dice>(t);
  set_op<Op::ActUseDice, op_act_use_dice>(t);
  set_op<Op::ActDoubles, op_act_doubles>(t);
  set_op<Op::DiceSum, op_dice_sum, prepare_dice_sum>(t);
  set_op<Op::FaceAt, op_face_at>(t);
}

}  // namespace ludens::interpreter
