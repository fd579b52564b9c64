// piece_ops.cpp - effects on pieces beyond moving, adding and removing one: the kernels of piece_acts.h.
#include <algorithm>

#include "interpreter/kernel_call.h"
#include "ir/ops/travel.h"
#include "runtime/kernels/piece_acts.h"
#include "runtime/kernels/sites.h"

namespace ludens::interpreter {

namespace {

struct TwoSided : kernels::TwoSided {
  explicit TwoSided(const ir::Equipment& equipment) {
    for (const ir::Component& component : equipment.components) flips.push_back(component.flips ? 1 : 0);
    components = flips.data();
  }
  TwoSided(const TwoSided&) = delete;
  std::vector<std::uint8_t> flips;
};
std::shared_ptr<const kernels::TwoSided> prepare_can_flip(const Prepared& game, const Code&) {
  return std::make_shared<const TwoSided>(*game.program.equipment);
}

struct Namesakes : kernels::Namesakes {
  explicit Namesakes(const std::vector<ir::Component>& all) {
    int last_owner = 0;
    for (const ir::Component& component : all) last_owner = std::max(last_owner, component.owner);
    owners = last_owner + 1;
    for (size_t what = 0; what < all.size(); ++what)
      for (int owner = 0; owner < owners; ++owner)
        table.push_back(what == 0 ? 0 : first_of(all, all[what].kind_name, owner));
    components = table.data();
  }
  Namesakes(const Namesakes&) = delete;

  static std::int32_t first_of(const std::vector<ir::Component>& all, const std::string& name, int owner) {
    for (size_t k = 1; k < all.size(); ++k)
      if (all[k].owner == owner && all[k].kind_name == name) return static_cast<std::int32_t>(k);
    return 0;
  }
  std::vector<std::int32_t> table;
};
std::shared_ptr<const kernels::Namesakes> prepare_take_control(const Prepared& game, const Code&) {
  return std::make_shared<const Namesakes>(game.program.equipment->components);
}

}  // namespace

void add_piece_ops(OpTable& t);

void add_piece_ops(OpTable& t) {
  set_kernel<Op::ActPromote, LUDENS_KERNEL(act_promote)>(t);
  set_kernel<Op::ActMoveSome, LUDENS_KERNEL(act_move_some)>(t);
  set_kernel<Op::ActCopy, LUDENS_KERNEL(act_copy)>(t);
  set_kernel<Op::ActTurn, LUDENS_KERNEL(act_turn)>(t);
  set_kernel<Op::CanFlip, LUDENS_KERNEL(can_flip), prepare_can_flip>(t);
  set_kernel<Op::ActFlip, LUDENS_KERNEL(act_flip)>(t);
  set_kernel<Op::ActTakeControl, LUDENS_KERNEL(act_take_control), prepare_take_control>(t);
  set_kernel<Op::ActPush, LUDENS_KERNEL(act_push)>(t);
  set_kernel<Op::ActAttract, LUDENS_KERNEL(act_attract)>(t);
}

}  // namespace ludens::interpreter
