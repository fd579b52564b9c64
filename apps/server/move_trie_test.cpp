// Legal moves as paths: pages know nothing else, so no two may be alike and each must lead to its move.
#include "apps/server/move_trie.h"

#include <doctest/doctest.h>

#include <set>

#include "render/board_scene.h"

namespace ludens::server {

namespace {

ReadyGameRef compiled(const std::string& text) {
  const Result<ReadyGameRef> ready = make_ready_game("test.lud", text, {});
  REQUIRE_MESSAGE(ready, to_text(ready.diagnostics));
  return *ready;
}

struct Setting {
  ReadyGameRef ready;
  Referee referee;
  State state;
  render::BoardScene board;

  explicit Setting(const std::string& text)
      : ready(compiled(text)),
        referee(ready->game),
        state(referee.start()),
        board(render::make_board(ready->subject())) {}

  std::vector<MovePath> paths() {
    return move_paths(*ready, board, referee, state, referee.legal_moves(state));
  }
};

std::set<std::vector<std::string>> distinct(const std::vector<MovePath>& paths) {
  std::set<std::vector<std::string>> out;
  for (const MovePath& path : paths) out.insert(path.path);
  return out;
}

}  // namespace

TEST_CASE("placing is one target, moving two") {
  Setting place(R"((game "A" (players 2) (equipment {(board (square 2)) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 2) (result Mover Win))))))");
  const std::vector<MovePath> placing = place.paths();
  REQUIRE(placing.size() == 4);
  CHECK(placing[3].path == std::vector<std::string>{"c3"});
  CHECK(placing[3].label == "B2");
  CHECK_FALSE(placing[3].off_board);

  Setting move(
      R"((game "B" (players 2) (equipment {(board (square 2)) (piece "Pawn" Each (move Step Orthogonal (to if:(is Empty (to)))))})
    (rules (start (place "Pawn1" 0)) (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win))))))");
  const std::vector<MovePath> moving = move.paths();
  REQUIRE(moving.size() == 2);
  CHECK(moving[0].path.front() == "c0");
  CHECK(moving[0].path.size() == 2);
  CHECK(moving[0].sentence.starts_with("Pawn from A1 to "));
}

TEST_CASE("moves between the same sites are told apart by words") {
  Setting setting(R"((game "C" (players 2)
    (equipment {(board (square 3)) (piece "Pawn" Each) (piece "Rook" Each) (piece "Queen" Each)})
    (rules (play (or (move Add (piece "Rook1") (to (sites Empty))) (move Add (piece "Queen1") (to (sites Empty)))))
      (end (if (is Line 3) (result Mover Win))))))");
  const std::vector<MovePath> paths = setting.paths();
  REQUIRE(paths.size() == 18);
  CHECK(distinct(paths).size() == 18);
  CHECK(distinct(paths).contains({"c4", "=Queen"}));
  CHECK(distinct(paths).contains({"c4", "=Rook"}));
}

TEST_CASE("a tile that can lie several ways is told by how far it is turned") {
  const auto words = [](const std::string& tiling, const std::string& sides) {
    Setting setting("(game \"C\" (players 2) (equipment {(boardless " + tiling + R"( Zone) (hand Shared)
        (tile "Road" numSides:)" +
                    sides + R"( areas:{(area {0} terrain:1)})})
      (rules (start (place "Road" (handSite Shared)))
        (play (move (from (handSite Shared)) (to (centrePoint) (rotations Fitting)) copy:True))
        (end (if (no Moves Next) (result Mover Win))))))");
    std::set<std::string> out;
    for (const MovePath& path : setting.paths()) out.insert(path.path.back());
    return out;
  };
  CHECK(words("Square", "4") ==
        std::set<std::string>{"=not turned", "=turned 90\u00b0", "=turned 180\u00b0", "=turned 270\u00b0"});
  CHECK(words("Triangular", "3") ==
        std::set<std::string>{"=not turned", "=turned 120\u00b0", "=turned 240\u00b0"});
}

TEST_CASE("passing is a button, and looking at moves changes nothing") {
  Setting setting(R"((game "D" (players 2) (equipment {(board (square 2)) (piece "Disc" Each)})
    (rules (play (or (move Pass) (move Add (to (sites Empty))))) (end (if (all Passed) (result Mover Draw))))))");
  const State before = setting.state;
  const std::vector<MovePath> paths = setting.paths();
  CHECK(setting.state == before);
  REQUIRE(distinct(paths).contains({"=Pass"}));
  for (const MovePath& path : paths) CHECK(path.off_board == (path.path.front() == "=Pass"));
}

}  // namespace ludens::server
