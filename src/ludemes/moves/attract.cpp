// attract.cpp - (attract): draws all pieces in line with a site towards it.
#include "ir/ops/travel.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_attract(Lowering& l, const Use& use) {
  const SiteType type = capture_type(l, use);
  return l.emit(use,
                l.ir.node(Op::ActAttract, {capture_start(l, use), direction_or_adjacent(l, use, type)},
                          {l.space(type)}),
                l.traits(type));
}

}  // namespace

constexpr Meaning attract_meaning{.lower = lower_attract};

extern const Ludeme attract = {
    .rule = "attract",
    .form = "(attract [<moves.from>] [<absoluteDirection>] [<then>])",
    .summary =
        "Pulls every piece in line with a site as close to the site as it can come, keeping their order",
    .params = {{"from", "the site that attracts [where the last move ended]"},
               {"direction", "the lines along which it attracts [Adjacent]"},
               {"then", "what follows once it is done"}},
    .example = "(attract (from (last To)) Orthogonal)",
    .meaning = &attract_meaning,
};

}  // namespace ludens::ludemes::moves
