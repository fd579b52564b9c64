// start_set_hidden.cpp - (set Hidden) at the start: hides what stands on sites.
#include "ludemes/hiding.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_start_set_hidden(Lowering& l, const Use& use) {
  return act_hide(l, use, players_of_role(l, use.word("to")));
}

}  // namespace

constexpr Meaning start_set_hidden_meaning{.lower = lower_start_set_hidden, .traits = kSeeksSitesTrait};

extern const Ludeme start_set_hidden = {
    .rule = "start.set.set",
    .form =
        "(set Hidden [<hiddenData> | {<hiddenData>}] [<siteType>] (at:<int> | <sites>) [level:<int>] "
        "[<boolean>] to:<roleType>)",
    .summary = "Hides the given facts about some sites from a player",
    .params = {{"fact", "what is hidden [everything]"},
               {"facts", "what is hidden [everything]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"at", "the site"},
               {"sites", "the sites"},
               {"level", "the level of the stack [0]"},
               {"hidden", "whether it is hidden or shown [True]"},
               {"to", "who cannot see it"}},
    .example = "(set Hidden What at:5 to:P1)",
    .meaning = &start_set_hidden_meaning,
};

}  // namespace ludens::ludemes::rules
