// lists.cuh - calls of the kernels of lists, and of sets and truth made of many.
#pragma once

#include "bodies.cuh"
#include "runtime/kernels/lists.h"
#include "runtime/kernels/sets.h"

namespace ludens {

__device__ inline int call_lists(const DeviceWorld& w, int n, const int* table) {
  namespace k = kernels;
  DeviceWorld::Set sites;
  k::empty_sites(w, sites, TestSite::Cell);
  DeviceWorld::List a, b, c;
  k::list(w, a, k::Ints(table, 3));
  k::make_list(w, b, Numbers{{n}});
  k::list_of_set(w, c, sites);
  k::list_union(w, a, Lists{n});
  k::list_intersection(w, b, a, c);
  k::list_difference(w, b, a, c);
  k::list_without(w, c, a, n);
  k::list_select(w, a, Below{n}, Lists{n}, Lists{n});
  k::list_players(w, b, n, Below{n});
  k::list_results(w, c, sites, Sites{n}, Sum{n});
  k::set_of_list(w, sites, c);
  return k::list_at(w, a, n) + k::list_size(w, b) + k::count_in_list(w, n, c) + k::list_max(w, a) +
         k::list_min(w, b) + k::list_sum(w, c) + k::list_product(w, a) + k::all_values(w, b, Below{n}) +
         k::all_in_list(w, a, c) + k::all_in_set(w, c, sites) + k::is_result(w, n, n, Sites{n}, Sum{n});
}

__device__ inline int call_many(const DeviceWorld& w, int n) {
  namespace k = kernels;
  DeviceWorld::Set a, b;
  k::set(w, a, b);
  k::union_(w, a, Sites{n});
  k::intersection(w, b, Sites{n});
  k::select_set(w, a, Below{n}, Sites{n}, Sites{n});
  k::sites_of_piece(w, b, TestSite::Cell, 1);
  k::friend_sites(w, a, TestSite::Cell);
  k::enemy_sites(w, b, TestSite::Cell);
  return k::const_(w, n) + k::bool_(w, true) + k::and_(w, Conditions{{n}}) + k::or_(w, Conditions{{n}}) +
         k::if_bool(w, Below{n}, Below{n}, Below{n}) + k::select(w, Below{n}, Sum{n}, Sum{n}) +
         k::nth_site(w, a, n) + k::sum_over(w, b, k::Ints()) + k::all_sites(w, a, Below{n}) +
         k::all_differ(w, b, Below{n}, TestSite::Cell);
}

}  // namespace ludens
