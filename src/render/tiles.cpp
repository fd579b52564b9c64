#include "render/tiles.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "render/frame.h"

namespace ludens::render {

namespace {

constexpr int kTerrainColours = 8;  // of the palette; more begin anew

std::string terrain_colour(int terrain) {
  if (terrain == 0) return "terrain-0";
  const int number =
      (terrain % kTerrainColours + kTerrainColours - 1) % kTerrainColours;  // paths: also below 0
  return "terrain-" + std::to_string(number + 1);
}

Xy between(const Xy& a, const Xy& b, double share) {
  return {a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)};
}

// A side from its first corner to its last one, clockwise.
struct Side {
  Xy first, last;
  Xy middle() const { return between(first, last, 0.5); }
};

// Clockwise from the north, as rules count them.
std::vector<Side> sides_of(const std::vector<Xy>& corners, const Xy& at) {
  std::vector<Side> sides;
  for (size_t i = 0; i < corners.size(); ++i) {
    Side side{corners[i], corners[(i + 1) % corners.size()]};
    const double turn =
        (side.first.x - at.x) * (side.last.y - at.y) - (side.first.y - at.y) * (side.last.x - at.x);
    if (turn < 0) std::swap(side.first, side.last);
    sides.push_back(side);
  }
  const auto angle = [&](const Side& side) {
    constexpr double kHair = 1e-6;
    const double turned = std::atan2(side.middle().x - at.x, at.y - side.middle().y);
    return turned < -kHair ? turned + 2 * geometry::kPi : turned;
  };
  std::ranges::sort(sides, {}, angle);
  return sides;
}

std::string closed_path(const std::vector<Xy>& points) {
  std::string out;
  for (const Xy& point : points) out += (out.empty() ? "M" : "L") + at_text(point);
  return out + "Z";
}

// Along the tile's rim where the area has sides, bent towards the middle from one to the next.
std::string area_path(const std::vector<Side>& sides, const Xy& at, const std::vector<int>& own) {
  std::string out;
  for (size_t i = 0; i < own.size(); ++i) {
    const Side& side = sides[static_cast<size_t>(own[i])];
    if (out.empty())
      out = "M" + at_text(side.first);
    else if (apart(sides[static_cast<size_t>(own[i - 1])].last, side.first) > 1)
      out += "Q" + at_text(at) + ' ' + at_text(side.first);
    out += "L" + at_text(side.last);
  }
  if (out.empty()) return out;
  const Xy& begin = sides[static_cast<size_t>(own.front())].first;
  if (apart(sides[static_cast<size_t>(own.back())].last, begin) > 1)
    out += "Q" + at_text(own.size() == 1 ? between(at, begin, 0.15) : at) + ' ' + at_text(begin);
  return out + "Z";
}

std::vector<int> turned_sides(const std::vector<int>& sides, int turned, int count) {
  std::vector<int> out;
  for (const int side : sides)
    if (side < count) out.push_back((side + turned) % count);
  std::ranges::sort(out);
  return out;
}

Figure ground_of(const Figure& like, std::string path, std::string fill) {
  Figure out{.site = like.site, .level = like.level, .name = like.name, .owner = like.owner};
  out.x = like.x;
  out.y = like.y;
  out.ground = std::move(path);
  out.lies = true;
  out.fill = std::move(fill);
  out.edge = "terrain-edge";
  return out;
}

// How much the tile adds to the value of an area, as a number on it.
Figure worth_of(const Figure& like, const Xy& at, int value) {
  Figure out{.site = like.site, .level = like.level, .name = like.name};
  out.lies = true;
  out.x = at.x;
  out.y = at.y;
  out.size = 42;
  out.label = std::to_string(value);
  out.fill = "ivory";
  out.edge = "ivory-edge";
  out.detail = "pips";
  out.symbol = "disc";
  return out;
}

void add_area(std::vector<Figure>& out, const ir::TileArea& area, const Figure& like,
              const std::vector<Side>& sides, const Xy& at, int turned) {
  const std::vector<int> own = turned_sides(area.sides, turned, static_cast<int>(sides.size()));
  if (own.empty()) return;
  out.push_back(ground_of(like, area_path(sides, at, own), terrain_colour(area.terrain)));
  if (area.value == 0) return;
  Xy spot;
  for (const int side : own) {
    spot.x += sides[static_cast<size_t>(side)].middle().x / static_cast<double>(own.size());
    spot.y += sides[static_cast<size_t>(side)].middle().y / static_cast<double>(own.size());
  }
  out.push_back(worth_of(like, between(spot, at, own.size() == 1 ? 0.3 : 0.1), area.value));
}

void add_path(std::vector<Figure>& out, const ir::TilePath& path, const Figure& like,
              const std::vector<Side>& sides, const Xy& at, int turned) {
  const int count = static_cast<int>(sides.size());
  if (path.from >= count || path.to >= count) return;
  const auto end = [&](int side) { return sides[static_cast<size_t>((side + turned) % count)].middle(); };
  Figure line = ground_of(like, {}, "terrain-edge");
  line.path = "M" + at_text(end(path.from)) +
              (path.from == path.to ? "L" + at_text(between(at, end(path.from), 0.25))
                                    : "Q" + at_text(at) + ' ' + at_text(end(path.to)));
  line.line = 17;
  out.push_back(line);
  line.line = 12;
  line.fill = terrain_colour(path.colour);
  out.push_back(line);
}

}  // namespace

std::vector<Xy> tile_outline(const BoardScene& board, const Place& place) {
  if (!place.corners.empty()) return place.corners;
  const auto& cells = board.places[static_cast<size_t>(SiteType::Cell)];
  if (cells.empty() || cells[0].corners.empty()) return {};
  std::vector<Xy> out;
  const double factor = place.radius / cells[0].radius * 0.8;
  for (const Xy& corner : cells[0].corners)
    out.push_back(
        {place.at.x + factor * (corner.x - cells[0].at.x), place.at.y + factor * (corner.y - cells[0].at.y)});
  return out;
}

std::vector<Figure> tile_figures(const ir::Component& tile, const Figure& like,
                                 const std::vector<Xy>& corners, const Xy& at, int turned) {
  constexpr double kGap = 0.03;  // so that one sees where a tile ends
  std::vector<Xy> inner;
  for (const Xy& corner : corners) inner.push_back(between(corner, at, kGap));
  const bool bare = tile.areas.empty() && tile.paths.empty();
  std::vector<Figure> out{ground_of(like, closed_path(inner), bare ? like.fill : "terrain-0")};
  if (bare) out[0].edge = like.edge;
  const std::vector<Side> sides = sides_of(inner, at);
  for (const ir::TileArea& area : tile.areas) add_area(out, area, like, sides, at, turned);
  for (const ir::TilePath& path : tile.paths) add_path(out, path, like, sides, at, turned);
  return out;
}

Xy spot_on_tile(const std::vector<Xy>& corners, const Xy& at, int side) {
  const std::vector<Side> sides = sides_of(corners, at);
  if (side < 0 || side >= static_cast<int>(sides.size())) return at;
  return between(at, sides[static_cast<size_t>(side)].middle(), 0.6);
}

}  // namespace ludens::render
