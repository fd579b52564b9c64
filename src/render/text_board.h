// text_board.h - a position as text: for the terminal, logs and people who read with a screen reader.
//
// Sites stand where they lie on the board: square boards as rows and columns, hexagonal ones staggered,
// boards of points with the lines between them, pits with the number of their seeds. A board that no grid of
// characters can hold without sites colliding is listed instead. Hands, dice and decks follow below.
#pragma once

#include <string>

#include "engine/position.h"
#include "ir/program.h"

namespace ludens::render {

struct TextBoardStyle {
  bool colour = false;  // ANSI colours for the players
  bool labels = true;   // of rows and columns, where they have them
};

// The position must be one of the program; what whoever looks may not know is a "?". Ends with a line break.
// Below the board: hands and what is in them, dice as they lie, states of pieces where the rules use them,
// scores, money.
std::string text_board(const ir::Program& program, const engine::Position& shown,
                       const TextBoardStyle& style = {});

// What the signs mean: "K King of player 1, ...". One line, without a line break.
std::string text_legend(const ir::Program& program);

}  // namespace ludens::render
