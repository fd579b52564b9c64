#include "engine/observe.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "engine/test_compile.h"
#include "ir/ops/hidden.h"
#include "ludens/referee.h"
#include "runtime/bare_world.h"

namespace ludens {

namespace {

// Each player sees only his own pieces: of the others, not that they are there on the odd sites, not of what
// kind they are on the even ones.
constexpr const char* kVeiled = R"((game "Veiled" (players 2)
  (equipment {
    (board (square 4))
    (piece "Pawn" Each (move Step (to if:(is Empty (to)))))
    (piece "Rook" Each (move Slide))
    (regions "Odd" (sites {1 3 5 7 9 11 13 15}))
    (regions "Even" (sites {0 2 4 6 8 10 12 14}))
  })
  (rules
    (start {
      (place "Pawn1" {0 1}) (place "Rook1" {2 3}) (place "Pawn2" {12 13} value:3) (place "Rook2" {14 15} value:4)
      (set Hidden (sites "Odd") to:P1)
      (set Hidden {What Value} (sites "Even") to:P1)
      (set Hidden (sites "Even") to:P2)
    })
    (play (forEach Piece))
    (end (if (> (count Moves) 40) (result Mover Win))))))";

constexpr const char* kStacked = R"((game "Stacked" (players 2)
  (equipment {(board (square 3)) (piece "Disc" Each) (piece "Ring" Each) (hand Each)})
  (rules
    (start {(place Stack items:{"Disc1" "Ring2" "Disc2"} 4) (set Hidden What at:4 level:1 to:P1)
            (set Hidden at:4 level:2 to:P1)})
    (play (move Add (piece (id "Disc" Mover)) (to (sites Board)) stack:True))
    (end (if (> (count Moves) 20) (result Mover Win))))))";

// Another piece where the player sees none, or another kind where he does not see the kind.
void change_hidden(State& state, int player, Random& random) {
  engine::StateData& data = state.data();
  runtime::View view;
  view.attach(data.layout(), data.bytes());
  const runtime::BareWorld world(data.layout(), view);
  const int type = data.engine_game().prepared().default_type;
  const auto& components = data.engine_game().program().equipment->components;
  const runtime::Space& s = view.space[type];
  for (int site = 0; site < s.sites; ++site) {
    const int facts = runtime::hidden_at(s, player, site, 0);
    runtime::Piece piece = runtime::piece_at(s, site);
    if (facts & ir::kHidden) {
      piece.what = random.below(static_cast<int>(components.size()));
    } else if ((facts & ir::kHiddenWhat) && piece.what != 0) {
      do piece.what = 1 + random.below(static_cast<int>(components.size()) - 1);
      while (components[static_cast<size_t>(piece.what)].owner != piece.who);
    } else {
      continue;
    }
    piece.who = components[static_cast<size_t>(piece.what)].owner;
    if (facts & (ir::kHidden | ir::kHiddenValue)) piece.value = random.below(5);
    world.board().put(type, site, piece);
  }
}

}  // namespace

TEST_CASE("what a player may not see makes no difference to what he gets") {
  Referee referee(compiled(kVeiled));
  Random random(7);
  int changed = 0;
  std::set<std::string> views;
  for (int round = 0; round < 20; ++round) {
    State state = referee.start();
    for (int n = random.below(20); n > 0 && !state.over(); --n) {
      const Moves moves = referee.legal_moves(state);
      referee.apply_legal(state, moves[static_cast<size_t>(random.below(static_cast<int>(moves.size())))]);
    }
    for (const int player : {1, 2}) {
      State other = state;
      change_hidden(other, player, random);
      const State seen = observe(state, player);
      CHECK(seen == observe(other, player));
      CHECK(seen.text() == observe(other, player).text());
      CHECK(seen.hash() == observe(other, player).hash());
      changed += state.text() != other.text();
      views.insert(seen.text());
    }
  }
  CHECK(changed > 30);
  CHECK(views.size() > 20);
}

TEST_CASE("a player sees who stands where he may not see what") {
  Referee referee(compiled(kVeiled));
  const State state = referee.start();
  const State seen = observe(state, 1);
  CHECK(seen.piece(12) == "?");
  CHECK(seen.owner(12) == 2);
  CHECK(seen.piece(13).empty());
  CHECK(seen.owner(13) == 0);
  CHECK(state.piece(13) == "Pawn2");
  CHECK(seen.text().find("12:?!2") != std::string::npos);
  CHECK(seen.text().find("Rook2") == std::string::npos);
  CHECK(observe(state, 2).piece(13) == "Pawn2");
  CHECK(observe(state, 2).piece(12).empty());
}

