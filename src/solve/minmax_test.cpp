#include "solve/minmax.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "base/files.h"
#include "ludens/random.h"

namespace ludens::solve {

namespace {

Arena tree_in_file() {
  const Result<std::string> text = read_file("games/arenas/tree.arena");
  REQUIRE(text);
  Result<Arena> read = read_arena("tree.arena", *text);
  REQUIRE(read);
  return *read;
}

std::string told(const Arena& arena, const Minmax& found, bool alpha_beta) {
  std::string out;
  for (const MinmaxStep& step : found.steps) out += to_text(arena, step, alpha_beta) + "\n";
  return out;
}

std::string why_no_tree(const std::string& text, int depth = 0) {
  const Result<Arena> arena = read_arena("t.arena", text);
  REQUIRE(arena);
  const Result<Minmax> found = search_tree(*arena, {.depth = depth});
  if (found) return "";
  const Diagnostic& first = found.diagnostics.front();
  return std::to_string(first.at.line) + ":" + std::to_string(first.at.column) + ": " + first.code + ": " +
         first.message;
}

// A tree whose states come before those below them; every state has a value.
Arena random_tree(Random& random) {
  const int size = 1 + random.below(40);
  std::vector<std::vector<std::uint32_t>> below(static_cast<std::size_t>(size));
  for (int i = 1; i < size; ++i)
    below[static_cast<std::size_t>(random.below(std::min(i, 12)))].push_back(static_cast<std::uint32_t>(i));
  Arena out;
  for (const auto& next : below) {
    out.player.push_back(static_cast<std::uint8_t>(1 + random.below(2)));  // turns need not alternate
    out.win.push_back(0);
    out.goal.push_back(0);
    out.values.emplace_back(random.below(9) - 4);
    out.first.push_back(static_cast<std::uint32_t>(out.targets.size()));
    out.targets.insert(out.targets.end(), next.begin(), next.end());
  }
  out.first.push_back(static_cast<std::uint32_t>(out.targets.size()));
  return out;
}

double worth_by_definition(const Arena& arena, std::uint32_t state, int depth) {
  if (arena.degree(state) == 0 || depth == 0) return *arena.values[state];
  double best = 0;
  for (std::uint32_t a = arena.first[state]; a < arena.first[state + 1]; ++a) {
    const double one = worth_by_definition(arena, arena.targets[a], depth - 1);
    const bool is_better = arena.player[state] == 1 ? one > best : one < best;
    if (a == arena.first[state] || is_better) best = one;
  }
  return best;
}

}  // namespace

TEST_CASE("min-max on three moves ahead, step by step") {
  const Arena arena = tree_in_file();
  const Result<Minmax> found = search_tree(arena, {});
  REQUIRE(found);
  CHECK(found->value == 4);
  CHECK(found->leaves == 9);
  CHECK(found->line.size() == 4);
  CHECK(arena.names[found->line[3]] == "D6");
  CHECK(told(arena, *found, false)
            .starts_with("A0: player 1 takes the largest\n"
                         "  B1: player 2 takes the smallest\n"
                         "    C1: player 1 takes the largest\n"
                         "      D1 is worth 0\n"
                         "      C1 has 0 by D1\n"
                         "      D2 is worth 2\n"
                         "      C1 has 2 by D2\n"
                         "    C1 is worth 2\n"
                         "    B1 has 2 by C1\n"));
  CHECK(told(arena, *found, false)
            .ends_with("    C4 is worth 5\n  B2 is worth 4\n  A0 has 4 by B2\nA0 is worth 4\n"));
}

TEST_CASE("alpha-beta says what it leaves out, and why") {
  const Arena arena = tree_in_file();
  const Result<Minmax> found = search_tree(arena, {.alpha_beta = true});
  REQUIRE(found);
  CHECK(found->value == 4);
  CHECK(found->leaves == 7);
  CHECK(found->all_leaves == 9);
  const std::string steps = told(arena, *found, true);
  CHECK(steps.find("    C2: player 1 takes the largest, which matters below 2\n"
                   "      D3 is worth 3\n"
                   "      C2 has 3 by D3\n"
                   "      cut: C2 is at least 3, and player 2 has 2 elsewhere; not looked at: D4, D5\n"
                   "  B1 is worth 2\n") != std::string::npos);
  CHECK(steps.find("    C4 is worth at least 5\n") != std::string::npos);
}

TEST_CASE("as deep as is asked, by the values there") {
  Arena arena = tree_in_file();
  arena.values[1] = 7;  // B1
  arena.values[2] = 3;
  const Result<Minmax> found = search_tree(arena, {.depth = 1});
  REQUIRE(found);
  CHECK(found->value == 7);
  CHECK(found->all_leaves == 2);
}

TEST_CASE("alpha-beta finds what min-max finds, and that what the definition says, on random trees") {
  Random random(3);
  bool has_cut = false;
  for (int round = 0; round < 5000; ++round) {
    const Arena tree = random_tree(random);
    const int depth = random.below(5);
    const Result<Minmax> plain = search_tree(tree, {.depth = depth});
    const Result<Minmax> quick = search_tree(tree, {.alpha_beta = true, .depth = depth});
    REQUIRE(plain);
    REQUIRE(quick);
    REQUIRE(plain->value == worth_by_definition(tree, 0, depth == 0 ? 100 : depth));
    REQUIRE(quick->value == plain->value);
    REQUIRE(quick->line == plain->line);
    REQUIRE(plain->leaves == plain->all_leaves);
    REQUIRE(quick->leaves <= plain->leaves);
    has_cut = has_cut || quick->leaves < plain->leaves;
    for (std::uint32_t i = 0; i < tree.size(); ++i) {
      if (quick->seen[i] == 0) continue;
      REQUIRE((quick->bound[i] != Bound::None || quick->worth[i] == plain->worth[i]));
      REQUIRE((quick->bound[i] != Bound::AtMost || quick->worth[i] >= plain->worth[i]));
      REQUIRE((quick->bound[i] != Bound::AtLeast || quick->worth[i] <= plain->worth[i]));
    }
  }
  CHECK(has_cut);
}

TEST_CASE("a path of many states is no trouble") {
  constexpr std::uint32_t kLong = 300'000;
  Arena path;
  for (std::uint32_t i = 0; i <= kLong; ++i) {
    path.first.push_back(i);
    if (i < kLong) path.targets.push_back(i + 1);
  }
  path.first.push_back(kLong);
  path.player.assign(kLong + 1, 2);
  path.win.assign(kLong + 1, 0);
  path.goal.assign(kLong + 1, 0);
  path.values.assign(kLong + 1, std::nullopt);
  path.values[kLong] = 5;
  const Result<Minmax> found = search_tree(path, {.alpha_beta = true});
  REQUIRE(found);
  CHECK(found->value == 5);
  CHECK(found->line.size() == kLong + 1);
}

TEST_CASE("what is no tree is refused") {
  const auto states = [](const std::string& more) {
    return "{\"states\": [{\"name\": \"a\", \"player\": 1}, {\"name\": \"b\", \"player\": 2}, {\"name\": "
           "\"c\", " +
           more;
  };
  CHECK(
      why_no_tree(states("\"value\": 1}], \"arrows\": [[\"a\", \"b\"], [\"a\", \"c\"], [\"b\", \"c\"]]}")) ==
      "1:69: L0610: no tree: two ways lead to \"c\"");
  CHECK(why_no_tree(
            states("\"value\": 1}], \"arrows\": [[\"a\", \"b\"], [\"b\", \"a\"]], \"start\": \"a\"}")) ==
        "1:13: L0610: no tree: two ways lead to \"a\"");
  CHECK(why_no_tree(states("\"value\": 1}], \"arrows\": [[\"a\", \"b\"]]}")) ==
        "1:13: L0610: no tree: it has no \"start\", and not one but 2 states that no arrow leads to");
  CHECK(why_no_tree(states("\"player\": 1}], \"arrows\": [[\"a\", \"b\"], [\"b\", \"c\"]]}")) ==
        "1:69: L0610: \"c\" is looked at last, so it needs a \"value\"");
  CHECK(why_no_tree(states("\"value\": 1}], \"arrows\": [[\"a\", \"b\"], [\"b\", \"c\"]]}"), 1) ==
        "1:41: L0610: \"b\" is looked at last, so it needs a \"value\"");
}

}  // namespace ludens::solve
