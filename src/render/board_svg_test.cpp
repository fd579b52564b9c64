#include "render/board_svg.h"

#include <doctest/doctest.h>

#include "geometry/generators/generators.h"
#include "geometry/generators/generators_shapes.h"
#include "geometry/operators/operators.h"
#include "render/board_text.h"

namespace ludens::render {
namespace {

using geometry::SiteType;

ir::Equipment equipment_on(geometry::Graph graph, SiteType sites) {
  ir::Equipment equipment;
  equipment.players = 2;
  equipment.board = geometry::Topology(std::move(graph), sites);
  equipment.containers.push_back({"Board", ir::ContainerKind::Board, equipment.board.count(sites), 0, 0});
  equipment.components.resize(1);
  return equipment;
}

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST_CASE("a picture has every cell, edge, vertex and number") {
  const ir::Equipment equipment =
      equipment_on(geometry::make_rectangle(2, 3, geometry::Diagonals::None, SiteType::Cell), SiteType::Cell);
  const std::string svg = board_svg(equipment, {.labels = false, .title = "A<B"});
  CHECK(count(svg, "Z\"") == 6);         // cells
  CHECK(count(svg, "<path") == 6 + 17);  // and edges
  CHECK(count(svg, "<circle") == 12);
  CHECK(count(svg, "<text") == 7);
  CHECK(svg.find("A&lt;B") != std::string::npos);
  CHECK(board_svg(equipment, {.numbers = false, .labels = false}).find("<text") == std::string::npos);
}

TEST_CASE("hands are drawn below the board, with their numbers") {
  ir::Equipment equipment =
      equipment_on(geometry::make_rectangle(1, 1, geometry::Diagonals::None, SiteType::Cell), SiteType::Cell);
  equipment.containers.push_back({"Hand1", ir::ContainerKind::Hand, 2, 1, 1});
  const std::string svg = board_svg(equipment, {});
  CHECK(svg.find(">Hand1<") != std::string::npos);
  CHECK(svg.find(">2<") != std::string::npos);
}

TEST_CASE("round boards have round lines") {
  const int rings[] = {8, 8};
  const ir::Equipment equipment =
      equipment_on(geometry::make_concentric_circles(rings, false, SiteType::Vertex), SiteType::Vertex);
  CHECK(count(board_svg(equipment, {}), " C") >= 16);
}

TEST_CASE("layers stand side by side") {
  const ir::Equipment flat = equipment_on(
      geometry::make_rectangle(3, 3, geometry::Diagonals::None, SiteType::Vertex), SiteType::Vertex);
  const ir::Equipment stacked = equipment_on(
      geometry::layers(2, geometry::make_rectangle(3, 3, geometry::Diagonals::None, SiteType::Vertex)),
      SiteType::Vertex);
  const auto width = [](const std::string& svg) { return std::stod(svg.substr(svg.find("width=\"") + 7)); };
  CHECK(width(board_svg(stacked, {})) > width(board_svg(flat, {})) * 1.5);
}

TEST_CASE("the page of text") {
  ir::Equipment equipment =
      equipment_on(geometry::make_rectangle(2, 2, geometry::Diagonals::None, SiteType::Cell), SiteType::Cell);
  equipment.components.push_back({});
  equipment.components[1].name = "Disc1";
  equipment.components[1].owner = 1;
  equipment.regions.push_back({"Home", 2, true, {{0, 1}}, {""}, ""});
  equipment.maps.push_back({"M", {{1, 3}}});
  CHECK(board_text("Test", equipment, {}) ==
        "game        Test\n"
        "players     2\n"
        "board       4 cells, 9 vertices, 12 edges; played on cells\n"
        "rows        2, columns 2\n"
        "directions  orthogonal N E S W\n"
        "            diagonal NE SE SW NW\n"
        "containers  0 Board, nobody, sites 0..3\n"
        "components  1 Disc1, player 1\n"
        "regions     Home, player 2: 0 1\n"
        "maps        M: 1->3\n");
}

}  // namespace
}  // namespace ludens::render
