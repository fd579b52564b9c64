// board_symmetry.h - turns and reflections of a board that leave it as it is.
#pragma once

#include <array>
#include <vector>

#include "geometry/topology.h"
#include "ir/program.h"

namespace ludens::engine {

// Where each site goes, by type of site.
using SiteMap = std::array<std::vector<int>, 3>;

// Those that map all sites, edges and vertices onto one another; the first leaves everything where it is.
std::vector<SiteMap> board_symmetries(const geometry::Topology& board);

// Does each constant set of sites that the rules name become one of them? What is said of each of them, and
// by directions, is not looked at.
bool keeps_sets(const ir::Program& program, const SiteMap& map);

}  // namespace ludens::engine
