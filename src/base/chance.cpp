#include "ludens/chance.h"

namespace ludens {

int Chance::draw(int ways) {
  int outcome = forced ? forced(ways) : -1;
  if (outcome < 0 || outcome >= ways) outcome = ways > 0 ? random.below(ways) : 0;
  if (record) record->push_back({ways, outcome});
  ++draws;
  return outcome;
}

}  // namespace ludens
