#include "render/of_state.h"

#include "engine/position.h"
#include "engine/table.h"
#include "render/move_text.h"

namespace ludens::render {

BoardScene make_board(const Subject& subject, const State& seen, BoardOptions options) {
  const Position position(seen);
  options.position = &position;
  return make_board(in_window(subject, engine::game_of(seen).program()), options);
}

PositionScene make_position(const Subject& subject, const BoardScene& board, const State& seen,
                            const Marks& marks) {
  return make_position(in_window(subject, engine::game_of(seen).program()), board, Position(seen), marks);
}

std::string text_board(const State& seen, const TextBoardStyle& style) {
  return text_board(engine::game_of(seen).program(), Position(seen), style);
}

std::string text_legend(const State& state) {
  return text_legend(engine::game_of(state).program());
}

std::vector<std::string> move_texts(const State& state, const Moves& moves) {
  engine::Table table(state);
  return move_texts(table.machine(), moves);
}

}  // namespace ludens::render
