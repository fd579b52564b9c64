// is_component.cpp - (is Threatened), (is Within): whether pieces can be captured, or stand in a region.
#include <numeric>

#include "ir/ops/travel.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

// Where the piece is looked for. Threatened: anywhere, unless it is named; then where it stands.
NodeId sites_asked(Lowering& l, const Use& use, SiteType type, bool threatened) {
  if (use.has("in")) return l.region(use, "in");
  if (use.has("at")) return l.ir.node(Op::Single, {l.integer(use, "at")});
  if (!threatened) return l.ir.node(Op::Single, {l.ir.node(Op::LastTo)});
  if (use.has("what"))
    return l.ir.node(
        Op::Single,
        {l.ir.node(Op::First, {l.ir.node(Op::StandsOn, {l.integer(use, "what")}, {l.space(type)})})});
  std::vector<int> all(static_cast<size_t>(l.equipment.board.count(type)));
  std::iota(all.begin(), all.end(), 0);
  return l.ir.node(Op::Difference, {l.ir.set_of(all), l.ir.node(Op::EmptySites, {}, {l.space(type)})});
}

NodeId lower_is_component(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const NodeId what = l.integer(use, "what");
  const bool threatened = use.word("isComponentType") == "Threatened";
  const NodeId sites = sites_asked(l, use, type, threatened);
  if (!threatened) {
    if (what == ir::kNothing) return l.need(use.id(), "(is Within) of no piece", ir::Type::Bool);
    return l.ir.node(Op::IsWithin, {what, sites});
  }
  const NodeId moves = use.has("moves") ? l.effect(use.arg("moves")) : ir::kNothing;
  return l.ir.node(Op::IsThreatened, {what, sites, moves}, {l.space(type)});
}

}  // namespace

constexpr Meaning is_component_meaning{.lower = lower_is_component};

extern const Ludeme is_component = {
    .rule = "booleans.is.is",
    .form = "(is <isComponentType> [<int>] [<siteType>] [at:<int> | in:<sites>] [<moves>])",
    .summary =
        "Whether an enemy could move onto a piece (Threatened), or a piece stands within sites (Within)",
    .params = {{"isComponentType", "what to ask"},
               {"what", "the index of the piece [for Threatened any piece on the sites]"},
               {"siteType", "the type of site [the board's default]"},
               {"at",
                "the site of the piece [for Within (last To); for Threatened wherever the piece stands]"},
               {"in", "the sites of the piece"},
               {"moves", "the moves with which an enemy threatens [those of the enemy's phase]"}},
    .example = "(is Threatened (id \"King\" Mover) at:(where \"King\" Mover))",
    .meaning = &is_component_meaning,
};

}  // namespace ludens::ludemes::booleans
