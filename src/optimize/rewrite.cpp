#include "optimize/rewrite.h"

namespace ludens::optimize {

using ir::NodeId;

ir::Program rewrite(const ir::Program& in, const Replace& replace,
                    const std::function<void(ir::Builder&)>& finish) {
  ir::Program out = in;
  out.nodes.clear();
  out.operand_pool.clear();
  out.attribute_pool.clear();
  ir::Builder builder(out);
  std::vector<NodeId> now(in.nodes.size(), ir::kNothing);
  const auto moved = [&](NodeId& id) { id = now[id]; };
  std::vector<NodeId> operands;
  std::vector<std::int32_t> attributes;
  for (NodeId id = 1; id < in.nodes.size(); ++id) {
    const ir::Node& node = in.nodes[id];
    operands.clear();
    for (const NodeId operand : in.operands(id)) operands.push_back(now[operand]);
    attributes.assign(in.attributes(id).begin(), in.attributes(id).end());
    builder.set_source(node.source);
    now[id] = replace(builder, node, operands, attributes);
    if (now[id] == ir::kNothing) now[id] = builder.node(*node.op, operands, attributes);
  }
  for (ir::Kind& kind : out.kinds) {
    moved(kind.actions);
    moved(kind.from_level);
    moved(kind.to_level);
    for (NodeId& then : kind.thens) moved(then);
  }
  for (ir::Filter& filter : out.filters) moved(filter.condition);
  for (NodeId& prelude : out.preludes) moved(prelude);
  for (NodeId& rule : out.start) moved(rule);
  moved(out.end);
  for (NodeId& end : out.end_as) moved(end);
  for (NodeId* rule : {&out.match.result, &out.match.next, &out.match.end}) moved(*rule);
  for (ir::Phase& phase : out.phases) {
    moved(phase.role);
    moved(phase.play);
    moved(phase.end);
    for (NodeId& play : phase.play_as) moved(play);
    for (NodeId& end : phase.end_as) moved(end);
    for (ir::NextPhase& next : phase.next) {
      moved(next.who);
      moved(next.condition);
    }
  }
  if (finish) finish(builder);
  return out;
}

}  // namespace ludens::optimize
