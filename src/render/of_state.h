// of_state.h - boards, positions and moves of the public State, as whoever it was observed for may see them.
//
// The door for programs that play through the public interface. Within it a picture is made from the state's
// block (position_scene.h, text_board.h), which is all that a position without a game at play has.
#pragma once

#include <string>
#include <vector>

#include "ludens/game.h"
#include "ludens/state.h"
#include "render/drawable.h"
#include "render/position_scene.h"
#include "render/text_board.h"

namespace ludens::render {

// The board as it is in the state: without a board of its own, a game builds one while it is played.
BoardScene make_board(const Subject& subject, const State& seen, BoardOptions options = {});

PositionScene make_position(const Subject& subject, const BoardScene& board, const State& seen,
                            const Marks& marks);
std::string text_board(const State& seen, const TextBoardStyle& style = {});

// In a match, of the game that is played at present.
std::string text_legend(const State& state);
std::vector<std::string> move_texts(const State& state, const Moves& moves);

}  // namespace ludens::render
