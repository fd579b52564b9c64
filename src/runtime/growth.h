// growth.h - boards that grow with what is put on them: which sites exist is part of the state.
//
// A state is one of a window onto an unbounded plane (geometry/growth/window.h). The sites that exist are a
// set of the block, so a copy has them, and what is undone takes them back. They change once a move is done,
// not within it. Before the next move the state must be carried over to another window if it has come to the
// edge of this one: carry_over renames all sites that a state speaks of and leaves the rest.
//
// Unless the board shrinks no site that exists is ever lost, whatever leaves it. Where it does, what exists
// follows from where pieces are.
#pragma once

#include <memory>
#include <vector>

#include "geometry/growth/window_choice.h"
#include "geometry/lists.h"
#include "ir/equipment.h"
#include "ir/ops/growth.h"
#include "runtime/state.h"

namespace ludens::runtime {

using ir::Op::Grown;
using ir::Op::kGrownSets;

// What is the same in all states of one window.
struct GrowthTables {
  explicit GrowthTables(const ir::Equipment& equipment, int words);
  GrowthTables(const GrowthTables&) = delete;

  ir::Expansion expansion;
  bool shrinks;
  int reach;  // ir::Growth::reach
  geometry::Window window;
  int words, sites;                    // sites of the board, without those of hands
  geometry::Lists<int> farther;        // by site, those within reach; empty where that is 1
  const geometry::Lists<int>* around;  // the same, or those that share a vertex
  std::vector<SetWord> board, beyond;  // the board's sites; those of hands and the like
  std::vector<SetWord> edge;           // see geometry::edge_of
  std::vector<SetWord> near_edge;      // those and what is around them
  std::vector<int> lines;              // geometry::lines_of
  std::vector<int> ring;               // by site: geometry::ring_of
};

// Numbers that sites keep whatever window they are seen through, for the hash of the board.
std::vector<std::uint64_t> lasting_names(const ir::Equipment& equipment);

inline SetWord* grown_set(const View& view, int words, Grown which) {
  return view.grown + static_cast<int>(which) * words;
}

// What exists at the start: with a perimeter every site around each piece that lies there, in a zone those
// sites alone. Without pieces those around the first tile.
void begin_growth(const GrowthTables& tables, const View& view);

// A move is done: what came to the board is grown around, and what left it given up where the board shrinks.
void grow(const GrowthTables& tables, const View& view);

// Only these of the sites around pieces exist, besides where pieces are.
void narrow_growth(const GrowthTables& tables, const View& view, const SetWord* wanted);
// All of them do, for as long as it is asked where something may go.
void widen_growth(const GrowthTables& tables, const View& view);

// In a larger window there are more rings. Is it too small as well?
void complete_growth(const GrowthTables& tables, const View& view);

// How far the state reaches on the plane, with what is around its pieces.
geometry::BoardExtent extent_of(const GrowthTables& tables, const View& view);

// The state in another window, in which all that exists has a place. `numbers` has what sites are called
// there (geometry::renumbered); the block `to` need not hold anything.
struct Placement {
  const Layout& layout;
  const GrowthTables& tables;
  std::byte* block;
};
void carry_over(const Placement& from, const Placement& to, const std::vector<int>& numbers, int window);

}  // namespace ludens::runtime
