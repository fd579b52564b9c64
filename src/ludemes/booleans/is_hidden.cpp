// is_hidden.cpp - (is Hidden): whether a player cannot see something of a piece.
#include "ludemes/hiding.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_hidden(Lowering& l, const Use& use) {
  return l.ir.node(Op::IsHidden, {l.integer(use, "at"), l.player(use, "to", "toRole"), l.level(use, "level")},
                   {l.space(l.site_type(use)), hidden_fact(use.word("hiddenData"))});
}

}  // namespace

constexpr Meaning is_hidden_meaning{.lower = lower_is_hidden};

extern const Ludeme is_hidden = {
    .rule = "booleans.is.is",
    .form =
        "(is Hidden [<hiddenData>] [<siteType>] at:<int> [level:<int>] (to:<moves.player> | "
        "to:<roleType>))",
    .summary = "Whether something about the piece at a site is hidden from a player",
    .params = {{"hiddenData", "what is hidden [the piece altogether]"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "the site"},
               {"level", "the level in a stack [0]"},
               {"to", "the player, by number"},
               {"toRole", "the player, by role"}},
    .example = "(is Hidden What at:(to) to:Mover)",
    .meaning = &is_hidden_meaning,
};

}  // namespace ludens::ludemes::booleans
