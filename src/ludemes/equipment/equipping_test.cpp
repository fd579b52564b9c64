#include "ludemes/equipment/equipping.h"

#include <doctest/doctest.h>

#include "ludemes/registry.h"

namespace ludens::ludemes {
namespace {

// The equipment of a game with these players and items.
Result<GameEquipment> made_of(const std::string& items, const std::string& players = "(players 2)",
                              const std::string& play = "(move Add (to (sites Empty)))") {
  const std::string text = "(game \"Test\" " + players + " (equipment {" + items + "}) (rules (play " + play +
                           ") (end (if (is Line 3) (result Mover Win)))))";
  const Result<Description> description = read_description("test.lud", text, registry());
  REQUIRE_MESSAGE(description, to_text(description.diagnostics));
  return make_equipment(*description);
}

ir::Equipment equipment_of(const std::string& items, const std::string& players = "(players 2)") {
  Result<GameEquipment> made = made_of(items, players);
  REQUIRE_MESSAGE(made, to_text(made.diagnostics));
  return std::move(made->equipment);
}

std::string names(const ir::Equipment& equipment) {
  std::string text;
  for (std::size_t i = 1; i < equipment.components.size(); ++i)
    text += equipment.components[i].name + "=" + std::to_string(equipment.components[i].owner) + " ";
  return text;
}

std::string places(const ir::Equipment& equipment) {
  std::string text;
  for (const ir::Container& c : equipment.containers)
    text += c.name + "@" + std::to_string(c.first) + "+" + std::to_string(c.sites) + "=" +
            std::to_string(c.owner) + " ";
  return text;
}

TEST_CASE("pieces are named after their owners") {
  CHECK(names(equipment_of(
            "(board (square 3)) (piece \"Pawn\" Each) (piece \"King\" P2) (piece \"Wall\" Neutral) "
            "(piece \"Seed\" Shared)")) == "Pawn1=1 Pawn2=2 King2=2 Wall0=0 Seed=3 ");
  CHECK(names(equipment_of("(board (square 3)) (piece \"Peg\" P1) (piece \"Wall\" Neutral)",
                           "(players 1)")) == "Peg=1 Wall0=0 ");
  CHECK(names(equipment_of("(board (square 3)) (piece \"King\" P9) (piece \"Duke\" Team16)")) ==
        "King9=0 Duke16=0 ");
}

TEST_CASE("a game without pieces has a ball for each player") {
  CHECK(names(equipment_of("(board (square 3))")) == "Ball11=1 Ball22=2 ");
}

TEST_CASE("dice come before pieces and all lie in one container") {
  const ir::Equipment e = equipment_of(
      "(piece \"Disc\" Each) (dice d:2 from:0 num:2) (hand Each size:3) (dice faces:{1 4} num:1) (board "
      "(square 3))");
  CHECK(names(e) == "Die1=3 Die2=3 Die3=3 Disc1=1 Disc2=2 ");
  CHECK(places(e) == "Board@0+9=0 Hand1@9+3=1 Hand2@12+3=2 Dice0@15+3=3 ");
  CHECK(e.components[1].faces == std::vector{0, 1});
  CHECK(e.components[3].faces == std::vector{1, 4});
}

TEST_CASE("the board keeps as many numbers as it has cells") {
  // Nine vertices in three rows, joined to more cells than vertices.
  const ir::Equipment e = equipment_of("(board (square 3 diagonals:Solid) use:Vertex) (hand P1)");
  CHECK(e.board.count(ir::SiteType::Vertex) == 13);
  CHECK(e.board.count(ir::SiteType::Cell) == 16);
  CHECK(places(e) == "Board@0+13=0 Hand1@16+1=1 ");
}

TEST_CASE("a player's facing is that of the player's pieces") {
  const ir::Equipment e =
      equipment_of("(board (square 3)) (piece \"Pawn\" Each E)", "(players {(player N) (player S)})");
  CHECK(e.components[1].facing == geometry::Direction::N);
  CHECK(e.components[2].facing == geometry::Direction::S);
}

TEST_CASE("a deck has a card for each face and suit") {
  const ir::Equipment e = equipment_of("(board (square 3)) (deck cardsBySuit:3 suits:2)");
  REQUIRE(e.components.size() == 7);
  CHECK(e.components[4].name == "Card4");
  CHECK(e.components[4].card == "Ace");
  CHECK(e.components[4].suit == 2);
  CHECK(places(e) == "Board@0+9=0 Deck0@9+1=3 ");
}

TEST_CASE("dominoes are all pairs") {
  CHECK(names(equipment_of("(board (square 3)) (dominoes upTo:1)")) == "Domino00=3 Domino01=3 Domino11=3 ");
}

TEST_CASE("maps take numbers, players, labels, landmarks and pieces") {
  const ir::Equipment e = equipment_of(
      "(board (square 3)) (hand Each) (piece \"Pawn\" Each) (map \"M\" {(pair P1 \"B1\") (pair P2 LastSite) "
      "(pair 7 "
      "\"Pawn2\") (pair 8 (handSite P2)) (pair 9 (id \"Pawn\" P1)) (pair 7 5)}) (map {1 2} {3 4})");
  REQUIRE(e.maps.size() == 2);
  CHECK(e.maps[0].entries == std::vector<std::pair<int, int>>{{1, 1}, {2, 8}, {7, 5}, {8, 10}, {9, 1}});
  CHECK(e.maps[1].name == "Map");
}

TEST_CASE("tracks are followed over the board") {
  const ir::Equipment e = equipment_of(
      "(board (square 3) {(track \"A\" \"0,E,N1,W,End\" P2) (track \"B\" {0 1 2 -1} loop:True)})");
  REQUIRE(e.tracks.size() == 2);
  std::vector<int> sites;
  for (const geometry::TrackSite& step : e.tracks[0].sites) sites.push_back(step.site);
  CHECK(sites == std::vector{0, 1, 2, 5, 4, 3, geometry::kEndSite});
  CHECK(e.tracks[0].owner == 2);
  CHECK(e.tracks[1].loop);
}

TEST_CASE("regions fixed by the board have their sites") {
  const ir::Equipment e = equipment_of(
      "(board (square 4)) (regions {Rows SubGrids}) (regions \"Home\" P1 {0 1}) (regions P2 (sites Top))");
  REQUIRE(e.regions.size() == 3);
  CHECK(e.regions[0].fixed);
  REQUIRE(e.regions[0].parts.size() == 8);
  CHECK(e.regions[0].parts[1] == std::vector{4, 5, 6, 7});
  CHECK(e.regions[0].parts[7] == std::vector{10, 11, 14, 15});
  CHECK(e.regions[1].parts == std::vector<std::vector<int>>{{0, 1}});
  CHECK(e.regions[2].name == "RegionP2");
  CHECK_FALSE(e.regions[2].fixed);
}

TEST_CASE("boards with ready-made shapes") {
  const ir::Equipment mancala = equipment_of("(mancalaBoard 2 6 (track \"T\" \"1,E,N,W\" loop:True))");
  CHECK(mancala.board.count(ir::SiteType::Vertex) == 14);
  const ir::Equipment surakarta = equipment_of("(surakartaBoard (square 6) loops:2)");
  CHECK(surakarta.tracks.size() == 4);
  const ir::Equipment boardless = equipment_of("(boardless Hexagonal 3)");
  CHECK(boardless.boardless);
  CHECK(boardless.board.count(ir::SiteType::Cell) == 19);
}

TEST_CASE("a deduction puzzle has values and no pieces") {
  const Result<GameEquipment> made =
      made_of("(board (square 4) (values Cell (range 1 4)))", "(players 1)", "(satisfy (all Different))");
  REQUIRE(made);
  CHECK(made->equipment.puzzle);
  CHECK(made->equipment.components.size() == 1);
  CHECK(made->equipment.values[0].max == 4);
}

TEST_CASE("sizes may be worked out") {
  const auto cells = [](const std::string& graph) {
    return equipment_of("(board " + graph + ")").board.count(ir::SiteType::Cell);
  };
  CHECK(cells("(square (+ 1 (* 2 2)))") == 25);
  CHECK(cells("(rectangle (/ 7 2) (max 4 (abs -5)))") == 15);
  CHECK(cells("(rectangle (- 5 1) (^ 2 3))") == 32);
  CHECK(cells("(square (min 3 (+ {1 2 3})))") == 9);
}

TEST_CASE("what cannot be made is an error, not a crash") {
  struct Wrong {
    const char* items;
    const char* code;
  };
  constexpr Wrong kWrong[] = {
      {"(board (square (/ 3 0)))", "L0309"},
      {"(board (square (* 100000 100000)))", "L0309"},
      {"(board (square 3)) (hand P1 size:(count Pieces))", "L0301"},
      {"(board (merge (square 3) (square 4) connect:(is Mover P1)))", "L0302"},
      {"(board (square 100000))", "L0304"},
      {"(board (layers 1000 (layers 1000 (square 3))))", "L0304"},
      {"(board (square 0))", "L0306"},
      {"(board (hex -3))", "L0306"},
      {"(board (scale 1e38 (square 3)))", "L0308"},
      {"(board (add (square 3) vertices:{{1e30 0}}) use:Vertex)", "L0308"},
      {"(board (add (square 2) vertices:{{1}}))", "L0310"},
      {"(board (add (square 2) edges:{{{0 0}}}))", "L0311"},
      {"(board (add (square 2) edges:{{0 1 2}}))", "L0311"},
      {"(board (add (square 2) edgesCurved:{{{0 0} {1 1}}}))", "L0312"},
      {"(board (concentric Target rings:-1 steps:4))", "L0313"},
      {"(board (concentric Square))", "L0314"},
      {"(board (repeat 2 2 step:{{1 0}} (poly {{0 0} {0 1} {1 1}})))", "L0315"},
      {"(piece \"Disc\" Each)", "L0322"},
      {"(board (square 3)) (board (square 3))", "L0322"},
      {"(board (square 3)) (hand Each size:0)", "L0324"},
      {"(board (square 3)) (deck suits:1000000)", "L0325"},
      {"(mancalaBoard 9 6)", "L0330"},
      {"(surakartaBoard (hex 3))", "L0331"},
      {"(board (square 3)) (dice d:0 num:2)", "L0332"},
      {"(board (square 3)) (dice d:2 num:-2)", "L0332"},
      {"(board (square 3)) (die \"Die\" All numFaces:2000000000)", "L0332"},
      {"(board (square 3)) (deck cardsBySuit:20)", "L0333"},
      {"(board (square 3)) (dominoes upTo:1000)", "L0334"},
      {"(board (square 3)) (tile \"T\" numSides:1000)", "L0335"},
      {"(board (square 3)) (tile \"T\" slotsPerSide:1000)", "L0337"},
      {"(board (square 3)) (tile \"T\" slots:{1 -1 1 1})", "L0337"},
      {"(board (square 3)) (tile \"T\" {(path from:0 to:4 colour:1)})", "L0338"},
      {"(board (square 3)) (tile \"T\" {(path from:0 slotsFrom:1 to:2 colour:1)})", "L0338"},
      {"(board (square 3)) (map {1 2} {3})", "L0336"},
      {"(board (square 3) (track \"T\" \"0,Q\"))", "L0340"},
      {"(board (square 3) (track \"T\" \"900,E\"))", "L0340"},
      {"(board (square 3) (track \"T\" {0}))", "L0342"},
  };
  for (const Wrong& wrong : kWrong) {
    CAPTURE(wrong.items);
    const Result<GameEquipment> made = made_of(wrong.items);
    REQUIRE(!made);
    CHECK(made.diagnostics.front().code == wrong.code);
    CHECK(made.diagnostics.front().at.column > 1);
  }
  CHECK(!made_of("(board (square 3))", "(players 17)"));
  CHECK(!made_of("(board (square 3))", "(players -1)"));
}

TEST_CASE("what is odd but possible is a warning") {
  const auto warned = [](const std::string& items, const std::string& code) {
    const Result<GameEquipment> made = made_of(items);
    REQUIRE(made);
    REQUIRE(made.diagnostics.size() == 1);
    CHECK(made.diagnostics.front().severity == Severity::Warning);
    CHECK(made.diagnostics.front().code == code);
  };
  warned("(board (spiral turns:4 sites:80))", "L0326");
  warned("(board (merge (square 3) (trim (rectangle 1 1))) use:Vertex)", "L0307");
}

TEST_CASE("a text of many large parts is stopped") {
  // To move a graph takes less time than to make one, and its elements count as much.
  std::string moved = "(square 200)";
  for (int i = 0; i < 5; ++i) moved = "(shift 1 0 " + moved + ")";
  std::string parts;
  for (int i = 0; i < 6; ++i) parts += "(shift " + std::to_string(i) + " 0 " + moved + ") ";
  const Result<GameEquipment> made = made_of("(board (merge {" + parts + "}))");
  REQUIRE(!made);
  CHECK(made.diagnostics.front().code == "L0305");
}

TEST_CASE("an error points at its cause") {
  const Result<GameEquipment> made = made_of("(board (merge {(square 3) (hex 500)}))");
  REQUIRE(!made);
  CHECK(made.diagnostics.front().at.line == 1);
  CHECK(made.diagnostics.front().at.text.substr(
            static_cast<std::size_t>(made.diagnostics.front().at.column) - 1, 8) == "(hex 500");
}

}  // namespace
}  // namespace ludens::ludemes
