// from_to.cpp - (fromTo), (move (from) (to)): a piece goes from one site to another, whatever lies between.
#include <algorithm>

#include "ir/ops/dominoes.h"
#include "ir/ops/large.h"
#include "ir/ops/order.h"
#include "ir/ops/regions.h"
#include "ir/ops/travel.h"
#include "ludemes/moves/moving.h"
#include "ludemes/regions/region_tools.h"
#include "ludemes/rules/placing.h"
#include "ludemes/traits.h"

namespace ludens::ludemes::moves {

namespace {

struct Transfer {
  SiteType from_type, to_type;
  NodeId from_level = ir::kNothing, to_level = ir::kNothing, count = ir::kNothing;
  bool stack = false;
  NodeId copy = ir::kNothing;  // Bool
};

Transfer transfer(Lowering& l, const Use& use) {
  const Use from = use.use("from");
  const Use to = use.use("to");
  Transfer out{l.site_type(from), l.site_type(to)};
  out.from_level = l.level(from, "level");
  out.to_level = l.level(to, "level");
  out.count = l.integer(use, "count");
  out.stack = use.flag("stack");
  out.copy = l.boolean(use, "copy");
  return out;
}

// Which pieces go, by the most specific thing that the rule says.
NodeId transfer_action(Lowering& l, const Transfer& t, MoveTraits& traits) {
  const NodeId from = l.ir.reg(Reg::From);
  const NodeId to = l.ir.reg(Reg::To);
  const auto move = [&](NodeId level_from, NodeId level_to, bool stack) {
    return l.ir.node(Op::ActMove, {from, to, level_from, level_to},
                     {l.space(t.from_type), l.space(t.to_type), stack ? 1 : 0});
  };
  const bool stacks = l.program.uses.stacks;
  if (t.to_level != ir::kNothing) {
    if (stacks) traits.to_level = t.to_level;
    if (stacks && !t.stack) traits.from_level = t.from_level;
    return move(t.stack ? ir::kNothing : t.from_level, t.to_level, t.stack);
  }
  if (t.from_level != ir::kNothing) {
    if (stacks) traits.from_level = t.from_level;
    return move(t.from_level, ir::kNothing, false);
  }
  if (t.count != ir::kNothing) {
    if (stacks) {
      const NodeId size = l.ir.node(Op::StackSize, {from}, {l.space(t.from_type)});
      traits.from_level = l.ir.level(l.ir.node(Op::Sub, {size, t.count}));
      traits.to_level = l.ir.level(l.ir.node(Op::StackSize, {to}, {l.space(t.to_type)}));
    }
    return l.ir.node(Op::ActMoveSome, {from, to, t.count},
                     {l.space(t.from_type), l.space(t.to_type), rules::most_on_a_site(l)});
  }
  const NodeId plain = move(ir::kNothing, ir::kNothing, t.stack);
  if (t.copy == ir::kNothing) return plain;
  const NodeId top = t.stack ? l.ir.level_const(0) : top_level(l, from, t.from_type);
  if (stacks)
    traits.from_level = l.ir.level(l.ir.node(Op::Select, {t.copy, l.ir.level_number(top), l.ir.constant(0)}));
  const NodeId copy = l.ir.node(Op::ActCopy, {from, to, top}, {l.space(t.from_type), l.space(t.to_type)});
  return l.ir.node(Op::IfDo, {t.copy, copy, plain});
}

// One move per rotation, which takes the place of other effects.
NodeId with_rotations(Lowering& l, const Use& use, const Use& to, const Transfer& t) {
  MoveTraits traits{t.from_type, t.to_type};
  const NodeId move = transfer_action(l, t, traits);
  const NodeId turn = l.ir.node(Op::ActTurn, {l.ir.reg(Reg::To), l.ir.reg(Reg::Aux)}, {l.space(t.to_type)});
  const NodeId emit = l.emit(use, in_order(l, {move, turn}), traits);
  return l.ir.node(Op::ForList, {l.array(to, "rotations"), emit}, {static_cast<int>(Reg::Aux)});
}

bool depends_on_to(const Lowering& l, NodeId number) {
  const std::vector<Reg> read = ir::free_registers(l.program, number);
  return std::ranges::find(read, Reg::To) != read.end();
}

// The sites that a large piece may cover: those that it may stand on; a domino, the line of play. The first
// domino of all lies as it likes, and so do all dominoes where there is a board.
NodeId coverable(Lowering& l, NodeId targets, NodeId what) {
  if (!l.program.uses.dominoes) return existing_sites(l, targets);
  const NodeId anywhere = existing_sites(l, l.ir.set_of(board_sites(l, SiteType::Cell)));
  const NodeId line =
      !l.equipment.boardless
          ? anywhere
          : l.ir.node(Op::SelectSet, {l.ir.node(Op::IsFirstMove), anywhere, l.ir.node(Op::LineOfPlay)});
  return existing_sites(l, l.ir.node(Op::SelectSet, {l.ir.node(Op::IsDomino, {what}), line, targets}));
}

// A large piece goes to wherever it can lie on these sites, and on those that it leaves.
NodeId move_large(Lowering& l, const Use& use, const Transfer& t, NodeId targets, NodeId what) {
  const NodeId action =
      l.ir.node(Op::ActMoveLarge, {l.ir.reg(Reg::From), l.ir.reg(Reg::To), l.ir.reg(Reg::Aux2)},
                {l.space(t.from_type), l.space(t.to_type)});
  const MoveTraits traits{t.from_type, t.to_type};
  const NodeId effect = applied(l, use.use("to"));
  return l.ir.node(Op::ForLargePlaces,
                   {what, targets, coverable(l, targets, what), ir::kNothing,
                    l.emit(use, in_order(l, {effect, action}), traits)},
                   {1});
}

NodeId lower_from_to(Lowering& l, const Use& use) {
  const Use from = use.use("from");
  const Use to = use.use("to");
  Transfer t = transfer(l, use);
  // How many go is settled before the sites to go to are looked at: (to) is still the surroundings' there.
  const NodeId count = t.count;
  const bool early = count != ir::kNothing && depends_on_to(l, count);
  if (early) t.count = l.ir.reg(Reg::Aux2);
  MoveTraits traits{t.from_type, t.to_type};
  NodeId body;
  if (to.has("rotations")) {
    body = with_rotations(l, use, to, t);
  } else {
    const NodeId action = transfer_action(l, t, traits);
    const NodeId effect = applied(l, to);
    body = l.emit(use, in_order(l, {effect, action}), traits);
  }
  if (to.has("if")) body = l.ir.node(Op::IfMoves, {l.boolean(to, "if"), body});
  NodeId targets = sites_or_site(l, to);
  if (targets == ir::kNothing) targets = l.ir.node(Op::Single, {l.ir.reg(Reg::To)});
  body = l.ir.node(Op::ForSites, {targets, body}, {static_cast<int>(Reg::To)});
  if (early) body = l.ir.node(Op::BindReg, {count, body}, {static_cast<int>(Reg::Aux2)});
  if (l.program.uses.large_pieces) {
    const NodeId what = l.ir.node(Op::What, {l.ir.reg(Reg::From)}, {l.space(t.from_type)});
    body =
        l.ir.node(Op::IfMoves, {l.ir.node(Op::IsLarge, {what}), move_large(l, use, t, targets, what), body});
  }
  NodeId condition = l.ir.node(
      Op::Lt, {l.ir.constant(0), l.ir.node(Op::What, {l.ir.reg(Reg::From)}, {l.space(t.from_type)})});
  if (from.has("if")) condition = l.ir.node(Op::And, {condition, l.boolean(from, "if")});
  body = l.ir.node(Op::IfMoves, {condition, body});
  NodeId sources = sites_or_site(l, from);
  if (sources == ir::kNothing) sources = l.ir.node(Op::Single, {l.ir.reg(Reg::From)});
  const NodeId moves = l.ir.node(Op::ForSites, {sources, body}, {static_cast<int>(Reg::From)});
  return offered_to(l, use, l.player(use, "", "role"), moves);
}

std::uint32_t traits_of_from_to(const Use& use) {
  return traits_of_stack_flag(use) | (use.use("from").has("level") ? kStacksTrait : kNoTrait);
}

}  // namespace

constexpr Meaning move_from_to_meaning{.lower = lower_from_to, .traits_of = traits_of_from_to};

extern const Ludeme move_from_to = {
    .rule = "move",
    .form =
        "(move <moves.from> <moves.to> [count:<int>] [copy:<boolean>] [stack:<boolean>] [<roleType>] "
        "[<then>])",
    .summary = "Lets the mover take a piece from one of some sites and put it on one of others",
    .params =
        {{"from", "where it starts"},
         {"to", "where it may end, on what condition, with what effect"},
         {"count", "how many pieces go [1]"},
         {"copy", "whether the piece also stays where it was [False]"},
         {"stack",
          "whether the whole stack goes, unless a level or count: says what does [False: the top piece]"},
         {"role", "the player who makes the move [Mover]"},
         {"then", "what follows once it is done"}},
    .example = "(move (from (handSite Mover)) (to (sites Empty)))",
    .meaning = &move_from_to_meaning,
};

constexpr Meaning from_to_meaning{.lower = lower_from_to, .traits_of = traits_of_from_to};

extern const Ludeme from_to = {
    .rule = "fromTo",
    .form =
        "(fromTo <moves.from> <moves.to> [count:<int>] [copy:<boolean>] [stack:<boolean>] [<roleType>] "
        "[<then>])",
    .summary = "Takes a piece from one site and puts it on another",
    .params =
        {{"from", "where it starts"},
         {"to", "where it ends, on what condition, with what effect"},
         {"count", "how many pieces go [1]"},
         {"copy", "whether the piece also stays where it was [False]"},
         {"stack",
          "whether the whole stack goes, unless a level or count: says what does [False: the top piece]"},
         {"role", "the player who makes the move [Mover]"},
         {"then", "what follows once it is done"}},
    .example = "(fromTo (from (last To)) (to (last From)))",
    .meaning = &from_to_meaning,
};

}  // namespace ludens::ludemes::moves
