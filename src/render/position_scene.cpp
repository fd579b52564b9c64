#include "render/position_scene.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "render/frame.h"
#include "render/large_figures.h"
#include "render/pieces.h"
#include "render/plan.h"
#include "render/tiles.h"

namespace ludens::render {

namespace {

constexpr int kMostLevels = 5;    // of a stack; a number says how many there are
constexpr double kStandard = 43;  // the radius of a place whose figures have size 100

class PositionMaker {
 public:
  PositionMaker(const Subject& subject, const BoardScene& board, const Position& position)
      : subject_(subject), board_(board), position_(position), looks_(subject) {
    int die = 0;
    die_of_.assign(static_cast<size_t>(subject.equipment.site_count()), -1);
    for (const ir::Container& container : subject.equipment.containers)
      if (container.kind == ir::ContainerKind::Dice)
        for (int i = 0; i < container.sites && die < engine::kMostDice; ++i)
          die_of_[static_cast<size_t>(container.first + i)] = die++;
  }

  PositionScene make(const Marks& marks) {
    given_ = {marks.given.begin(), marks.given.end()};
    for (const SiteType type : {SiteType::Cell, SiteType::Edge, SiteType::Vertex})
      if (position_.has_values(type)) most_value_ = std::max(most_value_, most_value(type));
    // Cells below edges below points: what is smaller lies on top.
    for (const SiteType type : {SiteType::Cell, SiteType::Edge, SiteType::Vertex}) {
      const auto& places = board_.places[static_cast<size_t>(type)];
      const int sites = std::min(position_.sites(type), static_cast<int>(places.size()));
      for (int site = 0; site < sites; ++site)
        if (places[static_cast<size_t>(site)].drawn) draw_site(type, site);
    }
    if (!board_.trays.empty()) draw_borne_off();
    for (const SiteRef& site : marks.given) shade(site);
    if (marks.last_move) mark_last_move();
    for (const SiteRef& target : marks.targets) mark_target(target);
    for (const SiteRef& site : marks.selected) mark_site(site, "mark", 7, out_.selection);
    for (const SiteRef& site : marks.decided) mark_site(site, "decided", 9, out_.decided);
    return std::move(out_);
  }

 private:
  void draw_site(SiteType type, int site) {
    const Place& place = board_.places[static_cast<size_t>(type)][static_cast<size_t>(site)];
    if (position_.has_values(type)) {
      if (most_value(type) > 0) draw_value(type, site, place);
      return;
    }
    const int levels = position_.levels(type, site);
    const int count = levels == 1 ? position_.count(type, site) : levels;
    if (place.pit) return draw_pit(type, site, place, levels == 0 ? 0 : std::max(count, levels));
    if (levels == 0) return;
    if (!place.along.empty()) return draw_edge(type, site, place);
    if (levels == 1 && draw_large(type, site)) return;
    const bool in_row = place.grow.y != 0;
    const bool on_tile = bears_people(type, site, levels);
    const int pieces = in_row ? std::max(count, levels) : levels;
    const int shown = subject_.look.counted_stacks && !in_row
                          ? 1
                          : std::min(pieces, in_row ? place.row_limit : kMostLevels);
    for (int k = 0; k < shown; ++k) {
      // The top ones of a pile; a row begins at its bottom.
      const int level = std::min(levels - 1, in_row ? k : levels - shown + k);
      Figure figure = figure_at(position_.piece(type, site, level));
      if (figure.symbol.empty() && figure.label.empty()) continue;
      figure.level = level;
      figure.size *= place.radius / kStandard * (shown > 1 && !in_row && !on_tile ? 0.88 : 1.0);
      figure.x = place.at.x + k * place.grow.x;
      figure.y = place.at.y + k * place.grow.y;
      if (on_tile && level > 0) stand_on_area(figure, position_.piece(type, site, level), place);
      if (!in_row && !on_tile) figure.y -= (k - (shown - 1) * 0.5) * figure.size * 0.13;
      add(std::move(figure), type, site, place);
    }
    const bool many = in_row ? pieces > shown : levels > shown || count > std::max(levels, 1);
    if (many) add_badge(place, shown, std::max(count, levels));
  }

