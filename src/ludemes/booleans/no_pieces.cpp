// no_pieces.cpp - (no Pieces): a player has no pieces.
#include "ir/ops/conditions.h"
#include "ludemes/ints/counting.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_no_pieces(Lowering& l, const Use& use) {
  const ints::PieceQuery query = ints::piece_query(l, use);
  return l.ir.node(Op::NoPieceThere, {query.players, query.components, query.where}, {query.space});
}

}  // namespace

constexpr Meaning no_pieces_meaning{.lower = lower_no_pieces};

extern const Ludeme no_pieces = {
    .rule = "booleans.no.no",
    .form = "(no Pieces [<siteType>] [<roleType> | of:<int>] [<string>] [in:<sites>])",
    .summary = "Whether a player has no pieces on the board or in hand",
    .params = {{"siteType", "the type of site [every type]"},
               {"role", "whose pieces, by role [All]"},
               {"of", "whose pieces, by player number"},
               {"name", "only pieces whose name contains this [all pieces]"},
               {"in", "only pieces on these sites [everywhere]"}},
    .example = "(no Pieces Next)",
    .meaning = &no_pieces_meaning,
};

}  // namespace ludens::ludemes::booleans
