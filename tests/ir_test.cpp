// ir_test.cpp - the IR of small games as the ludemes make it, before any pass: tests/ir/NAME.lud against
// NAME.expected; and the way from a program to its text and back, with and without passes, for our games and,
// where it is unpacked, for those of the reference data.
//
// ACCEPT=1 in the environment rewrites the expectations; read the difference before committing it.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

#include "engine/ir_listing.h"
#include "ir/all_ops.h"
#include "ir/text.h"
#include "tests/expected_texts.h"

using namespace ludens;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> lud_files_under(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (it->path().extension() == ".lud") found.push_back(it->path());
  std::ranges::sort(found);
  return found;
}

engine::IrListing listing_of(const fs::path& file, const engine::IrStyle& style) {
  return engine::list_ir(file.filename().string(), content(file), {}, style);
}

// How many programs of the folder went to text and back.
size_t check_round_trips(const fs::path& folder) {
  size_t count = 0;
  for (const fs::path& file : lud_files_under(folder)) {
    for (const bool optimized : {false, true}) {
      const engine::IrListing listing =
          listing_of(file, {.passes = optimized ? ir::kAllPasses : ir::kNoPasses});
      if (!listing.program) continue;
      INFO(file.string(), std::string(optimized ? ", optimised" : ""));
      const auto problems = ir::verify(*listing.program);
      CHECK_MESSAGE(problems.empty(), (problems.empty() ? "" : problems.front()));
      const Result<ir::Program> back = ir::parse_program(listing.text, listing.program->equipment);
      CHECK_MESSAGE(back, to_text(back.diagnostics));
      if (back) CHECK(ir::without_sources(*back) == ir::without_sources(*listing.program));
      ++count;
    }
  }
  return count;
}

}  // namespace

TEST_CASE("the IR of small games is as expected") {
  const auto files = lud_files_under("tests/ir");
  REQUIRE(files.size() >= 6);
  for (const fs::path& file : files) {
    INFO(file.string());
    fs::path expected = file;
    expected.replace_extension(".expected");
    const engine::IrListing listing = listing_of(file, {.passes = ir::kNoPasses});
    REQUIRE_MESSAGE(listing.program, to_text(listing.diagnostics));
    check_expected(listing.text, expected);
  }
}

TEST_CASE("a program survives being printed and parsed") {
  CHECK(check_round_trips("games") >= 20);
  CHECK(check_round_trips("tests/ir") >= 12);
}

TEST_SUITE("release") {
  TEST_CASE("the programs of all reference games survive being printed and parsed") {
    if (!fs::exists("build/reference/games")) {
      MESSAGE("skipped: round trips of reference games (needs build/reference)");
      return;
    }
    CHECK(check_round_trips("build/reference/games") > 1000);
  }
}

TEST_CASE("text that is no program is answered with a place") {
  const engine::IrListing listing = listing_of("games/tic-tac-toe.lud", {});
  REQUIRE(listing.program);
  const auto told = [&](const std::string& from, const std::string& to) {
    std::string text = listing.text;
    REQUIRE(text.find(from) != std::string::npos);
    text.replace(text.find(from), from.size(), to);
    const Result<ir::Program> program = ir::parse_program(text, listing.program->equipment);
    if (program) return std::string("fine");
    CHECK(program.diagnostics.front().code == "L0390");
    return program.diagnostics.front().message;
  };
  CHECK(told("= mover", "= moover") == "unknown op 'moover'");
  CHECK(told("%2 = mover", "%3 = mover") == "expected node %2 here");
  CHECK(told("players=2", "players=two") == "expected a number, found 'two'");
  CHECK(told("players=2", "players=99") == "a game has 0 to 16 players");
  CHECK(
      told("cells=9", "cells=10").starts_with("the program is for other equipment than this: Cell cells=9 "));
  CHECK(told("meta ", "meta upside_down ") == "unknown property of the meta-rules, 'upside_down'");
  CHECK(told("kind 0", "kind 7") == "kinds are numbered in order");
  CHECK(told(" play=%6", " play=%1") == "phase 0: %1 has another type");
  CHECK(told(" play=%6", " play=-") == "phase 0: something is absent");
  CHECK(told("%1 = empty_sites type=Cell", "%1 = empty_sites type=7").find("no such site type") !=
        std::string::npos);
  CHECK(told("%1 = empty_sites type=Cell", "%1 = empty_sites") != "fine");
  CHECK(told("kind 0 Cell Cell actions=%5", "kind 0 Cell Cell actions=%5 thens=%6") ==
        "a kind of move leads to itself");
  CHECK(told("max_turns=1250", "max_turns=2000000000") == "a limit is too small or too large");
  CHECK(told("turn pass=1", "turn pass=4") == "there is no such kind of move");
}

TEST_CASE("a whole number is no number with a fraction") {
  const engine::IrListing listing = listing_of("tests/ir/fractions.lud", {.passes = ir::kNoPasses});
  REQUIRE(listing.program);
  std::string text = listing.text;
  const std::string fraction = "float bits=1075838976", whole = "const value=1075838976";
  REQUIRE(text.find(fraction) != std::string::npos);
  text.replace(text.find(fraction), fraction.size(), whole);
  const Result<ir::Program> program = ir::parse_program(text, listing.program->equipment);
  REQUIRE(!program);
  CHECK(program.diagnostics.front().message.ends_with("has another type"));
}