  // --- what is written into a deduction puzzle

  // Where nothing but 0 and 1 is written, 1 is a mark of its own and 0 says that none will come there.
  bool is_marked() const { return most_value_ <= 1; }
  int most_value(SiteType type) const {
    if (!subject_.program) return 0;
    return subject_.program->equipment->values[static_cast<size_t>(type)].max;
  }

  void draw_value(SiteType type, int site, const Place& place) {
    const std::optional<int> value = position_.value(type, site);
    if (!value) return;
    const bool is_given = given_.empty() || given_.contains({type, site});  // of some, if one says which
    Figure figure{.site = board_.name_of(type, site),
                  .name = std::to_string(*value),
                  .x = place.at.x,
                  .y = place.at.y,
                  .fill = is_given ? "ink" : "value",
                  .edge = "none",
                  .detail = is_given ? "ink" : "value"};
    if (!is_marked()) {
      figure.label = figure.name;
      figure.size = 2.6 * std::min(place.radius, 50.0);
    } else if (*value == 0) {
      figure.path = cross(place.at, place.along.empty() ? place.radius * 0.3 : 9);
      figure.line = place.along.empty() ? 6 : 4;
    } else if (!place.along.empty()) {
      figure.path = place.along;
      figure.line = 14;
    } else {
      const PieceColours men = looks_.colours(1);
      figure.symbol = "disc";
      figure.size *= place.radius / kStandard;
      figure.fill = men.fill;
      figure.edge = is_given ? "ink" : "value";
      figure.detail = men.detail;
    }
    out_.pieces.push_back(std::move(figure));
  }

  static std::string cross(const Xy& at, double half) {
    return "M" + at_text({at.x - half, at.y - half}) + "L" + at_text({at.x + half, at.y + half}) + "M" +
           at_text({at.x - half, at.y + half}) + "L" + at_text({at.x + half, at.y - half});
  }

  // What cannot be changed stands on ground of its own.
  void shade(const SiteRef& site) {
    const Place* place = shown_place(site);
    if (!place || !place->along.empty()) return;
    const double half = site.first == SiteType::Cell ? place->radius * 1.1 : place->radius * 0.9;
    out_.given.push_back({.kind = ShapeKind::Rect,
                          .x = place->at.x - half,
                          .y = place->at.y - half,
                          .w = 2 * half,
                          .h = 2 * half,
                          .round = site.first == SiteType::Cell ? 6 : half,
                          .fill = "ink",
                          .opacity = 0.13});
  }

  Figure figure_at(const engine::SeenPiece& piece) const {
    if (piece.what == 0 || (!piece.hides_what && !piece.hides_who)) return looks_.figure(piece);
    return looks_.masked(piece, piece.hides_who);
  }

  void add(Figure figure, SiteType type, int site, const Place& place) {
    figure.site = board_.name_of(type, site);
    if (type == board_.own_type && site >= board_.beyond) {
      const int die = die_of_[static_cast<size_t>(site)];
      figure.dim = die >= 0 && position_.is_used(die) && figure.symbol.starts_with("die");
    }
    const engine::SeenPiece piece = position_.piece(type, site, figure.level);
    const ir::Component& component = subject_.equipment.components[static_cast<size_t>(piece.what)];
    if (component.kind == ir::ComponentKind::Tile && (component.paths.empty() || looks_.has_land()) &&
        type == SiteType::Cell && lay_tile(figure, component, piece, place))
      return;
    if (component.paths.empty()) {
      out_.pieces.push_back(std::move(figure));
      return;
    }
    figure.fill = "ivory";
    figure.edge = "ivory-edge";
    figure.turn = 0;
    figure.size *= 1.06;
    Figure lines = figure;
    out_.pieces.push_back(std::move(figure));
    for (int colour = 0; colour <= looks_.players(); ++colour) {
      lines.path = tile_path(component, place, looks_.sides_turned(piece.rotation), colour);
      if (lines.path.empty()) continue;
      lines.symbol.clear();
      lines.line = 13;
      lines.fill = looks_.colours(colour).edge;
      out_.pieces.push_back(lines);
      lines.line = 9;
      lines.fill = looks_.colours(colour).fill;
      out_.pieces.push_back(lines);
    }
  }

