// puzzle.h - what the ludemes of deduction puzzles share: the regions to keep in order, the variables.
#pragma once

#include "ir/ops/puzzles.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes {

// Each of the values is a component, so that rules about pieces can speak of it.
void add_puzzle_numbers(GameEquipment& made);

// The parts of all regions with `named` in their name, as a table (ir/ops/puzzles.h). Listed: those too that
// the game lists site by site, not only the board's own.
int puzzle_parts(Lowering& l, std::string_view named, bool listed);

// The regions that the game gives as functions.
std::vector<NodeId> puzzle_region_functions(Lowering& l);

// The (satisfy ...) of the game, or kUnbound.
BoundId puzzle_rule(const Lowering& l);
// The sites that its player may set; its constraints.
NodeId puzzle_variables(Lowering& l, const Use& satisfy);
std::vector<NodeId> puzzle_constraints(Lowering& l, const Use& satisfy);

// (< a b) and its like: in a puzzle they compare the values at two sites.
using Op::Comparison;
NodeId lower_comparison(Lowering& l, const Use& use, Comparison comparison);

}  // namespace ludens::ludemes
