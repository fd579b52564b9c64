#include "native/rules_text.h"

#include <algorithm>
#include <limits>

#include "interpreter/dice.h"
#include "ir/accessors.h"
#include "ir/ops/conditions.h"
#include "ir/ops/effects.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/lifted_sites.h"
#include "ir/ops/memory.h"
#include "ir/ops/moves.h"
#include "ir/ops/order.h"
#include "ir/ops/regions.h"
#include "ir/ops/sites.h"
#include "ir/ops/travel.h"

namespace ludens::native {

std::string RulesText::harmless(const std::string& name) {
  std::string text;
  for (const char c : name) {
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    text += is_letter || c == ' ' || c == '-' ? c : '.';
  }
  return text;
}

void RulesText::write_space(int type, const char* name) {
  const runtime::SpaceLayout& s = game_.layout.space[static_cast<size_t>(type)];
  const auto field = [&](const char* of, const char* field_name, int offset) {
    if (offset < 0)
      out_ << "  static constexpr " << of << "* " << field_name << " = nullptr;\n";
    else
      out_ << "  " << of << "* " << field_name << " = at<" << of << ">(" << offset << ");\n";
  };
  if (is_standalone_) write_array("std::int32_t", "k" + std::string(name) + "Order", s.order_of);
  // What the hash of the board calls the sites, where numbers change in play.
  const bool has_names = !s.names.empty() && (game_.layout.hash || p_.uses.repetitions != 0 ||
                                              p_.uses.cycle || p_.meta.no_repeat != ir::Repetition::None);
  if (has_names) write_array("std::uint64_t", "k" + std::string(name) + "Names", s.names);
  out_ << "struct " << name << " : Fields {\n  using Fields::Fields;\n";
  out_ << "  static constexpr int sites = " << s.sites << ", height = " << s.height << ";\n";
  field("std::uint16_t", "what", s.what);
  field("std::uint8_t", "who", s.who);
  field("std::int16_t", "count", s.count);
  field("std::int16_t", "state", s.state);
  field("std::uint8_t", "rotation", s.rotation);
  field("std::int32_t", "value", s.value);
  field("std::uint8_t", "size", s.size);
  field("std::uint8_t", "listed", s.listed);
  field("SetWord", "empty", s.empty);
  field("SetWord", "own", s.own);
  field("SetWord", "piece", s.piece);
  field("std::int16_t", "order", s.order);
  field("SetWord", "domain", s.domain);
  field("std::uint8_t", "hidden", s.hidden);
  if (has_names) out_ << "  const std::uint64_t* names = k" << name << "Names();\n";
  runtime::View view;
  std::vector<std::uint64_t> block(static_cast<size_t>(game_.layout.bytes) / 8);
  view.attach(game_.layout, reinterpret_cast<std::byte*>(block.data()));
  out_ << "  static constexpr int empty_at = " << s.empty << ", own_at = " << s.own
       << ", piece_at = " << s.piece << ", order_at = " << s.order
       << ";\n  static constexpr int domain_words = " << s.domain_words
       << ";\n  static constexpr bool plain = " << truth(view.space[type].plain)
       << ", order_swaps = " << truth(game_.layout.order_swaps) << ";\n";
  if (is_standalone_) {
    out_ << "  const std::int32_t* order_of = k" << name << "Order();\n};\n";
    return;
  }
  out_ << "  static constexpr std::int32_t order_table[] = {";
  for (const std::int32_t first : s.order_of) out_ << first << ", ";
  out_ << "0};\n  static constexpr const std::int32_t* order_of = order_table;\n";
  out_ << "};\n";
}

std::string RulesText::signature(const Use& use, const std::string& before) {
  const Type type = p_.type(use.node);
  // Effects are carried out as they come in one world, gathered in another.
  // So are lists where playouts are lean.
  const bool in_any = type == Type::Void ||
                      (type == Type::Moves && (use.sink == Sink::Effect || use.sink == Sink::Merge ||
                                               (use.sink == Sink::List && is_plain()))) ||
                      goes_in_sets();
  std::string text = std::string(in_any ? "template <class World> " : "");
  if (in_any && is_plain() && part_ == fn_) text += "[[gnu::always_inline]] ";
  text +=
      before + std::string(result_type(type)) + " " + function_name(use) + "([[maybe_unused]] const World& w";
  if (is_out(type)) text += std::string(", ") + out_type(type);
  const std::string rest = parameters(facts_.at(use).reads);
  return text + (rest.empty() ? "" : ", ") + rest + ")";
}

// Few operations, asked for each site of a loop: the call would be most of it. The compiler does not see that
// of what is asked in several places.
bool RulesText::is_worth_copies(const Use& use, const std::string& body) const {
  constexpr size_t kShort = 260;  // characters
  const Type type = p_.type(use.node);
  return is_standalone_ && part_ == fn_ && (type == Type::Bool || type == Type::Int) &&
         body.size() < kShort && !plays_in_sets();
}

void RulesText::write_functions() {
  std::vector<Use> functions;
  for (const auto& [use, facts] : facts_)
    if (is_function(use)) functions.push_back(use);
  // For a GPU everything is one function otherwise, and of large games no compiler comes to its end with
  // that.
  constexpr size_t kMany = 60;
  part_ = table_text_.for_gpu() && functions.size() > kMany ? "LUDENS_RARE static " : fn_;
  std::vector<std::string> heads;
  std::string bodies;
  shares_bodies_ = lends_bodies();
  const std::set<NodeId> threats = plays_in_parts() ? threats_outwards() : std::set<NodeId>{};
  for (const Use& use : functions) {
    const Type type = p_.type(use.node);
    const bool gives = type != Type::Void && !is_out(type);
    const std::string body = unshared(use);
    // Of parts the short ones are not worth a call.
    constexpr size_t kShortPart = 330;  // characters
    const bool is_short = plays_in_parts() && body.size() < kShortPart;
    const std::string before = threats.contains(use.node) ? "__attribute__((always_inline)) " + fn_
                               : is_short                 ? fn_
                                                          : part_;
    heads.push_back((is_worth_copies(use, body) ? "[[gnu::always_inline]] " : "") + signature(use, before));
    bodies += "\n" + heads.back() + " {\n  " + (gives ? "return " : "") + body + ";\n}\n";
  }
  // The compiler would put those together again that are called once.
  for (const std::string& head : heads)
    out_ << head << (lends_bodies() && !head.starts_with("[[") ? " __attribute__((noinline));\n" : ";\n");
  out_ << shared_text_ << bodies;
  shares_bodies_ = false;
}

std::string RulesText::value_in_move(const ir::Kind& kind, Reg reg, bool outside) const {
  if (outside && (reg == Reg::To || reg == Reg::Between)) return "-1";
  if (reg == Reg::From) return "move.from";
  if (reg == Reg::To) return "move.to";
  for (size_t i = 0; i < kind.captures.size(); ++i)
    if (kind.captures[i] == reg) return "move.capture[" + std::to_string(i) + "]";
  return "-1";
}

void RulesText::write_case(size_t number, const Use& use, const std::string& registers, bool gives) {
  const std::string body =
      registers + (gives ? "return " : "") + expression(use) + ";" + (gives ? "" : " return;");
  add_case(number, body);
}
void RulesText::add_case(size_t number, const std::string& body) {
  const auto known = std::ranges::find(cases_, body, &Case::body);
  (known == cases_.end() ? cases_.emplace_back(Case{body, {}}) : *known).numbers.push_back(number);
}

void RulesText::write_cases() {
  for (const Case& one : cases_) {
    out_ << "     ";
    for (const size_t number : one.numbers) out_ << " case " << number << ":";
    out_ << " { " << one.body << " }\n";
  }
  cases_.clear();
}

const char* RulesText::tryout(interpreter::Tryout tryout) {
  constexpr const char* kNames[] = {"interpreter::Tryout::Full", "interpreter::Tryout::IfFree",
                                    "interpreter::Tryout::OnePiece"};
  return kNames[static_cast<int>(tryout)];
}

void RulesText::write_kind_table() {
  std::vector<std::string> items;
  for (size_t k = 0; k < p_.kinds.size(); ++k) {
    const interpreter::KindCode& code = game_.kinds[k];
    std::ostringstream item;
    item << "{" << truth(is_emitted(p_.kinds[k])) << ", " << truth(code.pass) << ", " << truth(code.swap)
         << ", " << truth(code.includes_consequences) << ", " << truth(code.checked) << ", "
         << truth(is_standalone_ ? code.direct_alone : code.direct) << ", " << tryout(code.tryout) << ", "
         << int{code.from_type} << ", " << int{code.to_type} << ", " << code.thens.size() << ", "
         << code.filters.size() << ", " << code.preludes.size() << ", {";
    for (size_t i = 0; i < code.filter_thens.size() && i < kMostFilters; ++i)
      item << (i > 0 ? ", " : "") << code.filter_thens[i];
    item << "}, " << (code.direct_thens & 0xFFFF) << "}";
    items.push_back(item.str());
  }
  TableText table(table_text_.for_gpu());
  table.array("Kind", "kKinds", items);
  out_ << table.take() << "\n";
}

void RulesText::write_kinds() {
  out_ << "  static constexpr Kind kind(int k) { return kKinds_table[k]; }\n"
       << "  LUDENS_FN static const Kind* kinds() { return kKinds(); }\n";
}

std::string RulesText::quick_way(size_t k) {
  using Quick = interpreter::KindCode::Quick;
  const interpreter::KindCode& code = game_.kinds[k];
  if (!is_standalone_ || !code.direct || code.quick == Quick::No) return "";
  std::string done;
  if (code.quick == Quick::Place)
    done = "(w, move.to, " + expression({code.piece->node, Sink::List}) + ")";
  else
    done = std::string("(w, move.from, move.to, ") + truth(code.quick == Quick::Replace) + ")";
  return std::string("if constexpr (World::is_direct) { if (kernels::") +
         (code.quick == Quick::Place ? "place_quickly" : "move_quickly") + done + ") return; } ";
}

// Kinds that move a piece do so in the same way, so that nothing depends on which of them it is.
void RulesText::write_act_in_sets() {
  using Quick = interpreter::KindCode::Quick;
  constexpr size_t kMostKinds = 64;
  std::string travels;
  std::uint64_t replacing = 0;
  std::uint64_t counted = 0;
  out_ << "  template <class World> [[gnu::always_inline]] " << fn_
       << "static void act_in_sets([[maybe_unused]] const World& w, const Move& move) {\n    switch "
          "(move.kind) "
          "{\n";
  for (size_t k = 0; k < p_.kinds.size(); ++k) {
    const interpreter::KindCode& code = game_.kinds[k];
    const ir::Kind& kind = p_.kinds[k];
    const std::string at = "      case " + std::to_string(k) + ":";
    if (!is_made(kind)) continue;
    const bool is_quick = code.direct && (has_pieces_alone() || plays_in_parts()) && !p_.uses.stacks;
    if (is_quick && code.quick == Quick::Place) {
      out_ << at << " return w.place(move.to, " << expression({code.piece->node, Sink::List}) << ");\n";
    } else if (is_quick && code.quick != Quick::No && k < kMostKinds) {
      travels += at + "\n";
      if (code.quick == Quick::Replace) replacing |= std::uint64_t{1} << k;
    } else if (code.direct && code.quick == Quick::Travel && has_counts_alone() && k < kMostKinds) {
      counted |= std::uint64_t{1} << k;
      out_ << at << " if (w.travel_counted(move.from, move.to)) return;\n        return w.rarely([From = "
           << "move.from, To = move.to](const auto& w) { " << expression({kind.actions, Sink::List})
           << "; });\n";
    } else if (kind.actions != ir::kNothing && !ir::is(p_, kind.actions, Op::ActPass) && !kind.swap) {
      const Use use{kind.actions, Sink::List};
      const std::string registers =
          with_registers(use, [&](Reg reg) { return value_in_move(kind, reg, false); });
      add_case(k, registers + expression(use) + "; return;");
    }
  }
  write_cases();
  if (!travels.empty())
    out_ << travels << "        return w.travel(move.from, move.to, (" << replacing
         << "ull >> move.kind) & 1);\n";
  out_ << "      default:\n        return;\n    }\n  }\n  static constexpr std::uint64_t counted_kinds = "
       << counted << "ull;\n";
}

// On a GPU, where threads that make moves of several kinds go apart, all of one text go together.
void RulesText::write_parts() {
  const auto write = [&](const std::string& name, const std::string& key, const std::string& otherwise,
                         auto emit) {
    out_ << "  template <class World> LUDENS_FN static " << name << " {\n    switch (" << key << ") {\n";
    for (size_t k = 0; k < p_.kinds.size(); ++k)
      if (is_emitted(p_.kinds[k])) emit(p_.kinds[k], k);
    write_cases();
    out_ << "      default:\n        " << otherwise << ";\n    }\n  }\n";
  };
  const std::string by_part = " * " + std::to_string(kMostThens) + " + i";
  write("void then_in_sets([[maybe_unused]] const World& w, int kind, int i)", "kind" + by_part, "return",
        [&](const ir::Kind& kind, size_t k) {
          for (size_t i = 0; i < kind.thens.size(); ++i) {
            const Use use{kind.thens[i], Sink::Effect};
            add_case(k * kMostThens + i, with_registers(use, unbound) + expression(use) + "; return;");
          }
        });
  write("bool filter_in_sets([[maybe_unused]] const World& w, const Move& move, int i)",
        "move.kind" + by_part, "return false", [&](const ir::Kind& kind, size_t k) {
          for (size_t i = 0; i < kind.filters.size(); ++i) {
            const Use use{p_.filters[kind.filters[i]].condition, Sink::List};
            const auto value = [&](Reg reg) { return value_in_move(kind, reg, true); };
            add_case(k * kMostThens + i, with_registers(use, value) + "return " + expression(use) + ";");
          }
        });
  // Which moves within moves are followed by something.
  std::vector<std::uint64_t> followed((p_.kinds.size() + 63) / 64);
  for (const int kind : made_in_place_)
    if (!p_.kinds[static_cast<size_t>(kind)].thens.empty())
      followed[static_cast<size_t>(kind) / 64] |= std::uint64_t{1} << (kind % 64);
  out_ << "  LUDENS_FN static constexpr bool is_followed(int kind) {\n    constexpr std::uint64_t all[] = {";
  for (const std::uint64_t word : followed) out_ << word << "ull, ";
  out_ << "};\n    return (all[kind >> 6] >> (kind & 63)) & 1;\n  }\n";
}

void RulesText::write_moves() {
  write_by_kind("template <class World> " + member_fn() +
                    "static void act([[maybe_unused]] const World& w, const Move& move)",
                "move.kind", "", [&](const ir::Kind& kind, size_t k) {
                  if (kind.actions == ir::kNothing) return;
                  const Use use{kind.actions, Sink::List};
                  const auto value = [&](Reg reg) { return value_in_move(kind, reg, false); };
                  write_case(k, use, quick_way(k) + with_registers(use, value), false);
                });
  if (goes_in_sets()) write_act_in_sets();
  if (plays_in_parts()) write_parts();
  if (is_standalone_) write_preludes();
  const std::string in_any = goes_in_sets() ? "template <class World> " : "";
  write_thens(in_any + member_fn() + "static void then", false);
  write_thens("template <class World> " + member_fn() + "static void then_now", true);
  write_by_kind(in_any + member_fn() +
                    "static bool filter([[maybe_unused]] const World& w, const Move& move, size_t i)",
                "move.kind * " + std::to_string(kMostThens) + " + i", "    return false;\n",
                [&](const ir::Kind& kind, size_t k) {
                  for (size_t i = 0; i < kind.filters.size(); ++i) {
                    const Use use{p_.filters[kind.filters[i]].condition, Sink::List};
                    write_case(k * kMostThens + i, use,
                               with_registers(use, [&](Reg reg) { return value_in_move(kind, reg, true); }),
                               true);
                  }
                });
  write_by_kind(fn_ +
                    "static SiteLevels levels([[maybe_unused]] const World& w, [[maybe_unused]] const Move& "
                    "move)",
                "move.kind", "    return {};\n", [&](const ir::Kind& kind, size_t k) {
                  if (kind.from_level == ir::kNothing && kind.to_level == ir::kNothing) return;
                  out_ << "      case " << k << ": return {" << level(kind, kind.from_level) << ", "
                       << level(kind, kind.to_level) << "};\n";
                });
}

// Each is bound anew to what was around it when the move was found.
void RulesText::write_preludes() {
  write_by_kind(
      member_fn() + "static void prelude([[maybe_unused]] const World& w, const Move& move, size_t i)",
      "move.kind * " + std::to_string(kMostThens) + " + i", "", [&](const ir::Kind& kind, size_t k) {
        for (size_t i = 0; i < kind.preludes.size(); ++i) {
          const Use use{p_.preludes[kind.preludes[i]], Sink::Effect};
          write_case(k * kMostThens + i, use,
                     with_registers(use, [&](Reg reg) { return value_in_move(kind, reg, false); }), false);
        }
      });
  if (!reads_around() && !left_registers()) return;
  write_by_kind(fn_ + "static void surround([[maybe_unused]] const World& w, const Move& move, size_t i)",
                "move.kind * " + std::to_string(kMostThens) + " + i", "",
                [&](const ir::Kind& kind, size_t k) {
                  for (size_t i = 0; i < kind.preludes.size(); ++i) {
                    out_ << "      case " << k * kMostThens + i << ": { ";
                    for (const auto& [reg, value] : kept_for_first(p_.preludes[kind.preludes[i]])) {
                      if (!reads_around() && !(left_registers() & ir::bit(reg))) continue;
                      out_ << place_around(reg) << " = " << value_in_move(kind, value, false) << "; ";
                    }
                    out_ << "return; }\n";
                  }
                });
}

std::vector<std::pair<Reg, Reg>> RulesText::kept_for_first(NodeId prelude) const {
  std::vector<std::pair<Reg, Reg>> all;
  for (NodeId id = ir::renamed(p_, prelude);;) {
    Reg reg = Reg::Level;
    NodeId value = ir::kNothing;
    NodeId body = ir::kNothing;
    if (ir::is(p_, id, Op::BindReg)) {
      reg = ir::attribute<Op::BindReg, "register">(p_, id);
      value = ir::operand<Op::BindReg, "value">(p_, id);
      body = ir::operand<Op::BindReg, "body">(p_, id);
    } else if (ir::is(p_, id, Op::BindLevel)) {
      value = ir::operand<Op::BindLevel, "level">(p_, id);
      body = ir::operand<Op::BindLevel, "body">(p_, id);
    } else {
      return all;
    }
    value = ir::renamed(p_, value);
    if (!ir::is(p_, value, Op::GetReg)) return all;
    const Reg from = ir::attribute<Op::GetReg, "register">(p_, value);
    if (from < Reg::First1) return all;
    all.emplace_back(reg, from);
    id = ir::renamed(p_, body);
  }
}

void RulesText::write_thens(const std::string& name, bool direct) {
  write_by_kind(name + "([[maybe_unused]] const World& w, int kind, size_t i)",
                "kind * " + std::to_string(kMostThens) + " + i", "", [&](const ir::Kind& kind, size_t k) {
                  for (size_t i = 0; i < kind.thens.size(); ++i) {
                    // Where somebody looks at what actions there are, none is carried out as it comes.
                    const bool is_direct = (game_.kinds[k].direct_thens >> i) & 1;
                    if (is_direct != direct && !(is_direct && is_standalone_ && traces())) continue;
                    const Use use{kind.thens[i], Sink::Effect};
                    write_case(k * kMostThens + i, use,
                               with_registers(use, [&](Reg reg) { return value_around(reg); }), false);
                  }
                });
}

std::string RulesText::value_around(Reg reg) const {
  const bool is_kept = left_registers() & ir::bit(reg);
  if (!is_standalone_ || (!reads_around() && !is_kept)) return unbound(reg);
  return place_around(reg);
}

std::string RulesText::place_around(Reg reg) const {
  if (left_registers() & ir::bit(reg)) return variable(reg);
  return "w.m.around[static_cast<int>(" + reg_constant(reg) + ")]";
}

std::string RulesText::level(const ir::Kind& kind, NodeId id) {
  if (id == ir::kNothing) return "0";
  const Use use{ir::renamed(p_, id), Sink::List};
  return "[&] { " + with_registers(use, [&](Reg reg) { return value_in_move(kind, reg, false); }) +
         "return " + expression(use) + "; }()";
}

void RulesText::write_play() {
  for (const Sink sink : {Sink::List, Sink::Any}) {
    const bool in_any = (sink == Sink::List && is_standalone_) || goes_in_sets();
    out_ << (in_any ? "  template <class World>" : " ") << (plays_in_sets() ? " [[gnu::always_inline]]" : "")
         << " " << member_fn() << "static bool " << (sink == Sink::List ? "list" : "any")
         << "([[maybe_unused]] const World& w, int phase, int mover) {\n    switch (phase * 32 + mover) {\n";
    for (size_t i = 0; i < p_.phases.size(); ++i)
      for_each_rule(static_cast<int>(i), p_.phases[i].play, p_.phases[i].play_as, sink,
                    [&](size_t number, const Use& use) {
                      write_case(number, use, with_registers(use, unbound), true);
                    });
    write_cases();
    out_ << "      default:\n        return false;\n    }\n  }\n";
  }
  out_ << (is_standalone_ ? "  template <class World>" : " ")
       << (plays_in_sets() ? " [[gnu::always_inline]]" : "") << " " << member_fn()
       << "static bool end([[maybe_unused]] const World& w, int phase, int mover) {\n    switch ((phase "
          "+ 1) * 32 + mover) {\n";
  const auto write_end = [&](size_t number, const Use& use) {
    out_ << "      case " << number << ": { " << with_registers(use, unbound) << expression(use)
         << "; return true; }\n";
  };
  for_each_rule(0, p_.end, p_.end_as, Sink::List, write_end);
  for (size_t i = 0; i < p_.phases.size(); ++i)
    for_each_rule(static_cast<int>(i) + 1, p_.phases[i].end, p_.phases[i].end_as, Sink::List, write_end);
  out_ << "      default:\n        return false;\n    }\n  }\n";
  // Known once all else is written; on the machine, the interpreter's parts keep answers, too.
  out_ << "  static constexpr bool has_memos = "
       << truth(is_standalone_ ? remembers_ : game_.memo_size.answers > 0) << ";\n";
}

void RulesText::write_facts() {
  const auto flag = [&](const char* name, bool value) {
    out_ << "  static constexpr bool " << name << " = " << truth(value) << ";\n";
  };
  const auto number = [&](const char* name, int value) {
    out_ << "  static constexpr int " << name << " = " << value << ";\n";
  };
  write_kind_table();
  out_ << "\nstruct Game {\n  using World = TheWorld;\n";
  flag("hosts", !hosts_.empty());
  flag("has_pending", game_.layout.pending >= 0);
  number("phases", static_cast<int>(p_.phases.size()));
  flag("plain_turn", game_.plain_turn);
  flag("grows", game_.growth != nullptr);
  flag("settles_growth", game_.growth && game_.growth->expansion == ir::Expansion::Rules);
  flag("stochastic", p_.stochastic);
  flag("has_meta_rules", p_.meta.forbids());
  flag("satisfy", game_.satisfy != nullptr);
  flag("draw_when_all_pass", p_.draw_when_all_pass);
  flag("hosts_effects", std::ranges::any_of(hosts_, [&](NodeId id) {
         return p_.type(id) == Type::Void || p_.type(id) == Type::Moves;
       }));
  number("swap_kind", p_.swap_kind);
  number("pass_kind", p_.pass_kind);
  number("max_turns", p_.max_turns);
  number("max_moves", p_.max_moves);
  number("dice", game_.layout.dice >= 0 ? static_cast<int>(interpreter::dice_of(p_).size()) : 0);
  number("repetitions", static_cast<int>(p_.uses.repetitions));
  number("no_repeat", static_cast<int>(p_.meta.no_repeat));
  if (!why_not_plain().empty()) out_ << "  // Not plain: " << why_not_plain() << ".\n";
  if (!why_not_sets().empty()) out_ << "  // Not in sets: " << why_not_sets() << ".\n";
  if (is_for_parts() && !plays_in_parts()) out_ << "  // Not in parts: " << why_not_parts() << ".\n";
  flag("is_plain", is_plain());
  flag("keeps_course", keeps_course() || plays_in_parts());
  flag("plays_in_sets", plays_in_sets());
  flag("plays_in_parts", plays_in_parts());
  flag("tries_in_sets", plays_in_parts() && tries_in_sets());
  number("state_planes", plays_in_parts() ? state_planes() : 0);
  flag("keeps_more", keeps_more());
  flag("acts_directly", acts_directly());
  flag("follows_directly", follows_directly());
  const std::int64_t ticks = goes_in_sets() ? most_ticks() : many_ticks();
  flag("counts_ticks", ticks >= many_ticks());
  number("most_ticks", static_cast<int>(std::min<std::int64_t>(ticks, std::numeric_limits<int>::max())));
  number("pass_thens",
         p_.pass_kind < 0 ? 0 : static_cast<int>(p_.kinds[static_cast<size_t>(p_.pass_kind)].thens.size()));
  number("most_offers", is_plain() ? most_offers() : 0);
  number("kind_count", static_cast<int>(p_.kinds.size()));
  flag("cycle", p_.uses.cycle);
  flag("has_visited", game_.layout.visited >= 0);
  flag("has_marked", game_.layout.to_remove >= 0);
  flag("reads_counter", is_live({&Op::Counter}));
  flag("reads_stuck", is_live({&Op::NoMovesFor}));
  flag("reads_votes", game_.layout.proposals >= 0);
  flag("moves_see_course", moves_see_course());
  flag("moves_ask_who_is_stuck", moves_ask_who_is_stuck());
  flag("has_filters", has_filters());
  flag("reads_last_level", is_live({&Op::LastLevelFrom, &Op::LastLevelTo}));
  flag("reads_last_type", is_live({&Op::LastSiteIs}));
  flag("asks_in_circles", is_live({&Op::IsThreatened}));
}

bool RulesText::moves_see_course() const {
  std::vector<NodeId> parts;
  for (const ir::Kind& kind : p_.kinds)
    if (is_made(kind)) add_parts(kind, parts);
  return reaches(parts, {&Op::NoMovesFor, &Op::VoteProposed, &Op::VoteDecided});
}

bool RulesText::moves_ask_who_is_stuck() const {
  std::vector<NodeId> parts;
  for (const ir::Kind& kind : p_.kinds) add_parts(kind, parts);
  for (const ir::Phase& phase : p_.phases) {
    parts.push_back(phase.play);
    parts.insert(parts.end(), phase.play_as.begin(), phase.play_as.end());
  }
  return reaches(parts, {&Op::NoMovesFor});
}

bool RulesText::has_filters() const {
  return is_live({&Op::IsThreatened}) ||
         std::ranges::any_of(p_.kinds, [](const ir::Kind& kind) { return !kind.filters.empty(); });
}

void RulesText::add_parts(const ir::Kind& kind, std::vector<NodeId>& parts) const {
  parts.insert(parts.end(), {kind.actions, kind.from_level, kind.to_level});
  parts.insert(parts.end(), kind.thens.begin(), kind.thens.end());
  for (const std::uint16_t filter : kind.filters) parts.push_back(p_.filters[filter].condition);
}

bool RulesText::reaches(std::vector<NodeId> todo, std::initializer_list<ir::OpRef> ops) const {
  std::set<NodeId> reached;
  while (!todo.empty()) {
    const NodeId id = todo.back();
    todo.pop_back();
    if (id == ir::kNothing || !reached.insert(id).second) continue;
    if (std::ranges::find(ops, p_.nodes[id].op) != ops.end()) return true;
    for (const NodeId operand : p_.operands(id)) todo.push_back(operand);
  }
  return false;
}

}  // namespace ludens::native
