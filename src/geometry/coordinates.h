// coordinates.h - rows, columns and layers of sites, and the labels ("B3") that people read.
//
// Sites are sorted into rows and columns by looking along a few angles for the one at which they line up
// best, so a hexagonal board gets slanted columns. Where that gives two sites the same label, plain x and y
// decide.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "geometry/graph.h"

namespace ludens::geometry {

// All count from 0 at the bottom left.
struct Coordinate {
  int row = 0, column = 0, layer = 0;
  bool operator==(const Coordinate&) const = default;
};

struct SiteCoordinates {
  std::vector<Coordinate> at;     // what (row of:..), (sites Row ..) and the like answer
  std::vector<Coordinate> label;  // what labels are made of; empty where it is the same as `at`
  bool layered = false;           // do labels name the layer?
};

struct AllCoordinates {
  SiteCoordinates cells, edges, vertices;
};

// flat_rows: rows and columns come from x and y even without ambiguous labels. Games that ask for the layer
// of a site are played so.
AllCoordinates find_coordinates(const Graph& graph, bool flat_rows);

// "A1", "Z9", "AA1", and with layers "A1/0".
std::string label_text(const Coordinate& coordinate, bool layered);

}  // namespace ludens::geometry
