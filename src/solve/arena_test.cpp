#include "solve/arena.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "base/files.h"
#include "solve/arena_layout.h"
#include "solve/arena_svg.h"
#include "solve/minmax.h"

namespace ludens::solve {

namespace {

Arena arena_of(const std::string& text) {
  Result<Arena> read = read_arena("a.arena", text);
  REQUIRE_MESSAGE(read, to_text(read.diagnostics));
  return *read;
}

Arena arena_in_file(const std::string& name) {
  const Result<std::string> text = read_file("games/arenas/" + name);
  REQUIRE(text);
  return arena_of(*text);
}

// "line:column: code: message"
std::string why_no_arena(const std::string& text) {
  const Result<Arena> read = read_arena("a.arena", text);
  if (read) return "";
  const Diagnostic& first = read.diagnostics.front();
  return std::to_string(first.at.line) + ":" + std::to_string(first.at.column) + ": " + first.code + ": " +
         first.message;
}

// The ranks of a player's states, by their names.
std::map<std::string, int> ranks_of(const Arena& arena, const ArenaValues& values, int player) {
  std::map<std::string, int> out;
  for (std::uint32_t i = 0; i < arena.size(); ++i)
    if (values.winner[i] == player) out[arena.names[i]] = static_cast<int>(values.rank[i]);
  return out;
}

// Ranks of what the seeker can force, by the definition: all states looked at again for each rank.
std::vector<std::uint32_t> ranks_by_rounds(const Arena& arena, int seeker) {
  std::vector<std::uint32_t> rank(arena.size(), kNoRank);
  const auto mark = [&](std::uint32_t i) { return arena.goal[i] != 0 ? 1 : int{arena.win[i]}; };
  for (std::uint32_t i = 0; i < arena.size(); ++i)
    if (mark(i) == seeker) rank[i] = 0;
  for (std::uint32_t round = 1;; ++round) {
    std::vector<std::uint32_t> joins;
    for (std::uint32_t i = 0; i < arena.size(); ++i) {
      if (rank[i] != kNoRank || mark(i) != 0 || arena.degree(i) == 0) continue;
      const auto begin = arena.targets.begin() + arena.first[i], end = begin + arena.degree(i);
      const auto is_in = [&](std::uint32_t to) { return rank[to] < round; };
      if (arena.player[i] == seeker ? std::any_of(begin, end, is_in) : std::all_of(begin, end, is_in))
        joins.push_back(i);
    }
    if (joins.empty()) return rank;
    for (const std::uint32_t i : joins) rank[i] = round;
  }
}

// A winner who follows the choices gets one rank nearer with every move; whoever keeps away stays away.
void check_choices(const Arena& arena, const ArenaValues& values) {
  for (std::uint32_t i = 0; i < arena.size(); ++i) {
    const int winner = values.winner[i];
    const bool chooses = winner != 0 && arena.player[i] == winner && arena.degree(i) > 0 &&
                         arena.win[i] == 0 && arena.goal[i] == 0;
    REQUIRE((values.choice[i] != kNoArrow) == chooses);
    if (!chooses) continue;
    REQUIRE(values.choice[i] >= arena.first[i]);
    REQUIRE(values.choice[i] < arena.first[i + 1]);
    const std::uint32_t next = arena.targets[values.choice[i]];
    REQUIRE(int{values.winner[next]} == winner);
    REQUIRE(values.rank[next] == (values.rank[i] == kNoRank ? kNoRank : values.rank[i] - 1));
  }
}

}  // namespace

TEST_CASE("the lecture's Chomp: who wins where, and the ranks of both attractors") {
  const Arena arena = arena_in_file("chomp.arena");
  const ArenaValues values = arena_values(arena, 0);
  using Ranks = std::map<std::string, int>;
  CHECK(
      ranks_of(arena, values, 1) ==
      Ranks{
          {"9A", 0}, {"8E", 1}, {"5A", 2}, {"7A", 2}, {"6E", 3}, {"3A", 4}, {"4A", 4}, {"2E", 5}, {"1A", 6}});
  CHECK(ranks_of(arena, values, 2) ==
        Ranks{{"9E", 0}, {"8A", 1}, {"5E", 2}, {"7E", 2}, {"6A", 3}, {"3E", 4}, {"4E", 4}});
  CHECK(values.won[0] == 0);
  CHECK(values.longest == 6);
  REQUIRE(arena.start);
  const std::uint32_t first_move = values.choice[*arena.start];
  REQUIRE(first_move != kNoArrow);
  CHECK(arena.names[arena.targets[first_move]] == "2E");
  check_choices(arena, values);
}

TEST_CASE("the arrows of Chomp are what its rules say") {
  // Bars by their two rows, in the order of their numbers; ## and #/# are one state.
  const std::vector<std::pair<int, int>> bars{{3, 3}, {3, 2}, {3, 1}, {2, 2}, {3, 0},
                                              {2, 1}, {2, 0}, {1, 0}, {0, 0}};
  const auto number = [&](std::pair<int, int> bar) {
    if (bar == std::pair(1, 1)) bar = {2, 0};
    return std::to_string(std::ranges::find(bars, bar) - bars.begin() + 1);
  };
  const Arena arena = arena_in_file("chomp.arena");
  for (std::uint32_t i = 0; i < arena.size(); ++i) {
    const auto [upper, lower] = bars[static_cast<std::size_t>(arena.names[i][0] - '1')];
    const std::string other = arena.names[i][1] == 'A' ? "E" : "A";
    std::map<std::string, int> expected, found;
    for (int column = 0; column < upper; ++column)
      expected[number({column, std::min(lower, column)}) + other] = 1;
    for (int column = 0; column < lower; ++column) expected[number({upper, column}) + other] = 1;
    for (std::uint32_t a = arena.first[i]; a < arena.first[i + 1]; ++a)
      found[arena.names[arena.targets[a]]] = 1;
    CHECK(found == expected);
    CHECK(int{arena.player[i]} == (other == "E" ? 1 : 2));
  }
}

TEST_CASE("reaching and avoiding are one game, and turns need not alternate") {
  const Arena arena = arena_in_file("harbour.arena");
  const ArenaValues values = arena_values(arena, 1);
  CHECK(
      ranks_of(arena, values, 1) ==
      std::map<std::string, int>{{"harbour", 0}, {"e", 1}, {"c", 2}, {"d", 2}, {"a", 3}, {"f", 3}, {"b", 4}});
  CHECK(values.won[2] == 2);
  CHECK(values.won[0] == 0);
  check_choices(arena, values);
  const ArenaValues other_way = arena_values(arena, 2);  // now player 2 wants the harbour
  CHECK(other_way.won[2] == arena.size());               // and player 1, at sea, has to move
  CHECK(other_way.rank[0] == 4);
  check_choices(arena, other_way);
}

TEST_CASE("random arenas: values as the definition says, choices that win, for every question") {
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Arena arena = random_arena(1 + seed % 40, seed % 97, seed);
    for (std::uint32_t i = 0; i < arena.size(); ++i)  // marks on states that lead on, too
      if (seed % 3 == 0 && i % 7 == 3) arena.win[i] = static_cast<std::uint8_t>(1 + i % 2);
    const std::vector<std::uint32_t> first = ranks_by_rounds(arena, 1), second = ranks_by_rounds(arena, 2);
    const ArenaValues both = arena_values(arena, 0);
    check_choices(arena, both);
    for (std::uint32_t i = 0; i < arena.size(); ++i) {
      const int winner = first[i] != kNoRank ? 1 : second[i] != kNoRank ? 2 : 0;
      REQUIRE(int{both.winner[i]} == winner);
      REQUIRE(both.rank[i] == (winner == 2 ? second[i] : first[i]));
    }
    for (int seeker = 1; seeker <= 2; ++seeker) {
      const ArenaValues one = arena_values(arena, seeker);
      check_choices(arena, one);
      REQUIRE(one.rank == (seeker == 1 ? first : second));
      for (std::uint32_t i = 0; i < arena.size(); ++i)
        REQUIRE(int{one.winner[i]} == (one.rank[i] != kNoRank ? seeker : 3 - seeker));
    }
  }
}

