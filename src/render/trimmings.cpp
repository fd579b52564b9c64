// trimmings.cpp - what is added to a bare board: goals, homes, signs, star points, loops, coordinates.
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "ir/accessors.h"
#include "ir/ops/puzzles.h"
#include "render/draft.h"
#include "render/pieces.h"

namespace ludens::render {

namespace {

using geometry::Edge;

std::vector<int> sites_of(const ir::Region& region) {
  std::vector<int> sites;
  for (const std::vector<int>& part : region.parts) sites.insert(sites.end(), part.begin(), part.end());
  return sites;
}

bool is_side(const Draft& draft, const std::vector<int>& sites) {
  const auto properties = draft.board.properties(draft.scene.own_type);
  return !sites.empty() && std::all_of(sites.begin(), sites.end(), [&](int site) {
    return site >= 0 && static_cast<size_t>(site) < properties.size() &&
           geometry::has(properties[static_cast<size_t>(site)], geometry::Property::Perimeter);
  });
}

// The outer lines of these sites.
std::string outer_lines(const Draft& draft, const std::vector<int>& sites) {
  const std::set<int> inside(sites.begin(), sites.end());
  std::string path;
  for (const Edge& edge : draft.board.graph().edges) {
    const bool outer = edge.left == geometry::kNone || edge.right == geometry::kNone;
    const bool beside = draft.scene.own_type == SiteType::Cell
                            ? inside.contains(edge.left) || inside.contains(edge.right)
                            : inside.contains(edge.a) && inside.contains(edge.b);
    if (outer && beside) path += draft.frame.edge_path(edge);
  }
  return path;
}

}  // namespace

void draw_regions(Draft& draft) {
  const auto& places = draft.own_places();
  const bool pits = draft.plan.ground == Ground::Pits;
  for (const ir::Region& region : draft.subject.equipment.regions) {
    if (!region.fixed || region.owner < 1 || region.owner > draft.subject.equipment.players || pits) continue;
    const std::string colour = owner_colours(draft.subject, region.owner).fill;
    if (draft.plan.chequered) continue;
    const std::vector<int> sites = sites_of(region);
    if (draft.plan.goal_sides || is_side(draft, sites)) {
      for (const std::vector<int>& part : region.parts)
        if (is_side(draft, part))
          draft.scene[Layer::Regions].push_back(
              {.words = outer_lines(draft, part), .stroke = colour, .width = 22});
      continue;
    }
    if (sites.size() * 5 > places.size()) continue;
    for (const int site : sites) {
      if (site < 0 || static_cast<size_t>(site) >= places.size()) continue;
      const Place& place = places[static_cast<size_t>(site)];
      if (!draft.shows(place.at)) continue;
      draft.scene[Layer::Symbols].push_back({.kind = ShapeKind::Circle,
                                             .x = place.at.x,
                                             .y = place.at.y,
                                             .w = place.radius * 1.06,
                                             .stroke = colour,
                                             .width = 4,
                                             .opacity = 0.5});
    }
  }
}

namespace {

void draw_star_points(Draft& draft) {
  const int rows = draft.board.rows(SiteType::Vertex), columns = draft.board.columns(SiteType::Vertex);
  if (!draft.plan.star_points || rows != columns || rows < 9 || rows % 2 == 0) return;
  if (draft.board.count(SiteType::Vertex) != rows * columns) return;
  const int from_side = rows >= 13 ? 3 : 2;
  const auto is_star = [&](int line) {
    return line == from_side || line == rows - 1 - from_side || (line == rows / 2);
  };
  const auto coordinates = draft.board.coordinates(SiteType::Vertex);
  for (size_t v = 0; v < coordinates.size(); ++v) {
    const auto [row, column, layer] = coordinates[v];
    if (!is_star(row) || !is_star(column)) continue;
    // The middles of the sides have one only on the large board.
    if (rows < 15 && (row == rows / 2) != (column == rows / 2)) continue;
    const Xy at = draft.own_places()[v].at;
    draft.scene[Layer::Symbols].push_back(
        {.kind = ShapeKind::Circle, .x = at.x, .y = at.y, .w = 12, .fill = "point"});
  }
}

void draw_boxes(Draft& draft) {
  const int side = draft.board.rows(SiteType::Cell);
  const int box = static_cast<int>(std::lround(std::sqrt(side)));
  if (!draft.plan.boxes || box < 2 || box * box != side) return;
  std::string path;
  for (int i = box; i < side; i += box) {
    const double at = i * kUnit, whole = side * kUnit;
    path += "M" + at_text({at, 0}) + "V" + number(whole) + "M" + at_text({0, at}) + "H" + number(whole);
  }
  draft.scene[Layer::Symbols].push_back({.words = path, .stroke = "line", .width = 7});
}

// Which of a hint's two sites has the smaller value, where the rules compare them: 0 or 1; nothing otherwise.
std::optional<size_t> smaller_of_hint(const Draft& draft) {
  const ir::Program* program = draft.subject.program;
  if (!program) return std::nullopt;
  for (const ir::Node& node : program->nodes) {
    if (node.op != &ir::Op::CompareKnown) continue;
    const auto id = static_cast<ir::NodeId>(&node - program->nodes.data());
    const auto how =
        static_cast<ir::Op::Comparison>(ir::attribute<ir::Op::CompareKnown, "comparison">(*program, id));
    return how == ir::Op::Comparison::Less || how == ir::Op::Comparison::LessOrEqual ? 0 : 1;
  }
  return std::nullopt;
}

// A sign between two sites, whose point is at the smaller one.
void draw_comparison(Draft& draft, const Xy& small, const Xy& large) {
  const double length = std::max(apart(small, large), 1.0), half = std::min(11.0, length / 6);
  const Xy way{(large.x - small.x) / length * half, (large.y - small.y) / length * half};
  const Xy middle{(small.x + large.x) / 2, (small.y + large.y) / 2};
  const Xy point{middle.x - way.x, middle.y - way.y}, back{middle.x + way.x, middle.y + way.y};
  const std::string path = "M" + at_text({back.x - way.y * 1.2, back.y + way.x * 1.2}) + "L" +
                           at_text(point) + "L" + at_text({back.x + way.y * 1.2, back.y - way.x * 1.2});
  draft.scene[Layer::Symbols].push_back({.words = path, .stroke = "paper", .width = 14});
  draft.scene[Layer::Symbols].push_back({.words = path, .stroke = "ink", .width = 6});
}

// Numbers that a puzzle gives, in a corner of the first site that they are about; and what is less than what.
void draw_hints(Draft& draft) {
  const std::optional<size_t> smaller = smaller_of_hint(draft);
  for (const ir::Hints& hints : draft.subject.equipment.hints)
    for (const ir::Hint& hint : hints.hints) {
      const Place* place = hint.sites.empty() ? nullptr : draft.scene.find(hints.type, hint.sites.front());
      if (!place) continue;
      const Place* other = hint.sites.size() == 2 ? draft.scene.find(hints.type, hint.sites[1]) : nullptr;
      if (smaller && other) {
        draw_comparison(draft, *smaller == 0 ? place->at : other->at, *smaller == 0 ? other->at : place->at);
        continue;
      }
      const bool alone = hint.sites.size() == 1;
      draft.scene[Layer::Symbols].push_back({.kind = ShapeKind::Text,
                                             .words = std::to_string(hint.value),
                                             .x = place->at.x - (alone ? 0 : place->radius * 0.6),
                                             .y = place->at.y - (alone ? 0 : place->radius * 0.6),
                                             .h = alone ? 40.0 : 24.0,
                                             .fill = "ink"});
    }
}

std::vector<int> sites_of(const Draft& draft, const SiteSymbol& symbol) {
  if (symbol.region.empty()) return symbol.sites;
  for (const ir::Region& region : draft.subject.equipment.regions)
    if (region.name == symbol.region && region.fixed) return sites_of(region);
  const int site = draft.board.find_label(draft.scene.own_type, symbol.region);
  return site == geometry::kNone ? std::vector<int>() : std::vector<int>{site};
}

}  // namespace

void draw_signs(Draft& draft) {
  draw_star_points(draft);
  draw_boxes(draft);
  draw_hints(draft);
  std::vector<Shape>& signs = draft.scene[Layer::Symbols];
  std::string lines;
  for (const auto& [from, to] : draft.subject.look.lines) {
    const Place* a = draft.scene.find(draft.scene.own_type, from);
    const Place* b = draft.scene.find(draft.scene.own_type, to);
    // Lines between points are given by vertices, whatever is played on.
    if (draft.scene.own_type == SiteType::Cell) {
      a = draft.scene.find(SiteType::Vertex, from);
      b = draft.scene.find(SiteType::Vertex, to);
    }
    if (a && b) lines += "M" + at_text(a->at) + "L" + at_text(b->at);
  }
  if (!lines.empty()) signs.push_back({.words = lines, .stroke = "line", .width = 3.5});
  for (const SiteSymbol& symbol : draft.subject.look.symbols) {
    Likeness sign = likeness(symbol.image);
    if (sign.symbol == "letter") sign.symbol = "diamond";
    for (const int site : sites_of(draft, symbol)) {
      const Place* place = draft.scene.find(draft.scene.own_type, site);
      if (!place || site >= draft.scene.own_sites || !draft.shows(place->at)) continue;
      signs.push_back({.kind = ShapeKind::Sign,
                       .words = sign.symbol,
                       .x = place->at.x,
                       .y = place->at.y,
                       .w = place->radius * 1.5,
                       .fill = "none",
                       .stroke = "symbol",
                       .opacity = 0.9});
    }
  }
}

void draw_loops(Draft& draft) {
  Box box{1e9, 1e9, -1e9, -1e9};
  for (const Place& place : draft.own_places()) box.hold(place.at.x, place.at.y);
  std::set<std::pair<int, int>> seen;
  std::string path;
  for (const geometry::Track& track : draft.subject.equipment.tracks)
    for (const geometry::TrackSite& here : track.sites) {
      if (here.bump == 0 || here.next_index < 0) continue;
      const geometry::TrackSite& next = track.sites[static_cast<size_t>(here.next_index)];
      if (!seen.insert(std::minmax(here.site, next.site)).second) continue;
      const Place* a = draft.scene.find(draft.scene.own_type, here.site);
      const Place* b = draft.scene.find(draft.scene.own_type, next.site);
      if (!a || !b) continue;
      for (const Xy corner : {Xy{a->at.x, b->at.y}, Xy{b->at.x, a->at.y}}) {
        const bool is_corner = (std::abs(corner.x - box.left) < 1 || std::abs(corner.x - box.right) < 1) &&
                               (std::abs(corner.y - box.top) < 1 || std::abs(corner.y - box.bottom) < 1);
        const double radius = apart(a->at, corner);
        if (!is_corner || radius < 1 || std::abs(radius - apart(b->at, corner)) > 1) continue;
        const double cross =
            (a->at.x - corner.x) * (b->at.y - corner.y) - (a->at.y - corner.y) * (b->at.x - corner.x);
        path += "M" + at_text(a->at) + "A" + number(radius) + ' ' + number(radius) + " 0 1 " +
                (cross > 0 ? "0 " : "1 ") + at_text(b->at);
        draft.scene.view.hold(corner.x, corner.y, radius + 20);
      }
    }
  if (!path.empty()) draft.scene[Layer::Edges].push_back({.words = path, .stroke = "line", .width = 3.5});
}

namespace {

struct Line {
  std::vector<std::pair<int, int>> sites;  // place along the line, site
};

void label_line(Draft& draft, Line& line, const std::string& text, const Xy& otherwise, const Box& sites,
                const Box& board) {
  std::sort(line.sites.begin(), line.sites.end());
  const auto& places = draft.own_places();
  const Xy first = places[static_cast<size_t>(line.sites[0].second)].at;
  Xy way = otherwise;
  if (line.sites.size() > 1) {
    const Xy second = places[static_cast<size_t>(line.sites[1].second)].at;
    const double length = apart(first, second);
    if (length > 1) way = {(first.x - second.x) / length, (first.y - second.y) / length};
  }
  // Large boards are shown small.
  const double size =
      std::clamp(std::max(draft.scene.view.width(), draft.scene.view.height()) / 40, 28.0, 50.0);
  const double out = 62 + size * 0.75;
  Xy at{first.x + way.x * out, first.y + way.y * out};
  // A line that begins further in is labelled where the board ends.
  const bool covered =
      std::any_of(places.begin(), places.end(), [&](const Place& place) { return apart(place.at, at) < 66; });
  if (covered && way.x < -0.99) at.x = sites.left - out;
  if (covered && way.y > 0.99) at.y = sites.bottom + out;
  // Those beyond the sites stand in one line, and in no broad cell.
  if (way.x < -0.99 && at.x < sites.left) at.x = std::min(sites.left - out, board.left - size * 0.4);
  if (way.y > 0.99 && at.y > sites.bottom) at.y = std::max(sites.bottom + out, board.bottom + size * 0.4);
  draft.scene[Layer::Coordinates].push_back(
      {.kind = ShapeKind::Text, .words = text, .x = at.x, .y = at.y, .h = size, .fill = "faint"});
  draft.scene.view.hold(at.x, at.y, size * 0.8);
}

}  // namespace

void draw_coordinates(Draft& draft) {
  const SiteType type = draft.scene.own_type;
  const geometry::Basis basis = draft.board.graph().basis;
  const bool grid = basis == geometry::Basis::Square || basis == geometry::Basis::Hexagonal;
  if (type == SiteType::Edge || !grid || draft.board.layers(type) > 1 || draft.subject.equipment.boardless)
    return;
  std::map<std::string, Line> rows, columns;  // by the number and the letters of the labels
  for (int site = 0; site < draft.scene.own_sites; ++site) {
    const std::string label = draft.board.label(type, site);
    const size_t split = label.find_first_of("0123456789");
    if (split == 0 || split == std::string::npos || label.find('/') != std::string::npos) return;
    const geometry::Coordinate at = draft.board.coordinates(type)[static_cast<size_t>(site)];
    rows[label.substr(split)].sites.emplace_back(at.column, site);
    columns[label.substr(0, split)].sites.emplace_back(at.row, site);
  }
  constexpr size_t kMost = 30;
  if (rows.size() > kMost || columns.size() > kMost) return;
  Box sites{1e9, 1e9, -1e9, -1e9};
  for (const Place& place : draft.own_places()) sites.hold(place.at.x, place.at.y);
  const Box board = draft.scene.view;
  for (auto& [text, line] : rows) label_line(draft, line, text, {-1, 0}, sites, board);
  for (auto& [text, line] : columns) label_line(draft, line, text, {0, 1}, sites, board);
}

}  // namespace ludens::render