  // --- tiles

  // A tile with land on its sides, and on top of it pieces that are none.
  bool bears_people(SiteType type, int site, int levels) const {
    if (type != SiteType::Cell || levels < 2 || !looks_.has_land()) return false;
    const auto is_tile = [&](int level) {
      const engine::SeenPiece piece = position_.piece(type, site, level);
      return !piece.hides_what &&
             subject_.equipment.components[static_cast<size_t>(piece.what)].kind == ir::ComponentKind::Tile;
    };
    return is_tile(0) && !is_tile(levels - 1);
  }
  // What lies on a tile is small, and stands where its state says.
  void stand_on_area(Figure& figure, const engine::SeenPiece& piece, const Place& place) const {
    const Xy spot = spot_on_tile(tile_outline(board_, place), place.at, piece.state);
    figure.x = spot.x;
    figure.y = spot.y;
    figure.size *= 0.42;
  }
  // A tile that fills its cell; false where the board has no cells. What kind it is is only said where there
  // are several and their sides do not tell.
  bool lay_tile(const Figure& figure, const ir::Component& component, const engine::SeenPiece& piece,
                const Place& place) {
    if (piece.hides_what) return false;
    std::vector<Xy> corners = tile_outline(board_, place);
    if (corners.empty()) return false;
    for (Xy& corner : corners) {
      corner.x += figure.x - place.at.x;
      corner.y += figure.y - place.at.y;
    }
    const Xy at{figure.x, figure.y};
    for (Figure& part : tile_figures(component, figure, corners, at, looks_.sides_turned(piece.rotation)))
      out_.pieces.push_back(std::move(part));
    const bool says_all = !component.areas.empty() || !component.paths.empty();
    if (says_all || !looks_.has_kinds_of_tiles()) return true;
    Figure sign = figure;
    sign.turn = 0;
    // In the colours of the tile, turned round: thin lines must be seen on it, too.
    std::swap(sign.fill, sign.detail);
    sign.edge = sign.fill;
    sign.size *= 0.85;
    if (sign.symbol == "letter") {
      sign.symbol.clear();
      std::swap(sign.fill, sign.detail);
    }
    out_.pieces.push_back(std::move(sign));
    return true;
  }

  // A piece that covers several cells, all of them in the picture; false for others.
  bool draw_large(SiteType type, int site) {
    if (!subject_.program || type != SiteType::Cell) return false;
    const engine::SeenPiece piece = position_.piece(type, site, 0);
    const ir::Component& component = subject_.program->equipment->components[static_cast<size_t>(piece.what)];
    const auto state = static_cast<size_t>(std::max(piece.state, 0));
    if (!component.footprints || state >= component.footprints->size()) return false;
    const auto& by_cell = (*component.footprints)[state];
    if (static_cast<size_t>(site) >= by_cell.size() || by_cell[static_cast<size_t>(site)].size() < 2)
      return false;
    std::vector<Xy> cells;
    for (const int cell : by_cell[static_cast<size_t>(site)]) {
      const Place& place = board_.places[static_cast<size_t>(type)][static_cast<size_t>(cell)];
      if (!place.drawn) return false;
      cells.push_back(place.at);
    }
    Figure like = looks_.figure(piece);
    like.site = board_.name_of(type, site);
    for (Figure& figure : large_figures(component, like, cells)) out_.pieces.push_back(std::move(figure));
    return true;
  }

