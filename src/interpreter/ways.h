// ways.h - walking over the board: the radials and neighbours that generators and captures visit.
#pragma once

#include <bit>
#include <span>

#include "interpreter/machine.h"

namespace ludens::interpreter {

inline bool on_topology(const Machine& m, geometry::SiteType type, int site) {
  return site >= 0 && site < m.board_sites(type);
}

// Calls visit(radial, direction, which) for each radial from the site in the directions; visit returns true
// to stop.
template <class Visit>
bool for_each_radial(const Prepared& game, geometry::SiteType type, int from, std::uint64_t mask,
                     Visit visit) {
  for (; mask; mask &= mask - 1) {
    const int d = std::countr_zero(mask);
    const geometry::Radials& radials = game.board->radials(type, static_cast<geometry::Direction>(d));
    const int count = radials.count(from);
    for (int n = 0; n < count; ++n)
      if (visit(radials.radial(from, n), d, n)) return true;
  }
  return false;
}
template <class Visit>
bool for_each_radial(const Machine& m, geometry::SiteType type, int from, std::uint64_t mask, Visit visit) {
  return for_each_radial(m.prepared, type, from, mask, visit);
}

// Calls visit(site) for each site of the same type that one step in the directions leads to.
template <class Visit>
bool for_each_neighbour(const Machine& m, geometry::SiteType type, int from, std::uint64_t mask,
                        Visit visit) {
  for (const geometry::Step& step : m.steps(type, from))
    if (step.type == type && (step.directions & mask) && visit(step.to)) return true;
  return false;
}

}  // namespace ludens::interpreter
