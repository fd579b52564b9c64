// regions.cuh - kernels of regions, directions, walks, figures, graphs and of large pieces, tiles, land,
// dominoes.
#pragma once

#include "runtime/kernels/areas.h"
#include "runtime/kernels/dirs.h"
#include "runtime/kernels/dominoes.h"
#include "runtime/kernels/figures.h"
#include "runtime/kernels/graphs.h"
#include "runtime/kernels/large.h"
#include "runtime/kernels/layers.h"
#include "runtime/kernels/paths.h"
#include "runtime/kernels/region_groups.h"
#include "runtime/kernels/regions.h"
#include "runtime/kernels/rings.h"
#include "runtime/kernels/tiles.h"
#include "runtime/kernels/walks.h"

// A body whose result is a set or a list.
struct Writes {
  LUDENS_FN explicit operator bool() const { return true; }
  LUDENS_FN void operator()(SetWord* out, int site) const { set_bit(out, site); }
  LUDENS_FN void operator()(DeviceWorld::List& out) const { out.push_back(3); }
};

__device__ int regions(const DeviceWorld& w, const Below& body, k::Ints list, int site) {
  constexpr TestSite cell = TestSite::Cell;
  DeviceWorld::Set a, b;
  k::set_at(w, a, site, 0, 9);
  k::spread(w, b, {}, a, 0, 9);
  k::spread_if(w, a, b, body, a, 0, 9);
  k::grow(w, b, {}, a, 3, 0, 9);
  k::sites_of(w, a, k::players_mask(w, {}, 1) | k::bit_of(w, 2), cell);
  k::pieces_of(w, a, 3, cell, list);
  k::piece_sites(w, a, 2, cell);
  k::owned_piece(w, b, 2, 3, cell);
  k::top_owned(w, a, b, 3, cell);
  k::state_sites(w, b, 1, cell, 64);
  k::filter_by(w, a, b, body, 0);
  k::union_over(w, b, a, Writes(), 0);
  k::union_over_list(w, a, list, Writes(), 0);
  k::levels(w, b, site, body, body, cell, false);
  return k::lookup(w, site, list, 1, -1) + k::lookup_or(w, site, list) + k::size(w, a) + k::size(w, b);
}

__device__ std::uint64_t directions(const DeviceWorld& w, const Below& body, k::Ints list, int site) {
  constexpr TestSite cell = TestSite::Cell;
  const k::WaysBetween ways{list, true};
  const k::SeenBySite seen{list.begin(), w.facing_table, w.facing_table};
  return k::dirs(w, 1, 2) | k::dirs_union(w, 1, 2) | k::dirs_select(w, body, body, body) |
         k::dirs_facing(w, k::Facings{}, site, 1, cell, 3) | k::dirs_of_last(w, ways, cell, 4, true) |
         k::dirs_between(w, ways, 3, site, cell) | k::dirs_by_site(w, seen, site, cell, 2, list) |
         k::dirs_without(w, body, body, site, cell);
}

__device__ int walks(const DeviceWorld& w, const Below& body, k::Ints list, int site) {
  constexpr TestSite cell = TestSite::Cell;
  DeviceWorld::Set a, b;
  k::empty_sites(w, a, cell);
  k::direction_sites(w, b, a, body, body, body, k::Maybe{true, 2}, cell, -1);
  k::between_sites(w, a, site, 5, body, body, body, body, cell);
  k::around_sites(w, b, a, 2, body, cell, 3);
  k::sight_sites(w, a, site, body, cell, 1);
  k::pattern_sites(w, b, site, Writes(), cell, list);
  k::distance_sites(w, a, k::Rings(), site, body, body, cell, 3);
  k::reach_sites(w, b, site, 1, 3, body, body, body, cell, -1, -1);
  k::group_sites(w, a, b, body, body, body, cell, -1, -1);
  k::group_origins(w, b, a, body, body, cell, -1, -1);
  DeviceWorld::List sizes;
  k::list_group_sizes(w, sizes, b, body, body, body, 2, cell, -1, -1);
  return k::ahead(w, site, body, body, cell) + k::visit_groups(w, b, body, 1) +
         k::every_group(w, a, body, 1) + k::is_covered(w, site, cell) + k::is_roofed(w, site, 5, cell) +
         sizes.size();
}

__device__ int figures(const DeviceWorld& w, const Below& body, k::Ints list, int site) {
  constexpr TestSite cell = TestSite::Cell;
  DeviceWorld::Set a;
  const DeviceWorld::List* absent = nullptr;
  const k::RingTable rings{{list.begin(), list.begin()}, w.set_table, true};
  k::ring_sites(w, a, rings, site, body, 1, absent, cell, false);
  return k::is_ring(w, rings, site, body, 1, absent, cell) + k::is_figure(w, site, absent, cell, list) +
         k::hold_pieces(w, list, list, cell) + k::is_flat(w, site) + k::is_free(w, a, {}, cell) +
         k::has_pyramid(w, a, cell, list) +
         k::is_angle(w, k::Angles{w.set_table}, site, body, body, cell, 1) + k::is_tree(w, 1, true) +
         k::is_caterpillar(w, 1) + k::is_tree_centre(w, 1) + k::is_regular_graph(w, 1, {}, body, body) +
         k::is_path(w, site, 1, 2, 3, body, TestSite::Edge);
}

__device__ int large_pieces(const DeviceWorld& w, const Below& body, const k::TileTable& tiles,
                            const k::DominoTable& dominoes, int site) {
  constexpr TestSite cell = TestSite::Cell;
  DeviceWorld::Set a, b;
  k::line_of_play(w, a, dominoes);
  k::large_sites(w, b, a, cell);
  return k::is_large(w, site) + k::for_large_places(w, 2, a, b, {}, body, true, site) +
         k::large_size(w, k::Centre{site}, b, cell) + k::is_tile(w, tiles, site) +
         k::sides_match(w, tiles, site) + k::is_path_ring(w, tiles, a, 1) + k::path_reach(w, tiles, a, 2) +
         k::is_domino(w, site) + k::pips_match(w, site) + k::dominoes_left(w) +
         k::can_take_domino(w, dominoes, 1);
}

__device__ int land(const DeviceWorld& w, const k::AreaTable& areas, const k::Ints& list, int site) {
  DeviceWorld::Set a;
  DeviceWorld::ScratchList rotations(w);
  k::area_sites(w, a, areas, site, {}, {}, {true, 1}, false);
  k::fitting_rotations(w, rotations.list, areas, 1, site, list);
  return k::area_ends(w, areas, site, {}, {}) + k::area_value(w, areas, site, {}, {}) +
         k::area_span(w, areas, a, 1) + k::facing_sides(w, areas, site, {}) +
         k::matching_sides(w, areas, site, list) + k::tile_fits(w, areas, site, list);
}

__device__ int all_regions(const DeviceWorld& w, const Below& body, const int* table, int site) {
  const k::Ints list(table, 40);
  k::TileTable tiles;
  tiles.neighbours = table;
  k::AreaTable areas;
  areas.neighbours = areas.facing = areas.area_of = table;
  const k::DominoTable dominoes{site, nullptr, table, table};
  return regions(w, body, list, site) + static_cast<int>(directions(w, body, list, site)) +
         walks(w, body, list, site) + figures(w, body, list, site) +
         large_pieces(w, body, tiles, dominoes, site) + land(w, areas, list, site);
}
