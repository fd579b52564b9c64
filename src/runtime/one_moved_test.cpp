#include "runtime/one_moved.h"

#include <doctest/doctest.h>

#include "ir/test_programs.h"
#include "runtime/bare_world.h"

namespace ludens::runtime {

TEST_CASE("one piece moved is the board with that piece moved, and afterwards it is as before") {
  const Layout layout = make_layout(ir::small_program({.piece_sets = true}));
  constexpr int kType = static_cast<int>(SiteType::Cell);
  const auto board_of = [&](std::vector<std::uint64_t>& block, int from, int to) {
    View view;
    view.attach(layout, reinterpret_cast<std::byte*>(block.data()));
    const BareWorld world(layout, view);
    world.board().put(kType, from, {.what = 1, .who = 1});
    if (to >= 0) world.board().put(kType, to, {.what = 3, .who = 2});
  };
  for (const bool takes : {false, true}) {
    std::vector<std::uint64_t> block = make_block(layout);
    std::vector<std::uint64_t> wanted = make_block(layout);
    board_of(block, 0, takes ? 2 : -1);
    board_of(wanted, 2, -1);
    const std::vector<std::uint64_t> before = block;
    View view;
    view.attach(layout, reinterpret_cast<std::byte*>(block.data()));
    const Space& s = view.space[kType];
    CHECK(OneMoved<Space>::is_all(s, 0, 2, 1));
    {
      const OneMoved<Space> moved(s, layout.words, 0, 2);
      CHECK(block == wanted);
      CHECK(check_consistent(layout, view));
    }
    CHECK(block == before);
  }
}

TEST_CASE("where more than the piece's place changes, one piece moved is not all") {
  const Layout layout = make_layout(ir::small_program({.piece_sets = true}));
  std::vector<std::uint64_t> block = make_block(layout);
  View view;
  view.attach(layout, reinterpret_cast<std::byte*>(block.data()));
  const BareWorld world(layout, view);
  constexpr int kType = static_cast<int>(SiteType::Cell);
  world.board().put(kType, 0, {.what = 1, .who = 1});
  world.board().put(kType, 1, {.what = 1, .who = 1});
  const Space& s = view.space[kType];
  using Moved = OneMoved<Space>;
  CHECK(Moved::is_all(s, 0, 2, 1));
  CHECK(!Moved::is_all(s, 0, 2, 2));   // it would change hands
  CHECK(!Moved::is_all(s, 0, 1, 1));   // like joins like
  CHECK(!Moved::is_all(s, 0, 0, 1));   // it stays
  CHECK(!Moved::is_all(s, 2, 0, 1));   // nothing stands there
  CHECK(!Moved::is_all(s, 0, -1, 1));  // off the board
  CHECK(!Moved::is_all(s, s.sites, 0, 1));
}

}  // namespace ludens::runtime
