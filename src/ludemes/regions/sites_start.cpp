// sites_start.cpp - (sites Start): where a piece began.
#include <algorithm>

#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_start(Lowering& l, const Use& use) {
  const Use piece = use.use("piece");
  if (!piece.has("component") && !piece.has("name")) return l.ir.set({});
  const NodeId note = l.ir.node(Op::ActNoteStart);
  if (std::ranges::find(l.program.start, note) == l.program.start.end()) l.program.start.push_back(note);
  const NodeId component = piece.has("name") ? l.ir.constant(l.component_named(piece.word("name")))
                                             : l.integer(piece, "component");
  return l.ir.node(Op::StartSites, {component});
}

}  // namespace

constexpr Meaning sites_start_meaning{.lower = lower_sites_start};

extern const Ludeme sites_start = {
    .rule = "sites",
    .form = "(sites Start <moves.piece>)",
    .summary = "The sites where a piece stood at the start of the game",
    .params = {{"piece", "the piece"}},
    .example = "(sites Start (piece (what at:(from))))",
    .meaning = &sites_start_meaning,
};

}  // namespace ludens::ludemes::regions
