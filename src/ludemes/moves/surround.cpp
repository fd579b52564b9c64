// surround.cpp - (surround): captures a piece whose neighbouring sites are all taken.
#include "ir/ops/travel.h"
#include "ludemes/direction_lowering.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_surround(Lowering& l, const Use& use) {
  const SiteType type = capture_type(l, use);
  const geometry::Relation relation = relation_named(use.word("relation"), geometry::Relation::Adjacent);
  NodeId with = ir::kNothing;
  if (use.has("with")) {
    const Use piece = use.use("with");
    with = piece.has("name") ? l.ir.constant(l.component_named(piece.word("name")))
                             : l.integer(piece, "component");
  }
  return l.ir.node(
      Op::Surround,
      {use.has("from") ? capture_start(l, use) : l.ir.reg(Reg::From),
       l.direction_mask(geometry::bit(geometry::group_of(relation))),
       caught_condition(l, use, "between", Reg::Between, type), friend_condition(l, use, "to", Reg::To, type),
       use.has("except") ? l.integer(use, "except") : l.ir.constant(0), with,
       caught_effect(l, use, "between", Reg::Between, type)},
      {l.space(type)});
}

}  // namespace

constexpr Meaning surround_meaning{.lower = lower_surround};

extern const Ludeme surround = {
    .rule = "surround",
    .form =
        "(surround [<moves.from>] [<relationType>] [<moves.between>] [<moves.to>] [except:<int>] "
        "[with:<moves.piece>] [<then>])",
    .summary = "Applies an effect, removal by default, to each neighbouring enemy with friends all around it",
    .params = {{"from", "the site whose neighbours are examined [(from)]"},
               {"relation", "which sites are neighbours [Adjacent]"},
               {"between", "who can be caught and what happens to them [enemies, removed]"},
               {"to", "who must stand around them [friends]"},
               {"except", "how many sites around may fail that [0]"},
               {"with", "a piece that must be one of those around [any]"},
               {"then", "what follows once it is done"}},
    .example = "(surround (from (last To)) Orthogonal (between if:(is Enemy (who at:(between)))))",
    .meaning = &surround_meaning,
};

}  // namespace ludens::ludemes::moves
