// What is put aside once for many trials of the same state.
#include <doctest/doctest.h>

#include "interpreter/machine.h"
#include "ir/test_programs.h"

namespace ludens::interpreter {

namespace {

struct Tried {
  Program program = ir::small_program();
  ir::Builder builder{program};  // makes the first node
  Prepared prepared{program};
  std::vector<std::uint64_t> block = runtime::make_block(prepared.layout);
  Machine m{prepared};

  Tried() { m.attach(reinterpret_cast<std::byte*>(block.data())); }

  // All of the state is changed, and is as before afterwards.
  void try_out() {
    const std::vector<std::uint64_t> before = block;
    const Machine::Saved saved = m.save();
    for (std::uint64_t& word : block) word = ~word;
    m.restore(saved);
    CHECK(block == before);
  }
  SetWord& empty() { return m.space(ir::SiteType::Cell).empty[0]; }
};

}  // namespace

TEST_CASE("each trial leaves the state as it was") {
  Tried t;
  const Machine::Unchanging unchanging(t.m);
  for (int i = 0; i < 3; ++i) t.try_out();
}

TEST_CASE("the head may change between trials") {
  Tried t;
  const Machine::Unchanging unchanging(t.m);
  for (int mover = 1; mover <= 2; ++mover) {
    t.m.head().mover = mover;
    t.try_out();
  }
}

TEST_CASE("the state may change once it is over, and before the next begins") {
  Tried t;
  for (int i = 0; i < 3; ++i) {
    {
      const Machine::Unchanging unchanging(t.m);
      t.try_out();
      t.try_out();
    }
    t.empty() ^= 1;
    t.try_out();
  }
}

TEST_CASE("trials within a trial see what that has done") {
  Tried t;
  const Machine::Unchanging unchanging(t.m);
  for (int i = 0; i < 2; ++i) {
    const std::vector<std::uint64_t> before = t.block;
    const Machine::Saved saved = t.m.save();
    for (int change = 0; change < 3; ++change) {
      t.empty() ^= 2;
      t.try_out();
    }
    t.m.restore(saved);
    CHECK(t.block == before);
  }
}

TEST_CASE("what is put aside while one piece is moved is not kept for the next") {
  Tried t;
  const Machine::Unchanging unchanging(t.m);
  t.try_out();
  t.m.moves_one_piece = true;
  t.empty() ^= 4;
  t.try_out();
  t.empty() ^= 4;
  t.m.moves_one_piece = false;
  t.try_out();
}

TEST_CASE("what one trial does may stay while others are made in it") {
  Tried t;
  const Machine::Unchanging unchanging(t.m);
  for (int i = 0; i < 2; ++i) {
    t.try_out();
    const std::vector<std::uint64_t> before = t.block;
    const Machine::Saved saved = t.m.save();
    t.empty() ^= 8;
    {
      const Machine::Unchanging inside(t.m);
      t.try_out();
      t.try_out();
    }
    t.empty() ^= 16;
    t.try_out();
    t.m.restore(saved);
    CHECK(t.block == before);
  }
}

TEST_CASE("what others have put aside at the same place while one piece is moved is not kept either") {
  Tried t;
  const Machine::Unchanging unchanging(t.m);
  t.try_out();
  t.m.moves_one_piece = true;
  t.empty() ^= 4;
  {
    const Machine::Unchanging inside(t.m);
    t.try_out();
  }
  t.empty() ^= 4;
  t.m.moves_one_piece = false;
  t.try_out();
}

}  // namespace ludens::interpreter
