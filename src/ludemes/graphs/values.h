// values.h - the points, polygons and outlines that graph ludemes take.
#pragma once

#include <array>
#include <vector>

#include "geometry/generators/generators.h"
#include "geometry/generators/generators_shapes.h"
#include "geometry/operators/operators.h"
#include "ludemes/maker.h"

namespace ludens::ludemes::graphs {

using geometry::Basis;
using geometry::Diagonals;
using geometry::Graph;
using geometry::Outline;
using geometry::Point;
using geometry::Polygon;
using geometry::Shape;
using geometry::SiteType;

// A point {x y} or {x y z}.
Point point_of(Maker& maker, BoundId array);

// {point ...}, and lists of those.
std::vector<Point> points_of(Maker& maker, BoundId array);
std::vector<Point> points_of(const Use& use, std::string_view slot);
std::vector<std::vector<Point>> point_lists_of(const Use& use, std::string_view slot);

// Pairs of points: lists with another number of points are errors.
std::vector<std::array<Point, 2>> segments_of(const Use& use, std::string_view slot);

// {whole ...} lists, and those of exactly two.
std::vector<std::vector<int>> whole_lists_of(const Use& use, std::string_view slot);
std::vector<std::array<int, 2>> pairs_of(const Use& use, std::string_view slot);

// The polygon that a (poly ...) in the slot describes (poly.cpp).
Polygon polygon_of(const Use& poly);
inline Polygon polygon_of(const Use& use, std::string_view slot) {
  return polygon_of(use.use(slot));
}

// From the slots `outline` and `sides`, one of which is given.
Outline outline_of(const Use& use);

// From the slot `diagonals`.
Diagonals diagonals_of(const Use& use);

// From the slots `firstType`, `secondType` and `thirdType`.
std::vector<SiteType> site_types_of(const Use& use);

// From the slot `shape`.
Shape shape_of(const Use& use, Shape otherwise);

// From the slot `tiling`.
Basis tiling_of(const Use& use);

}  // namespace ludens::ludemes::graphs
