// verify.cpp - is a program sound? Operands come before their users and have the types that the op wants;
// every index exists.
#include <algorithm>
#include <cstddef>

#include "ir/accessors.h"
#include "ir/all_ops.h"
#include "ir/captures.h"
#include "ir/program.h"
#include "ir/text_fields.h"

namespace ludens::ir {

OpRef find_op(std::string_view name) {
  for (int i = 0; i < kOpCount; ++i)
    if (kAllOps[i]->name == name) return kAllOps[i];
  return nullptr;
}

namespace {

constexpr int kMostDepth = 2'000;

// Does what a move does, asks or is followed by make moves of its own kind again? Then it may never end.
class CycleSearch {
 public:
  explicit CycleSearch(const Program& program) : program_(program) {
    nodes_.assign(program.nodes.size(), Mark::New);
    kinds_.assign(program.kinds.size(), Mark::New);
  }

  bool found() {
    for (size_t k = 0; k < kinds_.size(); ++k)
      if (visit_kind(k)) return true;
    return false;
  }

 private:
  enum class Mark : std::uint8_t { New, Open, Done };

  bool visit(NodeId id) {
    if (id == kNothing || nodes_[id] == Mark::Done) return false;
    if (nodes_[id] == Mark::Open) return true;
    nodes_[id] = Mark::Open;
    bool ring = false;
    if (const int kind = kind_of(program_, id); kind >= 0) ring = visit_kind(static_cast<size_t>(kind));
    for (const NodeId operand : program_.operands(id)) ring = ring || visit(operand);
    nodes_[id] = Mark::Done;
    return ring;
  }

  bool visit_kind(size_t index) {
    if (kinds_[index] == Mark::Open) return true;
    if (kinds_[index] == Mark::Done) return false;
    kinds_[index] = Mark::Open;
    const Kind& kind = program_.kinds[index];
    bool ring = visit(kind.actions) || visit(kind.from_level) || visit(kind.to_level);
    for (const NodeId then : kind.thens) ring = ring || visit(then);
    for (const std::uint16_t f : kind.filters) ring = ring || visit(program_.filters[f].condition);
    for (const std::uint16_t p : kind.preludes) ring = ring || visit(program_.preludes[p]);
    kinds_[index] = Mark::Done;
    return ring;
  }

  const Program& program_;
  std::vector<Mark> nodes_, kinds_;
};

class Verifier {
 public:
  explicit Verifier(const Program& program) : program_(program) {}

  std::vector<std::string> run() {
    if (!program_.equipment || program_.equipment->containers.empty()) return {"it has no equipment"};
    check_head();
    check_tables();
    depth_.assign(program_.nodes.size(), 0);
    for (NodeId id = 1; id < program_.nodes.size(); ++id) check_node(id);
    for (size_t k = 0; k < program_.kinds.size(); ++k) check_kind(k);
    for (size_t f = 0; f < program_.filters.size(); ++f)
      check_present(program_.filters[f].condition, Type::Bool, "filter " + std::to_string(f));
    for (size_t p = 0; p < program_.preludes.size(); ++p)
      check_present(program_.preludes[p], Type::Moves, "prelude " + std::to_string(p));
    for (const NodeId rule : program_.start) check_present(rule, Type::Void, "start rule");
    check_root(program_.end, Type::Void, "end");
    check_each_mover(program_.end_as, Type::Void, "end");
    check_root(program_.match.result, Type::Int, "match");
    check_root(program_.match.next, Type::Int, "match");
    check_root(program_.match.end, Type::Void, "match");
    for (size_t p = 0; p < program_.phases.size(); ++p) check_phase(p);
    if (problems_.empty() && CycleSearch(program_).found()) problem("a kind of move leads to itself");
    return std::move(problems_);
  }

 private:
  void problem(std::string what) {
    if (problems_.size() < 50) problems_.push_back(std::move(what));
  }

  // --- what the state's layout follows from

