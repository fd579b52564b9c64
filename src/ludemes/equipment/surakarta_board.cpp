// surakarta_board.cpp - (surakartaBoard): a grid whose outer lines are joined by loops at the corners.
#include "geometry/generators/generators_shapes.h"
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void surakarta_item(const Use& use, GameEquipment& made) {
  use.maker().set_sites(ir::SiteType::Vertex);
  geometry::Graph graph = use.graph("graph");
  const geometry::Basis basis = graph.basis;
  add_board(use, made, std::move(graph), ir::SiteType::Vertex);
  if (use.maker().error()) return;
  if (basis != geometry::Basis::Square && basis != geometry::Basis::Triangular)
    return use.fail_at("graph", "L0331", "loops can only be drawn around square and triangular boards");
  const geometry::Topology& board = made.equipment.board;
  const auto loops =
      geometry::surakarta_loops(basis, board.rows(ir::SiteType::Vertex), board.columns(ir::SiteType::Vertex),
                                use.whole("loops", geometry::kNone), use.whole("from", 1));
  for (const geometry::Loop& loop : loops)
    made.equipment.tracks.push_back(geometry::make_track(loop.name, loop.sites, true, true, 0));
}

}  // namespace

constexpr Meaning surakarta_board_meaning{.order = ItemOrder::Board, .item = surakarta_item};

extern const Ludeme surakarta_board = {
    .rule = "surakartaBoard",
    .form = "(surakartaBoard <graph> [loops:<int>] [from:<int>] [largeStack:<boolean>])",
    .summary = "Makes a board whose lines are joined by loops around its corners, each loop being a track",
    .params = {{"graph", "the board without its loops; pieces stand on its vertices"},
               {"loops", "how many loops go round each corner [as many as fit: (smaller side - 1) / 2]"},
               {"from", "the line with which the loops start, from 0 at the edge [1]"},
               {"largeStack", "whether stacks may grow beyond 32 pieces [False]"}},
    .example = "(surakartaBoard (square 6) loops:2)",
    .meaning = &surakarta_board_meaning,
};

}  // namespace ludens::ludemes::equipment
