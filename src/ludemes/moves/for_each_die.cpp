// for_each_die.cpp - (forEach Die): moves for every die that was thrown.
#include "ir/ops/dice.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

constexpr int kMaxDice = 32;  // as many as a state has room for

// The dice of one set: number of the first, and how many there are.
std::pair<int, int> dice_of_set(const Lowering& l, int set) {
  int first = 0;
  for (const ir::Container& container : l.equipment.containers) {
    if (container.kind != ir::ContainerKind::Dice) continue;
    if (set-- == 0) return {first, container.sites};
    first += container.sites;
  }
  return {0, 0};
}

// Whether any rule of the game lets doubles be played again.
bool replays_doubles(Lowering& l) {
  const BoundTree& tree = l.description.bound;
  for (BoundId id = 0; id < tree.size(); ++id) {
    if (tree[id].kind != BoundKind::Form || tree[id].form->keyword != "forEach") continue;
    if (l.use(id).has("replayDouble")) return true;
  }
  return false;
}

// Each move uses up the dice that gave it, after its own actions. Doubles put aside by one (forEach Die) are
// played again by whichever uses up the last die.
NodeId lower_for_each_die(Lowering& l, const Use& use) {
  const auto [first, count] = dice_of_set(l, use.whole("dice"));
  if (count == 0) return l.ir.node(Op::NoMoves);
  if (first + count > kMaxDice) return l.need(use.id(), "(forEach Die) of such dice", ir::Type::Moves);
  Context inner = l.context;
  std::vector<NodeId> trailing{l.ir.node(Op::ActUseDice, {l.ir.reg(Reg::Die)})};
  if (replays_doubles(l)) {
    const NodeId asked = use.has("replayDouble") ? l.boolean(use, "replayDouble") : l.ir.boolean(false);
    trailing.push_back(
        l.ir.node(Op::ActDoubles, {l.ir.reg(Reg::Pips), asked}, {first, count, l.ir.name("")}));
  }
  inner.trailing.insert(inner.trailing.begin(), trailing.begin(), trailing.end());
  const NodeId moves = l.within(std::move(inner), [&] {
    return l.moves_with(use, "moves", {Reg::Pips, Reg::Die});
  });
  return l.ir.node(Op::ForDice, {l.boolean(use, "if"), moves, l.boolean(use, "combined")}, {first, count});
}

}  // namespace

constexpr Meaning for_each_die_meaning{.lower = lower_for_each_die};

extern const Ludeme for_each_die = {
    .rule = "operators.foreach.forEach",
    .form =
        "(forEach Die [<int>] [combined:<boolean>] [replayDouble:<boolean>] [if:<boolean>] <moves> [<then>])",
    .summary = "Gathers moves for each die thrown, (pips) being its face; each move uses that die up",
    .params = {{"dice", "which set of dice, from 0 [0]"},
               {"combined", "whether the sums of dice may be played as well [False]"},
               {"replayDouble", "whether equal faces on all dice are played twice [False]"},
               {"if", "which dice are tried [all]"},
               {"moves", "the moves that a die gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Die if:(!= (pips) 0) (forEach Piece))",
    .meaning = &for_each_die_meaning,
};

}  // namespace ludens::ludemes::moves
