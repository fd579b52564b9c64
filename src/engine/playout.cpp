#include "engine/playout.h"

namespace ludens::engine {

int playout(Machine& m, Random& random, MoveList& scratch, const PlayoutLimits& limits) {
  int plies = 0;
  Move move;
  while (!is_over(m) && plies < limits.plies) {
    random_move(m, scratch, random, move);
    apply(m, move);
    ++plies;
  }
  return plies;
}

}  // namespace ludens::engine
