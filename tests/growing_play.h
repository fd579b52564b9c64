// growing_play.h - tiles laid where a test wants them, on a board that grows.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "engine/public_game.h"
#include "engine/table.h"
#include "ludens/ludens.h"

namespace ludens::test {

// A tile goes wherever there is a cell for it, and nothing ends the game.
inline std::string laying_game(const std::string& tiling, const std::string& expansion = "Zone") {
  return "(game \"Laying\" (players 2) (equipment {(boardless " + tiling + " " + expansion +
         R"() (piece "Disc" Each)})
    (rules (play (move Add (to (sites Playable)))) (end (if (no Pieces All) (result Mover Draw))))))";
}

class Layer {
 public:
  explicit Layer(const Game& game) : game_(engine::engine_game(game)), table_(*game_) { begin(); }

  void begin() { table_.start(); }
  // False where there is no cell, or the game is over.
  bool lay(const geometry::Tile& tile) {
    engine::Machine& m = table_.machine();
    const int site = geometry::site_at(m.prepared.growth->window, tile);
    if (engine::is_over(m) || site < 0 || !test_bit(m.view.grown, site)) return false;
    Move move = move_of_mover();
    move.from = move.to = site;
    table_.apply(move);
    return true;
  }
  bool lay_all(const std::vector<geometry::Tile>& tiles) {
    return std::ranges::all_of(tiles, [&](const geometry::Tile& tile) { return lay(tile); });
  }
  int legal_moves() {
    engine::legal_moves(table_.machine(), list_);
    return list_.total;
  }
  engine::Machine& machine() { return table_.machine(); }
  const geometry::Window& window() { return machine().prepared.growth->window; }
  std::string limit() { return runtime::to_text(engine::limit_of(machine())); }

 private:
  // All moves of a player are alike but for the site.
  const Move& move_of_mover() {
    Move& known = moves_[static_cast<size_t>(machine().head().mover)];
    if (known.to >= 0) return known;
    legal_moves();
    engine::nth_move(machine(), list_, 0, known);
    return known;
  }

  std::shared_ptr<const engine::Game> game_;
  engine::Table table_;
  interpreter::MoveList list_;
  std::array<Move, 3> moves_;
};

// So many tiles in a row, each that far from the one before; of triangles edge to edge, with one that points
// the other way between.
inline std::vector<geometry::Tile> line_of(geometry::TileShape shape, int count, const geometry::Tile& step) {
  std::vector<geometry::Tile> out;
  const bool is_tri = shape == geometry::TileShape::Triangular;
  for (int i = 0; static_cast<int>(out.size()) < count; ++i) {
    const geometry::Tile tile{i * step.a, i * step.b, i * step.c};
    out.push_back(tile);
    if (is_tri)
      out.push_back(
          {tile.a + std::min(step.a, 0), tile.b + std::min(step.b, 0), tile.c + std::min(step.c, 0)});
  }
  return out;
}

// At least so many tiles around the first one: a square, or a hexagon of hexagons or of triangles.
inline std::vector<geometry::Tile> heap_of(geometry::TileShape shape, int count) {
  using geometry::Tile;
  const bool is_square = shape == geometry::TileShape::Square;
  std::vector<Tile> out;
  for (int ring = 0; static_cast<int>(out.size()) < count; ++ring)
    for (int a = -ring; a <= ring; ++a)
      for (int b = -ring; b <= ring; ++b)
        for (int turned = 0; turned <= (shape == geometry::TileShape::Triangular ? 1 : 0); ++turned) {
          const Tile tile{a, b, is_square ? 0 : -a - b - turned};
          if (std::max({std::abs(tile.a), std::abs(tile.b), std::abs(tile.c)}) == ring) out.push_back(tile);
        }
  return out;
}

}  // namespace ludens::test
