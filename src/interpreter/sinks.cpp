#include "interpreter/sinks.h"

#include <algorithm>
#include <bit>

namespace ludens::interpreter {

namespace {

using ir::NodeId;
using ir::Sink;
using ir::SinkSet;

// What the engine runs: the rules of play, and what the kinds of moves bring about.
void add_roots(const ir::Program& p, std::vector<SinkSet>& sinks) {
  const auto add = [&](NodeId id, SinkSet into) {
    if (id != ir::kNothing) sinks[id] |= into;
  };
  constexpr SinkSet kPlay = ir::bit(Sink::List) | ir::bit(Sink::Any);
  for (const ir::Phase& phase : p.phases) {
    add(phase.play, kPlay);
    for (const NodeId play : phase.play_as) add(play, kPlay);
  }
  for (const NodeId prelude : p.preludes) add(prelude, ir::bit(Sink::Effect));
  for (const ir::Kind& kind : p.kinds)
    for (const NodeId then : kind.thens) add(then, ir::bit(Sink::Effect));
}

SinkSet operand_sinks(const ir::Operand& operand, SinkSet own) {
  const SinkSet named = operand.run.sinks & ~ir::kOwnSink;
  return operand.run.sinks & ir::kOwnSink ? named | own : named;
}

}  // namespace

std::vector<SinkSet> find_sinks(const ir::Program& p) {
  std::vector<SinkSet> sinks(p.nodes.size(), 0);
  add_roots(p, sinks);
  // Operands come before the nodes that use them.
  for (size_t i = p.nodes.size(); i-- > 1;) {
    const ir::OpRecord& op = *p.nodes[i].op;
    const auto operands = p.operands(static_cast<NodeId>(i));
    for (size_t k = 0; k < operands.size(); ++k) {
      const ir::Operand& operand = op.operands[std::min(k, op.operands.size() - 1)];
      if (operand.type == ir::Type::Moves && operands[k] != ir::kNothing)
        sinks[operands[k]] |= operand_sinks(operand, sinks[i]);
    }
  }
  return sinks;
}

Sink operand_sink(const ir::Operand& operand, Sink own) {
  if (operand.run.sinks & ir::kOwnSink) return own;
  return static_cast<Sink>(std::countr_zero(operand.run.sinks));
}

}  // namespace ludens::interpreter
