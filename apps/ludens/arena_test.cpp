// `ludens arena` as people call it.
#include <doctest/doctest.h>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"
#include "base/json.h"

namespace ludens::cli {

namespace {

Command arena_on(const std::string& file) {
  Command command = arena_command();
  set(command, "FILE", file);
  return command;
}

}  // namespace

TEST_CASE("arena: ranks and strategies of both players") {
  const Outcome o = run(arena_on("games/arenas/chomp.arena"));
  CHECK(o.code == kFine);
  CHECK(o.err.empty());
  CHECK(o.out ==
        "Chomp on two rows of three: 16 states, 41 arrows\n"
        "player 1 wins from 9 states\n"
        "  rank 0: 9A\n"
        "  rank 1: 8E\n"
        "  rank 2: 5A, 7A\n"
        "  rank 3: 6E\n"
        "  rank 4: 3A, 4A\n"
        "  rank 5: 2E\n"
        "  rank 6: 1A\n"
        "  plays 1A -> 2E, 3A -> 6E, 4A -> 6E, 5A -> 8E, 7A -> 8E\n"
        "player 2 wins from 7 states\n"
        "  rank 0: 9E\n"
        "  rank 1: 8A\n"
        "  rank 2: 5E, 7E\n"
        "  rank 3: 6A\n"
        "  rank 4: 3E, 4E\n"
        "  plays 3E -> 6A, 4E -> 6A, 5E -> 8A, 7E -> 8A\n"
        "from the start, 1A, player 1 wins in 6 moves\n");
}

TEST_CASE("arena: one player reaches, or avoids what the other one wants") {
  Command command = arena_on("games/arenas/harbour.arena");
  set(command, "--player", 2);
  set(command, "--avoid", true);
  const Outcome o = run(command);
  CHECK(o.code == kFine);
  CHECK(has(o.out, "player 1 gets there from 7 states\n"));
  CHECK(has(o.out, "player 2 keeps player 1 away from 2 states\n  g, h\n  plays g -> h, h -> g\n"));
  CHECK(run(arena_on("games/arenas/harbour.arena")).out ==
        o.out);  // goals are player 1's, if nothing is said
}

TEST_CASE("arena: JSON has every state") {
  Command command = arena_on("games/arenas/chomp.arena");
  set(command, "--json", true);
  const std::optional<Json> json = Json::parse(run(command).out);
  REQUIRE(json);
  CHECK(json->find("states")->as_int() == 16);
  CHECK(json->find("longest")->as_int() == 6);
  CHECK(json->find("won")->text() == "[9,7]");
  CHECK(json->find("start")->text() == "{\"state\":\"1A\",\"winner\":1,\"rank\":6,\"to\":\"2E\"}");
  REQUIRE(json->find("values")->as_array());
  CHECK(json->find("values")->as_array()->size() == 16);
}

TEST_CASE("arena: a tree is worked out step by step") {
  Command command = arena_on("games/arenas/tree.arena");
  set(command, "--alpha-beta", true);
  const Outcome o = run(command);
  CHECK(o.code == kFine);
  CHECK(has(o.out, "cut: C2 is at least 3, and player 2 has 2 elsewhere; not looked at: D4, D5\n"));
  CHECK(has(o.out, "best play: A0 -> B2 -> C3 -> D6, worth 4\n7 of 9 last states looked at\n"));
  set(command, "--json", true);
  const std::optional<Json> json = Json::parse(run(command).out);
  REQUIRE(json);
  CHECK(json->find("line")->text() == "[\"A0\",\"B2\",\"C3\",\"D6\"]");
  CHECK(json->find("leaves")->as_int() == 7);
  set(command, "--json", false);
  set(command, "FILE", std::string("games/arenas/chomp.arena"));
  const Outcome graph = run(command);
  CHECK(graph.code == kUsage);
  CHECK(has(graph.err, "games/arenas/chomp.arena:"));
  CHECK(has(graph.err, "error[L0610]: "));
}

TEST_CASE("arena: errors have their place, and missing files their exit status") {
  const Outcome wrong = run(arena_on("-"), "{\"states\":\n  [{\"name\": \"a\", \"plyer\": 1}]}");
  CHECK(wrong.code == kUsage);
  CHECK(wrong.out.empty());
  CHECK(has(wrong.err, "<stdin>:2:18: error[L0601]: there is no \"plyer\" here; did you mean \"player\"?"));
  CHECK(run(arena_on("games/arenas/no-such.arena")).code == kNotFound);
}

TEST_CASE("arena: what does not go together is refused") {
  CHECK(run(arena_command()).code == kUsage);
  const auto refused = [](const std::string& flag, auto value, const std::string& also = "") {
    Command command = arena_on("games/arenas/tree.arena");
    set(command, flag, value);
    if (!also.empty()) set(command, also, true);
    const Outcome o = run(command);
    CHECK(o.code == kUsage);
    CHECK(o.err.starts_with("ludens arena: "));
  };
  refused("--random", 10);
  refused("--arrows", 10);
  refused("--depth", 2);
  refused("--player", 1, "--minmax");
  refused("--avoid", true);
  refused("--minmax", true, "--alpha-beta");
}

TEST_CASE("arena: the same seed makes the same arena, and what is too large is not drawn") {
  const auto made = [](int seed) {
    Command command = arena_command();
    set(command, "--random", 3000);
    set(command, "--arrows", 9000);
    set(command, "--seed", seed);
    const std::string out = run(command).out;
    CHECK(has(out, "random: 3000 states, 9000 arrows\n"));
    return out.substr(0, out.find("made in"));
  };
  CHECK(made(1) == made(1));
  CHECK(made(1) != made(2));
  Command command = arena_command();
  set(command, "--random", 3000);
  set(command, "--svg", std::string("/nowhere/to/be.svg"));
  const Outcome o = run(command);
  CHECK(o.code == kUnsupported);
  CHECK(has(o.err, "no more than 2000 states"));
}

}  // namespace ludens::cli
