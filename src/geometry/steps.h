// steps.h - where one can go from each site in one step, and in which directions that is.
//
// A site has steps to sites of its own type and to the incident elements of the other types. The kind of
// contact gives the groups (Orthogonal, Diagonal, ...), the angle gives the specific direction: one of
// eight, or of sixteen for all steps of a site as soon as two of them would share one of the eight.
#pragma once

#include <span>

#include "geometry/directions.h"
#include "geometry/graph.h"
#include "geometry/lists.h"

namespace ludens::geometry {

struct Step {
  int to = kNone;
  SiteType type = SiteType::Cell;  // of the site stepped to
  DirectionMask directions = 0;    // groups and specific ones
};

// For each site of the type its steps, clockwise from north.
Lists<Step> find_steps(const Graph& graph, SiteType type);

// A board on which sites touch too many others, such as the edges of a hub with thousands of spokes, has no
// steps from sites of that type; the caller should reject it. Real boards stay below by far.
inline constexpr int kMaxSteps = 1 << 24;
bool too_dense(const Graph& graph, SiteType type);

// The heading that orders steps: 0 just west of north, rising clockwise to 2 pi.
double clockwise_from_north(const Point& from, const Point& to);

}  // namespace ludens::geometry
