// set_hidden.cpp - (set Hidden): hides what stands on sites, or shows it again.
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// Who sees what is no part of the position yet: hiding changes nothing that rules other than (is Hidden) ask
// about.
NodeId lower_set_hidden(Lowering& l, const Use& use) {
  return emit_effect(l, use, l.ir.node(Op::ActNote));
}

}  // namespace

constexpr Meaning set_hidden_meaning{.lower = lower_set_hidden};

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