  void draw_edge(SiteType type, int site, const Place& place) {
    Figure figure = looks_.figure(position_.top(type, site));
    if (figure.name.empty()) return;
    figure.site = board_.name_of(type, site);
    figure.symbol.clear();
    figure.label.clear();
    figure.x = place.at.x;
    figure.y = place.at.y;
    figure.path = place.along;
    figure.line = 18;
    const std::string fill = figure.fill;
    figure.fill = figure.edge;  // an outline below
    out_.pieces.push_back(figure);
    figure.line = 13;
    figure.fill = fill;
    out_.pieces.push_back(std::move(figure));
  }

  // Seeds as dots in a spiral, and always their number.
  void draw_pit(SiteType type, int site, const Place& place, int count) {
    constexpr int kMostSeeds = 24;
    constexpr double kGolden = 2.39996;
    if (count > 0) {
      Figure figure = looks_.figure(position_.top(type, site));
      figure.site = board_.name_of(type, site);
      figure.x = place.at.x;
      figure.y = place.at.y;
      figure.symbol.clear();
      figure.label.clear();
      if (figure.owner < 1 || figure.owner > looks_.players()) figure.fill = "seed";
      const int seeds = std::min(count, kMostSeeds);
      const double step = place.radius * 0.58 / std::sqrt(std::max(seeds, 6));
      for (int i = 0; i < seeds; ++i) {
        const double away = seeds == 1 ? 0 : step * std::sqrt(i + 0.5), angle = i * kGolden;
        figure.path += "M" +
                       at_text({place.at.x + away * std::cos(angle),
                                place.at.y - place.radius * 0.24 + away * std::sin(angle)}) +
                       "h.1";
      }
      figure.line = (seeds > 12 ? 9 : 12) * std::min(1.0, place.radius / 36);
      out_.pieces.push_back(std::move(figure));
    }
    const double size = 26 * std::clamp(place.radius / 36, 0.6, 1.0);
    out_.counts.push_back({.kind = ShapeKind::Text,
                           .words = std::to_string(count),
                           .x = place.at.x,
                           .y = place.at.y + place.radius - size * 0.52,
                           .h = size,
                           .fill = "ink",
                           .opacity = count == 0 ? 0.5 : 1.0,
                           .site = board_.name_of(type, site)});
  }

  void add_badge(const Place& place, int shown, int count) {
    Xy at{place.at.x + place.radius * 0.66, place.at.y + place.radius * 0.66};
    if (place.grow.y != 0)
      at = {place.at.x + place.grow.x * (shown - 1), place.at.y + place.grow.y * (shown - 1)};
    const double size = 27;
    const std::string text = std::to_string(count);
    const double width = std::max(1.35, 0.62 * static_cast<double>(text.size()) + 0.5) * size;
    out_.counts.push_back({.kind = ShapeKind::Rect,
                           .x = at.x - width / 2,
                           .y = at.y - size * 0.68,
                           .w = width,
                           .h = size * 1.36,
                           .round = size * 0.68,
                           .fill = "badge",
                           .stroke = "ink",
                           .width = 2});
    out_.counts.push_back(
        {.kind = ShapeKind::Text, .words = text, .x = at.x, .y = at.y, .h = size, .fill = "ink"});
  }

  // Seen from the side, as they lie in a box.
  void draw_borne_off() {
    constexpr int kMost = 15;
    constexpr double kThick = 25, kStep = 28;
    const std::vector<int> here = count_men(subject_.equipment, position_);
    for (const Tray& tray : board_.trays) {
      const auto owner = static_cast<size_t>(tray.owner);
      const int off = owner < here.size() ? subject_.men[owner] - here[owner] : 0;
      if (off <= 0) continue;
      const PieceColours colours = looks_.colours(tray.owner);
      const int shown = std::min(off, kMost);
      for (int i = 0; i < shown; ++i)
        out_.counts.push_back({.kind = ShapeKind::Rect,
                               .x = tray.at.x - tray.width / 2,
                               .y = tray.at.y + tray.way * i * kStep - (tray.way < 0 ? kThick : 0),
                               .w = tray.width,
                               .h = kThick,
                               .round = 6,
                               .fill = colours.fill,
                               .stroke = colours.edge,
                               .width = 2});
      out_.counts.push_back({.kind = ShapeKind::Text,
                             .words = std::to_string(off),
                             .x = tray.at.x,
                             .y = tray.at.y + tray.way * (shown * kStep + 20),
                             .h = 32,
                             .fill = "ink"});
    }
  }

