// sites_move.cpp - (sites From), (sites To), (sites Between): the sites of some moves.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_move(Lowering& l, const Use& use) {
  const std::string_view which = use.word("sitesMoveType");
  if (which == "Between") return l.ir.node(Op::MovePassed, {l.effect(use.arg("moves"))});
  return l.ir.node(Op::MoveSites, {l.effect(use.arg("moves"))}, {which == "To"});
}

std::uint32_t traits_of_sites_move(const Use& use) {
  return use.word("sitesMoveType") == "Between" ? kPassedTrait : kNoTrait;
}

}  // namespace

constexpr Meaning sites_move_meaning{.lower = lower_sites_move, .traits_of = traits_of_sites_move};

extern const Ludeme sites_move = {
    .rule = "sites",
    .form = "(sites <sitesMoveType> <moves>)",
    .summary = "The origins, the destinations or the sites between them of all moves that a rule gives",
    .params = {{"sitesMoveType", "which sites of each move"}, {"moves", "the rule"}},
    .example = "(sites To (forEach Piece))",
    .meaning = &sites_move_meaning,
};

}  // namespace ludens::ludemes::regions
