#include "solve/proof.h"

#include <doctest/doctest.h>

#include <cstdio>

#include "solve/solution.h"
#include "solve/test_solving.h"
#include "solve/value_table.h"

namespace ludens::solve {

namespace {

struct Asked {
  const char* file;
  Choices choices = {};
};

Proof prove_state(const Solution& solution, StateId id, ProofMethod method, bool certificate) {
  std::vector<std::byte> too_wide;
  constexpr std::size_t kNodes = 4000, kBytes = 1 << 18;
  const Explored& graph = solution.graph;
  Proof proof =
      prove({graph.game, *graph.packed, graph.symmetry}, (*graph.keys)[id],
            {.method = method, .most_nodes = kNodes, .bytes = kBytes, .certificate = certificate}, too_wide);
  REQUIRE(proof.problem.empty());
  REQUIRE(too_wide.empty());
  return proof;
}

std::vector<std::byte> block_of(const Explored& graph, StateId id) {
  std::vector<std::byte> block(static_cast<size_t>(graph.game->prepared().layout.bytes));
  graph.packed->unpack((*graph.keys)[id], block.data());
  return block;
}

}  // namespace

TEST_CASE("both kinds of proof agree with the full table, and a checker confirms what proves it") {
  // The second half has circles in its graphs.
  for (const Asked& asked :
       {Asked{"tic-tac-toe"}, Asked{"hexapawn"}, Asked{"kalah", {{"Pits/2", "Seeds/3"}, {}}}, Asked{"dodgem"},
        Asked{"mu-torere"}, Asked{"tant-fant"}, Asked{"pong-hau-ki"}}) {
    CAPTURE(asked.file);
    const Solution solution = solve(library_game(asked.file, asked.choices), {});
    REQUIRE(solution.is_solved());
    Random random(7);
    int decided = 0, tried = 0;
    for (; tried < 12; ++tried) {
      const auto id = static_cast<StateId>(random.below(static_cast<int>(solution.graph.size())));
      const Value value = solution.value(id);
      for (const ProofMethod method : {ProofMethod::DfPn, ProofMethod::AlphaBeta}) {
        const Proof proof = prove_state(solution, id, method, true);
        // What is not won is never said to be.
        if (value.winner() > 0) CHECK_FALSE(proof.not_won[static_cast<size_t>(value.winner())]);
        if (!proof.winner) continue;
        ++decided;
        CHECK(*proof.winner == value.winner());
        if (proof.distance >= 0) CHECK(proof.distance == value.rank());
        if (proof.winner > 0) CHECK(proof.within >= value.rank());
        REQUIRE(proof.certificate);
        std::string problem;
        CHECK(check_proof(*proof.certificate, block_of(solution.graph, id).data(), problem) ==
              value.winner());
        CHECK(problem.empty());
      }
    }
    // Alpha-beta proves few draws where play can go on for ever.
    CHECK(decided > tried);
  }
}

TEST_CASE("the checker finds each claim that does not follow") {
  const Solution solution = solve(library_game("tic-tac-toe"), {});
  const std::vector<std::byte> start = block_of(solution.graph, 0);
  Proof draw = prove_state(solution, 0, ProofMethod::DfPn, true);
  REQUIRE(draw.certificate);
  std::string problem;
  CHECK(check_proof(*draw.certificate, start.data(), problem) == 0);
  const ValueTable truth(solution);
  int tried = 0;
  for (std::size_t i = 0; i < draw.certificate->size(); i += 7) {
    const std::uint16_t before = draw.certificate->claim(i);
    const int winner = truth.find(draw.certificate->keys().key(i)).value().winner();
    for (const int wrong : {1, 2}) {
      if (wrong == winner) continue;
      draw.certificate->set_claim(i, Value::won(wrong, 5).bits());
      const std::optional<int> found = check_proof(*draw.certificate, start.data(), problem);
      CHECK_FALSE(found.has_value());
      CHECK_FALSE(problem.empty());
      ++tried;
    }
    draw.certificate->set_claim(i, before);
  }
  CHECK(tried > 20);
  CHECK(check_proof(*draw.certificate, start.data(), problem) == 0);
}

TEST_CASE("a certificate is written and read again; what is none, or of another game, is refused") {
  const std::string file = temporary_name("ludens-proof-");
  const auto game = library_game("hexapawn");
  const Solution solution = solve(game, {});
  const Proof lost = prove_state(solution, 0, ProofMethod::AlphaBeta, true);
  CHECK(lost.winner == 2);
  CHECK(lost.distance == 6);
  REQUIRE(lost.certificate);
  REQUIRE(lost.certificate->write(file).empty());
  CHECK(ProofTable::is_one(file));
  std::string problem;
  const auto read = ProofTable::read(game, file, problem);
  REQUIRE_MESSAGE(read, problem);
  CHECK(check_proof(*read, block_of(solution.graph, 0).data(), problem) == 2);
  CHECK_FALSE(ProofTable::read(library_game("tic-tac-toe"), file, problem));
  CHECK(problem.find("another game") != std::string::npos);
  std::remove(file.c_str());
  CHECK_FALSE(ProofTable::read(game, file, problem));
  CHECK_FALSE(ProofTable::is_one(file));
}

TEST_CASE("a certificate whose symmetries, ranges or keys are not of the game is refused") {
  const std::string file = temporary_name("ludens-forged-");
  const auto game = library_game("tic-tac-toe");
  const Solution solution = solve(game, {});
  const engine::PackedState& packed = *solution.graph.packed;
  const std::vector<int> ranges = packed.ranges();
  std::string problem;
  const auto is_read = [&](const engine::PackedState& as, const Symmetry& symmetry, const Key& key) {
    const ProofTable table(game, as, symmetry, {{key, ProofTable::not_won(1)}});
    REQUIRE(table.write(file).empty());
    return ProofTable::read(game, file, problem).has_value();
  };
  const Key start = (*solution.graph.keys)[0];
  REQUIRE(solution.graph.symmetry.count() == 8);
  CHECK(is_read(packed, solution.graph.symmetry, start));

  // An exchange of two bits of the first site, and a quarter turn without the turn back.
  Symmetry bits, quarter;
  std::vector<int> swapped(128);
  for (int i = 0; i < 128; ++i) swapped[static_cast<size_t>(i)] = i;
  std::swap(swapped[0], swapped[1]);
  bits.add(swapped, packed.bits());
  CHECK_FALSE(is_read(packed, bits, start));
  int quarters = 0;
  for (const std::vector<int>& moved : solution.graph.symmetry.moved_bits()) {
    bool is_own_inverse = true;
    for (size_t bit = 0; bit < moved.size(); ++bit)
      is_own_inverse = is_own_inverse && moved[static_cast<size_t>(moved[bit])] == static_cast<int>(bit);
    Symmetry one;
    one.add(moved, packed.bits());
    CHECK(is_read(packed, one, start) == is_own_inverse);
    quarters += !is_own_inverse;
  }
  CHECK(quarters == 2);

  // A piece that there is not: three values take two bits, and the fourth is none.
  const Key none{start.low | ~std::uint64_t{0} >> (64 - packed.bits()), 0};
  CHECK_FALSE(packed.holds(none));
  CHECK_FALSE(is_read(packed, Symmetry(), none));
  // Nor may ranges make room for such.
  engine::PackedState other = packed;
  int too_far = 0;
  for (size_t i = 1; i < ranges.size() / 3 * 2; i += 2) {
    std::vector<int> wider = ranges;
    wider[i] = 200;
    too_far += !other.set_ranges(wider);
  }
  CHECK(too_far > 10);
  CHECK(other.set_ranges(ranges));
  std::remove(file.c_str());
}

TEST_CASE("a search that may look at few positions says what it knows, and no more") {
  const Solution solution = solve(library_game("mu-torere"), {});
  std::vector<std::byte> too_wide;
  const Explored& graph = solution.graph;
  for (const ProofMethod method : {ProofMethod::DfPn, ProofMethod::AlphaBeta}) {
    const Proof proof = prove({graph.game, *graph.packed, graph.symmetry}, (*graph.keys)[0],
                              {.method = method, .most_nodes = 50}, too_wide);
    CHECK(proof.was_stopped);
    CHECK_FALSE(proof.winner);
    CHECK(proof.nodes == 50);
  }
}

}  // namespace ludens::solve
