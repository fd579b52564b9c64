#include "runtime/course.h"

#include <doctest/doctest.h>

namespace ludens::runtime {

namespace {

// A game of which only the course is played: a move is noted first, then where it went.
struct Course {
  Head h;
  explicit Course(bool anything_placed) { note_start(h, anything_placed); }

  void move(int mover, int from = -1) {
    h.mover = mover;
    note_move(h, false);
    h.last_from = from;
    h.last_pass = 0;
  }
  void pass(int mover) {
    h.mover = mover;
    note_move(h, true);
    h.last_from = -1;
    h.last_pass = 1;
  }
};

}  // namespace

TEST_CASE("moves of one player in a row are a run") {
  Course c(true);
  c.move(1, 3);
  CHECK(c.h.run_moves == 1);
  c.move(1, 5);
  c.move(1, 7);
  CHECK(c.h.ply == 3);
  CHECK(c.h.run_moves == 3);
  c.move(2, 8);
  CHECK(c.h.ply == 4);
  CHECK(c.h.run_mover == 2);
  CHECK(c.h.run_moves == 1);
}

TEST_CASE("a run is counted up to a bound, so that it fits") {
  Course c(true);
  for (int i = 0; i < 40'000; ++i) c.move(1);
  CHECK(c.h.run_moves == 1000);
  CHECK(c.h.ply == 40'000);
}

TEST_CASE("who moved before is asked of the others") {
  Course c(true);
  CHECK(mover_before(c.h, 1) == 0);  // whoever placed the pieces
  c.move(1);
  CHECK(mover_before(c.h, 2) == 1);
  CHECK(mover_before(c.h, 1) == 0);
  c.move(2);
  c.move(2);
  CHECK(mover_before(c.h, 2) == 1);
  CHECK(mover_before(c.h, 1) == 2);
  CHECK(mover_before(Course(false).h, 1) == -1);
}

TEST_CASE("a turn began where the first of the mover's moves in a row did") {
  Course c(true);
  CHECK(turn_began(c.h) == -1);
  c.move(1, 3);
  CHECK(turn_began(c.h) == 3);
  c.move(1, 5);
  c.move(1, 7);
  CHECK(turn_began(c.h) == 3);
  c.h.mover = 2;
  CHECK(turn_began(c.h) == -1);
}

TEST_CASE("all have passed when every player has in turn") {
  Course c(true);
  c.move(1);
  c.pass(2);
  CHECK_FALSE(all_passed(c.h, 2));
  c.pass(1);
  CHECK(all_passed(c.h, 2));
  CHECK_FALSE(all_passed(c.h, 3));
  c.pass(2);
  CHECK(all_passed(c.h, 3));
  c.move(1);
  CHECK_FALSE(all_passed(c.h, 3));
  c.pass(2);
  CHECK_FALSE(all_passed(c.h, 2));
}

TEST_CASE("where nothing was placed, the time before the first move counts as passed") {
  Course empty(false), placed(true);
  empty.pass(1);
  placed.pass(1);
  CHECK(all_passed(empty.h, 2));
  CHECK_FALSE(all_passed(placed.h, 2));
}

TEST_CASE("a turn of three moves that began with a pass is no passed turn") {
  Course two(true), three(true);
  for (Course* c : {&two, &three}) {
    c->move(2);
    c->pass(1);
    c->move(1);
  }
  three.move(1);
  two.pass(2);
  three.pass(2);
  CHECK(all_passed(two.h, 2));
  CHECK_FALSE(all_passed(three.h, 2));
}

TEST_CASE("who plays alone has passed when the last move was a pass") {
  Course c(true);
  c.move(1);
  CHECK_FALSE(all_passed(c.h, 1));
  c.pass(1);
  CHECK(all_passed(c.h, 1));
}

}  // namespace ludens::runtime
