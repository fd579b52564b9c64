#include "runtime/order.h"

#include <doctest/doctest.h>

#include <array>

namespace ludens::runtime {

namespace {

using Sites = std::vector<int>;

// Nine sites; component 1 has a list, component 2 has none, component 3 has one.
struct Lists {
  explicit Lists(bool swaps) {
    space.sites = 9;
    space.order = entries.data();
    space.order_of = order_of.data();
    space.order_swaps = swaps;
  }
  Lists(const Lists&) = delete;

  void come(int what, const Sites& sites) {
    for (const int site : sites) note_order(space, site, 0, what);
  }
  Sites of(int what) const {
    const std::int16_t* list = order_list(space, what);
    return Sites(list + 1, list + 1 + list[0]);
  }

  std::array<std::int16_t, 20> entries{};
  std::array<std::int32_t, 4> order_of = {-1, 0, -1, 10};
  Space space;
};

}  // namespace

TEST_CASE("a piece that comes is listed last, whatever its site") {
  Lists lists(true);
  lists.come(1, {7, 2, 5});
  CHECK(lists.of(1) == Sites{7, 2, 5});
  CHECK(lists.of(3).empty());
}

TEST_CASE("the last of the list fills the gap that a piece leaves") {
  Lists lists(true);
  lists.come(1, {7, 2, 5, 4});
  note_order(lists.space, 7, 1, 0);
  CHECK(lists.of(1) == Sites{4, 2, 5});
  note_order(lists.space, 5, 1, 0);  // the last itself
  CHECK(lists.of(1) == Sites{4, 2});
}

TEST_CASE("where the order says so, the others move up instead") {
  Lists lists(false);
  lists.come(1, {7, 2, 5, 4});
  note_order(lists.space, 7, 1, 0);
  CHECK(lists.of(1) == Sites{2, 5, 4});
  note_order(lists.space, 4, 1, 0);
  CHECK(lists.of(1) == Sites{2, 5});
}

TEST_CASE("a piece in place of another goes from one list to the other; of its own kind, it stays") {
  Lists lists(true);
  lists.come(1, {7, 2});
  note_order(lists.space, 7, 1, 1);
  CHECK(lists.of(1) == Sites{7, 2});
  note_order(lists.space, 7, 1, 3);
  CHECK(lists.of(1) == Sites{2});
  CHECK(lists.of(3) == Sites{7});
}

TEST_CASE("components that no rule asks for have no list") {
  Lists lists(true);
  const auto before = lists.entries;
  CHECK(order_list(lists.space, 2) == nullptr);
  lists.come(2, {7, 2});
  note_order(lists.space, 7, 2, 0);
  CHECK(lists.entries == before);
}

TEST_CASE("a list holds no more than there are sites, and nothing is struck out that is not there") {
  Lists lists(true);
  lists.come(1, {0, 1, 2, 3, 4, 5, 6, 7, 8});
  lists.come(1, {0});
  CHECK(lists.of(1).size() == 9);
  CHECK(lists.of(3).empty());
  note_order(lists.space, 4, 3, 0);
  CHECK(lists.of(3).empty());
}

}  // namespace ludens::runtime
