#include "conform/smoke.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

namespace ludens::conform {

namespace {

// A file that goes away with the test.
struct GameFile {
  std::string path;
  GameFile(const std::string& name, const std::string& text)
      : path((std::filesystem::temp_directory_path() / ("ludens-smoke-" + name + ".lud")).string()) {
    std::ofstream(path) << text;
  }
  ~GameFile() { std::filesystem::remove(path); }
  GameFile(const GameFile&) = delete;
};

const std::string kOptions =
    "(game \"G\" (players 2) (equipment {(board <Board:shape>) (piece \"Disc\" Each)})"
    " (rules (play (move Add (to (sites Empty) if:(>= (+ (to) (count Moves)) 0)))) (end <Goal:rule>)))"
    "(option \"Board\" <Board> args:{<shape>} {(item \"Three\" <(square 3)> \"\")*"
    " (item \"Broken\" <(sqare 3)> \"\") (item \"Five\" <(square 5)> \"\")})"
    "(option \"Goal\" <Goal> args:{<rule>} {(item \"Three\" <(if (is Line 3) (result Mover Win))> \"\")*"
    " (item \"Four\" <(if (is Line 4) (result Mover Win))> \"\")})"
    "(rulesets {(ruleset \"Ruleset/Large\" {\"Board/Five\" \"Goal/Four\"})})";

SmokeOrder quick() {
  SmokeOrder order;
  order.playouts = 3;
  return order;
}

}  // namespace

TEST_CASE("smoke: the defaults, each other item, each ruleset") {
  const GameFile file("options", kOptions);
  const std::vector<Variant> variants = variants_of(file.path);
  std::vector<std::string> names;
  for (const Variant& variant : variants) names.push_back(variant.name);
  CHECK(names ==
        std::vector<std::string>{"", "Board/Broken", "Board/Five", "Goal/Four", "ruleset Ruleset/Large"});
  CHECK(variants_of("no-such-file.lud").size() == 1);
}

TEST_CASE("smoke: what plays, what is wrong and where; in the order asked for, in processes of their own") {
  const GameFile file("verdicts", kOptions);
  const std::vector<Variant> variants = variants_of(file.path);
  SmokeOrder order = quick();
  order.jobs = 3;
  std::vector<SmokeVerdict> verdicts;
  smoke(variants, order, [&](size_t i, const SmokeVerdict& v) {
    CHECK(i == verdicts.size());
    verdicts.push_back(v);
  });
  REQUIRE(verdicts.size() == 5);
  for (size_t i = 0; i < verdicts.size(); ++i) {
    CAPTURE(i);
    CHECK(verdicts[i].status == (i == 1 ? SmokeStatus::Error : SmokeStatus::Ok));
    CHECK(verdicts[i].playouts == (i == 1 ? 0 : 3));
  }
  CHECK(verdicts[1].why.find(file.path + ":1:") != std::string::npos);
  CHECK(verdicts[1].why.find("sqare") != std::string::npos);
  CHECK(verdicts[2].plies > verdicts[0].plies);
  CHECK(verdicts[0].steps > 0);
}

TEST_CASE("smoke: a playout that goes on is cut; one that asks for too much is an error") {
  const auto walk = [](const std::string& then) {
    return "(game \"G\" (players 2) (equipment {(board (square 5)) (piece \"Disc\" Each (move Step Adjacent "
           "(to if:(is Empty (to))) " +
           then +
           "))}) (rules (start {(place \"Disc1\" 0) (place \"Disc2\" 24)}) (play (forEach Piece)) (end (if "
           "(no Pieces Next) (result Mover Win)))))";
  };
  SmokeOrder order = quick();
  order.max_plies = 50;
  const GameFile endless("endless", walk(""));
  const SmokeVerdict cut = smoke_one({endless.path, "", {}}, order);
  CHECK(cut.status == SmokeStatus::Ok);
  CHECK(cut.cut == 3);
  CHECK(cut.plies == 150);
  const GameFile looping("looping", walk("(then (while (>= (score Mover) 0) (addScore Mover 1)))"));
  const SmokeVerdict loop = smoke_one({looping.path, "", {}}, order);
  CHECK(loop.status == SmokeStatus::Error);
  CHECK(loop.why.find("does not end") != std::string::npos);
}

TEST_CASE("smoke: stops when asked to") {
  const GameFile file("stop", kOptions);
  int told = 0;
  smoke(
      variants_of(file.path), quick(), [&](size_t, const SmokeVerdict&) { ++told; },
      [&] { return told == 2; });
  CHECK(told == 2);
}

}  // namespace ludens::conform
