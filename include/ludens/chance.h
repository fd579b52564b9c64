// chance.h - where chance comes from. Dice, shuffles and random choices of the rules all draw here.
//
// One interface, four uses: outcomes are drawn from a generator, recorded, forced by whoever replays a trial,
// or enumerated one after another (referee.h). Chance belongs to one thread.
#pragma once

#include <functional>
#include <vector>

#include "ludens/random.h"

namespace ludens {

// One thing that chance decided: the outcome is one of 0 .. ways - 1, all equally likely.
struct Draw {
  int ways = 1;
  int outcome = 0;

  bool operator==(const Draw&) const = default;
};

struct Chance {
  Random random;
  // Called with the number of ways: returns an outcome, or -1 to have one drawn. Empty: always drawn.
  std::function<int(int ways)> forced;
  // Every outcome, drawn or forced, is added here. Null: nobody wants to know.
  std::vector<Draw>* record = nullptr;

  long draws = 0;  // how many outcomes so far

  // An outcome 0 .. ways - 1.
  int draw(int ways);
};

}  // namespace ludens
