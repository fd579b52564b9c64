#include "engine/playout.h"

namespace ludens::engine {

int play_randomly(Machines& machines, Machine*& m, Random& random, MoveList& scratch, int most,
                  std::uint64_t& signature) {
  int plies = 0;
  for (;;) {
    Machine& here = *m;
    plies += play_randomly(here, random, scratch, most - plies, signature);
    if (!machines.has_gone_on(here) || plies == 0) return plies;
    m = &machines.go_on(here);
    if (is_over(*m) || plies >= most) return plies;
  }
}

int playout(Machines& machines, Machine& first, Random& random, MoveList& scratch,
            const PlayoutLimits& limits) {
  Machine* m = &first;
  std::uint64_t signature = 0;
  return play_randomly(machines, m, random, scratch, limits.plies, signature);
}

}  // namespace ludens::engine
