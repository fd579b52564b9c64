#include "interpreter/question.h"

#include <doctest/doctest.h>

namespace ludens::interpreter {

namespace {

const Question kAsked{.outer_filters = 1,
                      .outer_turn = {2, 1, 1},
                      .reach = 3,
                      .is_stuck = true,
                      .outer_preludes = 2,
                      .is_threat = false,
                      .turn_filters = 4};

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
  Question question = kAsked;
  {
    const AskingWithin asking(question);
    question.outer_turn = {};  // nobody reads it where no filters stand outside
    CHECK(question == kAsked.within());
    CHECK(asking.outer_preludes == 2);
    CHECK(asking.turn_filters == 4);
    question.outer_turn = kAsked.outer_turn;
  }
  CHECK(question == kAsked);
}

TEST_CASE("about the same moves: so many filters left aside, wherever they lead") {
  Question question = kAsked;
  {
    const AskingInside asking(question, 5);
    Question same = kAsked;
    same.outer_filters = 5;
    same.reach = -1;
    CHECK(question == same);
  }
  CHECK(question == kAsked);
}

}  // namespace ludens::interpreter
