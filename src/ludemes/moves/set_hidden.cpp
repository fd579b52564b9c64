// set_hidden.cpp - (set Hidden): hides what stands on sites, or shows it again.
#include "ludemes/hiding.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_set_hidden(Lowering& l, const Use& use) {
  const NodeId players = use.has("to") ? l.ir.node(Op::BitOf, {l.player(use, "to", "")})
                                       : players_of_role(l, use.word("toRole"));
  return emit_effect(l, use, act_hide(l, use, players));
}

}  // namespace

constexpr Meaning set_hidden_meaning{.lower = lower_set_hidden, .traits = kSeeksSitesTrait};

extern const Ludeme set_hidden = {
    .rule = "effect.set.set",
    .form =
        "(set Hidden [<hiddenData> | {<hiddenData>}] [<siteType>] (at:<int> | <sites>) [level:<int>] "
        "[<boolean>] (to:<moves.player> | to:<roleType>) [<then>])",
    .summary = "Hides the given facts about some sites from a player, or reveals them",
    .params = {{"fact", "what is hidden [everything]"},
               {"facts", "what is hidden [everything]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"at", "the site"},
               {"sites", "the sites"},
               {"level", "the level of the stack [0]"},
               {"hidden", "whether it is hidden or shown [True]"},
               {"to", "who can no longer see it, by number"},
               {"toRole", "who can no longer see it, by role"},
               {"then", "what follows once it is done"}},
    .example = "(set Hidden What at:(last To) to:Next)",
    .meaning = &set_hidden_meaning,
};

}  // namespace ludens::ludemes::moves
