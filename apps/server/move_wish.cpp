#include "apps/server/move_wish.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "engine/data.h"
#include "ir/accessors.h"
#include "ir/ops/core.h"
#include "ir/ops/sow.h"
#include "ir/ops/travel.h"

namespace ludens::server {

namespace {

// What the actions of a kind of move do to the board.
struct Deeds {
  bool moves = false, adds = false, removes = false, sows = false, shoots = false;
  int added = 0;  // the component, where it is always the same
};

// Calls see(node) once for the root and each node below it that is joined to it by nodes of this type.
template <class See>
void for_each_part(const ir::Program& program, ir::NodeId root, ir::Type type, See see) {
  std::set<ir::NodeId> seen;
  std::vector<ir::NodeId> open{root};
  while (!open.empty()) {
    const ir::NodeId node = open.back();
    open.pop_back();
    if (node == ir::kNothing || !seen.insert(node).second) continue;
    see(node);
    for (const ir::NodeId part : program.operands(node))
      if (program.nodes[part].op->result == type) open.push_back(part);
  }
}

Deeds deeds_below(const ir::Program& program, ir::NodeId root) {
  Deeds deeds;
  for_each_part(program, root, ir::Type::Void, [&](ir::NodeId node) {
    const ir::OpRef op = program.nodes[node].op;
    if (op == &ir::Op::ActMove || op == &ir::Op::ActMoveSome) deeds.moves = true;
    if (op == &ir::Op::ActSow) deeds.sows = true;
    if (op == &ir::Op::ActRemove) deeds.removes = true;
    if (op != &ir::Op::ActAdd) return;
    const ir::NodeId what = ir::operand<ir::Op::ActAdd, "what">(program, node);
    const int added =
        ir::is(program, what, ir::Op::Const) ? ir::attribute<ir::Op::Const, "value">(program, what) : 0;
    deeds.added = !deeds.adds || deeds.added == added ? added : 0;
    deeds.adds = true;
  });
  return deeds;
}

// The kinds of moves that a rule makes.
std::set<int> kinds_of(const ir::Program& program, ir::NodeId root) {
  std::set<int> kinds;
  for_each_part(program, root, ir::Type::Moves, [&](ir::NodeId node) {
    if (ir::is(program, node, ir::Op::Emit) || ir::is(program, node, ir::Op::EmitSet))
      kinds.insert(ir::kind_of(program, node));
  });
  return kinds;
}

// Does something fly along a line, rather than being put down?
bool is_shot(const ir::Program& program, int kind) {
  for (ir::NodeId node = 0; node < program.nodes.size(); ++node)
    if (program.nodes[node].op == &ir::Op::ForDirection && kinds_of(program, node).contains(kind))
      return true;
  return false;
}

Deeds deeds_of(const ir::Program& program, int number) {
  const ir::Kind& kind = program.kinds[static_cast<size_t>(number)];
  Deeds deeds = deeds_below(program, kind.actions);
  for (const ir::NodeId then : kind.thens)
    for (const int following : kinds_of(program, then))
      if (deeds_below(program, program.kinds[static_cast<size_t>(following)].actions).sows) deeds.sows = true;
  deeds.shoots = deeds.adds && !deeds.moves && is_shot(program, number);
  return deeds;
}

// "RoundPawn" is "a round pawn". Numbers that tell kinds apart are left out.
std::string with_article(std::string name) {
  while (!name.empty() && std::isdigit(static_cast<unsigned char>(name.back()))) name.pop_back();
  if (name.empty()) return "a piece";
  if (name.size() == 1)
    return (std::string_view("AEFHILMNORSX").find(name[0]) != std::string_view::npos ? "an " : "a ") + name;
  std::string out;
  for (size_t i = 0; i < name.size(); ++i) {
    const auto c = static_cast<unsigned char>(name[i]);
    if (i > 0 && std::isupper(c) && std::islower(static_cast<unsigned char>(name[i - 1]))) out += ' ';
    out += static_cast<char>(std::tolower(c));
  }
  return (std::string_view("aeiou").find(out[0]) != std::string_view::npos ? "an " : "a ") + out;
}

class Wish {
 public:
  Wish(const Table& table, const State& state)
      : state_(state),
        program_(table.game.data().game->program()),
        equipment_(*table.drawable.equipment),
        secret_(program_.uses.hidden) {}

  std::string of(const Move& move) {
    const ir::Kind& kind = program_.kinds[move.kind];
    const auto known = deeds_.find(move.kind);
    const Deeds deeds =
        known != deeds_.end() ? known->second : deeds_[move.kind] = deeds_of(program_, move.kind);
    if (deeds.sows) return "choose where to sow from";
    const bool beyond = equipment_.containers.size() > 1 && move.from >= equipment_.containers[1].first &&
                        move.to != move.from;
    if (deeds.moves) return beyond ? "place " + with_article(name_at(move.from)) : std::string();
    if (deeds.adds && !deeds.removes)
      return (deeds.shoots ? "shoot " : "place ") + with_article(name_added(move, deeds));
    if (deeds.removes && !deeds.adds) {
      const int site = move.to >= 0 ? move.to : move.from;
      const bool own =
          !secret_ && kind.to_type == equipment_.board.default_type() && state_.owner(site) == move.mover;
      return (own ? "take off " : "take ") + with_article(name_at(site));
    }
    return {};
  }

 private:
  // Without the owner's number; nothing where names may be secrets.
  std::string name_at(int site) const {
    if (secret_ || site < 0 || site >= state_.sites()) return {};
    const std::string name = state_.piece(site);
    for (const ir::Component& component : equipment_.components)
      if (component.name == name) return component.kind_name;
    return {};
  }

  // The only sort of piece that the mover has, where the rules do not name one.
  std::string name_added(const Move& move, const Deeds& deeds) const {
    if (deeds.added > 0) return equipment_.components[static_cast<size_t>(deeds.added)].kind_name;
    std::string only;
    for (const ir::Component& component : equipment_.components) {
      if (component.owner != move.mover) continue;
      if (!only.empty() && only != component.kind_name) return {};
      only = component.kind_name;
    }
    return only;
  }

  const State& state_;
  const ir::Program& program_;
  const ir::Equipment& equipment_;
  const bool secret_;
  std::map<int, Deeds> deeds_;  // by kind of move
};

// "take a man" and "take a king" are both "take a piece".
std::string in_common(const std::string& a, const std::string& b) {
  const size_t object = a.find(" a");
  if (a == b) return a;
  const bool same_verb = object != std::string::npos && b.substr(0, b.find(" a")) == a.substr(0, object);
  return same_verb ? a.substr(0, object) + " a piece" : std::string();
}

}  // namespace

std::string wish_of(const Table& table, const State& state, const std::vector<MovePath>& paths) {
  Wish wish(table, state);
  std::string out;
  bool first = true;
  for (const MovePath& path : paths) {
    if (path.off_board) continue;
    const std::string one = wish.of(path.move);
    out = first ? one : in_common(out, one);
    first = false;
    if (out.empty()) return {};
  }
  return out;
}

}  // namespace ludens::server