  bool holds_pieces(int type) const {
    return type >= 0 && type < geometry::kSiteTypes &&
           (program_.uses.site_type[type] ||
            type == static_cast<int>(program_.equipment->board.default_type()));
  }

  void check_head() {
    const Equipment& equipment = *program_.equipment;
    int sites = equipment.site_count();
    for (int t = 0; t < geometry::kSiteTypes; ++t)
      if (holds_pieces(t)) sites = std::max(sites, equipment.board.count(static_cast<SiteType>(t)));
    if (program_.words * 64 < sites)
      problem("sets of " + std::to_string(program_.words) + " words are too small");
    if (program_.players != equipment.players)
      problem("it is for another number of players than the equipment");
    if (program_.phases.empty()) problem("it has no phase");
    if (program_.nodes.empty()) problem("it has no nodes");
    const auto kinds = static_cast<int>(program_.kinds.size());
    if (program_.pass_kind < 0 || program_.pass_kind >= kinds || program_.swap_kind < -1 ||
        program_.swap_kind >= kinds)
      problem("the turn offers a kind of move that there is not");
    const auto sensible = [](int n) { return n >= 1 && n <= 10'000'000; };
    if (!sensible(program_.max_turns) || !sensible(program_.max_moves))
      problem("a limit is too small or too large");
  }

  void check_tables() {
    for (const auto& set : program_.sets)
      if (static_cast<int>(set.size()) != program_.words) problem("a constant set has another size");
    for (const DirectionTable& table : program_.directions)
      if (table.by_facing.size() != geometry::kSpecificDirections + 1)
        problem("a table of directions has another size");
  }

  void check_attributes(NodeId id, const std::string& where) {
    const auto& wants = program_.nodes[id].op->attributes;
    const auto values = program_.attributes(id);
    if (wants.size() != values.size()) return problem(where + ": has the wrong number of attributes");
    for (size_t i = 0; i < values.size(); ++i)
      if (const char* wrong = wrong_with(wants[i].type, values, i))
        problem(where + ": no such " + wrong + ", " + std::to_string(values[i]));
  }

  // What the attribute should have been, or null where it is that.
  const char* wrong_with(AttributeType type, std::span<const std::int32_t> values, size_t i) const {
    const std::int32_t value = values[i];
    const auto within = [&](size_t size) { return value >= 0 && static_cast<size_t>(value) < size; };
    const auto unless = [](bool right, const char* what) { return right ? nullptr : what; };
    switch (type) {
      case AttributeType::Number:
      case AttributeType::SetCount:  // checked with the table
        return nullptr;
      case AttributeType::Flag:
        return unless(within(2), "truth value");
      case AttributeType::SiteType:
        return unless(holds_pieces(value), "site type");
      case AttributeType::MaybeSiteType:
        return unless(value == -1 || holds_pieces(value), "site type");
      case AttributeType::Register:
        return unless(within(kRegs) && type_of(static_cast<Reg>(value)) == Type::Int, "register of a number");
      case AttributeType::Kind:
        return unless(within(program_.kinds.size()), "kind of move");
      case AttributeType::Set:
        return unless(within(program_.sets.size()), "set");
      case AttributeType::SetTable:
        return unless(
            value >= 0 && i + 1 < values.size() && values[i + 1] >= 0 &&
                static_cast<size_t>(value) + static_cast<size_t>(values[i + 1]) <= program_.sets.size(),
            "table of sets");
      case AttributeType::List:
        return unless(within(program_.lists.size()), "list");
      case AttributeType::MaybeList:
        return unless(value == -1 || within(program_.lists.size()), "list");
      case AttributeType::Name:
        return unless(within(program_.names.size()), "name");
      case AttributeType::MaybeName:
        return unless(value == -1 || within(program_.names.size()), "name");
      case AttributeType::Event:
        return unless(within(std::max<size_t>(1, program_.names.size())), "event");
      case AttributeType::Directions:
        return unless(within(program_.directions.size()), "table of directions");
      case AttributeType::Direction:
        return unless(within(geometry::kDirections), "direction");
      case AttributeType::Relation:
        return unless(within(geometry::kRelations), "relation");
      case AttributeType::Component:
        return unless(within(program_.equipment->components.size()), "component");
      case AttributeType::MaybeContainer:
        return unless(value == -1 || within(program_.equipment->containers.size()), "container");
      case AttributeType::Result:
        return unless(within(5), "result");
      case AttributeType::Field:
        return unless(within(kFields), "field of the state");
      case AttributeType::Repetition:
        return unless(within(std::size(fields::kRepetitions)), "kind of repetition");
    }
    return "attribute";
  }

