// text_board.h - a position as text: for the terminal, logs and people who read with a screen reader.
//
// Sites stand where they lie on the board: square boards as rows and columns, hexagonal ones staggered,
// boards of points with the lines between them, pits with the number of their seeds. A board that no grid of
// characters can hold without sites colliding is listed instead. Hands, dice and decks follow below.
#pragma once

#include <string>

#include "interpreter/machine.h"

namespace ludens::render {

struct TextBoardStyle {
  bool colour = false;  // ANSI colours for the players
  bool labels = true;   // of rows and columns, where they have them
};

// Ends with a line break.
std::string text_board(const interpreter::Machine& machine, const TextBoardStyle& style = {});

// What the signs mean: "X Cross, player 1; ...". One line, without a line break.
std::string text_legend(const ir::Equipment& equipment);

}  // namespace ludens::render
