// domino_ops.cpp - dominoes: dealing and drawing them, where they may lie, whether their pips match.
#include "interpreter/kernel_call.h"
#include "ir/ops/dominoes.h"
#include "runtime/kernels/chance.h"
#include "runtime/kernels/dominoes.h"

namespace ludens::interpreter {

namespace {

class Dominoes : public kernels::DominoTable {
 public:
  Dominoes(const ir::Equipment& equipment, int players)
      : hand_first_(static_cast<size_t>(players) + 2), hand_sites_(hand_first_.size()) {
    centre = equipment.middle_cell();
    for (const ir::Component& component : equipment.components)
      is_double_.push_back(component.value == component.second_value);
    for (const ir::Container& container : equipment.containers) {
      const auto owner = static_cast<size_t>(container.owner);
      if (container.kind != ir::ContainerKind::Hand || hand_sites_[owner] != 0) continue;
      hand_first_[owner] = container.first;
      hand_sites_[owner] = container.sites;
    }
    is_double = is_double_.data();
    hand_first = hand_first_.data();
    hand_sites = hand_sites_.data();
  }

 private:
  std::vector<std::uint8_t> is_double_;
  std::vector<std::int32_t> hand_first_, hand_sites_;
};

std::shared_ptr<const kernels::DominoTable> prepare_dominoes(const Prepared& game, const Code&) {
  return std::make_shared<Dominoes>(*game.program.equipment, game.layout.players);
}

class Hands : public kernels::HandTable {
 public:
  explicit Hands(const ir::Equipment& equipment) {
    for (const ir::Container& container : equipment.containers) {
      if (container.kind != ir::ContainerKind::Hand) continue;
      first_.push_back(container.first);
      sites_.push_back(container.sites);
    }
    first = first_.data();
    sites = sites_.data();
    count = static_cast<int>(first_.size());
  }

 private:
  std::vector<std::int32_t> first_, sites_;
};

std::shared_ptr<const kernels::HandTable> prepare_hands(const Prepared& game, const Code&) {
  return std::make_shared<Hands>(*game.program.equipment);
}

}  // namespace

void add_domino_ops(OpTable& t);

void add_domino_ops(OpTable& t) {
  set_kernel<Op::IsDomino, LUDENS_KERNEL(is_domino)>(t);
  set_kernel<Op::LineOfPlay, LUDENS_KERNEL(line_of_play), prepare_dominoes>(t);
  set_kernel<Op::PipsMatch, LUDENS_KERNEL(pips_match)>(t);
  set_kernel<Op::DominoesLeft, LUDENS_KERNEL(dominoes_left)>(t);
  set_kernel<Op::CanTakeDomino, LUDENS_KERNEL(can_take_domino), prepare_dominoes>(t);
  set_kernel<Op::ActTakeDomino, LUDENS_KERNEL(act_take_domino), prepare_dominoes>(t);
  set_kernel<Op::ActDealDominoes, LUDENS_KERNEL(act_deal_dominoes), prepare_hands>(t);
  set_kernel<Op::ForDealtDominoes, LUDENS_KERNEL(for_dealt_dominoes), prepare_hands>(t);
}

}  // namespace ludens::interpreter
