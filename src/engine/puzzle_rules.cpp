// puzzle_rules.cpp - the rules of a deduction puzzle, asked about values; and what a position leaves open.
#include <algorithm>

#include "engine/data.h"
#include "engine/puzzle_constraints.h"
#include "engine/puzzle_terms.h"
#include "ir/accessors.h"
#include "ir/ops/puzzles.h"
#include "runtime/puzzle.h"

namespace ludens::engine {

namespace {

namespace Op = ir::Op;
using ir::attribute;
using ir::NodeId;

}  // namespace

PuzzleRules::PuzzleRules(const Game& game) : table_(game) {
  table_.start();
  start_.assign(table_.state().begin(), table_.state().end());
}

bool PuzzleRules::accept(const PuzzleConstraints& puzzle, std::span<const int> values) {
  table_.set_state(start_);
  Machine& m = table_.machine();
  for (int site = 0; site < static_cast<int>(values.size()); ++site) {
    if (!puzzle.is_filled(site)) continue;
    SetWord set[runtime::kMaxDomainWords] = {};
    set_bit(set, values[static_cast<size_t>(site)]);
    runtime::set_values(m, static_cast<int>(puzzle.type), site, set);
  }
  if (!m.begin_steps()) return false;
  m.clear_registers();
  const NodeId satisfy = m.prepared.satisfy->node;
  const auto constraints = m.program.operands(satisfy).subspan(1);
  const bool all = std::ranges::all_of(constraints, [&](NodeId id) { return m.test(m.prepared.code(id)); });
  return all && !m.is_stopped();
}

std::vector<ValueSet> puzzle_values(const State& state) {
  const StateData& data = state.data();
  const Game& game = data.engine_game();
  if (!game.prepared().satisfy) return {};
  const NodeId satisfy = game.prepared().satisfy->node;
  const auto type = attribute<Op::Satisfy, "type">(game.program(), satisfy);
  const int least = attribute<Op::Satisfy, "least">(game.program(), satisfy);
  const int most = attribute<Op::Satisfy, "most">(game.program(), satisfy);
  const runtime::View view = data.view();
  const runtime::Space& space = view.space[static_cast<size_t>(type)];
  std::vector<ValueSet> out;
  for (int site = 0; site < game.prepared().board->count(type); ++site)
    out.push_back(values_at(space, site, least, most));
  return out;
}

}  // namespace ludens::engine