TEST_CASE("ranks beyond what a solved game keeps are exact") {
  constexpr std::uint32_t kLong = 40'000;
  Arena path;
  path.player.assign(kLong + 1, 1);
  path.win.assign(kLong + 1, 0);
  path.goal.assign(kLong + 1, 0);
  path.win[kLong] = 1;
  for (std::uint32_t i = 0; i <= kLong; ++i) {
    path.first.push_back(static_cast<std::uint32_t>(path.targets.size()));
    if (i == kLong) break;
    if (i > 0) path.targets.push_back(i - 1);  // back first: a choice by a wrong rank would take it
    path.targets.push_back(i + 1);
  }
  path.first.push_back(static_cast<std::uint32_t>(path.targets.size()));
  const ArenaValues values = arena_values(path, 0);
  CHECK(values.rank[0] == kLong);
  check_choices(path, values);
}

TEST_CASE("what is wrong with a file is told with its place") {
  CHECK(why_no_arena("{\"states\": [}") == "1:13: L0600: expected a JSON value here");
  CHECK(why_no_arena("[]") == "1:1: L0601: expected an object with \"states\" and \"arrows\" here");
  CHECK(why_no_arena("{\"name\": \"x\"}") == "1:1: L0601: an arena needs \"states\"");
  CHECK(why_no_arena("{\"states\": []}") == "1:12: L0601: an arena needs a state");
  CHECK(why_no_arena("{\n \"state\": []}") ==
        "2:2: L0601: there is no \"state\" here; did you mean \"states\"?");
  CHECK(why_no_arena("{\"states\": [{\"name\": \"a\", \"name\": \"a\"}]}") ==
        "1:27: L0602: \"name\" is said twice");
  CHECK(why_no_arena("{\"states\": [{\"player\": 1}]}") == "1:13: L0601: a state needs a name");
  CHECK(why_no_arena("{\"states\": [{\"name\": \"a\\u0007\"}]}") ==
        "1:22: L0601: a name is one line without control characters");
  CHECK(why_no_arena("{\"states\": [{\"name\": \"a\", \"player\": 3}]}") ==
        "1:37: L0601: expected player 1 or 2 here");
  CHECK(why_no_arena("{\"states\": [{\"name\": \"a\", \"goal\": 1}]}") ==
        "1:35: L0601: expected true or false here");
  CHECK(why_no_arena("{\"states\": [{\"name\": \"a\", \"value\": 1e999}]}") ==
        "1:36: L0605: this number is too large");
  CHECK(why_no_arena("{\"states\": [{\"name\": \"a\", \"at\": [1]}]}") ==
        "1:33: L0601: expected [x, y] here");
  CHECK(why_no_arena("{\"states\": [{\"name\": \"a\", \"at\": [1, 1e9]}]}") ==
        "1:33: L0605: nobody draws so far away");
  CHECK(why_no_arena("{\"states\": [{\"name\": \"é\"},\n {\"name\": \"é\"}]}") ==
        "2:2: L0602: there are two states called \"é\"");
  CHECK(why_no_arena("{\"states\": [{\"name\": \"a\", \"win\": 1}, {\"name\": \"b\", \"goal\": true}]}") ==
        "1:38: L0601: an arena has either \"win\" or \"goal\", not both");
  const std::string two = "{\"states\": [{\"name\": \"up\", \"player\": 1}, {\"name\": \"down\"}],\n";
  CHECK(why_no_arena(two + "\"arrows\": [[\"up\", \"dwn\"]]}") ==
        "2:19: L0603: there is no state \"dwn\"; did you mean \"down\"?");
  CHECK(why_no_arena(two + "\"arrows\": [[\"up\"]]}") ==
        "2:12: L0601: expected an arrow, such as [\"A\", \"B\"], here");
  CHECK(why_no_arena(two + "\"arrows\": [[\"up\", \"up\"], [\"up\", \"down\"], [\"up\", \"up\"]]}") ==
        "2:42: L0602: this arrow is there twice");
  CHECK(why_no_arena(two + "\"arrows\": [[\"down\", \"up\"]]}") ==
        "1:42: L0604: arrows leave \"down\", so it needs a \"player\", 1 or 2");
  CHECK(why_no_arena(two + "\"start\": 7}") == "2:10: L0601: expected the name of a state here");
  CHECK(why_no_arena(two + "\"start\": \"up\"}").empty());
}

