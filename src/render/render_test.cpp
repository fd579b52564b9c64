// render_test.cpp - pictures of small games: everything is there once, and the text is sound XML.
#include <doctest/doctest.h>

#include <cmath>
#include <set>

#include "engine/turn.h"
#include "render/drawable.h"
#include "render/painter.h"
#include "render/palette.h"
#include "render/position_scene.h"
#include "render/sheet.h"

namespace ludens::render {
namespace {

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

// The first thing wrong with the brackets and quotes of an XML text; empty if it is sound.
std::string xml_fault(const std::string& text) {
  std::vector<std::string> open;
  for (size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at)) {
    size_t end = at + 1;
    bool quoted = false;
    for (; end < text.size() && (quoted || text[end] != '>'); ++end) {
      if (text[end] == '"') quoted = !quoted;
      if (text[end] == '<') return "< inside of " + text.substr(at, 60);
    }
    if (end == text.size()) return "never closed: " + text.substr(at, 60);
    const std::string tag = text.substr(at + 1, end - at - 1);
    const std::string name = tag.substr(0, tag.find_first_of(" /", 1));
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return "unexpected " + tag;
      open.pop_back();
    } else if (!tag.ends_with('/')) {
      open.push_back(name);
    }
    at = end;
  }
  return open.empty() ? "" : "left open: " + open.back();
}

struct Drawn {
  Drawable game;
  BoardScene board;
  PositionScene position;
  std::string svg;
};

Drawn draw(const std::string& equipment, const std::string& start, const std::string& metadata = "",
           const std::string& play = "(move Add (to (sites Empty)))", int plies = 0) {
  const std::string text = "(game \"T\" (players 2) (equipment {" + equipment + "}) (rules " + start +
                           " (play " + play + ") (end (if (no Moves Next) (result Mover Win))))) " + metadata;
  Result<Drawable> game = read_drawable("t.lud", text);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  REQUIRE_MESSAGE(game->game, game->needs.front());
  Drawn out{std::move(*game), {}, {}, {}};
  interpreter::Machine machine(out.game.game->prepared());
  auto block = runtime::make_block(out.game.game->prepared().layout);
  interpreter::Chance chance;
  interpreter::History history;
  machine.chance = &chance;
  machine.history = &history;
  machine.attach(reinterpret_cast<std::byte*>(block.data()));
  engine::start(machine);
  engine::MoveList list;
  Random random(1);
  for (int i = 0; i < plies; ++i) {
    engine::Move move;
    engine::random_move(machine, list, random, move);
    engine::apply(machine, move);
  }
  const Subject subject = out.game.subject();
  out.board = make_board(subject);
  out.position = make_position(subject, out.board, machine.view);
  out.svg = to_svg(out.board, out.position);
  CHECK(xml_fault(out.svg) == "");
  return out;
}

// Every site of the board and of the hands has exactly one element below the pieces.
void check_sites(const Drawn& drawn) {
  std::multiset<std::string> sites;
  for (const auto& layer : drawn.board.layers)
    for (const Shape& shape : layer)
      if (!shape.site.empty()) sites.insert(shape.site);
  std::multiset<std::string> expected;
  for (int site = 0; site < drawn.game.equipment->site_count(); ++site)
    expected.insert(drawn.board.name_of(drawn.board.own_type, site));
  CHECK(sites == expected);
}

TEST_CASE("a position has an element for every site and a figure for every piece") {
  const Drawn drawn = draw("(board (square 3)) (piece \"Knight\" Each) (hand Each)",
                           "(start {(place \"Knight1\" {0 4}) (place \"Knight2\" (handSite P2) count:3)})");
  check_sites(drawn);
  REQUIRE(drawn.position.pieces.size() == 3);
  CHECK(drawn.position.pieces[0].site == "c0");
  CHECK(drawn.position.pieces[1].symbol == "knight");
  CHECK(drawn.position.pieces[1].fill == "p1");
  CHECK(drawn.position.pieces[2].site == "c10");
  CHECK(count(drawn.svg, "class=\"piece\"") == 3);
  CHECK(drawn.svg.find(">3</text>") != std::string::npos);  // the badge, and a row's number
  CHECK(position_json(drawn.position)
            .text()
            .find("{\"site\":\"c4\",\"level\":0,\"name\":\"Knight1\",\"owner\":1,"
                  "\"symbol\":\"knight\"") != std::string::npos);
}

TEST_CASE("neighbours lie 100 apart, whatever the board is made of") {
  for (const char* board : {"(board (square 4))", "(board (hex 3))", "(board (square 4) use:Vertex)",
                            "(board (scale 7 (square 4)))"}) {
    const Drawn drawn = draw(std::string(board) + " (piece \"Disc\" Each)", "");
    check_sites(drawn);
    const Xy a = drawn.board.find(drawn.board.own_type, 0)->at;
    double nearest = 1e9;
    for (int site = 1; site < drawn.board.own_sites; ++site) {
      const Xy b = drawn.board.find(drawn.board.own_type, site)->at;
      nearest = std::min(nearest, std::hypot(a.x - b.x, a.y - b.y));
    }
    CHECK(nearest == doctest::Approx(100).epsilon(0.001));
  }
}

