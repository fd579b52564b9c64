// dice_ops.cpp - throwing dice and using them up.
#include "interpreter/dice.h"

#include <algorithm>

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

kernels::Die die_of(const Program& program, int site, int component) {
  const ir::Component& die = program.equipment->components[static_cast<size_t>(component)];
  int weight = 0;
  if (die.bias.size() == die.faces.size())
    for (const int one : die.bias) weight += std::max(0, one);
  return {site, component, static_cast<std::int32_t>(die.faces.size()), weight, die.bias.data()};
}

}  // namespace

std::vector<kernels::Die> dice_of(const Program& program) {
  std::vector<kernels::Die> all;
  for_each_die(program,
               [&](int, int site, int component) { all.push_back(die_of(program, site, component)); });
  return all;
}

namespace {

// --- tables

struct DiceTable : kernels::DiceTable {
  explicit DiceTable(const Program& program) {
    all = dice_of(program);
    dice = all.data();
    count = static_cast<int>(all.size());
  }
  DiceTable(const DiceTable&) = delete;
  std::vector<kernels::Die> all;
};

std::shared_ptr<const kernels::DiceTable> prepare_dice(const Prepared& game, const Code&) {
  return std::make_shared<const DiceTable>(game.program);
}

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
  for_each_die(m.program, [&](int die, int site, int component) {
    const int owner = m.program.equipment->components[static_cast<size_t>(component)].owner;
    board.put(m.prepared.default_type, site, {component, owner});
    m.view.dice[die] = m.shown(component, 0);
  });
}

void draw_dice(Machine& m) {
  if (!m.view.dice) return;
  m.head().rolled = 0;
  for_each_die(m.program, [&](int die, int site, int component) {
    m.view.dice[kMaxDice + die] = kernels::drawn_face(m, die_of(m.program, site, component));
  });
}

int outcome_for_face(const Program& program, int die, int face) {
  int outcome = -1;
  for_each_die(program, [&](int d, int site, int component) {
    const kernels::Die one = die_of(program, site, component);
    if (d != die || face < 0 || face >= one.faces) return;
    outcome = face;
    if (one.weight == 0) return;
    outcome = 0;
    for (int i = 0; i < face; ++i) outcome += std::max(0, one.weights[i]);
  });
  return outcome;
}

void add_dice_ops(OpTable& t);

void add_dice_ops(OpTable& t) {
  set_kernel<Op::ActRoll, LUDENS_KERNEL(act_roll), prepare_dice>(t);
  set_kernel<Op::ForDice, LUDENS_KERNEL(for_dice)>(t);
  set_kernel<Op::ActUseDice, LUDENS_KERNEL(act_use_dice)>(t);
  set_kernel<Op::ActDoubles, LUDENS_KERNEL(act_doubles), prepare_dice>(t);
  set_kernel<Op::DiceSum, LUDENS_KERNEL(dice_sum), prepare_dice_sum>(t);
  set_kernel<Op::FaceAt, LUDENS_KERNEL(face_at), prepare_face_at>(t);
}

}  // namespace ludens::interpreter
