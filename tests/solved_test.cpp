// solved_test.cpp - what games come to under perfect play: tests/golden/solved.txt says what, and who else
// found it.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "base/files.h"
#include "solve/proof.h"
#include "solve/sample.h"
#include "solve/value_table.h"

using namespace ludens;

namespace {

struct Solved {
  std::string game, options, value = {}, distance = {};
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

std::shared_ptr<const engine::Game> load(const std::string& game, const std::string& options) {
  const std::string path = "games/" + game + ".lud";
  const Result<std::string> text = read_file(path);
  REQUIRE(text);
  const engine::Compiled compiled = engine::compile(path, *text, choices_of(options));
  REQUIRE_MESSAGE(compiled.game, to_text(compiled.diagnostics));
  return compiled.game;
}

// Positions of Connect Four: columns from 1, and the score of who is to move.
struct Scored {
  std::string columns;
  int score = 0;
};

std::vector<Scored> read_scored() {
  std::ifstream file("tests/golden/connect-four-positions.txt");
  std::vector<Scored> out;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    Scored one;
    words >> one.columns >> one.score;
    REQUIRE_MESSAGE(!words.fail(), line);
    out.push_back(std::move(one));
  }
  return out;
}

void drop(engine::Table& table, int column) {
  engine::MoveList list;
  engine::legal_moves(table.machine(), list);
  constexpr int kColumns = 7;
  for (int i = 0; i < list.total; ++i) {
    const Move move = engine::nth_move(table.machine(), list, i);
    if (move.to % kColumns == column) return table.apply(move);
  }
  FAIL("column ", column, " is full");
}

// The winner's discs in all, as the score says it; 0 for a draw.
int score_of(const solve::Proof& proof, std::size_t discs) {
  constexpr int kMost = 22;
  if (*proof.winner == 0) return 0;
  const int end = static_cast<int>(discs) + proof.distance;
  const int left = kMost - (end + 1) / 2;
  return *proof.winner == proof.mover ? left : -left;
}

}  // namespace

TEST_SUITE("release") {
  TEST_CASE("Connect Four: published positions have the published values, and wins the published length") {
    const auto game = load("connect-four", "-");
    engine::Table table(*game);
    table.start();
    const std::vector<Scored> all = read_scored();
    CHECK(all.size() == 60);
    for (const Scored& one : all) {
      CAPTURE(one.columns);
      table.start();
      for (const char column : one.columns) drop(table, column - '1');
      const solve::Proof proof = solve::prove(game, table.machine().block,
                                              {.method = solve::ProofMethod::AlphaBeta, .bytes = 1 << 22});
      REQUIRE_MESSAGE(proof.winner, proof.problem);
      CHECK(score_of(proof, one.columns.size()) == one.score);
    }
  }

  TEST_CASE("games come to what they are known to come to, and a checker confirms every position") {
    for (const Solved& one : read_solved()) {
      CAPTURE(one.game);
      CAPTURE(one.options);
      const solve::Solution solution = solve::solve(load(one.game, one.options), {.threads = 2});
      REQUIRE_MESSAGE(solution.is_solved(), solution.problem);
      const solve::Value start = solution.start();
      CHECK(std::string(start.winner() == 0 ? "draw" : start.winner() == 1 ? "win" : "loss") == one.value);
      CHECK((start.winner() == 0 ? "-" : std::to_string(start.rank())) == one.distance);
      CHECK(solution.graph.positions == one.positions);
      CHECK(solution.longest == one.longest);
      CHECK(solve::verify(solve::ValueTable(solution)) == "");
    }
  }

  TEST_CASE("nim: every position is what the sum of its heaps without carrying says") {
    constexpr std::size_t kColumns = 7;  // of the board; a heap is a row
    for (const char* heaps : {"Heaps/3-4-5", "Heaps/1-3-5-7"}) {
      const solve::Solution solution = solve::solve(load("nim", heaps), {});
      REQUIRE(solution.is_solved());
      const engine::PackedState& packed = *solution.graph.packed;
      std::vector<std::uint16_t> sticks;
      for (solve::StateId id = 0; id < solution.graph.size(); ++id) {
        const engine::Key key = (*solution.graph.keys)[id];
        if (packed.is_over(key)) continue;
        packed.read_pieces(key, sticks);
        std::vector<unsigned> rows(sticks.size() / kColumns);
        for (std::size_t site = 0; site < sticks.size(); ++site) rows[site / kColumns] += sticks[site] != 0;
        unsigned sum = 0;
        for (const unsigned row : rows) sum ^= row;
        CHECK((solution.value(id).winner() == packed.mover(key)) == (sum != 0));
      }
    }
  }
}