  bool exists(NodeId id) const { return id < program_.nodes.size(); }

  void check_root(NodeId id, Type type, const std::string& where) {
    if (id == kNothing) return;
    if (!exists(id)) return problem(where + ": there is no node %" + std::to_string(id));
    if (program_.type(id) != type) problem(where + ": %" + std::to_string(id) + " has another type");
  }

  void check_present(NodeId id, Type type, const std::string& where) {
    if (id == kNothing) return problem(where + ": something is absent");
    check_root(id, type, where);
  }

  void check_node(NodeId id) {
    const Node& node = program_.nodes[id];
    const std::string where = "%" + std::to_string(id) + " (" + std::string(node.op->name) + ")";
    const auto operands = program_.operands(id);
    const auto& wants = node.op->operands;
    if (operands.size() > wants.size() && !has_many(*node.op)) problem(where + ": has too many operands");
    for (size_t i = 0; i < std::max(operands.size(), wants.size()); ++i) {
      if (wants.size() == 0) break;
      const Operand& want = wants[std::min(i, wants.size() - 1)];
      if (i < operands.size())
        check_operand(id, operands[i], want, where);
      else if (want.presence == Presence::Required)
        problem(where + ": lacks the operand " + std::string(want.name));
    }
    check_depth(id, where);
    check_attributes(id, where);
  }

  // Trees are walked by recursion.
  void check_depth(NodeId id, const std::string& where) {
    int below = 0;
    for (const NodeId operand : program_.operands(id))
      if (operand < id) below = std::max(below, depth_[operand]);
    depth_[id] = below + 1;
    if (depth_[id] > kMostDepth) problem(where + ": nested too deeply");
  }

  void check_operand(NodeId user, NodeId operand, const Operand& want, const std::string& where) {
    if (operand == kNothing) {
      if (want.presence != Presence::Optional)
        problem(where + ": lacks the operand " + std::string(want.name));
      return;
    }
    if (!exists(operand)) return problem(where + ": there is no node %" + std::to_string(operand));
    if (operand >= user) return problem(where + ": uses a node that comes after it");
    if (program_.type(operand) != want.type)
      problem(where + ": %" + std::to_string(operand) + " has another type");
  }

  void check_kind(size_t index) {
    const Kind& kind = program_.kinds[index];
    const std::string where = "kind " + std::to_string(index);
    check_root(kind.actions, Type::Void, where);
    check_root(kind.from_level, Type::Level, where);
    check_root(kind.to_level, Type::Level, where);
    if (capture_words(kind.captures) > kMaxCaptures) problem(where + ": remembers too many registers");
    for (const NodeId then : kind.thens) check_present(then, Type::Moves, where);
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
    check_present(phase.play, Type::Moves, where);
    check_root(phase.end, Type::Void, where);
    check_each_mover(phase.play_as, Type::Moves, where);
    check_each_mover(phase.end_as, Type::Void, where);
    check_root(phase.role, Type::Int, where);
    for (const NextPhase& next : phase.next) {
      check_root(next.who, Type::Int, where);
      check_root(next.condition, Type::Bool, where);
      if (next.target < NextPhase::kFollowing || next.target >= static_cast<int>(program_.phases.size()))
        problem(where + ": leads nowhere");
    }
  }

  const Program& program_;
  std::vector<int> depth_;  // by node
  std::vector<std::string> problems_;
};

}  // namespace

std::vector<std::string> verify(const Program& program) {
  return Verifier(program).run();
}

}  // namespace ludens::ir
