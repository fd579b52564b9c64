// sites_hidden.cpp - (sites Hidden): where a player cannot see.
#include "ludemes/hiding.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_hidden(Lowering& l, const Use& use) {
  const NodeId players = use.has("to") ? l.ir.node(Op::BitOf, {l.player(use, "to", "")})
                                       : players_of_role(l, use.word("toRole"));
  return l.ir.node(Op::HiddenSites, {players},
                   {l.space(l.site_type(use)), hidden_fact(use.word("hiddenData"))});
}

}  // namespace

constexpr Meaning sites_hidden_meaning{.lower = lower_sites_hidden, .traits = kSeeksSitesTrait};

extern const Ludeme sites_hidden = {
    .rule = "sites",
    .form = "(sites Hidden [<hiddenData>] [<siteType>] (to:<moves.player> | to:<roleType>))",
    .summary = "The sites where something is hidden from a player",
    .params = {{"hiddenData", "what is hidden [the piece altogether]"},
               {"siteType", "the type of site [the board's default]"},
               {"to", "the player, by number"},
               {"toRole", "the player, by role"}},
    .example = "(sites Hidden What to:Mover)",
    .meaning = &sites_hidden_meaning,
};

}  // namespace ludens::ludemes::regions
