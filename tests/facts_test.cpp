// facts_test.cpp - recorded facts about our own games: tests/golden/facts.txt says what they are and who
// counted.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "base/files.h"
#include "engine/perft.h"
#include "engine/table.h"

using namespace ludens;

namespace {

struct Fact {
  std::string game;
  bool by_turns = false;
  std::vector<long> counts;
};

std::vector<Fact> read_facts() {
  std::ifstream file("tests/golden/facts.txt");
  std::vector<Fact> facts;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    Fact fact;
    std::string unit;
    words >> fact.game >> unit;
    REQUIRE((unit == "moves" || unit == "turns"));
    fact.by_turns = unit == "turns";
    for (long count = 0; words >> count;) fact.counts.push_back(count);
    REQUIRE(words.eof());
    REQUIRE_FALSE(fact.counts.empty());
    facts.push_back(std::move(fact));
  }
  return facts;
}

std::shared_ptr<const engine::Game> compiled(const std::string& name) {
  const std::string path = "games/" + name + ".lud";
  const Result<std::string> text = read_file(path);
  REQUIRE_MESSAGE(text, path);
  const engine::Compiled out = engine::compile(path, *text);
  for (const std::string& need : out.needs) FAIL_CHECK(path, " needs ", need);
  REQUIRE_MESSAGE(out.game, to_text(out.diagnostics));
  return out.game;
}

// Depths of more nodes than `most` are left out.
void count_again(const Fact& fact, long most) {
  const auto game = compiled(fact.game);
  engine::Table table(*game);
  table.start();
  for (size_t i = 0; i < fact.counts.size() && fact.counts[i] <= most; ++i) {
    INFO(fact.game, ", depth ", i + 1);
    CHECK(engine::perft(table.machine(), static_cast<int>(i) + 1, {.by_turns = fact.by_turns}) ==
          fact.counts[i]);
  }
}

}  // namespace

TEST_CASE("games begin in as many ways as is known: small depths") {
  const std::vector<Fact> facts = read_facts();
  REQUIRE(facts.size() >= 12);
  for (const Fact& fact : facts) count_again(fact, 3'000);
}

TEST_SUITE("release") {
  TEST_CASE("games begin in as many ways as is known: all depths") {
    for (const Fact& fact : read_facts()) count_again(fact, 20'000'000);
  }

  TEST_CASE("chess begins in 4865609 ways, five moves deep") {
    count_again({"chess", false, {20, 400, 8902, 197281, 4865609}}, 5'000'000);
  }
}