TEST_CASE("who looks on sees what every player may see, and nothing else") {
  Referee referee(compiled(kVeiled));
  const State state = referee.start();
  const State seen = observe_from_outside(state);
  // The odd sites are hidden from player 1, the even ones from player 2.
  for (int site = 0; site < state.sites(); ++site) CHECK(seen.piece(site).empty());
  CHECK(seen.text().find("Pawn") == std::string::npos);
  CHECK(seen.hash() != state.hash());
  Random random(5);
  int changed = 0;
  for (int round = 0; round < 10; ++round)
    for (const int player : {1, 2}) {
      State other = state;
      change_hidden(other, player, random);
      changed += other.text() != state.text();
      CHECK(observe_from_outside(other) == seen);
      CHECK(observe_from_outside(other).text() == seen.text());
    }
  CHECK(changed > 10);
  Referee stacked(compiled(kStacked));
  CHECK(observe_from_outside(stacked.start()).text().find("4:Disc1/?!2") != std::string::npos);
}

TEST_CASE("a move is written as the one who reads it may see it") {
  Referee referee(compiled(kVeiled));
  State before = referee.start();
  CHECK(before.piece(1) == "Pawn1");
  const Moves moves = referee.legal_moves(before);
  const auto from_to = [&](int from, int to) {
    return *std::ranges::find_if(moves, [&](const Move& m) { return m.from == from && m.to == to; });
  };
  const auto written = [&](const Move& move, int player) {
    State after = before;
    referee.apply_legal(after, move);
    return referee.notation(before, move, after, player);
  };
  // Odd sites are hidden from player 1, who knows all the same what he does; even ones from player 2.
  CHECK(written(from_to(1, 5), 1) == "B1-B2");
  CHECK(written(from_to(1, 5), 2) == "Pawn B1-B2");
  CHECK(written(from_to(2, 6), 2) == "a move");
  CHECK(written(from_to(2, 6), 0) == "a move");
  CHECK(written(from_to(1, 5), 0) == "B1-B2");  // everybody knows that, and not everybody what moved
}

TEST_CASE("levels of stacks are hidden one by one") {
  Referee referee(compiled(kStacked));
  const State state = referee.start();
  CHECK(state.text().find("4:Disc1/Ring2/Disc2") != std::string::npos);
  CHECK(observe(state, 1).text().find("4:Disc1/?!2") != std::string::npos);
  CHECK(observe(state, 1).text().find("Ring2") == std::string::npos);
  CHECK(observe(state, 2).text() == state.text());
}

TEST_CASE("a move of a level that is hidden altogether is not told, nor where it went") {
  // Player 1 does not know that a ring lies upon the disc.
  Referee referee(compiled(R"((game "Buried" (players 2)
    (equipment {(board (square 3)) (piece "Disc" Each) (piece "Ring" Each)})
    (rules
      (start {(place Stack items:{"Disc1" "Ring2"} 4) (place Stack items:{"Disc2" "Ring2"} 0) (set Hidden at:4 level:1 to:P1)})
      (play (if (is Mover P1) (move Pass)
        (move (from (sites {0 4}) level:1) (to (sites {7 8})) stack:True)))
      (end (if (> (count Moves) 20) (result Mover Win))))))"));
  State before = referee.start();
  referee.apply_legal(before, referee.legal_moves(before).front());
  CHECK(observe(before, 1).text().ends_with("4:Disc1"));
  int hidden = 0, known = 0;
  for (const Move& move : referee.legal_moves(before)) {
    State after = before;
    referee.apply_legal(after, move);
    const std::string written = referee.notation(before, move, after, 1);
    if (move.from == 4) {
      ++hidden;
      CHECK(written == "a move");
      CHECK(referee.notation(before, move, after, 0) == "a move");
    } else {
      ++known;
      CHECK(written.starts_with("Ring A1-"));
    }
    CHECK(referee.notation(before, move, after, 2).starts_with("Ring "));
  }
  CHECK(hidden > 0);
  CHECK(known > 0);
}

TEST_CASE("of a move that is hidden not even the level or the kind of site is left in the state") {
  Referee referee(compiled(R"((game "Buried" (players 2)
    (equipment {(board (square 3)) (piece "Disc" Each)})
    (rules
      (start {(place Stack items:{"Disc2" "Disc2" "Disc2"} 4) (set Hidden (sites Board) to:P1)})
      (play (if (is Mover P1) (move Pass)
        (or (move (from 4 level:0) (to 7) stack:True) (move (from 4 level:2) (to 8) stack:True))))
      (end (if (> (count Moves) 20) (result Mover Win))))))"));
  State before = referee.start();
  referee.apply_legal(before, referee.legal_moves(before).front());
  std::set<std::string> truths;
  std::vector<State> seen;
  for (const Move& move : referee.legal_moves(before)) {
    State after = before;
    referee.apply_legal(after, move);
    truths.insert(after.text());
    seen.push_back(observe(after, 1));
  }
  REQUIRE(truths.size() > 1);
  for (const State& state : seen) CHECK(state == seen.front());
}

}  // namespace ludens
