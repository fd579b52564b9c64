#include "ludens/chance.h"

namespace ludens {

int Chance::draw(int ways) {
  int outcome = forced ? forced(ways) : -1;
  if (outcome < 0 || outcome >= ways) outcome = ways > 0 ? random.below(ways) : 0;
  if (record) record->push_back({ways, outcome});
  ++draws;
  return outcome;
}

int Fate::outcome(std::size_t number, int ways) const {
  int unsure = -1;
  for (const Decided& one : decided_) {
    if (one.number != number) continue;
    if (one.draw.ways == ways) return one.draw.outcome;
    if (one.draw.ways == 0 && one.draw.outcome < ways) unsure = one.draw.outcome;
  }
  return unsure;
}

void Fate::note(std::size_t number, const Draw& draw) {
  for (Decided& one : decided_)
    if (one.number == number && one.draw.ways == draw.ways) {
      one.draw.outcome = draw.outcome;
      return;
    }
  decided_.push_back({number, draw});
}

}  // namespace ludens
