// relations.h - where each site leads in one direction, as shifts of whole sets.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "geometry/topology.h"

namespace ludens::ir {

struct Relation {
  struct Part {
    int delta;                        // to - from
    std::vector<std::uint64_t> from;  // the sites that move by that much
    bool operator==(const Part&) const = default;
  };
  std::vector<Part> parts;
  std::vector<std::int16_t> forward, back;  // -1: nowhere
  bool operator==(const Relation&) const = default;
};

// One relation per specific direction of the mask. Empty where a direction leads from one site to several, or
// from several to one: then sites must be stepped one at a time.
std::vector<Relation> make_relations(const geometry::Topology& board, geometry::SiteType type,
                                     geometry::DirectionMask mask, int words);

// Moves from a site to a second one that ask about a third, all of them equally far off.
struct Hops {
  int third;      // from where they begin to the third
  Relation ends;  // from where they begin to where they end: one part
};

// Those of a list of from, to, third, and so on; no two have from and to in common.
std::vector<Hops> make_hops(std::span<const std::int32_t> list, int words);

// Such a list of all hops over one site in these directions. Empty where two have both ends in common.
std::vector<std::int32_t> hops_over_one(const geometry::Topology& board, geometry::SiteType type,
                                        geometry::DirectionMask mask);

}  // namespace ludens::ir
