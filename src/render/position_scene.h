// position_scene.h - the part of a picture that changes with every move: pieces, dice, numbers and marks.
#pragma once

#include <utility>
#include <vector>

#include "render/board_scene.h"
#include "render/scene.h"

namespace ludens::render {

using SiteRef = std::pair<SiteType, int>;

// What to point out besides the pieces.
struct Marks {
  bool last_move = true;
  std::vector<SiteRef> targets = {};   // dots, or rings where something stands
  std::vector<SiteRef> selected = {};  // outlined
  std::vector<SiteRef> decided = {};   // what won or lost the game: rings
  std::vector<SiteRef> given = {};     // of a puzzle: sites whose values are not the player's
};

// The position must be one of the subject's program.
PositionScene make_position(const Subject& subject, const BoardScene& board, const Position& position,
                            const Marks& marks = {});

// How many pieces of each player there are on the board and in hands, by owner.
std::vector<int> count_men(const ir::Equipment& equipment, const Position& position);

}  // namespace ludens::render
