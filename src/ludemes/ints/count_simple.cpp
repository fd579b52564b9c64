// count_simple.cpp - (count Moves), (count Players), ...: numbers of the game and of the board.
#include <algorithm>

#include "ir/ops/counts.h"
#include "ludemes/counted_moves.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_count_simple(Lowering& l, const Use& use) {
  const std::string_view asked = use.word("countSimpleType");
  if (asked == "Moves") return l.ir.node(Op::Plies);
  if (asked == "Turns") return l.ir.node(Op::Turns);
  if (asked == "MovesThisTurn") return l.ir.node(Op::MovesThisTurn);
  if (asked == "Active") return l.ir.node(Op::ActivePlayers);
  if (asked == "Trials") return l.ir.node(Op::GamesDone);
  if (asked == "LegalMoves") return counted_moves(l);
  const bool is_of_board =
      asked == "Rows" || asked == "Columns" || asked == "Cells" || asked == "Edges" || asked == "Vertices";
  if (is_of_board && l.equipment.grows())
    return l.need(use.id(), "(count " + std::string(asked) + ") of a board that grows", ir::Type::Int);
  if (const auto number = l.maker.number(use.id())) return l.ir.constant(static_cast<int>(*number));
  if (asked == "Players") return l.ir.constant(l.players());
  const geometry::Topology& board = l.equipment.board;
  const SiteType type = l.site_type(use);
  if (asked == "Rows") return l.ir.constant(board.rows(type));
  if (asked == "Columns") return l.ir.constant(board.columns(type));
  if (asked == "Cells") return l.ir.constant(board.count(SiteType::Cell));
  if (asked == "Edges") return l.ir.constant(board.count(SiteType::Edge));
  if (asked == "Vertices") return l.ir.constant(board.count(SiteType::Vertex));
  if (asked == "Phases") return l.ir.constant(static_cast<int>(std::max<size_t>(1, l.program.phases.size())));
  return l.need(use.id(), "(count " + std::string(asked) + ")", ir::Type::Int);
}

}  // namespace

constexpr Meaning count_simple_meaning{.lower = lower_count_simple};

extern const Ludeme count_simple = {
    .rule = "count.count",
    .form = "(count <countSimpleType> [<siteType>])",
    .summary = "A number about the game or the board, such as the moves played or the rows of the board",
    .params = {{"countSimpleType", "what to count"},
               {"siteType", "the type of site, for rows and columns [the board's default]"}},
    .example = "(count Moves)",
    .meaning = &count_simple_meaning,
};

}  // namespace ludens::ludemes::ints
