#include "render/of_state.h"

#include <doctest/doctest.h>

#include "ludens/referee.h"
#include "render/palette.h"

namespace ludens::render {

namespace {

// Player 2 may not know what stands in the first row.
constexpr char kVeil[] = R"((game "Veil" (players 2)
  (equipment {(board (square 2)) (piece "Disc" Each (move Step (to if:(is Empty (to)))))})
  (rules (start {(place "Disc1" {0}) (place "Disc2" {3}) (set Hidden What (sites {0 1}) to:P2)})
    (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win))))))";

Game veil() {
  Result<Game> game = Game::compile("test.lud", kVeil);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  return *game;
}

}  // namespace

TEST_CASE("a state is written as whoever it was observed for may see it") {
  const State state = Referee(veil()).start();
  CHECK(text_board(state) == "2  . d\n1  D .\n   A B\n");
  CHECK(text_board(observe(state, 1)) == text_board(state));
  CHECK(text_board(observe(state, 2)) == "2  . d\n1  ? .\n   A B\n");
  CHECK(text_legend(state) == "D Disc of player 1, d Disc of player 2");
}

TEST_CASE("a state is drawn as whoever it was observed for may see it") {
  const Game game = veil();
  const Result<Drawable> drawable = read_drawable("test.lud", kVeil);
  REQUIRE_MESSAGE(drawable, to_text(drawable.diagnostics));
  const Subject subject = drawable->subject();
  const State state = Referee(game).start();
  const auto names = [&](const State& seen) {
    std::vector<std::string> out;
    for (const auto& piece : make_position(subject, make_board(subject, seen), seen, {}).pieces)
      out.push_back(piece.name);
    return out;
  };
  const std::vector<std::string> all = names(state);
  REQUIRE(all.size() == 2);
  CHECK(names(observe(state, 1)) == all);
  const std::vector<std::string> some = names(observe(state, 2));
  REQUIRE(some.size() == 2);
  CHECK(some[0] != all[0]);
  CHECK(some[1] == all[1]);
}

TEST_CASE("of a board that grows what exists is drawn, whatever window it is seen through") {
  constexpr char kTiles[] =
      R"((game "Tiles" (players 2) (equipment {(boardless Hexagonal Zone) (tile "Tile" Each numSides:6)})
    (rules (start (place "Tile1" (centrePoint))) (play (move Add (to (sites Playable))))
      (end (if (is Line 50) (result Mover Win))))))";
  const Result<Game> game = Game::compile("test.lud", kTiles);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  const Result<Drawable> drawable = read_drawable("test.lud", kTiles);
  REQUIRE_MESSAGE(drawable, to_text(drawable.diagnostics));
  Referee referee(*game);
  State state = referee.start();
  const int sites = state.sites();
  Random random(1);
  for (int ply = 0; ply < 80; ++ply) referee.apply_legal(state, referee.random_move(state, random));
  REQUIRE(state.sites() > sites);  // another window
  const BoardScene board = make_board(drawable->subject(), state);
  const Position position(state);
  const std::vector<Place>& places = board.places[static_cast<size_t>(SiteType::Cell)];
  int existing = 0, wrong = 0;
  for (int site = 0; site < static_cast<int>(places.size()); ++site) {
    existing += position.exists(site);
    wrong += places[static_cast<size_t>(site)].drawn != position.exists(site);
  }
  CHECK(wrong == 0);
  CHECK(existing > 81);
  CHECK(make_position(drawable->subject(), board, state, {}).pieces.size() == 81);
}

TEST_CASE("the sides of tiles are drawn in colours of the palette, whatever their numbers") {
  constexpr char kTiles[] = R"((game "Tiles" (players 2)
    (equipment {(board (square 2)) (tile "Road" {(path from:0 to:2 colour:-5)} areas:{(area {1} terrain:100)})})
    (rules (start (place "Road" 0)) (play (move Pass)) (end (if (all Passed) (result Mover Draw))))))";
  const Result<Game> game = Game::compile("test.lud", kTiles);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  const Result<Drawable> drawable = read_drawable("test.lud", kTiles);
  REQUIRE_MESSAGE(drawable, to_text(drawable.diagnostics));
  const State state = Referee(*game).start();
  const BoardScene board = make_board(drawable->subject(), state);
  const std::vector<Figure> figures = make_position(drawable->subject(), board, state, {}).pieces;
  REQUIRE(figures.size() == 4);  // the tile, its area, and its path upon the path's edge
  for (const Figure& figure : figures)
    CHECK_MESSAGE(colour_value(figure.fill, Theme::Light) != colour_value("no colour", Theme::Light),
                  figure.fill);
}

TEST_CASE("the moves of a state are written with its labels") {
  const Game game = veil();
  State state = Referee(game).start();
  const Moves moves = Referee(game).legal_moves(state);
  CHECK(move_texts(state, moves) == std::vector<std::string>{"A1-A2", "A1-B1"});
}

}  // namespace ludens::render
