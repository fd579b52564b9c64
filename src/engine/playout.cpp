#include "engine/playout.h"

namespace ludens::engine {

int playout(Machines& machines, Machine& first, Random& random, MoveList& scratch,
            const PlayoutLimits& limits) {
  Machine* m = &first;
  return play_randomly(machines, m, random, scratch, limits.plies, [](const Move&) {});
}

}  // namespace ludens::engine
