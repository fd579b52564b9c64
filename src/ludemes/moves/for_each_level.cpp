// for_each_level.cpp - (forEach Level): moves for every piece of a stack.
#include "ir/ops/travel.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_for_each_level(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  return l.ir.node(Op::ForLevels, {l.integer(use, "site"), l.moves_with(use, "moves", {Reg::Level})},
                   {l.space(type), use.word("order") == "FromBottom" ? 0 : 1});
}

}  // namespace

constexpr Meaning for_each_level_meaning{.lower = lower_for_each_level, .traits = kSeeksSitesTrait};

extern const Ludeme for_each_level = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Level [<siteType>] <int> [<stackDirection>] <moves> [<then>])",
    .summary = "Gathers moves for each level of a stack, (level) being that level",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "where the stack stands"},
               {"order", "from which end of the stack to count [FromTop]"},
               {"moves", "the moves that a level gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Level (last To) FromTop (addScore Mover 1))",
    .meaning = &for_each_level_meaning,
};

}  // namespace ludens::ludemes::moves
