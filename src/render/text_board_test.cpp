#include "render/text_board.h"

#include <doctest/doctest.h>

#include "engine/table.h"
#include "render/move_text.h"

namespace ludens::render {

namespace {

std::shared_ptr<const engine::Game> game_of(const std::string& players, const std::string& equipment,
                                            const std::string& start) {
  const engine::Compiled compiled = engine::compile(
      "test", "(game \"T\" (players " + players + ") (equipment {" + equipment + "}) (rules (start {" +
                  start +
                  "}) (play (move Add (to (sites Empty)))) (end (if (no Moves Next) (result Mover Win)))))");
  REQUIRE_MESSAGE(compiled.game, to_text(compiled.diagnostics));
  return compiled.game;
}

std::string shown(const std::string& players, const std::string& equipment, const std::string& start,
                  const TextBoardStyle& style = {}) {
  const auto game = game_of(players, equipment, start);
  engine::Table table(*game);
  table.start();
  return '\n' + text_board(table.machine().program, table.machine().view, style);
}

}  // namespace

TEST_CASE("text board: rows and columns of a square board, capitals for the first player") {
  CHECK(shown("2", "(board (rectangle 2 3)) (piece \"King\" Each) (piece \"Knight\" P2)",
              "(place \"King1\" 0) (place \"King2\" 4) (place \"Knight2\" 5)") ==
        R"(
2  . k n
1  K . .
   A B C
)");
}

TEST_CASE("text board: hexagons are staggered") {
  CHECK(shown("2", "(board (hex 2)) (piece \"Disc\" Each)", "(place \"Disc1\" 3)") ==
        R"(
3   . .
2  . D .
1   . .
)");
}

TEST_CASE("text board: points with the lines between them") {
  CHECK(shown("2", "(board (concentric Square rings:2) use:Vertex) (piece \"Man\" Each)",
              "(place \"Man2\" 0)") ==
        R"(
5  .-----.-----.
   |     |     |
4  |  .--.--.  |
   |  |     |  |
3  .--.     .--.
   |  |     |  |
2  |  .--.--.  |
   |     |     |
1  m-----.-----.
   A  B  C  D  E
)");
  CHECK(shown("2", "(board (square 3 diagonals:Alternating) use:Vertex) (piece \"Man\" Each)",
              "(place \"Man1\" 4)")
            .find('\\') != std::string::npos);
}

TEST_CASE("text board: pits show how many seeds they hold, hands what is in them") {
  CHECK(shown("2", "(mancalaBoard 2 3) (piece \"Seed\" Shared)", "(set Count 4 at:1) (set Count 12 at:6)") ==
        R"(
3      .  . 12
2   .          .
1      4  .  .
    A  B  C  D E
)");
  CHECK(shown("2", "(board (square 1)) (hand Each) (piece \"Man\" Each)",
              "(place \"Man1\" \"Hand1\" count:3)") ==
        R"(
1  .
   A
Hand1: M3
Hand2: .
)");
}

TEST_CASE("text board: stacks, more than two players, colours") {
  const std::string stacked =
      shown("3", "(board (square 2)) (piece \"Disc\" Each)", "(place Stack items:{\"Disc1\" \"Disc3\"} 0)");
  CHECK(stacked.find("D1D3") != std::string::npos);
  CHECK(shown("2", "(board (square 2)) (piece \"Disc\" Each)", "(place \"Disc1\" 0)", {.colour = true})
            .find("\x1b[1;36mD ") != std::string::npos);
}

TEST_CASE("text board: letters are those of people: dice take none, short names choose first") {
  const auto game = game_of("2",
                            "(board (square 2)) (dice num:2) (piece \"Knight\" P1) (piece \"King\" P1) "
                            "(piece \"Disc\" P2)",
                            "(place \"King1\" 0) (place \"Knight1\" 1)");
  CHECK(text_legend(game->program()) == "N Knight of player 1, K King of player 1, d Disc of player 2");
}

TEST_CASE("text board: dice, scores, states and values below the board") {
  const auto game =
      game_of("2", "(board (square 2)) (dice num:2) (piece \"Disc\" Each maxState:3)",
              "(place \"Disc1\" 0 state:2) (place \"Disc2\" 3) (set Score P1 7) (set Score P2 3)");
  engine::Table table(*game);
  table.start();
  const std::string shown = text_board(table.machine().program, table.machine().view);
  CHECK(shown.find("\nDice: ") != std::string::npos);
  CHECK(shown.find("\nState 2: A1\n") != std::string::npos);
  CHECK(shown.find("\nScore: player 1 has 7, player 2 has 3\n") != std::string::npos);
}

TEST_CASE("text board: the values that are found in a puzzle") {
  const engine::Compiled compiled =
      engine::compile("test",
                      "(game \"P\" (players 1) (equipment {(board (square 2) (values Cell (range 1 2)))}) "
                      "(rules (start (set {{0 "
                      "2}})) (play (satisfy (all Different))) (end (if (is Solved) (result P1 Win)))))");
  REQUIRE_MESSAGE(compiled.game, to_text(compiled.diagnostics));
  engine::Table table(*compiled.game);
  table.start();
  CHECK(text_board(table.machine().program, table.machine().view) == "2  . .\n1  2 .\n   A B\n");
  CHECK(text_legend(compiled.game->program()) == "a dot is a value to find");
}

TEST_CASE("the legend names the signs") {
  const auto game = game_of("2", "(board (square 2)) (piece \"King\" Each) (piece \"Rock\" Neutral)",
                            "(place \"Rock0\" 0)");
  CHECK(text_legend(game->program()) == "K King of player 1, k King of player 2, R0 Rock");
  const auto seeds = game_of("2", "(mancalaBoard 2 3) (piece \"Seed\" Shared)", "(set Count 4 at:1)");
  CHECK(text_legend(seeds->program()) == "numbers count pieces of the kind Seed");
}

TEST_CASE("moves are written by the labels of their sites and found however they are typed") {
  const auto game = game_of("2", "(board (square 2)) (piece \"Disc\" Each)", "(place \"Disc1\" 0)");
  engine::Table table(*game);
  table.start();
  engine::MoveList list;
  engine::legal_moves(table.machine(), list);
  std::vector<std::string> texts = move_texts(table.machine(), list.moves);
  CHECK(texts == std::vector<std::string>{"B1", "A2", "B2"});
  CHECK(find_move(texts, "a2") == 1);
  CHECK(find_move(texts, "A1") == -1);
  texts = {"E2-E4", "E2-E3/1", "E2-E3/2"};
  CHECK(find_move(texts, "e2e4") == 0);
  CHECK(find_move(texts, "e2 > e4") == 0);
  CHECK(find_move(texts, "E2xE3/2") == 2);
  CHECK(find_move(texts, "e2e3") == -1);
  list.moves.push_back(list.moves[0]);
  CHECK(move_texts(table.machine(), list.moves) == std::vector<std::string>{"B1/1", "A2", "B2", "B1/2"});
}

}  // namespace ludens::render
