#include "ir/places.h"

#include <doctest/doctest.h>

#include <string>

#include "ir/all_ops.h"
#include "ir/ops/effects.h"
#include "ir/ops/travel.h"

namespace ludens::ir {

TEST_CASE("the actions of a game whose places rules may ask for") {
  std::string names;
  for (int i = 0; i < kOpCount; ++i)
    if (kAllOps[i]->locates) names += std::string(kAllOps[i]->name) + " ";
  CHECK(names ==
        "act_add act_attract act_copy act_flip act_move act_move_some act_promote act_push act_remove "
        "act_set_count act_set_site act_turn ");
}

TEST_CASE("an action that can be located names its sites first") {
  for (int i = 0; i < kOpCount; ++i) {
    if (!kAllOps[i]->locates) continue;
    CAPTURE(kAllOps[i]->name);
    const Places at = places_of(*kAllOps[i]);
    CHECK(at.from == 0);
    CHECK((at.to == 0 || at.to == 1));
  }
}

TEST_CASE("levels are those of the site they are named for") {
  const Places move = places_of(Op::ActMove);
  CHECK(move.from_level == 2);
  CHECK(move.to_level == 3);
  const Places remove = places_of(Op::ActRemove);
  CHECK(remove.from_level == 1);
  CHECK(remove.to_level == 1);
  const Places copy = places_of(Op::ActCopy);
  CHECK(copy.from_level == 2);
  CHECK(copy.to_level == -1);
}

}  // namespace ludens::ir
