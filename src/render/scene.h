// scene.h - a picture of a game as plain data: what is drawn where, before it becomes SVG or JSON.
//
// The board's part is made once per game; the position's part anew for each state, so that a page can change
// the pieces and leave the board alone. Units: the median distance between neighbouring sites is 100; y goes
// down. Colours are names of the palette ("cell", "p1-edge"), "#rrggbb", or "none"; the painter knows what a
// name means in each theme. Nothing here knows rules.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "geometry/topology.h"

namespace ludens::render {

using geometry::SiteType;

struct Xy {
  double x = 0, y = 0;
};

struct Box {
  double left = 0, top = 0, right = 0, bottom = 0;

  double width() const { return right - left; }
  double height() const { return bottom - top; }
  void hold(double x, double y, double around = 0);  // grows until the point, with room around, is inside
};

// --- what is drawn

enum class ShapeKind : std::uint8_t {
  Path,    // words: as the d of an SVG path
  Circle,  // x, y, radius w
  Rect,    // x, y (left top), w, h, corners rounded by `round`
  Text,    // words, centred on x, y; h is the size of the letters
  Sign,  // words: the id of a symbol, centred on x, y; w is its size; its details are in the stroke's colour
};

struct Shape {
  ShapeKind kind = ShapeKind::Path;
  std::string words = {};
  double x = 0, y = 0, w = 0, h = 0, round = 0;
  std::string fill = "none", stroke = "none";
  double width = 0;  // of the stroke
  double opacity = 1;
  bool dashed = false;
  std::string site = {};  // the site that it stands for ("c12"), or empty
};

// A piece, a die, a card: a symbol with its colours.
struct Figure {
  std::string site = {};    // where it stands
  int level = 0;            // in its stack, 0 at the bottom
  std::string symbol = {};  // of symbols.h; empty: only `path` and `label`
  std::string name = {};    // of the component, for people
  int owner = 0;
  double x = 0, y = 0;
  double size = 100;        // edge of the square that the symbol's box becomes
  double turn = 0;          // degrees, clockwise
  std::string path = {};    // a line in the colour of its face, in units of the scene
  double line = 0;          // how thick that is
  std::string ground = {};  // a closed path, its face and its edge: a tile, or what is on it
  bool lies = false;        // turns with the board, and is not upright for whoever looks
  std::string label = {};   // letters on it; two lines are parted by a newline
  std::string native = {};  // the same in the game's own script, or empty
  std::string fill = {}, edge = {}, detail = {};
  bool dim = false;  // a die that is used up
};

// --- where sites are

struct Place {
  Xy at;
  double radius = 40;            // what stands there has this much room
  Xy grow = {0, 0};              // the way a row of pieces goes from here; (0, 0): they are piled up
  std::string along = {};        // of an edge: its path
  int row_limit = 5;             // how long such a row may become
  bool drawn = false;            // does the board show it?
  std::vector<Xy> corners = {};  // of a cell
  bool pit = false;              // seeds lie in it, and their number is always shown
};

// Where a player's men lie that have left the board, one beside the other from its outer end.
struct Tray {
  int owner = 0;
  Xy at;           // the middle of the outer end
  double way = 1;  // down, or -1: up
  double width = 0;
};

// "c12", "v7", "e3".
std::string site_name(SiteType type, int site);

// The parts of a board, lowest first.
enum class Layer : std::uint8_t { Ground, Regions, Cells, Edges, Vertices, Symbols, Coordinates };
inline constexpr int kLayers = 7;
inline constexpr const char* kLayerNames[kLayers] = {"ground",   "regions", "cells",      "edges",
                                                     "vertices", "symbols", "coordinates"};

struct BoardScene {
  std::string title;
  Box view;
  std::array<std::vector<Shape>, kLayers> layers;
  // By site type. The list of the board's own type goes on with hands and dice, by their number.
  std::array<std::vector<Place>, geometry::kSiteTypes> places;
  std::vector<Tray> trays;
  SiteType own_type = SiteType::Cell;
  int own_sites = 0;     // of the board
  int beyond = 1 << 30;  // the first site of hands and the like
  // Of a game without a board, where the same point of the plane lies in every picture of it.
  std::optional<Xy> anchor;

  std::vector<Shape>& operator[](Layer layer) { return layers[static_cast<size_t>(layer)]; }
  const std::vector<Shape>& operator[](Layer layer) const { return layers[static_cast<size_t>(layer)]; }
  const Place* find(SiteType type, int site) const;    // null where there is no such site
  std::string name_of(SiteType type, int site) const;  // hands are made of cells
};

// What changes with every move, lowest first.
struct PositionScene {
  std::vector<Shape> given, last_move, targets;
  std::vector<Figure> pieces;
  std::vector<Shape> counts, selection, decided;
};

}  // namespace ludens::render
