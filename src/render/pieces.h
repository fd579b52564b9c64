// pieces.h - what single pieces, dice, cards and tiles look like, wherever they stand.
#pragma once

#include "render/board_scene.h"
#include "render/palette.h"

namespace ludens::render {

// As the description asks, or those of the seat. Owner 0 or beyond the players: nobody's.
PieceColours owner_colours(const Subject& subject, int owner);

// Colours and symbols of a game's components, found once per picture.
class PieceLooks {
 public:
  explicit PieceLooks(const Subject& subject);

  // A figure without a place; the symbol and the label of a die follow from its state. Empty symbol and label
  // where there is no such component.
  Figure figure(const engine::SeenPiece& piece) const;
  // The same for one of which nobody here may know what it is, or not even whose.
  Figure masked(const engine::SeenPiece& piece, bool owner_hidden) const;
  PieceColours colours(int owner) const;
  int players() const { return subject_.equipment.players; }
  bool has_land() const { return has_land_; }  // tiles with areas of terrain
  bool has_kinds_of_tiles() const { return has_kinds_of_tiles_; }
  int sides_turned(int rotation) const { return rotation / per_side_; }  // of a tile

 private:
  const Subject& subject_;
  Plan plan_;
  int turns_ = 4;     // how many rotations make a whole turn
  int per_side_ = 1;  // and how many one side of a cell
  bool has_kinds_of_tiles_ = false;
  bool has_land_ = false;
  std::vector<Likeness> likeness_;  // by component
};

// The lines of a tile, drawn on a place of this radius; `turned`: by so many sides.
std::string tile_path(const ir::Component& tile, const Place& place, int turned, int colour);

}  // namespace ludens::render
