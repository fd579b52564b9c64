#include "render/plan.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "ir/ops/core.h"
#include "ir/ops/lifted.h"
#include "ir/ops/sow.h"
#include "ir/ops/travel.h"

namespace ludens::render {

namespace {

using geometry::Basis;

bool sows(const ir::Program* program) {
  return program && std::any_of(program->nodes.begin(), program->nodes.end(),
                                [](const ir::Node& node) { return node.op == &ir::Op::ActSow; });
}

bool carries_piece(const ir::Program& program, ir::NodeId node, int depth) {
  constexpr int kDeepest = 64;
  if (node == ir::kNothing || depth > kDeepest) return false;
  const ir::OpRef op = program.nodes[node].op;
  if (op == &ir::Op::ActMove || op == &ir::Op::ActMoveSome || op == &ir::Op::ActReplace) return true;
  const auto operands = program.operands(node);
  return op->result == ir::Type::Void && std::any_of(operands.begin(), operands.end(), [&](ir::NodeId part) {
           return carries_piece(program, part, depth + 1);
         });
}

// Do pieces go from site to site, rather than only appear?
bool moves_pieces(const ir::Program* program) {
  return program && std::any_of(program->kinds.begin(), program->kinds.end(), [&](const ir::Kind& kind) {
           return kind.decision && carries_piece(*program, kind.actions, 0);
         });
}

bool throws_dice(const ir::Equipment& equipment) {
  return std::any_of(equipment.containers.begin(), equipment.containers.end(),
                     [](const ir::Container& c) { return c.kind == ir::ContainerKind::Dice; });
}

bool is_all_squares(const geometry::Topology& board) {
  const auto& faces = board.graph().faces;
  return faces.size() >= 9 && board.graph().basis == Basis::Square &&
         std::all_of(faces.begin(), faces.end(),
                     [](const geometry::Face& face) { return face.vertices.size() == 4; });
}

// Two rows of points, wide apart or not.
bool lies_in_two_rows(const geometry::Topology& board) {
  std::set<long> heights;
  for (const geometry::Point& at : board.at(board.default_type())) heights.insert(std::lround(at.y * 100));
  return heights.size() == 2 && board.count(board.default_type()) >= 12;
}

bool is_one_of(const std::string& style, std::initializer_list<const char*> words) {
  return std::any_of(words.begin(), words.end(), [&](const char* word) { return style == word; });
}

}  // namespace

Plan make_plan(const ir::Equipment& equipment, const ir::Program* program, const Look& look) {
  Plan plan;
  const geometry::Topology& board = equipment.board;
  const SiteType own = board.default_type();
  for (int type = 0; type < geometry::kSiteTypes; ++type)
    plan.played[type] =
        static_cast<SiteType>(type) == own || (program && program->uses.site_type[type] && !equipment.puzzle);

  const bool two_rows = lies_in_two_rows(board);
  const bool table_word = is_one_of(look.style, {"backgammon", "table"});
  if (is_one_of(look.style, {"mancala"}) || (sows(program) && !table_word))
    plan.ground = Ground::Pits;
  else if (two_rows && (table_word || (look.loose_stacks && throws_dice(equipment))))
    plan.ground = Ground::Table;
  else if (own != SiteType::Cell)
    plan.ground = Ground::Lines;

  const bool squares = is_all_squares(board) && own == SiteType::Cell;
  const bool chess_word = is_one_of(look.style, {"chess", "checkered", "lasca"});
  const bool stepping = moves_pieces(program) && !throws_dice(equipment) && !equipment.puzzle;
  plan.chequered = plan.ground == Ground::Cells &&
                   look.chequered.value_or(chess_word || (look.style.empty() && stepping && squares));
  plan.star_points = plan.ground == Ground::Lines && own == SiteType::Vertex &&
                     (look.style == "go" || (look.style.empty() && !moves_pieces(program)));
  plan.goal_sides = program && !moves_pieces(program);
  plan.holes = is_one_of(look.style, {"houndsandjackals", "shibumi"}) ||
               (plan.ground == Ground::Lines && board.graph().edges.empty());
  plan.columns = look.style == "connect4" && board.rows(own) == 1;
  plan.boxes = look.style == "sudoku";
  if (is_one_of(look.style, {"shogi"})) plan.tokens = Tokens::Shogi;
  if (is_one_of(look.style, {"xiangqi", "janggi"})) plan.tokens = Tokens::Xiangqi;
  return plan;
}

}  // namespace ludens::render
