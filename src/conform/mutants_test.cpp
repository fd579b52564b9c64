#include "conform/mutants.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "base/files.h"

namespace ludens::conform {

namespace {

const std::vector<std::string> kParents{"games/tic-tac-toe.lud", "games/breakthrough.lud", "games/hex.lud"};

MutantOrder quick() {
  MutantOrder order;
  order.playouts = 20;
  order.max_plies = 30;
  order.steps = 100'000;
  return order;
}

}  // namespace

TEST_CASE("mutants: the same number gives the same text, others give others") {
  const Breeder breeder(kParents);
  REQUIRE(breeder.games() == kParents.size());
  const Breeder again(kParents);
  std::set<std::string> texts;
  for (std::uint64_t n = 1; n <= 100; ++n) {
    texts.insert(breeder.mutant(n));
    CHECK(breeder.mutant(n) == again.mutant(n));
  }
  CHECK(texts.size() > 80);
  CHECK(Breeder({"no-such-file.lud"}).mutant(1).empty());
}

TEST_CASE("mutants: an unchanged game plays, a wrong one is refused with its errors") {
  const Result<std::string> text = read_file("games/tic-tac-toe.lud");
  REQUIRE(text);
  const MutantVerdict fine = try_mutant(*text, quick());
  CHECK(fine.status == MutantStatus::Played);
  CHECK(fine.playouts == 20);
  const MutantVerdict wrong = try_mutant("(game \"G\" (players 2) (slide))", quick());
  CHECK(wrong.status == MutantStatus::Refused);
  CHECK(wrong.why.find("mutant.lud:1:") != std::string::npos);
}

TEST_CASE("mutants: a limit of the engine is told as that") {
  const MutantVerdict v = try_mutant(
      "(game \"G\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) (rules (play (move Add "
      "(to (sites Empty)) (then (while (>= (score Mover) 0) (addScore Mover 1))))) (end (if (is Line 3) "
      "(result Mover Win)))))",
      quick());
  CHECK(v.status == MutantStatus::Limited);
  CHECK(v.why.find("does not end") != std::string::npos);
}

// The short run of every check; the long one is ./check long.
TEST_CASE("mutants: of our own games, none crashes, hangs or eats memory, and many play") {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator("games"))
    if (entry.path().extension() == ".lud") files.push_back(entry.path().string());
  std::ranges::sort(files);
  REQUIRE(files.size() >= 10);
  const Breeder breeder(files);
  MutantOrder order = quick();
  order.first = 1'000;
  order.count = 150;
  long by_status[kMutantStatuses] = {};
  run_mutants(breeder, order, [&](std::uint64_t number, const MutantVerdict& v) {
    ++by_status[static_cast<int>(v.status)];
    if (v.status == MutantStatus::Failed) {
      FAIL_CHECK("mutant ", number, " of ", breeder.name(number), ": ", v.why, '\n', breeder.mutant(number));
    }
  });
  CHECK(by_status[static_cast<int>(MutantStatus::Played)] > 5);
  CHECK(by_status[static_cast<int>(MutantStatus::Refused)] > 0);
}

}  // namespace ludens::conform
