// equipment.h - everything on the table, as plain data: board, hands, dice, pieces, tracks, regions, maps.
//
// Made once per game and constant from then on. Numbers here are the ones that people and files use: player 1
// is the first, component 0 is "nothing", sites count through all containers, the board's first. What depends
// on the state of play (the moves of a piece, a region that changes) is not here.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "geometry/growth/window.h"
#include "geometry/topology.h"
#include "geometry/track.h"
#include "ir/codes.h"

namespace ludens::ir {

using geometry::Direction;
using geometry::SiteType;

inline constexpr int kOff = -1;  // "no site", "not given"

// --- places

enum class ContainerKind : std::uint8_t { Board, Hand, Dice, Deck };

struct Container {
  std::string name;  // "Board", "Hand2", "Dice0"
  ContainerKind kind = ContainerKind::Board;
  int sites = 0;  // of the board: sites of its default type
  int first = 0;  // number of its first site among all containers
  int owner = 0;  // a player; 0 nobody; players + 1 everybody
};

inline constexpr int kMaxPuzzleValue = 1'000;

// The values that the sites of a deduction puzzle can take; both 0 where there are none.
struct ValueRange {
  int min = 0, max = 0;
};

// --- pieces

enum class ComponentKind : std::uint8_t { Piece, Die, Card, Domino, Tile };

struct TilePath {
  int from = 0, from_slot = 0, to = 0, to_slot = 0, colour = 0;
};

// Sides of a tile that one piece of ground joins: a town, a wood. Sides are counted clockwise from the north.
inline constexpr int kMostAreaSides = 30;  // of a tile: a bit each
struct TileArea {
  std::vector<int> sides;
  int terrain = 0;
  int value = 0;  // crowns, trees: what the tile adds to the worth of the whole
};

struct Component {
  std::string name;       // with its owner's number: "Pawn1"
  std::string kind_name;  // as written: "Pawn"
  ComponentKind kind = ComponentKind::Piece;
  int owner = 0;  // as a container's
  std::optional<Direction> facing;
  std::optional<std::pair<int, int>> flips;                  // the two states that turning over exchanges
  int max_state = kOff, max_count = kOff, max_value = kOff;  // kOff where the text does not say

  // --- dice
  std::vector<int> faces;  // what face i shows
  std::vector<int> bias;   // weight of each face; empty: all the same

  // --- cards and dominoes; kOff elsewhere
  int value = kOff, second_value = kOff;
  int rank = kOff, trump_rank = kOff, trump_value = kOff, suit = kOff;
  std::string card;  // "Ace", "Seven", ...

  // --- tiles and large pieces
  std::vector<std::vector<WalkStep>> walks;  // empty: it covers one site
  // What it covers, by its state and the cell that it stands on; nothing where it does not fit. Made for
  // play; components of the same walks share it. Null where there are none.
  using Footprints = std::vector<std::vector<std::vector<int>>>;
  std::shared_ptr<const Footprints> footprints;
  int sides = kOff;
  std::vector<int> slots;  // path ends on each side; empty: slots_per_side on all
  int slots_per_side = kOff;
  std::vector<TilePath> paths;
  std::vector<TileArea> areas;
};

// --- named things

struct Region {
  std::string name;
  int owner = 0;
  bool fixed = false;                   // are `parts` all there is? else some depend on lowering
  std::vector<std::vector<int>> parts;  // the sites of each part, in the language's order
  std::vector<std::string> families;    // by part: "Rows" and the like, or empty where its sites are listed
  std::string hints;                    // name of the hints that belong to it, or empty
};

struct Map {
  std::string name;
  std::vector<std::pair<int, int>> entries;  // keys ascending, each once
};

struct Hint {
  std::vector<int> sites;
  int value = 0;
};

struct Hints {
  std::string name;
  SiteType type = SiteType::Cell;
  std::vector<Hint> hints;
};

// Which sites of a game without a board exist (docs/boardless.md).
enum class Expansion : std::uint8_t {
  Fixed,      // all of a sheet of a fixed size
  Perimeter,  // a square, hexagon or triangle around the first tile; a tile on its rim puts a ring around it
  Zone,       // the sites that share a vertex with a tile, and the tiles'
  Rules,      // the tiles', and those where the mover may put something
};

// A board that grows with what is put on it: the board of this equipment is one window of many.
struct Growth {
  Expansion expansion = Expansion::Fixed;
  geometry::Window window;
  bool shrinks = false;  // does it give up what no piece is near any more?
  // So many steps from a piece, across edges or corners, sites exist: wherever a piece could lie beside it.
  // More than 1 where pieces cover several sites.
  int reach = 1;
};

struct Equipment {
  int players = 0;
  std::vector<std::optional<Direction>> player_facing;  // by player, [0] unused

  geometry::Topology board{geometry::Graph{}};  // of container 0
  bool boardless = false;
  Growth growth;
  bool large_stacks = false;                            // may stacks grow beyond the usual limit?
  std::array<ValueRange, geometry::kSiteTypes> values;  // by site type; for deduction puzzles
  bool puzzle = false;                                  // a deduction puzzle: sites take values, no pieces

  std::vector<Container> containers;
  std::vector<Component> components;  // [0] is "nothing"
  std::vector<geometry::Track> tracks;
  std::vector<Region> regions;
  std::vector<Map> maps;
  std::vector<Hints> hints;

  bool grows() const { return growth.expansion != Expansion::Fixed; }
  // On a board that grows the cell of the first tile; -1 where there is none.
  int middle_cell() const {
    if (grows()) return geometry::first_site(growth.window);
    const auto middle = board.sites_with(SiteType::Cell, geometry::Property::Centre);
    return middle.empty() ? -1 : middle[0];
  }
  int site_count() const { return containers.back().first + containers.back().sites; }
};

}  // namespace ludens::ir
