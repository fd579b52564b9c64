// group_ops.cpp - groups, connections, liberties, enclosures and territories.
#include "ir/ops/groups.h"

#include "interpreter/groups.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/travel.h"
#include "runtime/kernels/enclosures.h"
#include "runtime/links.h"

namespace ludens::interpreter {

namespace {

struct Connections : OwnedSteps<kernels::ConnectTable> {
  Connections(const Prepared& game, const Code& c)
      : OwnedSteps(game, operand<Op::IsConnected, "directions">(c), attribute<Op::IsConnected, "type">(c)) {
    if (!game.layout.owners.empty()) return;  // groups are kept by owner, under the number that sites have
    const auto questions = runtime::linked_questions(game.program);
    for (const runtime::LinkedQuestion& question : questions) {
      if (question.node != c.node) continue;
      goals_ = runtime::link_goals(game.program, questions);
      goals = goals_.data();
      asked = question.mask();
    }
  }

 private:
  std::vector<std::uint16_t> goals_;
};

std::shared_ptr<const kernels::ConnectTable> prepare_connected(const Prepared& game, const Code& c) {
  return std::make_shared<const Connections>(game, c);
}

}  // namespace

void add_group_ops(OpTable& t);

void add_group_ops(OpTable& t) {
  set_kernel<Op::IsConnected, LUDENS_KERNEL(is_connected), prepare_connected>(t);
  set_kernel<Op::IsBlocked, LUDENS_KERNEL(is_blocked), prepare_steps<Op::IsBlocked>>(t);
  set_kernel<Op::CountGroups, LUDENS_KERNEL(count_groups), prepare_steps<Op::CountGroups>>(t);
  set_kernel<Op::IsOneGroup, LUDENS_KERNEL(is_one_group), prepare_steps<Op::IsOneGroup>>(t);
  set_kernel<Op::BiggestGroup, LUDENS_KERNEL(biggest_group), prepare_steps<Op::BiggestGroup>>(t);
  set_kernel<Op::WholeWithout, LUDENS_KERNEL(whole_without), prepare_steps<Op::WholeWithout>>(t);
  set_kernel<Op::GroupSize, LUDENS_KERNEL(group_size), prepare_steps<Op::GroupSize>>(t);
  set_kernel<Op::Liberties, LUDENS_KERNEL(liberties), prepare_steps<Op::Liberties>>(t);
  set_kernel<Op::HasLiberty, LUDENS_KERNEL(has_liberty), prepare_steps<Op::HasLiberty>>(t);
  set_kernel<Op::Enclose, LUDENS_KERNEL(enclose), prepare_steps<Op::Enclose>>(t);
  set_kernel<Op::Territory, LUDENS_KERNEL(territory), prepare_steps<Op::Territory>>(t);
}

}  // namespace ludens::interpreter
