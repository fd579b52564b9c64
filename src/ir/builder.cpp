#include <algorithm>
#include <utility>

#include "base/random.h"
#include "ir/accessors.h"
#include "ir/constant_sets.h"
#include "ir/program.h"
#include "ir/registers.h"

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
  const auto found =
      std::ranges::find_if(program_.sets, [&](const ConstantSet& set) { return set == words; });
  const auto index = static_cast<std::int32_t>(found - program_.sets.begin());
  if (found == program_.sets.end()) program_.sets.emplace_back(std::move(words));
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

namespace {

// Which registers a tree reads before it binds them, each node once.
class FreeRegisters {
 public:
  FreeRegisters(const Program& program, bool with_consequences)
      : program_(program), with_consequences_(with_consequences), known_(program.nodes.size()) {}

  RegSet of(NodeId root) {
    std::vector<NodeId> todo{root};
    while (!todo.empty()) {
      const NodeId id = todo.back();
      if (id >= known_.size() || known_[id].done) {
        todo.pop_back();
      } else if (!std::exchange(known_[id].begun, true)) {
        for_each_part(id, [&](NodeId part, RegSet) {
          if (part != kNothing && part < known_.size() && !known_[part].begun) todo.push_back(part);
        });
      } else {
        known_[id].done = true;
        known_[id].read = read_by(id);
        todo.pop_back();
      }
    }
    return root < known_.size() ? known_[root].read : 0;
  }

 private:
  struct Known {
    bool begun = false, done = false;
    RegSet read = 0;
  };

  // Calls visit(part, what is bound for it) for the operands, and for what the moves made here do.
  template <class Visit>
  void for_each_part(NodeId id, Visit visit) {
    if (id == kNothing) return;
    const auto operands = program_.operands(id);
    for (size_t i = 0; i < operands.size(); ++i) visit(operands[i], bound_in(program_, id, i));
    const int index = kind_of(program_, id);
    if (index < 0) return;
    const Kind& kind = program_.kinds[static_cast<size_t>(index)];
    visit(kind.actions, RegSet{0});
    for (size_t i = 0; with_consequences_ && i < kind.thens.size(); ++i) visit(kind.thens[i], RegSet{0});
  }

  RegSet read_by(NodeId id) {
    if (id == kNothing) return 0;
    const OpRecord& op = *program_.nodes[id].op;
    // A move carries From and To, whatever they are: that is no reading.
    RegSet read = kind_of(program_, id) < 0 ? op.registers : RegSet{0};
    if (&op == &Op::GetReg) read |= bit(attribute<Op::GetReg, "register">(program_, id));
    for_each_part(id, [&](NodeId part, RegSet bound) {
      if (part < known_.size()) read |= known_[part].read & ~bound;
    });
    return read;
  }

  const Program& program_;
  bool with_consequences_;
  std::vector<Known> known_;
};

}  // namespace

std::vector<Reg> free_registers(const Program& program, NodeId root, bool with_consequences) {
  const RegSet read = FreeRegisters(program, with_consequences).of(root);
  std::vector<Reg> out;
  for (int r = 0; r < kRegs; ++r)
    if ((read >> r) & 1) out.push_back(static_cast<Reg>(r));
  return out;
}

}  // namespace ludens::ir
