// relations.h - where each site leads in one direction, as shifts of whole sets.
#pragma once

#include <cstdint>
#include <vector>

#include "geometry/topology.h"

namespace ludens::ir {

struct Relation {
  struct Part {
    int delta;                        // to - from
    std::vector<std::uint64_t> from;  // the sites that move by that much
  };
  std::vector<Part> parts;
  std::vector<std::int16_t> forward, back;  // -1: nowhere
};

// One relation per specific direction of the mask. Empty where a direction leads from one site to several, or
// from several to one: then sites must be stepped one at a time.
std::vector<Relation> make_relations(const geometry::Topology& board, geometry::SiteType type,
                                     geometry::DirectionMask mask, int words);

}  // namespace ludens::ir
