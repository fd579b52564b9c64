// verify.cpp - is a program sound? Operands come before their users and have the types that the op wants;
// every index exists.
#include <cstddef>

#include "ir/all_ops.h"
#include "ir/program.h"

namespace ludens::ir {

OpRef find_op(std::string_view name) {
  for (int i = 0; i < kOpCount; ++i)
    if (kAllOps[i]->name == name) return kAllOps[i];
  return nullptr;
}

namespace {

constexpr std::string_view kLetters = "ibsldmv";

class Verifier {
 public:
  explicit Verifier(const Program& program) : program_(program) {}

  std::vector<std::string> run() {
    for (NodeId id = 1; id < program_.nodes.size(); ++id) check_node(id);
    for (size_t k = 0; k < program_.kinds.size(); ++k) check_kind(k);
    for (size_t f = 0; f < program_.filters.size(); ++f)
      check_root(program_.filters[f].condition, Type::Bool, "filter " + std::to_string(f));
    for (size_t p = 0; p < program_.preludes.size(); ++p)
      check_root(program_.preludes[p], Type::Moves, "prelude " + std::to_string(p));
    for (const NodeId rule : program_.start) check_root(rule, Type::Void, "start rule");
    check_root(program_.end, Type::Void, "end");
    check_each_mover(program_.end_as, Type::Void, "end");
    for (size_t p = 0; p < program_.phases.size(); ++p) check_phase(p);
    return std::move(problems_);
  }

 private:
  void problem(std::string what) {
    if (problems_.size() < 50) problems_.push_back(std::move(what));
  }

  bool exists(NodeId id) const { return id < program_.nodes.size(); }

  void check_root(NodeId id, Type type, const std::string& where) {
    if (id == kNothing) return;
    if (!exists(id)) return problem(where + ": there is no node %" + std::to_string(id));
    if (program_.type(id) != type) problem(where + ": %" + std::to_string(id) + " has another type");
  }

  void check_node(NodeId id) {
    const Node& node = program_.nodes[id];
    const std::string where = "%" + std::to_string(id) + " (" + std::string(node.op->name) + ")";
    const auto operands = program_.operands(id);
    size_t at = 0;
    const std::string_view wants = node.op->operands;
    for (size_t w = 0; w < wants.size(); ++w) {
      const size_t type = kLetters.find(wants[w]);
      const char mark = w + 1 < wants.size() ? wants[w + 1] : ' ';
      if (mark == '*') {
        for (; at < operands.size(); ++at) check_operand(id, operands[at], type, false, where);
        break;
      }
      const bool optional = mark == '?';
      if (optional) ++w;
      if (at < operands.size()) {
        check_operand(id, operands[at++], type, optional, where);
      } else if (!optional) {
        problem(where + ": lacks an operand");
      }
    }
    if (at < operands.size()) problem(where + ": has too many operands");
    if (node.op->immediates >= 0 && node.immediate_count != node.op->immediates)
      problem(where + ": has the wrong number of immediates");
    if (node.op->kind >= 0 && node.immediate_count > node.op->kind) {
      const auto kind = program_.immediates(id)[static_cast<size_t>(node.op->kind)];
      if (kind < 0 || static_cast<size_t>(kind) >= program_.kinds.size())
        problem(where + ": there is no such kind of move");
    }
  }

  void check_operand(NodeId user, NodeId operand, size_t type, bool optional, const std::string& where) {
    if (operand == kNothing) {
      if (!optional) problem(where + ": an operand that it needs is absent");
      return;
    }
    if (!exists(operand)) return problem(where + ": there is no node %" + std::to_string(operand));
    if (operand >= user) return problem(where + ": uses a node that comes after it");
    if (program_.type(operand) != static_cast<Type>(type))
      problem(where + ": %" + std::to_string(operand) + " has another type");
  }

  void check_kind(size_t index) {
    const Kind& kind = program_.kinds[index];
    const std::string where = "kind " + std::to_string(index);
    check_root(kind.actions, Type::Void, where);
    for (const NodeId then : kind.thens) check_root(then, Type::Moves, where);
    for (const std::uint16_t f : kind.filters)
      if (f >= program_.filters.size()) problem(where + ": there is no such filter");
    for (const std::uint16_t p : kind.preludes)
      if (p >= program_.preludes.size()) problem(where + ": there is no such prelude");
  }

  void check_each_mover(const std::vector<NodeId>& roots, Type type, const std::string& where) {
    if (!roots.empty() && roots.size() != static_cast<size_t>(program_.players) + 1)
      problem(where + ": not one for each player");
    for (const NodeId root : roots) check_root(root, type, where);
  }

  void check_phase(size_t index) {
    const Phase& phase = program_.phases[index];
    const std::string where = "phase " + std::to_string(index);
    check_root(phase.play, Type::Moves, where);
    check_root(phase.end, Type::Void, where);
    check_each_mover(phase.play_as, Type::Moves, where);
    check_each_mover(phase.end_as, Type::Void, where);
    check_root(phase.role, Type::Int, where);
    for (const NextPhase& next : phase.next) {
      check_root(next.who, Type::Int, where);
      check_root(next.condition, Type::Bool, where);
      if (next.target < 0 || static_cast<size_t>(next.target) >= program_.phases.size())
        problem(where + ": leads nowhere");
    }
  }

  const Program& program_;
  std::vector<std::string> problems_;
};

}  // namespace

std::vector<std::string> verify(const Program& program) {
  return Verifier(program).run();
}

}  // namespace ludens::ir
