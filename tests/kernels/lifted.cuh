// lifted.cuh - calls of the kernels that find sites, rows and liberties for many sites at once.
#pragma once

#include "bodies.cuh"
#include "runtime/kernels/effects.h"
#include "runtime/kernels/groups.h"
#include "runtime/kernels/lifted_sites.h"
#include "runtime/kernels/lines.h"

namespace ludens {

__device__ inline int call_lines(const DeviceWorld& w, const kernels::LineTable& table, const SetWord* sites,
                                 int n) {
  namespace k = kernels;
  constexpr TestSite cell = TestSite::Cell;
  const DeviceWorld::List listed{};
  const k::StackRows stacks{table, table.windows, n};
  return k::is_line(w, table, 3, {}, sites, {true, 1}, {}, &listed, Below{n}, Below{n}, cell, 0, true, true,
                    true, 1) +
         k::is_stack_line(w, stacks, 4, n, {}, {}, &listed, Below{n}, cell, 0, false, true, n > 3) +
         k::biggest_line(w, table, Below{n}, cell, 0);
}

__device__ inline int call_whole_without(const DeviceWorld& w, const kernels::StepTable& table,
                                         const SetWord* sites, int n) {
  DeviceWorld::Set out;
  kernels::whole_without(w, out, table, Sum{n}, sites, TestSite::Cell);
  return count_bits(out, w.words);
}

__device__ inline int call_groups(const DeviceWorld& w, const kernels::ConnectTable& table,
                                  const SetWord* sites, int n) {
  namespace k = kernels;
  constexpr TestSite cell = TestSite::Cell;
  return k::is_connected(w, table, n, Sum{n}, {}, {}, Sites{n}, cell) +
         k::is_blocked(w, table, n, Sum{n}, {}, Sites{n}, cell) +
         k::count_groups(w, table, Sum{n}, Below{n}, 2, sites, cell) +
         k::is_one_group(w, table, Sum{n}, Sum{n}, sites, cell) +
         k::biggest_group(w, table, Sum{n}, sites, Below{n}, nullptr, cell) +
         k::group_size(w, table, n, Sum{n}, Below{n}, cell, -1) +
         k::liberties(w, table, n, Sum{n}, Below{n}, cell, -1) + k::has_liberty(w, table, n, Sum{n}, cell) +
         k::territory(w, table, n, Sum{n}, cell) + call_whole_without(w, table, sites, n);
}

__device__ inline int call_lifted(const DeviceWorld& w, const SetWord* sites, const int* table, int n) {
  namespace k = kernels;
  constexpr TestSite cell = TestSite::Cell;
  const std::uint32_t first_line[2] = {};
  const k::Rows::Line lines[1] = {};
  const std::int16_t along[1] = {};
  const k::Rows rows{first_line, lines, along};
  k::StraightWays ways;
  ways.from.set(0, 0x7F);
  ways.up.set(0, 1);
  ways.down.set(0, 63);
  ways.count = ways.longest = 1;
  k::do_(w, Conditions{n});
  k::if_do(w, Below{n}, Below{n}, Below{n});
  DeviceWorld::Set out;
  k::crowded(w, out, {}, sites, 2, 0, 64);
  int sum = count_bits(out, w.words);
  k::shifted(w, out, sites, n);
  sum += count_bits(out, w.words);
  k::low_stacks(w, out, sites, n, cell);
  sum += count_bits(out, w.words);
  k::side_states(w, out, cell, true);
  sum += count_bits(out, w.words);
  const k::BracketTable brackets{rows, ways};
  k::bracketing_sites(w, out, brackets, sites, Sum{n}, 1, n, sites, sites, cell);
  sum += count_bits(out, w.words) + popcount(k::bracketing_word(ways, sites[0], out[0]));
  k::bracketed(w, out, brackets, n, Sum{n}, 1, n, sites, sites, cell);
  sum += count_bits(out, w.words);
  sum += call_lines(w, {rows}, sites, n);
  sum += call_groups(w, {{table, table}}, sites, n);
  return sum + k::row_through(rows, 0, n, true, true, Below{n}) +
         k::row_from_top(w.space(cell), rows, 0, n, true, Below{n});
}

}  // namespace ludens
