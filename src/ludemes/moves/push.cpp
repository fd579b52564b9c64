// push.cpp - (push): shoves a row of pieces one site on.
#include "ir/ops/travel.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_push(Lowering& l, const Use& use) {
  const SiteType type = capture_type(l, use);
  return l.emit(use,
                l.ir.node(Op::ActPush, {capture_start(l, use), l.directions(use.arg("direction"), type)},
                          {l.space(type)}),
                l.traits(type));
}

}  // namespace

constexpr Meaning push_meaning{.lower = lower_push};

extern const Ludeme push = {
    .rule = "push",
    .form = "(push [<moves.from>] <direction> [<then>])",
    .summary =
        "Shifts a piece and all pieces touching it in one direction by a site, over the edge if need be",
    .params = {{"from", "the first piece of the row [where the last move ended]"},
               {"direction", "where to push"},
               {"then", "what follows once it is done"}},
    .example = "(push (from (last To)) E)",
    .meaning = &push_meaning,
};

}  // namespace ludens::ludemes::moves
