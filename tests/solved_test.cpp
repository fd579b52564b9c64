// solved_test.cpp - what games come to under perfect play: tests/golden/solved.txt says what, and who else
// found it.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "base/files.h"
#include "solve/value_table.h"

using namespace ludens;

namespace {

struct Solved {
  std::string game, options, value, distance;
  double positions = 0;
  int longest = 0;
};

std::vector<Solved> read_solved() {
  std::ifstream file("tests/golden/solved.txt");
  std::vector<Solved> out;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    Solved one;
    words >> one.game >> one.options >> one.value >> one.distance >> one.positions >> one.longest;
    REQUIRE_MESSAGE(!words.fail(), line);
    out.push_back(std::move(one));
  }
  return out;
}

// "Pits/2,Seeds/1"; an underscore is a space.
Choices choices_of(const std::string& options) {
  Choices choices;
  if (options == "-") return choices;
  std::istringstream parts(options);
  for (std::string part; std::getline(parts, part, ',');) {
    std::ranges::replace(part, '_', ' ');
    choices.options.push_back(part);
  }
  return choices;
}

std::shared_ptr<const engine::Game> load(const Solved& one) {
  const std::string path = "games/" + one.game + ".lud";
  const Result<std::string> text = read_file(path);
  REQUIRE(text);
  const engine::Compiled compiled = engine::compile(path, *text, choices_of(one.options));
  REQUIRE_MESSAGE(compiled.game, to_text(compiled.diagnostics));
  return compiled.game;
}

}  // namespace

TEST_SUITE("release") {
  TEST_CASE("games come to what they are known to come to, and a checker confirms every position") {
    for (const Solved& one : read_solved()) {
      CAPTURE(one.game);
      CAPTURE(one.options);
      const solve::Solution solution = solve::solve(load(one), {.threads = 2});
      REQUIRE_MESSAGE(solution.is_solved(), solution.problem);
      const solve::Value start = solution.start();
      CHECK(std::string(start.winner() == 0 ? "draw" : start.winner() == 1 ? "win" : "loss") == one.value);
      CHECK((start.winner() == 0 ? "-" : std::to_string(start.rank())) == one.distance);
      CHECK(solution.graph.positions == one.positions);
      CHECK(solution.longest == one.longest);
      CHECK(solve::verify(solve::ValueTable(solution)) == "");
    }
  }
}
