#include "render/board_scene.h"

#include <algorithm>
#include <cmath>

#include "render/draft.h"

namespace ludens::render {

using geometry::Edge;
using geometry::Face;

bool Draft::shows(const Xy& at) const {
  return crop.width() <= 0 ||
         (at.x >= crop.left && at.x <= crop.right && at.y >= crop.top && at.y <= crop.bottom);
}

namespace {

constexpr double kRim = 14;  // of the board around its cells

// The largest circle around a cell's centre that stays inside it.
double room_in(const Draft& draft, const Face& face) {
  const Xy centre = draft.frame.place(face.at);
  double room = kUnit / 2;
  const auto& vertices = draft.board.graph().vertices;
  for (size_t i = 0; i < face.vertices.size(); ++i) {
    const Xy a = draft.frame.place(vertices[static_cast<size_t>(face.vertices[i])].at);
    const Xy b =
        draft.frame.place(vertices[static_cast<size_t>(face.vertices[(i + 1) % face.vertices.size()])].at);
    const double length = apart(a, b);
    if (length < 1e-6) continue;
    room = std::min(room, std::abs((b.x - a.x) * (centre.y - a.y) - (b.y - a.y) * (centre.x - a.x)) / length);
  }
  return room;
}

// Pieces look alike nearly everywhere: large sites are no roomier than common ones.
void even_out(std::vector<Place>& places) {
  std::vector<double> rooms;
  for (const Place& place : places) rooms.push_back(place.radius);
  if (rooms.empty()) return;
  const auto low = rooms.begin() + static_cast<std::ptrdiff_t>(rooms.size() * 2 / 5);
  std::nth_element(rooms.begin(), low, rooms.end());
  for (Place& place : places) place.radius = std::min(place.radius, *low);
}

void find_cells(Draft& draft) {
  std::vector<Place>& places = draft.scene.places[static_cast<size_t>(SiteType::Cell)];
  for (const Face& face : draft.board.graph().faces) {
    Place& place = places.emplace_back();
    place.at = draft.frame.place(face.at);
    place.radius = std::max(8.0, room_in(draft, face) * 0.86);
    for (const int vertex : face.vertices)
      place.corners.push_back(
          draft.frame.place(draft.board.graph().vertices[static_cast<size_t>(vertex)].at));
  }
  even_out(places);
}

void find_vertices(Draft& draft) {
  std::vector<Xy> spots;
  for (const geometry::Vertex& vertex : draft.board.graph().vertices)
    spots.push_back(draft.frame.place(vertex.at));
  const std::vector<double> near = nearest_distances(spots, kUnit);
  // Where cells are played too, they need their room.
  const double share = draft.plan.ground == Ground::Cells ? 0.24 : 0.44;
  std::vector<Place>& places = draft.scene.places[static_cast<size_t>(SiteType::Vertex)];
  for (size_t v = 0; v < spots.size(); ++v) {
    Place& place = places.emplace_back();
    place.at = spots[v];
    place.radius = std::clamp(near[v], 20.0, kUnit) * share;
  }
  even_out(places);
}

void find_edges(Draft& draft) {
  std::vector<Place>& places = draft.scene.places[static_cast<size_t>(SiteType::Edge)];
  for (const Edge& edge : draft.board.graph().edges) {
    Place& place = places.emplace_back();
    place.at = draft.frame.place(edge.at);
    place.radius = 22;
    place.along = draft.frame.edge_path(edge);
  }
}

// The part of an endless board around what lies on it.
void choose_crop(Draft& draft) {
  if (!draft.subject.equipment.boardless || draft.own_places().empty()) return;
  const auto& places = draft.own_places();
  Box box{1e9, 1e9, -1e9, -1e9};
  if (const Position* position = draft.options.position) {
    const SiteType type = draft.scene.own_type;
    const int sites = std::min(position->sites(type), static_cast<int>(places.size()));
    for (int site = 0; site < sites; ++site)
      if (const Xy at = places[static_cast<size_t>(site)].at;
          draft.subject.equipment.grows() ? position->exists(site) : !position->is_free(type, site))
        box.hold(at.x, at.y);
  }
  if (box.left > box.right) {
    const Xy middle = places[places.size() / 2].at;
    box = {middle.x, middle.y, middle.x, middle.y};
  }
  // What exists of a board that grows, and no more.
  const double margin = (draft.subject.equipment.grows() ? 0.1 : 2.6) * kUnit;
  box.left -= margin;
  box.top -= margin;
  box.right += margin;
  box.bottom += margin;
  draft.crop = box;
}

void hold_places(Draft& draft) {
  Box& view = draft.scene.view;
  view = {1e9, 1e9, -1e9, -1e9};
  for (int type = 0; type < geometry::kSiteTypes; ++type)
    for (const Place& place : draft.scene.places[static_cast<size_t>(type)])
      if (draft.shows(place.at)) view.hold(place.at.x, place.at.y, 4);
  for (const Place& place : draft.own_places())
    if (draft.shows(place.at)) view.hold(place.at.x, place.at.y, std::max(42.0, place.radius + 6));
  if (view.left > view.right) view = {0, 0, kUnit, kUnit};
}

const char* cell_colour(const Draft& draft, size_t cell) {
  if (!draft.plan.chequered) return "cell";
  const int phase = draft.board.phases(SiteType::Cell)[cell];
  constexpr const char* kPhases[] = {"cell-dark", "cell-light", "cell-third"};
  return kPhases[static_cast<size_t>(std::max(phase, 0)) % 3];
}

// One row of sites in which pieces are dropped: each becomes a column.
void raise_columns(Draft& draft) {
  constexpr int kHigh = 6;
  Box box{1e9, 1e9, -1e9, -1e9};
  for (const Place& place : draft.scene.places[static_cast<size_t>(SiteType::Cell)])
    box.hold(place.at.x, place.at.y, kUnit / 2);
  box.top -= (kHigh - 1) * 0.96 * kUnit;
  draft.scene[Layer::Ground].push_back({.kind = ShapeKind::Rect,
                                        .x = box.left,
                                        .y = box.top,
                                        .w = box.width(),
                                        .h = box.height(),
                                        .stroke = "ground-edge",
                                        .width = 2 * kRim});
  draft.scene.view.hold(box.left, box.top, kRim + 4);
  std::vector<Place>& places = draft.scene.places[static_cast<size_t>(SiteType::Cell)];
  for (size_t site = 0; site < places.size(); ++site) {
    Place& place = places[site];
    place.grow = {0, -0.96 * kUnit};
    place.row_limit = 4 * kHigh;
    for (int k = 1; k < kHigh; ++k)
      draft.scene[Layer::Cells].push_back({.kind = ShapeKind::Rect,
                                           .x = place.at.x - kUnit / 2,
                                           .y = place.at.y + k * place.grow.y - kUnit / 2,
                                           .w = kUnit,
                                           .h = kUnit,
                                           .fill = "cell",
                                           .stroke = "cell-edge",
                                           .width = 1.5,
                                           .site = site_name(SiteType::Cell, static_cast<int>(site))});
    draft.scene.view.hold(place.at.x, place.at.y + (kHigh - 1) * place.grow.y, kUnit / 2);
  }
}

}  // namespace

void draw_cells(Draft& draft) {
  const auto& faces = draft.board.graph().faces;
  const bool played = draft.plan.played[static_cast<size_t>(SiteType::Cell)];
  const bool edges_played = draft.plan.played[static_cast<size_t>(SiteType::Edge)];
  std::vector<Place>& places = draft.scene.places[static_cast<size_t>(SiteType::Cell)];
  std::string outline;
  for (size_t cell = 0; cell < faces.size(); ++cell) {
    if (!draft.shows(cell, places[cell].at)) continue;
    const std::string path = draft.frame.face_path(faces[cell]);
    outline += path;
    places[cell].drawn = played;
    for (const Xy& corner : places[cell].corners) draft.scene.view.hold(corner.x, corner.y, kRim + 4);
    draft.scene[Layer::Cells].push_back(
        {.words = path,
         .fill = cell_colour(draft, cell),
         .stroke = edges_played ? "none" : "cell-edge",
         .width = draft.plan.chequered ? 1.5 : 2.5,
         .site = played ? site_name(SiteType::Cell, static_cast<int>(cell)) : std::string()});
  }
  draft.scene[Layer::Ground].push_back(
      {.words = outline, .fill = "ground", .stroke = "ground-edge", .width = 2 * kRim});
  if (draft.plan.columns) raise_columns(draft);
  for (const geometry::Vertex& vertex : draft.board.graph().vertices) {
    const Xy at = draft.frame.place(vertex.at);
    if (draft.shows(at)) draft.scene.view.hold(at.x, at.y, kRim + 4);
  }
}

namespace {

// Around all points.
std::string hull_path(const std::vector<Place>& points) {
  std::vector<Xy> sorted;
  for (const Place& place : points) sorted.push_back(place.at);
  std::sort(sorted.begin(), sorted.end(),
            [](const Xy& a, const Xy& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  std::vector<Xy> hull;
  const auto add_chain = [&](auto begin, auto end) {
    const size_t first = hull.size();
    for (auto at = begin; at != end; ++at) {
      while (hull.size() >= first + 2) {
        const Xy &a = hull[hull.size() - 2], &b = hull.back();
        if ((b.x - a.x) * (at->y - a.y) - (b.y - a.y) * (at->x - a.x) > 0) break;
        hull.pop_back();
      }
      hull.push_back(*at);
    }
  };
  add_chain(sorted.begin(), sorted.end());
  add_chain(sorted.rbegin(), sorted.rend());
  std::string path;
  for (const Xy& corner : hull) path += (path.empty() ? "M" : "L") + at_text(corner);
  return path + "Z";
}

// A board with corners gets a rectangle below; any other a broad band along its lines.
void draw_ground_of_lines(Draft& draft, const std::string& lines) {
  const std::vector<Place>& points = draft.scene.places[static_cast<size_t>(SiteType::Vertex)];
  Box box{1e9, 1e9, -1e9, -1e9};
  for (const Place& place : points) box.hold(place.at.x, place.at.y);
  int corners = 0;
  for (const Xy corner :
       {Xy{box.left, box.top}, Xy{box.right, box.top}, Xy{box.left, box.bottom}, Xy{box.right, box.bottom}})
    corners += std::any_of(points.begin(), points.end(),
                           [&](const Place& place) { return apart(place.at, corner) < 12; });
  constexpr double kAround = 56;
  std::vector<Shape>& ground = draft.scene[Layer::Ground];
  if (corners >= 4) {
    ground.push_back({.kind = ShapeKind::Rect,
                      .x = box.left - kAround,
                      .y = box.top - kAround,
                      .w = box.width() + 2 * kAround,
                      .h = box.height() + 2 * kAround,
                      .round = 14,
                      .fill = "ground",
                      .stroke = "ground-edge",
                      .width = 4});
  } else if (lines.empty()) {
    const std::string path = hull_path(points);
    ground.push_back(
        {.words = path, .fill = "ground-edge", .stroke = "ground-edge", .width = 2 * kAround + 8});
    ground.push_back({.words = path, .fill = "ground", .stroke = "ground", .width = 2 * kAround});
  } else {
    std::string path = lines;
    for (const Face& face : draft.board.graph().faces) path += draft.frame.face_path(face);
    for (const Place& place : points) path += "M" + at_text(place.at) + "h.1";
    ground.push_back(
        {.words = path, .fill = "ground-edge", .stroke = "ground-edge", .width = 2 * kAround + 8});
    ground.push_back({.words = path, .fill = "ground", .stroke = "ground", .width = 2 * kAround});
  }
  draft.scene.view.hold(box.left, box.top, kAround + 6);
  draft.scene.view.hold(box.right, box.bottom, kAround + 6);
}

bool is_diagonal(const Draft& draft, const Edge& edge) {
  const auto& vertices = draft.board.graph().vertices;
  const Xy a = draft.frame.place(vertices[static_cast<size_t>(edge.a)].at);
  const Xy b = draft.frame.place(vertices[static_cast<size_t>(edge.b)].at);
  return std::abs(a.x - b.x) > 1 && std::abs(a.y - b.y) > 1;
}

// Nothing but squares: points are where lines cross, and need no dots.
bool is_plain_grid(const Draft& draft) {
  const geometry::Graph& graph = draft.board.graph();
  return graph.basis == geometry::Basis::Square && graph.vertices.size() >= 16 &&
         std::all_of(graph.faces.begin(), graph.faces.end(),
                     [](const Face& face) { return face.vertices.size() == 4; }) &&
         std::none_of(graph.edges.begin(), graph.edges.end(),
                      [&](const Edge& edge) { return is_diagonal(draft, edge); });
}

}  // namespace

void draw_lines(Draft& draft) {
  const bool edges_played = draft.plan.played[static_cast<size_t>(SiteType::Edge)];
  const bool points_played = draft.plan.played[static_cast<size_t>(SiteType::Vertex)];
  const bool on_cells = draft.plan.ground == Ground::Cells;
  std::string all;
  const auto& edges = draft.board.graph().edges;
  std::vector<Place>& edge_places = draft.scene.places[static_cast<size_t>(SiteType::Edge)];
  for (size_t e = 0; e < edges.size(); ++e) {
    if (!draft.frame.is_flat(edges[e]) || !draft.shows(edge_places[e].at)) continue;
    const std::string& path = edge_places[e].along;
    if (edges_played) {
      edge_places[e].drawn = true;
      draft.scene[Layer::Edges].push_back({.words = path,
                                           .stroke = "line",
                                           .width = 5,
                                           .opacity = 0.7,
                                           .dashed = true,
                                           .site = site_name(SiteType::Edge, static_cast<int>(e))});
    }
    if (!draft.subject.look.hide_edges) all += path;
  }
  if (!edges_played && !on_cells)
    draft.scene[Layer::Edges].push_back({.words = all, .stroke = "line", .width = 3.5});
  if (!on_cells) draw_ground_of_lines(draft, all);
  if (on_cells && !points_played && !edges_played) return;
  const bool grid = is_plain_grid(draft);
  std::vector<Place>& places = draft.scene.places[static_cast<size_t>(SiteType::Vertex)];
  for (size_t v = 0; v < places.size(); ++v) {
    if (!draft.shows(places[v].at)) continue;
    places[v].drawn = points_played;
    const bool hole = draft.plan.holes || draft.subject.look.hide_edges;
    Shape point{.kind = ShapeKind::Circle,
                .x = places[v].at.x,
                .y = places[v].at.y,
                .w = hole           ? std::max(10.0, places[v].radius * 0.62)
                     : edges_played ? 9.0
                     : grid         ? 2.5
                                    : 7.0,
                .fill = hole ? "pit" : "point"};
    if (hole) {
      point.stroke = "pit-edge";
      point.width = 3;
    }
    if (points_played) point.site = site_name(SiteType::Vertex, static_cast<int>(v));
    draft.scene[Layer::Vertices].push_back(std::move(point));
  }
}

namespace {

// Areas between lines, where pieces may lie in them too.
void draw_bare_cells(Draft& draft) {
  std::vector<Place>& places = draft.scene.places[static_cast<size_t>(SiteType::Cell)];
  const auto& faces = draft.board.graph().faces;
  for (size_t cell = 0; cell < faces.size(); ++cell) {
    places[cell].drawn = true;
    draft.scene[Layer::Cells].push_back({.words = draft.frame.face_path(faces[cell]),
                                         .site = site_name(SiteType::Cell, static_cast<int>(cell))});
  }
}

}  // namespace

BoardScene make_board(const Subject& subject, const BoardOptions& options) {
  const geometry::Topology& board = subject.equipment.board;
  Draft draft{subject,      options, board, make_plan(subject.equipment, subject.program, subject.look),
              Frame(board), {}};
  draft.scene.title = subject.program ? subject.program->name : std::string();
  draft.scene.own_type = board.default_type();
  draft.scene.own_sites = board.count(board.default_type());
  if (subject.equipment.containers.size() > 1) draft.scene.beyond = subject.equipment.containers[1].first;
  find_cells(draft);
  find_vertices(draft);
  find_edges(draft);
  if (subject.equipment.boardless) {
    const int first = subject.equipment.grows() ? geometry::first_site(subject.equipment.growth.window) : 0;
    draft.scene.anchor =
        draft.scene.places[static_cast<size_t>(SiteType::Cell)][static_cast<size_t>(first)].at;
  }
  choose_crop(draft);
  hold_places(draft);
  switch (draft.plan.ground) {
    case Ground::Pits:
      draw_pits(draft);
      break;
    case Ground::Table:
      draw_table(draft);
      break;
    case Ground::Cells:
      draw_cells(draft);
      draw_lines(draft);
      break;
    case Ground::Lines:
      draw_lines(draft);
      if (draft.plan.played[static_cast<size_t>(SiteType::Cell)]) draw_bare_cells(draft);
      draw_loops(draft);
      break;
  }
  if (draft.plan.ground != Ground::Table) draw_regions(draft);
  draw_signs(draft);
  if (options.coordinates && (draft.plan.ground == Ground::Cells || draft.plan.ground == Ground::Lines))
    draw_coordinates(draft);
  place_hands(draft);
  constexpr double kMargin = 16;
  draft.scene.view.left -= kMargin;
  draft.scene.view.top -= kMargin;
  draft.scene.view.right += kMargin;
  draft.scene.view.bottom += kMargin;
  return std::move(draft.scene);
}

}  // namespace ludens::render