  const Place* shown_place(const SiteRef& site) const {
    const Place* place = board_.find(site.first, site.second);
    return place && place->drawn ? place : nullptr;
  }

  Shape outline(const SiteRef& site, const Place& place) const {
    Shape shape{.kind = ShapeKind::Circle, .x = place.at.x, .y = place.at.y, .w = place.radius * 1.12};
    if (!place.along.empty()) shape = {.words = place.along, .width = 26};
    shape.site = board_.name_of(site.first, site.second);
    return shape;
  }

  void mark_last_move() {
    if (!position_.has_last_move()) return;  // what is remembered is what was placed
    const Position::Site from = position_.last_from(), to = position_.last_to();
    const SiteRef ends[] = {{from.type, from.site}, {to.type, to.site}};
    for (int i = 0; i < 2; ++i) {
      const Place* place = i == 1 && ends[0] == ends[1] ? nullptr : shown_place(ends[i]);
      if (!place) continue;
      Shape shape = outline(ends[i], *place);
      (place->along.empty() ? shape.fill : shape.stroke) = "mark";
      shape.opacity = ends[i].second == to.site && !place->pit ? 0.5 : 0.3;
      out_.last_move.push_back(std::move(shape));
    }
  }

  bool is_occupied(const SiteRef& site) const {
    const SiteType type = site.second >= board_.beyond ? board_.own_type : site.first;
    return site.second < position_.sites(type) && !position_.is_empty(type, site.second);
  }

  void mark_target(const SiteRef& site) {
    const Place* place = shown_place(site);
    if (!place) return;
    Shape shape = outline(site, *place);
    if (is_occupied(site)) {
      shape.stroke = place->pit ? "mark" : "capture";
      shape.width = 7;
    } else if (place->along.empty()) {
      shape.w = std::min(15.0, place->radius * 0.5);
      shape.fill = "mark";
    } else {
      shape.stroke = "mark";
      shape.width = 8;
    }
    shape.opacity = 0.9;
    out_.targets.push_back(std::move(shape));
  }

  void mark_site(const SiteRef& site, const char* colour, double width, std::vector<Shape>& marks) {
    const Place* place = shown_place(site);
    if (!place) return;
    Shape shape = outline(site, *place);
    shape.stroke = colour;
    shape.width = width;
    if (place->along.empty()) shape.w = place->radius * 1.06;  // next to its neighbours, not over them
    marks.push_back(std::move(shape));
  }

  const Subject& subject_;
  const BoardScene& board_;
  const Position& position_;
  PieceLooks looks_;
  std::vector<int> die_of_;  // by site; -1: no die
  std::set<SiteRef> given_;
  int most_value_ = 0;
  PositionScene out_;
};

}  // namespace

std::vector<int> count_men(const ir::Equipment& equipment, const Position& position) {
  std::vector<int> men(static_cast<size_t>(equipment.players) + 1, 0);
  const SiteType type = equipment.board.default_type();
  for (int site = 0; site < position.sites(type); ++site) {
    const int count = std::max(position.count(type, site), 1);
    for (int level = 0; level < position.levels(type, site); ++level) {
      const int owner = position.piece(type, site, level).who;
      if (owner >= 0 && static_cast<size_t>(owner) < men.size()) men[static_cast<size_t>(owner)] += count;
    }
  }
  return men;
}

PositionScene make_position(const Subject& subject, const BoardScene& board, const Position& position,
                            const Marks& marks) {
  return PositionMaker(subject, board, position).make(marks);
}

}  // namespace ludens::render
