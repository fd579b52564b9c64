// ops_test.cpp - the records of the IR's ops: complete, documented, implemented, tried in the cases of
// tests/ludemes or in our games, and sound when an operand that may be absent is.
#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "base/files.h"
#include "engine/table.h"
#include "interpreter/op_table.h"
#include "ir/accessors.h"
#include "ir/all_ops.h"
#include "ir/manual.h"
#include "language/description.h"
#include "ludemes/lowering.h"
#include "ludemes/match_lowering.h"
#include "ludemes/registry.h"
#include "optimize/passes.h"
#include "tests/ludeme_cases.h"

using namespace ludens;
namespace fs = std::filesystem;

namespace {

// Operands that nobody has named yet: int0, bool1.
bool is_placeholder(std::string_view name) {
  for (const std::string_view type :
       {"int", "bool", "set", "list", "dirs", "moves", "void", "flag", "number"})
    if (name.starts_with(type) && name.size() > type.size() &&
        std::ranges::all_of(name.substr(type.size()), [](char c) { return c >= '0' && c <= '9'; }))
      return true;
  return false;
}

std::set<std::string_view> names_of(const ir::OpRecord& op) {
  std::set<std::string_view> names;
  for (const ir::Operand& operand : op.operands) names.insert(operand.name);
  for (const ir::Attribute& attribute : op.attributes) names.insert(attribute.name);
  return names;
}

using Programs = std::vector<std::shared_ptr<const ir::Program>>;

void add_programs(Programs& programs, const std::string& name, const std::string& text) {
  const auto description = read_description(name, text, ludemes::registry());
  if (!description || ludemes::is_match(*description)) return;
  const ludemes::Lowered lowered = ludemes::lower_game(*description);
  if (!lowered.program) return;
  for (const ir::PassSet passes : {ir::kNoPasses, ir::kAllPasses})
    programs.push_back(std::make_shared<const ir::Program>(optimize::optimize(*lowered.program, passes)));
}

// Those of the cases and of our games.
const Programs& all_programs() {
  static const Programs programs = [] {
    Programs out;
    for (const fs::path& path : test::case_files("tests/ludemes"))
      for (const test::LudemeCase& one : test::read_case_file(path).cases)
        add_programs(out, path.string(), one.game);
    for (const auto& entry : fs::directory_iterator("games"))
      if (entry.path().extension() == ".lud")
        if (const auto text = read_file(entry.path().string()))
          add_programs(out, entry.path().string(), *text);
    return out;
  }();
  return programs;
}

// The program with one operand of one node absent.
std::shared_ptr<const ir::Program> without(const ir::Program& program, ir::NodeId id, size_t operand) {
  auto copy = std::make_shared<ir::Program>(program);
  copy->operand_pool[copy->nodes[id].first_operand + operand] = ir::kNothing;
  return copy;
}

void play(std::shared_ptr<const ir::Program> program) {
  const engine::Game game(std::move(program));
  engine::Table table(game);
  Random random(1);
  table.start();
  engine::MoveList list;
  constexpr int kPlies = 12;
  for (int ply = 0; ply < kPlies && !engine::is_over(table.machine()); ++ply) {
    engine::legal_moves(table.machine(), list);
    if (list.total == 0) return;
    table.apply(engine::nth_move(table.machine(), list, random.below(list.total)));
  }
}

}  // namespace

TEST_CASE("every op is documented, and its operands and attributes have names of their own") {
  std::set<std::string_view> names;
  for (int i = 0; i < ir::kOpCount; ++i) {
    const ir::OpRecord& op = *ir::kAllOps[i];
    INFO(op.name);
    CHECK(names.insert(op.name).second);
    CHECK(op.doc.size() > 4);
    CHECK((op.doc.ends_with('.') || op.doc.ends_with('?')));
    CHECK_FALSE(op.doc.starts_with(' '));
    CHECK(names_of(op).size() == op.operands.size() + op.attributes.size());
    for (const std::string_view name : names_of(op)) {
      INFO(name);
      CHECK_FALSE(is_placeholder(name));
    }
    for (size_t k = 0; k + 1 < op.operands.size(); ++k) CHECK(op.operands[k].presence != ir::Presence::Many);
  }
}

TEST_CASE("every op has a function, and only effects write") {
  for (int i = 0; i < ir::kOpCount; ++i) {
    const ir::OpRecord& op = *ir::kAllOps[i];
    if (&op == &ir::Op::Nothing) continue;
    INFO(op.name);
    CHECK(interpreter::op_table().contains(&op));
    if (op.writes != 0) CHECK(op.result == ir::Type::Void);
  }
}

TEST_CASE("moves that an op runs go to its own sink only if it generates moves itself") {
  for (int i = 0; i < ir::kOpCount; ++i) {
    const ir::OpRecord& op = *ir::kAllOps[i];
    for (const ir::Operand& operand : op.operands) {
      INFO(op.name, " ", operand.name);
      const ir::SinkSet sinks = operand.run.sinks;
      if (operand.type != ir::Type::Moves)
        CHECK(sinks == ir::kOwnSink);
      else if (op.result != ir::Type::Moves)
        CHECK((sinks != 0 && !(sinks & ir::kOwnSink)));
      CHECK((sinks & ir::kOwnSink || std::has_single_bit(sinks)));
    }
  }
}

TEST_CASE("every op occurs in a case or in a game of ours") {
  std::set<ir::OpRef> seen;
  for (const auto& program : all_programs())
    for (const ir::Node& node : program->nodes) seen.insert(node.op);
  for (int i = 0; i < ir::kOpCount; ++i) {
    INFO(ir::kAllOps[i]->name);
    CHECK(seen.contains(ir::kAllOps[i]));
  }
}

TEST_CASE("an operand that may be absent can be") {
  std::map<std::pair<ir::OpRef, size_t>, bool> tried;
  for (const auto& program : all_programs()) {
    for (ir::NodeId id = 1; id < program->nodes.size(); ++id) {
      const ir::OpRef op = program->nodes[id].op;
      const auto operands = program->operands(id);
      for (size_t k = 0; k < op->operands.size(); ++k) {
        if (op->operands[k].presence != ir::Presence::Optional) continue;
        bool& done = tried[{op, k}];
        if (done || k >= operands.size() || operands[k] == ir::kNothing) continue;
        INFO(op->name, " without ", op->operands[k].name);
        const auto other = without(*program, id, k);
        CHECK(ir::verify(*other).empty());
        play(other);
        done = true;
      }
    }
  }
  for (const auto& one : tried) {
    const ir::OpRecord& op = *one.first.first;
    INFO(op.name, " never has ", op.operands[one.first.second].name);
    CHECK(one.second);
  }
}

TEST_CASE("the manual names every op") {
  const std::string text = ir::manual();
  for (int i = 0; i < ir::kOpCount; ++i)
    CHECK(text.find("**`" + std::string(ir::kAllOps[i]->name) + "`**") != std::string::npos);
}
