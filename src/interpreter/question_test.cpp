#include "interpreter/question.h"

#include <doctest/doctest.h>

namespace ludens::interpreter {

namespace {

const Question kAsked{.outer_filters = 1,
                      .outer_preludes = 2,
                      .reach = 3,
                      .turn_filters = 4,
                      .outer_turn = {2, 1, 1},
                      .is_stuck = true,
                      .is_threat = false};

}  // namespace

TEST_CASE("another question leaves nothing of itself behind") {
  Question question = kAsked;
  {
    const Asking asking(question, {.reach = 7, .is_threat = true});
    CHECK(question == Question{.reach = 7, .is_threat = true});
  }
  CHECK(question == kAsked);
}

TEST_CASE("about other moves: all of them count, but what is being asked further out is known") {
  CHECK(kAsked.within() == Question{.is_stuck = true});
}

TEST_CASE("about the same moves: so many filters left aside, wherever they lead") {
  Question same = kAsked;
  same.outer_filters = 5;
  same.reach = -1;
  CHECK(kAsked.inside(5) == same);
}

}  // namespace ludens::interpreter
