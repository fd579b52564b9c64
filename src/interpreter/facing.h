// facing.h - which way a piece faces.
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

// The facing of the piece on top of a site, turned as far as it is among the directions of the relation; a
// piece that faces nowhere, and a site without one, turn from the north.
inline int facing_at(Machine& m, geometry::SiteType type, int site, geometry::Relation relation) {
  const Space& s = m.space(type);
  const int index = runtime::top_index(s, site);
  const int facing = m.prepared.facing[s.what[index]];
  if (!s.rotation || s.rotation[index] == 0) return facing;
  const auto ahead = facing == geometry::kSpecificDirections ? geometry::Direction::N
                                                             : static_cast<geometry::Direction>(facing);
  const auto supported = m.prepared.board->supported(type, relation).mask;
  return static_cast<int>(geometry::rotated(ahead, s.rotation[index], supported));
}

}  // namespace ludens::interpreter
