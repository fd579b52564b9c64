// prepared.cpp - from IR nodes to Code.
#include <algorithm>
#include <stdexcept>

#include "interpreter/machine.h"

namespace ludens::interpreter {

namespace {

// One relation per specific direction of the mask. Empty where a direction leads from one site to several, or
// from several to one: then sites must be stepped one at a time.
std::vector<Relation> make_relations(const geometry::Topology& board, int type, std::uint64_t mask,
                                     int words) {
  const auto site_type = static_cast<geometry::SiteType>(type);
  const auto& steps = board.steps(site_type);
  const int sites = board.count(site_type);
  std::vector<Relation> out;
  for (int d = 0; d < geometry::kSpecificDirections; ++d) {
    Relation relation;
    relation.forward.assign(static_cast<size_t>(words) * 64, -1);
    relation.back.assign(static_cast<size_t>(words) * 64, -1);
    bool used = false;
    for (int site = 0; site < sites; ++site)
      for (const geometry::Step& step : steps[site]) {
        if (step.type != site_type || !(step.directions & mask)) continue;
        // A step belongs to the first specific direction that it has.
        const auto specific = step.directions & geometry::kSpecificMask;
        if (std::countr_zero(specific) != d) continue;
        if (relation.forward[static_cast<size_t>(site)] >= 0 ||
            relation.back[static_cast<size_t>(step.to)] >= 0)
          return {};
        relation.forward[static_cast<size_t>(site)] = static_cast<std::int16_t>(step.to);
        relation.back[static_cast<size_t>(step.to)] = static_cast<std::int16_t>(site);
        used = true;
        const int delta = step.to - site;
        auto part = std::find_if(relation.parts.begin(), relation.parts.end(),
                                 [&](const auto& p) { return p.delta == delta; });
        if (part == relation.parts.end()) {
          relation.parts.push_back({delta, std::vector<SetWord>(static_cast<size_t>(words), 0)});
          part = relation.parts.end() - 1;
        }
        set_bit(part->from.data(), site);
      }
    if (used) out.push_back(std::move(relation));
  }
  return out;
}

}  // namespace

Prepared::Prepared(const Program& p) : program(p), layout(runtime::make_layout(p)) {
  board = &p.equipment->board;
  default_type = static_cast<int>(board->default_type());
  words = p.words;
  first_beyond = p.equipment->containers.size() > 1 ? p.equipment->containers[1].first : 1 << 30;
  for (const ir::Component& component : p.equipment->components) {
    std::optional<geometry::Direction> faces = component.facing;
    if (!faces && component.owner > 0 && component.owner <= p.players &&
        static_cast<size_t>(component.owner) < p.equipment->player_facing.size())
      faces = p.equipment->player_facing[static_cast<size_t>(component.owner)];
    facing.push_back(faces ? static_cast<int>(*faces) : geometry::kSpecificDirections);
  }
  const OpTable& table = op_table();
  const size_t count = p.nodes.size();
  codes_.resize(count);
  args_.resize(count);
  step_relations.resize(count);
  for (size_t i = 0; i < count; ++i) codes_[i] = std::make_unique<Code>();
  for (size_t i = 1; i < count; ++i) {
    const ir::Node& node = p.nodes[i];
    Code& code = *codes_[i];
    const auto found = table.find(node.op);
    if (found == table.end())
      throw std::logic_error("the interpreter lacks the op " + std::string(node.op->name));
    code.any_fn = found->second.run;
    for (const NodeId operand : p.operands(static_cast<NodeId>(i)))
      args_[i].push_back(operand == ir::kNothing ? nullptr : codes_[operand].get());
    // Optional operands that were never given read as absent.
    while (args_[i].size() < 12) args_[i].push_back(nullptr);
    code.args = args_[i].data();
    code.arg_count = node.operand_count;
    code.imm = p.immediate_pool.data() + node.first_immediate;
    code.imm_count = node.immediate_count;
    code.op = node.op;
    code.node = static_cast<NodeId>(i);
    if (node.op == &Op::StepSet) {
      const ir::NodeId dirs = p.operands(static_cast<NodeId>(i))[1];
      const auto halves = p.immediates(dirs);
      const std::uint64_t mask = static_cast<std::uint32_t>(halves[0]) |
                                 (static_cast<std::uint64_t>(static_cast<std::uint32_t>(halves[1])) << 32);
      for (Relation& relation : make_relations(*board, code.imm[0], mask, words)) {
        step_relations[i].push_back(static_cast<int>(relations.size()));
        relations.push_back(std::move(relation));
      }
    }
  }
  for (size_t i = 1; i < count; ++i) {
    const PrepareFn prepare = table.at(p.nodes[i].op).prepare;
    if (!prepare) continue;
    data_.push_back(prepare(*this, *codes_[i]));
    codes_[i]->data = data_.back().get();
  }
  for (const ir::Kind& kind : p.kinds) {
    KindCode k;
    k.actions = code(kind.actions);
    for (const NodeId then : kind.thens) k.thens.push_back(code(then));
    for (const std::uint16_t filter : kind.filters) {
      k.filters.push_back(code(p.filters[filter].condition));
      const auto outer = static_cast<size_t>(std::max(0, p.filters[filter].outer_thens));
      k.filter_thens.push_back(kind.thens.size() - std::min(kind.thens.size(), outer));
    }
    for (const std::uint16_t prelude : kind.preludes) k.preludes.push_back(code(p.preludes[prelude]));
    k.captures = kind.captures;
    k.from_level = code(kind.from_level);
    k.to_level = code(kind.to_level);
    kinds.push_back(std::move(k));
  }
}

}  // namespace ludens::interpreter
