// dice_ops.cpp - throwing dice and using them up.
#include "interpreter/dice.h"

#include <algorithm>

#include "interpreter/acting.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/dice.h"
#include "runtime/kernels/dice.h"

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
  m.board().set_state(m.prepared.default_type, a.v[1], -1, a.v[3]);
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

// --- using them up

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

struct DieFaces : kernels::DieFaces {
  explicit DieFaces(const ir::Equipment& equipment) {
    for (const ir::Component& component : equipment.components) {
      begin.push_back(static_cast<std::int32_t>(faces.size()));
      if (component.kind == ir::ComponentKind::Die)
        faces.insert(faces.end(), component.faces.begin(), component.faces.end());
    }
    begin.push_back(static_cast<std::int32_t>(faces.size()));
    first = begin.data();
    shows = faces.data();
  }
  DieFaces(const DieFaces&) = delete;
  std::vector<std::int32_t> begin, faces;
};

std::shared_ptr<const kernels::DieFaces> prepare_face_at(const Prepared& game, const Code&) {
  return std::make_shared<const DieFaces>(*game.program.equipment);
}

std::vector<kernels::OwnedDie> owned_dice(const Program& program) {
  std::vector<kernels::OwnedDie> dice;
  const auto& containers = program.equipment->containers;
  for (size_t i = 0; i < containers.size(); ++i) {
    const ir::Container& container = containers[i];
    const auto is_like = [&](const ir::Container& other) {
      return other.kind == ir::ContainerKind::Dice && other.owner == container.owner;
    };
    if (!is_like(container) ||
        std::any_of(containers.begin(), containers.begin() + static_cast<std::ptrdiff_t>(i), is_like))
      continue;
    for_each_die(program, [&](int, int site, int component) {
      if (site >= container.first && site < container.first + container.sites)
        dice.push_back({container.owner, site, component});
    });
  }
  return dice;
}

struct OwnedDice : kernels::OwnedDice {
  explicit OwnedDice(const Program& program) : all(owned_dice(program)), die_faces(*program.equipment) {
    dice = all.data();
    count = static_cast<int>(all.size());
    faces = die_faces;
  }
  OwnedDice(const OwnedDice&) = delete;
  std::vector<kernels::OwnedDie> all;
  DieFaces die_faces;
};

std::shared_ptr<const kernels::OwnedDice> prepare_dice_sum(const Prepared& game, const Code&) {
  return std::make_shared<const OwnedDice>(game.program);
}

}  // namespace

void place_dice(Machine& m) {
  if (!m.view.dice) return;
  auto board = m.board();
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
  set_kernel<Op::ForDice, LUDENS_KERNEL(for_dice)>(t);
  set_op<Op::ActUseDice, op_act_use_dice>(t);
  set_op<Op::ActDoubles, op_act_doubles>(t);
  set_kernel<Op::DiceSum, LUDENS_KERNEL(dice_sum), prepare_dice_sum>(t);
  set_kernel<Op::FaceAt, LUDENS_KERNEL(face_at), prepare_face_at>(t);
}

}  // namespace ludens::interpreter
