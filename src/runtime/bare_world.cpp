#include "runtime/bare_world.h"

#include <algorithm>

namespace ludens::runtime {

void note_stack(StackLog& log, const Space& s, int type, int site) {
  const int levels = std::min<int>(s.size[site] + 1, s.height);
  for (int l = 0; l < levels; ++l) {
    const int index = site * s.height + l;
    const Piece piece = piece_at(s, index);
    log.levels.push_back({.index = index,
                          .value = piece.value,
                          .what = static_cast<std::uint16_t>(piece.what),
                          .state = static_cast<std::int16_t>(piece.state),
                          .type = static_cast<std::uint8_t>(type),
                          .who = static_cast<std::uint8_t>(piece.who),
                          .rotation = static_cast<std::uint8_t>(piece.rotation)});
  }
}

void undo_stacks(StackLog& log, View& view, size_t first) {
  for (size_t i = log.levels.size(); i-- > first;) {
    const StackLog::Level& level = log.levels[i];
    write_piece(view.space[level.type], level.index,
                {level.what, level.who, level.state, level.rotation, level.value});
  }
  log.levels.resize(first);
}

}  // namespace ludens::runtime
