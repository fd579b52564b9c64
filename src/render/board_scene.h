// board_scene.h - the part of a picture that stays: board, hands, trays.
#pragma once

#include "engine/position.h"
#include "ir/program.h"
#include "render/look.h"
#include "render/plan.h"
#include "render/scene.h"

namespace ludens::render {

using engine::Position;

// What there is to draw. Referred to, not owned.
struct Subject {
  const ir::Equipment& equipment;
  const ir::Program* program = nullptr;  // null where the rules are not understood: the board alone is drawn
  Look look = {};
  // How many pieces each player has at the start, by owner, where those that leave the board lie beside it;
  // otherwise empty.
  std::vector<int> men = {};
};

// The same on a board that grows, in the window that this is the program of.
inline Subject in_window(const Subject& subject, const ir::Program& program) {
  if (!subject.equipment.grows()) return subject;
  return {*program.equipment, &program, subject.look, subject.men};
}

struct BoardOptions {
  bool coordinates = true;
  // A game without a board builds one while it is played: only the neighbourhood of what lies there now is
  // shown. Null: the middle.
  const Position* position = nullptr;
};

BoardScene make_board(const Subject& subject, const BoardOptions& options = {});

}  // namespace ludens::render
