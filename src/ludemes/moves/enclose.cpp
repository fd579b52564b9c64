// enclose.cpp - (enclose): captures groups that have no liberty left, as stones in Go.
#include "ir/ops/travel.h"
#include "ludemes/direction_lowering.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

// Does the condition ask anywhere for empty sites? Then the enclosed may be empty, and walls count
// differently.
bool asks_for_empty(const Description& d, BoundId id) {
  if (id == kUnbound) return false;
  const Bound& bound = d.bound[id];
  if (bound.kind == BoundKind::Constant && d.word(bound.word) == "Empty") return true;
  for (const BoundId arg : d.bound.args(id))
    if (asks_for_empty(d, arg)) return true;
  return false;
}

NodeId lower_enclose(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const NodeId start = use.has("from") ? capture_start(l, use) : l.ir.node(Op::LastTo);
  const bool empties = use.has("between") && asks_for_empty(l.description, use.use("between").arg("if"));
  return l.ir.node(
      Op::Enclose,
      {start, direction_or_adjacent(l, use, type), caught_condition(l, use, "between", Reg::Between, type),
       use.has("numException") ? l.integer(use, "numException") : l.ir.constant(0),
       caught_effect(l, use, "between", Reg::Between, type)},
      {l.space(type), empties ? 1 : 0});
}

}  // namespace

constexpr Meaning enclose_meaning{.lower = lower_enclose};

extern const Ludeme enclose = {
    .rule = "enclose",
    .form =
        "(enclose [<siteType>] [<moves.from>] [<direction>] [<moves.between>] [numException:<int>] [<then>])",
    .summary = "Applies an effect, removal by default, to each adjoining group without an empty neighbour",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"from", "the site whose neighbours are examined [where the last move ended]"},
               {"direction", "the steps that connect a group [Adjacent]"},
               {"between", "who can be enclosed and what happens to them [enemies, removed]"},
               {"numException", "empty sites that an enclosed group may still hold [0]"},
               {"then", "what follows once it is done"}},
    .example = "(enclose (from (last To)) Orthogonal (between if:(is Enemy (who at:(between)))))",
    .meaning = &enclose_meaning,
};

}  // namespace ludens::ludemes::moves
