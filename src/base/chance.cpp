#include "ludens/chance.h"

#include <algorithm>

namespace ludens {

int Chance::draw(int ways) {
  int outcome = forced ? forced(ways) : -1;
  if (outcome < 0 || outcome >= ways) outcome = ways > 0 ? random.below(ways) : 0;
  if (record) record->push_back({ways, outcome});
  ++draws;
  return outcome;
}

// In order of their numbers: there may be a great many in a ply.

int Fate::outcome(std::size_t number, int ways) const {
  int unsure = -1;
  auto one = std::ranges::lower_bound(decided_, number, {}, &Decided::number);
  for (; one != decided_.end() && one->number == number; ++one) {
    if (one->draw.ways == ways) return one->draw.outcome;
    if (one->draw.ways == 0 && one->draw.outcome < ways) unsure = one->draw.outcome;
  }
  return unsure;
}

void Fate::note(std::size_t number, const Draw& draw) {
  auto one = std::ranges::lower_bound(decided_, number, {}, &Decided::number);
  for (; one != decided_.end() && one->number == number; ++one)
    if (one->draw.ways == draw.ways) {
      one->draw.outcome = draw.outcome;
      return;
    }
  decided_.insert(one, {number, draw});
}

}  // namespace ludens
