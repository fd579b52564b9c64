#include "interpreter/prepared.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <stdexcept>

#include "interpreter/direct.h"
#include "interpreter/memo.h"
#include "interpreter/op_call.h"
#include "interpreter/op_table.h"
#include "interpreter/sinks.h"
#include "ir/ops/growth.h"
#include "ir/ops/lifted.h"
#include "ir/ops/puzzles.h"
#include "ir/ops/regions.h"

namespace ludens::interpreter {

namespace {

const OpEntry& entry_of(const ir::OpRecord& op) {
  const auto found = op_table().find(&op);
  if (found == op_table().end())
    throw std::logic_error("the interpreter lacks the op " + std::string(op.name));
  return found->second;
}

// Numbers and sets that lie somewhere already are read there, without a call.
void find_leaf(Code& code, const Program& p, const runtime::Layout& layout) {
  const auto at = [&](Leaf leaf, size_t offset) {
    code.leaf = leaf;
    code.offset = static_cast<std::int32_t>(offset);
  };
  const auto set_at = [&](int first, int index) {
    if (first >= 0) at(Leaf::Block, static_cast<size_t>(first + index * layout.words * 8));
  };
  const auto space = [&](SiteType type) -> const runtime::SpaceLayout& {
    return layout.space[static_cast<size_t>(type)];
  };
  const ir::OpRef op = code.op;
  if (op == &Op::Const) {
    at(Leaf::Constant, static_cast<size_t>(code.imm - p.attribute_pool.data()) * sizeof(std::int32_t));
  } else if (op == &Op::GetReg) {
    at(Leaf::Register, static_cast<size_t>(attribute<Op::GetReg, "register">(code)) * sizeof(int));
  } else if (op == &Op::GetLevel) {
    at(Leaf::Register, static_cast<size_t>(Reg::Level) * sizeof(int));
  } else if (op == &Op::Mover) {
    at(Leaf::Block, offsetof(Head, mover));
  } else if (op == &Op::Next) {
    at(Leaf::Block, offsetof(Head, next));
  } else if (op == &Op::Prev) {
    at(Leaf::Block, offsetof(Head, prev));
  } else if (op == &Op::LastFrom) {
    at(Leaf::Block, offsetof(Head, last_from));
  } else if (op == &Op::LastTo) {
    at(Leaf::Block, offsetof(Head, last_to));
  } else if (op == &Op::SetConst) {
    at(Leaf::Constant, 0);
    code.words = p.sets[static_cast<size_t>(attribute<Op::SetConst, "set">(code))].data();
  } else if (op == &Op::EmptySites) {
    set_at(space(attribute<Op::EmptySites, "type">(code)).empty, 0);
  } else if (op == &Op::OwnSites) {
    const auto player = attribute_if<Op::Const, "value">(operand<Op::OwnSites, "player">(code));
    if (player && *player >= 0 && *player <= layout.players + 1)
      set_at(space(attribute<Op::OwnSites, "type">(code)).own, *player);
  } else if (op == &Op::SitesOfPiece) {
    const int component = attribute<Op::SitesOfPiece, "component">(code);
    const runtime::SpaceLayout& there = space(attribute<Op::SitesOfPiece, "type">(code));
    if (there.piece >= 0)
      set_at(there.piece, component);
    else
      set_at(there.own, p.equipment->components[static_cast<size_t>(component)].owner);
  } else if (op == &Op::GrownSites) {
    set_at(layout.grown, attribute<Op::GrownSites, "which">(code));
  } else if (op == &Op::ToClearSites) {
    set_at(layout.to_remove, 0);
  }
}

Code::Asks opposite(Code::Asks asks) {
  switch (asks) {
    case Code::Asks::IsIn:
      return Code::Asks::IsOut;
    case Code::Asks::IsOut:
      return Code::Asks::IsIn;
    case Code::Asks::Equal:
      return Code::Asks::Differ;
    case Code::Asks::Differ:
      return Code::Asks::Equal;
    case Code::Asks::More:
      break;
  }
  return Code::Asks::More;
}

// Questions whether a site is in a set, and whether two numbers are the same, where both lie somewhere.
void find_short_question(Code& code, const runtime::Layout& layout, int default_type) {
  const auto ask = [&](const Code* site, const SetWord* words, int set_offset) {
    if (site->leaf == Leaf::None || (!words && set_offset < 0)) return;
    code.asks = Code::Asks::IsIn;
    code.leaf = site->leaf;
    code.offset = site->offset;
    code.words = words;
    code.other_offset = set_offset;
  };
  const auto compare = [&](const Code* a, const Code* b, Code::Asks what) {
    if (a->leaf == Leaf::None || b->leaf == Leaf::None) return;
    code.asks = what;
    code.leaf = a->leaf;
    code.offset = a->offset;
    code.other_leaf = b->leaf;
    code.other_offset = b->offset;
  };
  if (code.op == &Op::IsIn) {
    const Code* sites = operand<Op::IsIn, "sites">(code);
    if (sites->leaf == Leaf::Constant) ask(operand<Op::IsIn, "site">(code), sites->words, -1);
    if (sites->leaf == Leaf::Block) ask(operand<Op::IsIn, "site">(code), nullptr, sites->offset);
  } else if (code.op == &Op::IsEmptyAt) {
    // Hands and the like are in that set, too.
    const auto type = static_cast<int>(attribute<Op::IsEmptyAt, "type">(code));
    if (type == default_type) ask(operand<Op::IsEmptyAt, "site">(code), nullptr, layout.space[type].empty);
  } else if (code.op == &Op::Eq) {
    compare(operand<Op::Eq, "a">(code), operand<Op::Eq, "b">(code), Code::Asks::Equal);
  } else if (code.op == &Op::Ne) {
    compare(operand<Op::Ne, "a">(code), operand<Op::Ne, "b">(code), Code::Asks::Differ);
  } else if (code.op == &Op::Not) {
    const Code* asked = operand<Op::Not, "a">(code);
    if (asked->asks == Code::Asks::More) return;
    code.leaf = asked->leaf;
    code.offset = asked->offset;
    code.words = asked->words;
    code.other_leaf = asked->other_leaf;
    code.other_offset = asked->other_offset;
    code.asks = opposite(asked->asks);
  }
}

// --- moves that only put one piece somewhere, and need no registers

bool is_register(const Code* c, Reg reg) {
  return attribute_if<Op::GetReg, "register">(c) == reg;
}

// The piece is the same whatever is bound.
bool is_known_piece(const Code* c) {
  if (c->op == &Op::Const || c->op == &Op::Mover) return true;
  return c->op == &Op::Lookup && operand<Op::Lookup, "key">(*c)->op == &Op::Mover;
}

// act_move or act_replace of the piece at From to To, on the board.
template <const ir::OpRecord& op>
bool is_plain_travel(const Code& act, SiteType board) {
  return is_register(operand<op, "from">(act), Reg::From) && is_register(operand<op, "to">(act), Reg::To) &&
         attribute<op, "from_type">(act) == board && attribute<op, "to_type">(act) == board &&
         !attribute<op, "whole_stack">(act);
}

bool is_plain_placement(const Code& act, SiteType board) {
  const Code* count = operand<Op::ActAdd, "count">(act);
  return is_register(operand<Op::ActAdd, "site">(act), Reg::To) &&
         is_known_piece(operand<Op::ActAdd, "what">(act)) &&
         (!count || attribute_if<Op::Const, "value">(count) == 1) && !operand<Op::ActAdd, "state">(act) &&
         !operand<Op::ActAdd, "rotation">(act) && !operand<Op::ActAdd, "value">(act) &&
         !operand<Op::ActAdd, "level">(act) && attribute<Op::ActAdd, "type">(act) == board;
}

void find_quick_way(KindCode& k, SiteType board) {
  const Code* act = k.actions;
  if (!act || k.from_level || k.to_level) return;
  if (act->op == &Op::ActMove) {
    const bool levels = operand<Op::ActMove, "from_level">(*act) || operand<Op::ActMove, "to_level">(*act);
    if (!levels && is_plain_travel<Op::ActMove>(*act, board)) k.quick = KindCode::Quick::Travel;
  } else if (act->op == &Op::ActReplace) {
    if (is_plain_travel<Op::ActReplace>(*act, board)) k.quick = KindCode::Quick::Replace;
  } else if (act->op == &Op::ActAdd && is_plain_placement(*act, board)) {
    k.quick = KindCode::Quick::Place;
    k.piece = operand<Op::ActAdd, "what">(*act);
  }
}

KindCode kind_code(const Prepared& prepared, const Program& p, const ir::Kind& kind) {
  KindCode k;
  k.actions = prepared.code(kind.actions);
  for (const NodeId then : kind.thens) k.thens.push_back(prepared.code(then, Sink::Effect));
  for (const std::uint16_t filter : kind.filters) {
    k.filters.push_back(prepared.code(p.filters[filter].condition));
    const auto outer = static_cast<size_t>(std::max(0, p.filters[filter].outer_thens));
    k.filter_thens.push_back(kind.thens.size() - std::min(kind.thens.size(), outer));
  }
  for (const std::uint16_t prelude : kind.preludes)
    k.preludes.push_back(prepared.code(p.preludes[prelude], Sink::Effect));
  k.captures = kind.captures;
  k.from_level = prepared.code(kind.from_level);
  k.to_level = prepared.code(kind.to_level);
  k.from_type = static_cast<std::uint8_t>(kind.from_type);
  k.to_type = static_cast<std::uint8_t>(kind.to_type);
  k.pass = kind.pass;
  k.swap = kind.swap;
  k.includes_consequences = kind.includes_consequences;
  k.checked = !kind.filters.empty() || p.meta.forbids();
  const bool notes_nothing = !p.uses.after_consequences && !p.uses.last_sites;
  const bool acts_directly = notes_nothing && kind.preludes.empty() && can_act_directly(p, kind.actions);
  k.direct = acts_directly && ir::has(p.passes, ir::Pass::Direct);
  k.direct_alone = notes_nothing && kind.preludes.empty() && ir::has(p.passes, ir::Pass::Direct) &&
                   can_act_alone(p, kind.actions);
  for (size_t i = 0; i < kind.thens.size() && i < 32; ++i)
    if (notes_nothing && ir::has(p.passes, ir::Pass::Direct) && can_act_directly(p, kind.thens[i]))
      k.direct_thens |= 1u << i;
  if (acts_directly && ir::has(p.passes, ir::Pass::Quick))
    find_quick_way(k, static_cast<SiteType>(prepared.default_type));
  if (ir::has(p.passes, ir::Pass::Trials)) k.tryout = tryout_of(p, kind);
  return k;
}

}  // namespace

Code& Prepared::add_code(NodeId id, Sink sink) {
  const ir::Node& node = program.nodes[id];
  const auto operands = program.operands(id);
  std::vector<const Code*>& args = args_.emplace_back();
  for (size_t i = 0; i < operands.size(); ++i) {
    const ir::Operand& operand = node.op->operands[std::min(i, node.op->operands.size() - 1)];
    args.push_back(code(operands[i], operand_sink(operand, sink)));
  }
  // Optional operands that were never given read as absent.
  while (args.size() < 12) args.push_back(nullptr);
  Code& code = codes_.emplace_back();
  code.any_fn = entry_of(*node.op).run[static_cast<size_t>(sink)];
  code.args = args.data();
  code.arg_count = node.operand_count;
  code.imm = program.attribute_pool.data() + node.first_attribute;
  code.imm_count = node.attribute_count;
  code.op = node.op;
  code.node = id;
  code.by_sink = by_sink_[id].data();
  return code;
}

// Kinds of pieces step in the same directions: hundreds of nodes, and a handful of relations.
void Prepared::add_relation(NodeId id, Relation relation) {
  const auto known = std::ranges::find(relations, relation);
  step_relations[id].push_back(static_cast<int>(known - relations.begin()));
  if (known == relations.end()) relations.push_back(std::move(relation));
}

void Prepared::find_relations(NodeId id, const Code& step_set) {
  const auto mask = ir::constant_directions(program, operand<Op::StepSet, "directions">(step_set)->node);
  const SiteType type = attribute<Op::StepSet, "type">(step_set);
  for (Relation& relation : ir::make_relations(*board, type, mask.value_or(0), words))
    add_relation(id, std::move(relation));
}

void Prepared::find_hop_relations(NodeId id, const Code& hop_set) {
  const auto& list = program.lists[static_cast<size_t>(attribute<Op::HopSet, "list">(hop_set))];
  for (ir::Hops& hops : ir::make_hops(list, words)) add_relation(id, std::move(hops.ends));
}

// On a board of one word: those that go equally far are one relation.
void Prepared::find_leap_relations(NodeId id, const Code& leap_set) {
  constexpr size_t kMost = 8;
  const auto kind = static_cast<size_t>(attribute<Op::LeapSet, "kind">(leap_set));
  if (words != 1 || !program.kinds[kind].captures.empty()) return;
  const auto& list = program.lists[static_cast<size_t>(attribute<Op::LeapSet, "list">(leap_set))];
  const int sites = list.empty() ? 0 : std::min(list[0] - 1, 64);
  std::map<int, Relation> by_delta;
  for (int site = 0; site < sites; ++site)
    for (auto i = static_cast<size_t>(list[static_cast<size_t>(site)]);
         i < static_cast<size_t>(list[static_cast<size_t>(site) + 1]); ++i) {
      const int to = list[i];
      Relation& relation = by_delta[to - site];
      if (relation.parts.empty()) {
        relation.parts.push_back({to - site, {0}});
        relation.forward.assign(64, -1);
        relation.back.assign(64, -1);
      }
      set_bit(relation.parts[0].from.data(), site);
      relation.forward[static_cast<size_t>(site)] = static_cast<std::int16_t>(to);
      relation.back[static_cast<size_t>(to)] = static_cast<std::int16_t>(site);
    }
  if (by_delta.size() > kMost) return;
  for (auto& [delta, relation] : by_delta) add_relation(id, std::move(relation));
}

// A generator for each of the sinks, anything else once. What the op's `prepare` makes serves them all.
void Prepared::add_node(NodeId id, ir::SinkSet sinks) {
  const ir::OpRecord& op = *program.nodes[id].op;
  std::array<Code*, ir::kSinks>& codes = by_sink_[id];
  if (ir::is_renaming(op)) {
    codes = by_sink_[ir::renamed(program, id)];
    return;
  }
  if (op.result == ir::Type::Moves) {
    for (size_t i = 0; i < codes.size(); ++i)
      if (const Sink sink = static_cast<Sink>(i); sinks & ir::bit(sink)) codes[i] = &add_code(id, sink);
  } else {
    codes.fill(&add_code(id, Sink::List));
    find_leaf(*codes[0], program, layout);
    find_short_question(*codes[0], layout, default_type);
  }
  const auto some = std::ranges::find_if(codes, [](const Code* code) { return code != nullptr; });
  if (some == codes.end()) return;
  if (&op == &Op::StepSet) find_relations(id, **some);
  if (&op == &Op::LeapSet) find_leap_relations(id, **some);
  if (&op == &Op::HopSet) find_hop_relations(id, **some);
  const PrepareFn prepare = entry_of(op).prepare;
  if (!prepare) return;
  data_.push_back(prepare(*this, **some));
  for (Code* code : codes)
    if (code) code->data = data_.back().get();
}

Prepared::Prepared(const Program& p, CompiledNodes compiled)
    : program(p),
      layout(runtime::make_layout(p)),
      turns(compiled.turns),
      compiled_(std::move(compiled.owner)) {
  board = &p.equipment->board;
  if (p.equipment->grows()) growth = std::make_unique<const runtime::GrowthTables>(*p.equipment, p.words);
  default_type = static_cast<int>(board->default_type());
  words = p.words;
  plain_turn = p.phases.size() < 2 && p.uses.repetitions == 0 && !p.uses.cycle && layout.pending < 0 &&
               layout.visited < 0 && p.mode == ir::kInTurn && layout.to_remove < 0 && layout.dice < 0 &&
               !p.meta.automove && !p.meta.gravity;
  first_beyond = p.equipment->containers.size() > 1 ? p.equipment->containers[1].first : 1 << 30;
  for (const ir::Component& component : p.equipment->components) {
    std::optional<geometry::Direction> faces = component.facing;
    if (!faces && component.owner > 0 && component.owner <= p.players &&
        static_cast<size_t>(component.owner) < p.equipment->player_facing.size())
      faces = p.equipment->player_facing[static_cast<size_t>(component.owner)];
    owners.push_back(component.owner);
    facing.push_back(faces ? static_cast<int>(*faces) : geometry::kSpecificDirections);
  }
  const std::vector<ir::SinkSet> sinks = find_sinks(p);
  by_sink_.resize(sinks.size());
  step_relations.resize(sinks.size());
  for (size_t i = 1; i < sinks.size(); ++i) add_node(static_cast<NodeId>(i), sinks[i]);
  const auto by_mover = [&](NodeId all, const std::vector<NodeId>& each, Sink sink) {
    ByMover codes;
    for (size_t i = 0; i < codes.size(); ++i) codes[i] = code(i < each.size() ? each[i] : all, sink);
    return codes;
  };
  for (const ir::Phase& phase : p.phases)
    phases.push_back({by_mover(phase.play, phase.play_as, Sink::List),
                      by_mover(phase.play, phase.play_as, Sink::Any),
                      by_mover(phase.end, phase.end_as, Sink::List)});
  end = by_mover(p.end, p.end_as, Sink::List);
  if (const Code* play = phases.size() == 1 ? phases[0].play[1] : nullptr; play && play->op == &Op::Satisfy)
    satisfy = play;
  for (const ir::Kind& kind : p.kinds) kinds.push_back(kind_code(*this, p, kind));
  std::vector<Code*> all;
  for (const auto& codes : by_sink_) all.push_back(codes[0]);
  if (ir::has(p.passes, ir::Pass::Memo)) memo_size = add_memos(*this, all);
  for (const CompiledNode& node : compiled.all)
    if (Code* code = by_sink_[node.node][static_cast<size_t>(node.sink)]) code->any_fn = node.run;
}

}  // namespace ludens::interpreter
