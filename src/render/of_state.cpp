#include "render/of_state.h"

#include "engine/data.h"
#include "engine/table.h"
#include "render/move_text.h"

namespace ludens::render {

BoardScene make_board(const Subject& subject, const State& seen, BoardOptions options) {
  const runtime::View view = seen.data().shown();
  options.state = &view;
  return make_board(subject, options);
}

PositionScene make_position(const Subject& subject, const BoardScene& board, const State& seen, Marks marks) {
  marks.facts_row = seen.data().facts_row();
  return make_position(subject, board, seen.data().shown(), marks);
}

std::string text_board(const State& seen, TextBoardStyle style) {
  style.facts_row = seen.data().facts_row();
  return text_board(seen.data().engine_game().program(), seen.data().shown(), style);
}

std::string text_legend(const State& state) {
  return text_legend(state.data().engine_game().program());
}

std::vector<std::string> move_texts(const State& state, const Moves& moves) {
  engine::Table table(*state.data().game.data().game);
  table.set_state(state.data().block);
  return move_texts(table.machine(), moves);
}

}  // namespace ludens::render