TEST_CASE("more arrows from a state than are counted are refused") {
  std::string states = "{\"states\": [{\"name\": \"hub\", \"player\": 1}", arrows = "\"arrows\": [";
  for (int i = 0; i <= kMostArenaDegree; ++i) {
    states += ",{\"name\": \"" + std::to_string(i) + "\"}";
    arrows += (i == 0 ? "" : ",") + std::string("[\"hub\",\"") + std::to_string(i) + "\"]";
  }
  CHECK(why_no_arena(states + "]," + arrows + "]}").find("L0605: more than 65535 arrows from one state") !=
        std::string::npos);
}

TEST_CASE("a picture has every state and arrow, ranks, and bold lines for the winner") {
  const Arena arena = arena_in_file("chomp.arena");
  const std::string svg = arena_svg(arena, picture_of(arena, arena_values(arena, 0)));
  const auto count = [&](std::string_view what) {
    int found = 0;
    for (std::size_t at = svg.find(what); at != std::string::npos; at = svg.find(what, at + 1)) ++found;
    return found;
  };
  CHECK(count("<g><title>") == 16);
  CHECK(count("<circle") == 8 + 1);    // an end has two outlines
  CHECK(count("<rect") == 8 + 1 + 1);  // and there is the paper
  CHECK(count("stroke-width=\"3.2\"") == 9);
  CHECK(count("stroke-width=\"1.2\"") == 41 - 9);
  CHECK(count("<title>1A: player 1 wins, 6</title>") == 1);
}

