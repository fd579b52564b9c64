#include "ir/constant_sets.h"

#include <doctest/doctest.h>

#include "ir/ops/core.h"

namespace ludens::ir {

namespace {

using Sites = std::vector<int>;

struct Fixture {
  Fixture() { program.words = 2; }
  NodeId set(const Sites& sites) { return builder.set_of(sites); }
  Sites known(NodeId node) const {
    const auto words = known_set(program, node);
    return words ? sites_of_words(*words) : Sites{-1};
  }

  Program program;
  Builder builder{program};
};

}  // namespace

TEST_CASE("sites become words and come back ascending; those beyond the words are left out") {
  CHECK(sites_of_words(words_of_sites(2, Sites{127, 0, 64, 0, 128, -1})) == Sites{0, 64, 127});
  CHECK(sites_of_words(words_of_sites(1, Sites{})).empty());
}

TEST_CASE("sets joined of constants alone are known") {
  Fixture f;
  const NodeId a = f.set({1, 2, 70});
  const NodeId b = f.set({2, 70, 71});
  const NodeId c = f.set({70});
  CHECK(f.known(a) == Sites{1, 2, 70});
  CHECK(f.known(f.builder.node(Op::Union, {a, b})) == Sites{1, 2, 70, 71});
  CHECK(f.known(f.builder.node(Op::Intersection, {a, b})) == Sites{2, 70});
  const NodeId rest = f.builder.node(Op::Difference, {a, b});
  CHECK(f.known(rest) == Sites{1});
  CHECK(f.known(f.builder.node(Op::Union, {rest, c})) == Sites{1, 70});
  const NodeId both[] = {a, c};
  CHECK(joined_constants(f.program, Op::Difference, both) == words_of_sites(2, Sites{1, 2}));
}

TEST_CASE("sets that depend on the state are not known, nor is what is joined with them") {
  Fixture f;
  const NodeId empty = f.builder.node(Op::EmptySites, {}, {0});
  const NodeId a = f.set({1});
  CHECK(constant_set(f.program, empty) == nullptr);
  CHECK_FALSE(known_set(f.program, empty));
  CHECK_FALSE(known_set(f.program, f.builder.node(Op::Union, {a, empty})));
  CHECK_FALSE(known_set(f.program, kNothing));
}

}  // namespace ludens::ir
