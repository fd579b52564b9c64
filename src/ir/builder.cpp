#include <algorithm>

#include "base/random.h"
#include "ir/accessors.h"
#include "ir/constant_sets.h"
#include "ir/program.h"

namespace ludens::ir {

Builder::Builder(Program& program) : program_(program) {
  if (program_.nodes.empty()) program_.nodes.emplace_back();
  for (size_t i = 0; i < program_.names.size(); ++i) names_.emplace(program_.names[i], static_cast<int>(i));
}

NodeId Builder::node(const OpRecord& op, std::span<const NodeId> operands,
                     std::span<const std::int32_t> attributes) {
  // Absent and not mentioned are the same.
  while (!has_many(op) && !operands.empty() && operands.back() == kNothing)
    operands = operands.first(operands.size() - 1);
  std::uint64_t hash = 1;
  for (const char c : op.name) hash = hash * 0x100000001B3ull + static_cast<unsigned char>(c);
  for (const NodeId id : operands) hash = mix64(hash * 31 + id);
  for (const std::int32_t i : attributes) hash = mix64(hash * 37 + static_cast<std::uint32_t>(i));
  const auto [begin, end] = index_.equal_range(hash);
  for (auto it = begin; it != end; ++it) {
    const NodeId id = it->second;
    if (program_.nodes[id].op == &op && std::ranges::equal(program_.operands(id), operands) &&
        std::ranges::equal(program_.attributes(id), attributes))
      return id;
  }
  Node node;
  node.op = &op;
  node.operand_count = static_cast<std::uint16_t>(operands.size());
  node.attribute_count = static_cast<std::uint16_t>(attributes.size());
  node.first_operand = static_cast<std::uint32_t>(program_.operand_pool.size());
  node.first_attribute = static_cast<std::uint32_t>(program_.attribute_pool.size());
  node.source = source_;
  // The spans may lie in the pools themselves.
  const std::vector<NodeId> own_operands(operands.begin(), operands.end());
  const std::vector<std::int32_t> own_attributes(attributes.begin(), attributes.end());
  program_.operand_pool.insert(program_.operand_pool.end(), own_operands.begin(), own_operands.end());
  program_.attribute_pool.insert(program_.attribute_pool.end(), own_attributes.begin(), own_attributes.end());
  program_.nodes.push_back(node);
  const auto id = static_cast<NodeId>(program_.nodes.size() - 1);
  index_.emplace(hash, id);
  return id;
}

NodeId Builder::level(NodeId number) {
  if (number == kNothing) return kNothing;
  if (is(program_, number, Op::LevelNumber)) return program_.operands(number)[0];
  return node(Op::LevelOf, {number});
}

NodeId Builder::level_number(NodeId level) {
  if (level == kNothing) return kNothing;
  if (is(program_, level, Op::LevelOf)) return program_.operands(level)[0];
  return node(Op::LevelNumber, {level});
}

NodeId Builder::set(std::vector<std::uint64_t> words) {
  words.resize(static_cast<size_t>(program_.words), 0);
  const auto found = std::ranges::find(program_.sets, words);
  const auto index = static_cast<std::int32_t>(found - program_.sets.begin());
  if (found == program_.sets.end()) program_.sets.push_back(std::move(words));
  return node(Op::SetConst, {}, {index});
}

NodeId Builder::set_of(std::span<const int> sites) {
  return set(words_of_sites(program_.words, sites));
}

int Builder::list(std::vector<std::int32_t> values) {
  const auto found = std::ranges::find(program_.lists, values);
  const int index = static_cast<int>(found - program_.lists.begin());
  if (found == program_.lists.end()) program_.lists.push_back(std::move(values));
  return index;
}

int Builder::name(const std::string& text) {
  const auto [it, added] = names_.try_emplace(text, static_cast<int>(program_.names.size()));
  if (added) program_.names.push_back(text);
  return it->second;
}

// Reading is what counts; a register that is bound further out is captured once too often, which does no
// harm.
std::vector<Reg> free_registers(const Program& program, NodeId root, bool with_consequences) {
  std::vector<bool> seen(program.nodes.size(), false);
  std::vector<bool> read(static_cast<size_t>(kRegs), false);
  std::vector<NodeId> todo{root};
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == kNothing || id >= seen.size() || seen[id]) continue;
    seen[id] = true;
    const Node& node = program.nodes[id];
    if (node.op == &Op::GetReg) read[static_cast<size_t>(program.attributes(id)[0])] = true;
    const int index = kind_of(program, id);
    // A move carries From and To, whatever they are: that is no reading.
    for (int r = 0; r < kRegs && index < 0; ++r)
      if ((node.op->registers >> r) & 1) read[static_cast<size_t>(r)] = true;
    if (index >= 0) {
      const Kind& kind = program.kinds[static_cast<size_t>(index)];
      todo.push_back(kind.actions);
      if (with_consequences) todo.insert(todo.end(), kind.thens.begin(), kind.thens.end());
    }
    for (const NodeId operand : program.operands(id)) todo.push_back(operand);
  }
  std::vector<Reg> out;
  for (int r = 0; r < kRegs; ++r)
    if (read[static_cast<size_t>(r)]) out.push_back(static_cast<Reg>(r));
  return out;
}

}  // namespace ludens::ir
