#include "engine/playout.h"

namespace ludens::engine {

int playout(Machines& machines, Machine& first, Random& random, MoveList& scratch,
            const PlayoutLimits& limits) {
  Machine* m = &first;
  int plies = 0;
  Move move;
  while (!is_over(*m) && plies < limits.plies) {
    random_move(*m, scratch, random, move);
    m = &machines.apply(*m, move);
    ++plies;
  }
  return plies;
}

}  // namespace ludens::engine