TEST_CASE("boards are chequered where pieces step over squares, and not where they are only put down") {
  const auto colours = [](const Drawn& drawn) {
    std::set<std::string> fills;
    for (const Shape& cell : drawn.board[Layer::Cells]) fills.insert(cell.fill);
    return fills.size();
  };
  const std::string equipment =
      "(board (square 4)) (piece \"Disc\" Each (move Step (to if:(is Empty (to)))))";
  CHECK(colours(draw(equipment, "(start (place \"Disc1\" 0))", "", "(forEach Piece)")) == 2);
  // Captures by going there are moves, too, though a pass makes one action of them.
  const std::string captures =
      "(board (square 4)) (piece \"Disc\" Each (move Step (to if:(not (is Friend (who at:(to)))) "
      "(apply (if (is Enemy (who at:(to))) (remove (to)))))))";
  CHECK(colours(draw(captures, "(start (place \"Disc1\" 0))", "", "(forEach Piece)")) == 2);
  CHECK(colours(draw(equipment, "")) == 1);
  CHECK(colours(draw(equipment, "", "(metadata (graphics {(board Style CHESS)}))")) == 2);
  CHECK(colours(draw(equipment, "(start (place \"Disc1\" 0))", "(metadata (graphics {(board Style Tafl)}))",
                     "(forEach Piece)")) == 1);
}

TEST_CASE("pits always show how many seeds they hold") {
  const Drawn drawn =
      draw("(mancalaBoard 2 3 {(track \"Track\" \"1,E,N,W\" loop:True)}) (piece \"Seed\" Shared)",
           "(start (set Count 4 to:(sites Bottom)))", "(metadata (graphics {(board Style Mancala)}))",
           "(move Select (from (sites Occupied by:Shared)))");
  check_sites(drawn);
  CHECK(drawn.position.counts.size() == 8);
  CHECK(count(drawn.svg, ">4</text>") == 3);
  CHECK(count(drawn.svg, ">0</text>") == 5);
}

TEST_CASE("piles show five of their pieces, and how many there are") {
  const Drawn drawn = draw("(board (square 3)) (piece \"Disc\" Each)",
                           "(start {(place Stack \"Disc1\" 0 count:7) (place Stack \"Disc2\" 1 count:2)})");
  CHECK(drawn.position.pieces.size() == 5 + 2);
  REQUIRE(drawn.position.counts.size() == 2);
  CHECK(drawn.position.counts[1].words == "7");
  CHECK(drawn.position.pieces[4].level == 6);
  CHECK(drawn.position.pieces[4].y < drawn.position.pieces[3].y);
}

TEST_CASE("on a table, pieces lie in rows along the points") {
  const Drawn drawn = draw("(board (rectangle 2 13) use:Vertex) (dice num:2) (piece \"Disc\" Each)",
                           "(start {(place Stack \"Disc1\" 0 count:6) (place Stack \"Disc2\" 13 count:2)})",
                           "(metadata (graphics {(board Style backgammon)}))");
  check_sites(drawn);
  const auto& pieces = drawn.position.pieces;
  REQUIRE(pieces.size() == 2 + 5 + 2);  // the dice too
  std::vector<Figure> low, high;
  for (const Figure& piece : pieces) {
    if (piece.site == "v0") low.push_back(piece);
    if (piece.site == "v13") high.push_back(piece);
  }
  REQUIRE(low.size() == 5);
  CHECK(low[1].y < low[0].y);
  CHECK(high[1].y > high[0].y);
  CHECK(count(drawn.svg, ">6</text>") == 1);
}

TEST_CASE("men that are borne off lie in a tray beside the table") {
  const std::string equipment = "(board (rectangle 2 13) use:Vertex) (dice num:2) (piece \"Disc\" Each)";
  const std::string start = "(start {(place Stack \"Disc1\" 0 count:4) (place Stack \"Disc2\" 13 count:2)})";
  const std::string table = "(metadata (graphics {(board Style backgammon)}))";
  const std::string off = "(move Remove (sites Occupied by:Mover))";
  const auto bars = [](const Drawn& drawn, const char* colour) {
    return std::count_if(drawn.position.counts.begin(), drawn.position.counts.end(), [&](const Shape& shape) {
      return shape.kind == ShapeKind::Rect && shape.fill == colour;
    });
  };
  const Drawn before = draw(equipment, start, table, off);
  REQUIRE(before.board.trays.size() == 2);
  CHECK(bars(before, "p1") + bars(before, "p2") == 0);
  const Drawn after = draw(equipment, start, table, off, 3);
  CHECK(bars(after, "p1") == 2);
  CHECK(bars(after, "p2") == 1);
  CHECK(draw(equipment, start, table).board.trays.empty());  // where nothing is ever taken off
}

TEST_CASE("colours are called as people call them") {
  CHECK(colour_name("p2") == "Black");
  CHECK(colour_name(named_colour("LightBlue")) == "Light blue");
  CHECK(colour_name(named_colour("VeryLightGrey")) == "Very light grey");
  CHECK(colour_name(named_colour("DarkerRed")) == "Darker red");
  CHECK(colour_name("#123456").empty());
}

