// radials.h - the straight ways across a board: from each site, step after step in one direction.
//
// A radial goes on by the step of the same direction that bends least, as long as it bends less than about 14
// degrees; around a pivot it follows the ring or the spoke. It never visits a site twice. Where several steps
// bend equally little there is a radial for each. On boards denser than any real one radials end after one
// step.
#pragma once

#include <span>
#include <vector>

#include "geometry/directions.h"
#include "geometry/graph.h"
#include "geometry/lists.h"
#include "geometry/steps.h"

namespace ludens::geometry {

// All radials of one site type in one direction. Those of sites on the same line share their storage.
class Radials {
 public:
  // How many start at the site.
  int count(int site) const { return static_cast<int>(of_site_[site].size()); }

  // The sites of the n-th one, the starting site first; clockwise from north for n = 0, 1, ...
  std::span<const int> radial(int site, int n) const { return sites_of(of_site_[site][n]); }

  // The direction it goes in: that of the table, or one of In, Out, CW, CCW in the table of Rotational.
  Direction direction(int site, int n) const { return of_site_[site][n].direction; }

  std::size_t bytes() const {
    return pool_.capacity() * sizeof(int) + of_site_.items().size() * sizeof(Entry);
  }

 private:
  friend class RadialGrower;
  friend Radials grow_rotational_radials(std::span<const Point>, const Lists<Step>&, SiteType);
  struct Entry {
    int first = 0, length = 0;  // in pool_
    Direction direction = Direction::N;
  };
  std::span<const int> sites_of(const Entry& entry) const {
    return {pool_.data() + entry.first, static_cast<std::size_t>(entry.length)};
  }

  Lists<Entry> of_site_;
  std::vector<int> pool_;
};

// `at`: where the sites of the type are; `steps`: their steps. For Rotational use the next function.
Radials grow_radials(std::span<const Point> at, const Lists<Step>& steps, SiteType type, Direction direction);

// The radials of Rotational: those in, out and around, and straight ways along such steps that are none of
// these.
Radials grow_rotational_radials(std::span<const Point> at, const Lists<Step>& steps, SiteType type);

// Do the two ways leave their common first site in opposite directions, within about 6 degrees?
bool leave_oppositely(std::span<const Point> at, std::span<const int> a, std::span<const int> b);

}  // namespace ludens::geometry