TEST_CASE("names cannot break out of a picture") {
  const Arena arena = arena_of("{\"states\": [{\"name\": \"</text><script>&\\\"\"}]}");
  const std::string svg = arena_svg(arena, picture_of(arena, arena_values(arena, 0)));
  CHECK(svg.find("<script") == std::string::npos);
  CHECK(svg.find("&lt;/text&gt;&lt;script&gt;&amp;&quot;") != std::string::npos);
}

TEST_CASE("states are drawn in rows, apart from one another, also in circles") {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Arena arena = random_arena(30, 60, seed);
    const std::vector<ArenaPoint> at = arena_layout(arena);
    for (std::size_t i = 0; i < at.size(); ++i) {
      REQUIRE(at[i].x >= 0);
      REQUIRE(at[i].y >= 0);
      for (std::size_t k = 0; k < i; ++k)
        REQUIRE((at[i].y != at[k].y || std::abs(at[i].x - at[k].x) > kArenaGap - 1));
    }
  }
  Arena tree = arena_in_file("tree.arena");
  tree.at.clear();
  const std::vector<ArenaPoint> at = arena_layout(tree);
  for (std::uint32_t i = 0; i < tree.size(); ++i)
    for (std::uint32_t a = tree.first[i]; a < tree.first[i + 1]; ++a)
      CHECK(at[tree.targets[a]].y == at[i].y + kArenaGap);
}

}  // namespace ludens::solve