TEST_CASE("what decided a game is ringed") {
  const Drawn drawn = draw("(board (square 3)) (piece \"Disc\" Each)", "(start (place \"Disc1\" {0 1 2}))");
  CHECK(count(drawn.svg, "class=\"decided\"") == 0);
  const Subject subject = drawn.game.subject();
  const runtime::Layout& layout = drawn.game.game->prepared().layout;
  auto block = runtime::make_block(layout);
  runtime::View view;
  view.attach(layout, reinterpret_cast<std::byte*>(block.data()));
  const PositionScene scene =
      make_position(subject, drawn.board, view,
                    {.last_move = false, .decided = {{SiteType::Cell, 0}, {SiteType::Cell, 2}}});
  REQUIRE(scene.decided.size() == 2);
  CHECK(scene.decided[1].site == "c2");
  CHECK(scene.decided[1].stroke == "decided");
  CHECK(count(position_svg(scene, {}), "class=\"decided\"") == 1);
}

TEST_CASE("the last move is marked") {
  const Drawn drawn =
      draw("(board (square 3)) (piece \"Disc\" Each)", "", "", "(move Add (to (sites Empty)))", 2);
  CHECK(drawn.position.pieces.size() == 2);
  CHECK(drawn.position.last_move.size() == 1);
}

TEST_CASE("targets are dots, and rings where something stands") {
  const Drawn drawn = draw("(board (square 3)) (piece \"Disc\" Each)", "(start (place \"Disc1\" 4))");
  auto block = runtime::make_block(drawn.game.game->prepared().layout);
  interpreter::Machine machine(drawn.game.game->prepared());
  machine.attach(reinterpret_cast<std::byte*>(block.data()));
  engine::start(machine);
  Marks marks;
  marks.targets = {{SiteType::Cell, 0}, {SiteType::Cell, 4}, {SiteType::Cell, 99}};
  marks.selected = {{SiteType::Cell, 4}};
  const PositionScene scene = make_position(drawn.game.subject(), drawn.board, machine.view, marks);
  REQUIRE(scene.targets.size() == 2);
  CHECK(scene.targets[0].fill == "mark");
  CHECK(scene.targets[1].stroke == "capture");
  CHECK(scene.selection.size() == 1);
}

TEST_CASE("flat pictures carry their colours, live ones follow the page") {
  const Drawn drawn = draw("(board (square 3)) (piece \"Disc\" Each)", "(start (place \"Disc2\" 4))");
  CHECK(drawn.svg.find("var(") == std::string::npos);
  const std::string dark = to_svg(drawn.board, drawn.position, {.theme = Theme::Dark});
  CHECK(dark.find(std::string(colour_value("paper", Theme::Dark))) != std::string::npos);
  CHECK(dark.find(std::string(colour_value("paper", Theme::Light))) == std::string::npos);
  const std::string live = to_svg(drawn.board, drawn.position, {.live = true});
  CHECK(xml_fault(live) == "");
  CHECK(live.find("<use href=\"#ld-disc\"") != std::string::npos);
  CHECK(live.find("prefers-color-scheme:dark") != std::string::npos);
  CHECK(live.find("#ff00ff") == std::string::npos);
  CHECK(drawn.svg.find("#ff00ff") == std::string::npos);  // a colour that nobody knows
}

TEST_CASE("sides that players connect are in their colours") {
  const Drawn drawn = draw(
      "(board (hex Diamond 3)) (piece \"Ball\" Each) (regions P1 {(sites Side NE) (sites Side SW)}) "
      "(regions P2 {(sites Side NW) (sites Side SE)})",
      "");
  REQUIRE(drawn.board[Layer::Regions].size() == 4);
  CHECK(drawn.board[Layer::Regions][0].stroke == "p1");
  CHECK(drawn.board[Layer::Regions][2].stroke == "p2");
}

TEST_CASE("a sheet holds all its pictures") {
  const Drawn drawn = draw("(board (square 3)) (piece \"Disc\" Each)", "(start (place \"Disc2\" 4))");
  const std::vector<SheetEntry> entries(3, {"A & B", drawn.board, drawn.position});
  const std::string svg = sheet_svg(entries, {});
  CHECK(xml_fault(svg) == "");
  CHECK(count(svg, "A &amp; B") == 3);
  CHECK(count(svg, "class=\"piece\"") == 3);
}

TEST_CASE("games whose rules are not understood still have a board") {
  const Result<Drawable> game = read_drawable(
      "t.lud",
      "(game \"T\" (players 2) (mode Simultaneous) (equipment {(board (square 3)) (piece \"Disc\" Each)}) "
      "(rules (play (move Add (to (sites Empty)))) (end (if (no Moves Next) (result Mover Win)))))");
  REQUIRE(game);
  CHECK_FALSE(game->needs.empty() == (game->game == nullptr));
  CHECK(count(to_svg(make_board(game->subject()), {}), "data-site=\"c") == 9);
}

}  // namespace
}  // namespace ludens::render
