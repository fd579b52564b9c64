// sow.cpp - (sow): the seeds of a hole go one by one into the holes that follow.
#include "ir/ops/sow.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_sow(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const NodeId start = use.has("site") ? l.integer(use, "site") : l.ir.node(Op::LastTo);
  const auto& all = l.program.uses.stacks ? Op::StackSize : Op::CountAt;
  const NodeId count = use.has("count") ? l.integer(use, "count") : l.ir.node(all, {start}, {l.space(type)});
  const NodeId per_hole = use.has("numPerHole") ? l.integer(use, "numPerHole") : l.ir.constant(1);
  const NodeId owner = use.has("track") ? l.integer(use, "owner") : ir::kNothing;
  const std::vector<int> tracks = tracks_named(l, use.word("track"), use.has("owner"));
  const int list = l.ir.list({tracks.begin(), tracks.end()});
  const NodeId effect = use.has("sowEffect") ? l.effect(use.arg("sowEffect")) : ir::kNothing;
  const NodeId capture = use.has("apply") ? l.effect(use.arg("apply")) : ir::kNothing;
  const NodeId action =
      l.ir.node(Op::ActSow,
                {start, count, per_hole, owner, l.boolean(use, "origin"), l.boolean(use, "skipIf"), effect,
                 l.boolean(use, "if"), capture, l.boolean(use, "backtracking"), l.boolean(use, "forward")},
                {l.space(type), use.flag("includeSelf", true) ? 1 : 0, list});
  const NodeId can = l.ir.node(Op::CanSow, {start, count, owner}, {list});
  return l.ir.node(Op::IfMoves, {can, l.emit(use, action, l.traits(type))});
}

}  // namespace

constexpr Meaning sow_meaning{.lower = lower_sow, .traits = kCountsTrait};

extern const Ludeme sow = {
    .rule = "sow",
    .form =
        "(sow [<siteType>] [<int>] [count:<int>] [numPerHole:<int>] [<string>] [owner:<int>] [if:<boolean>] "
        "[sowEffect:<moves>] [apply:<nonDecision>] [includeSelf:<boolean>] [origin:<boolean>] "
        "[skipIf:<boolean>] [backtracking:<boolean> | forward:<boolean>] [<then>])",
    .summary = "Empties a hole and drops its seeds one by one into the holes along a track, then may capture",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "the hole that is emptied [where the last move ended]"},
               {"count", "how many seeds are sown [all in the hole]"},
               {"numPerHole", "how many seeds each hole gets [1]"},
               {"track", "name of the track [the first one]"},
               {"owner", "whose track of that name [nobody's]"},
               {"if", "whether the last hole, (to), gives a capture [True]"},
               {"sowEffect", "what happens at each hole that gets a seed, (to) [nothing]"},
               {"apply", "the capture [none]"},
               {"includeSelf",
                "whether the starting hole gets a seed when the track comes round to it [True]"},
               {"origin", "whether the first seed goes back into the starting hole [False]"},
               {"skipIf", "which holes, (to), get no seed [none]"},
               {"backtracking", "whether to go on capturing in the hole before the last one [False]"},
               {"forward", "whether to go on capturing in the hole after the last one [False]"},
               {"then", "what follows once it is done"}},
    .example = "(sow if:(= (count at:(to)) 2) apply:(remove (to)) includeSelf:False)",
    .note =
        "Its conditions and effects ask (to) for the hole at hand: (last To), with or without "
        "afterConsequence:, is still the hole that was chosen.",
    .meaning = &sow_meaning,
};

}  // namespace ludens::ludemes::moves
