// emit.h - what becomes of a move that a generator has found, by the sink that it goes to.
//
// From, To and whatever else the kind captures are bound. True: stop, the sink has what it wanted.
#pragma once

#include "interpreter/machine.h"
#include "ir/captures.h"

namespace ludens::interpreter {

inline bool emit_to_list(Machine& m, int kind, int from, int to) {
  Move& move = m.list->moves.emplace_back();
  move.kind = static_cast<std::uint16_t>(kind);
  move.mover = static_cast<std::uint16_t>(m.head().mover);
  move.from = from;
  move.to = to;
  const std::vector<Reg>& captures = m.prepared.kinds[static_cast<size_t>(kind)].captures;
  if (captures.size() > kMaxCaptures) [[unlikely]]
    ir::pack(captures, m.regs, move);
  else
    for (size_t i = 0; i < captures.size(); ++i) move.capture[i] = m.reg(captures[i]);
  ++m.list->total;
  return !m.check_list();
}

// Its actions and consequences follow, where they are wanted.
inline void begin_sub_move(Machine& m, int kind) {
  m.subs.push_back({static_cast<std::uint32_t>(m.actions.size()), static_cast<std::uint32_t>(m.thens.size()),
                    kind, m.reg(Reg::From), m.reg(Reg::To)});
}

template <Sink sink>
bool emit(Machine& m, int kind) {
  if constexpr (sink == Sink::List) {
    return emit_to_list(m, kind, m.reg(Reg::From), m.reg(Reg::To));
  } else if constexpr (sink == Sink::Any) {
    if (m.question.reach >= 0 && m.reg(Reg::To) != m.question.reach) return false;
    return m.holds_inside(kind, m.question.outer_filters);
  } else {
    if (!m.holds_inside(kind, 0)) return false;
    if constexpr (sink == Sink::First) {
      begin_sub_move(m, kind);
      return true;
    }
    const KindCode& code = m.prepared.kinds[static_cast<size_t>(kind)];
    if constexpr (sink == Sink::Effect) {
      if (!m.check_actions(m.thens.size())) return true;
      begin_sub_move(m, kind);
    }
    if (code.actions) m.perform(code.actions);
    if constexpr (sink == Sink::Effect) {
      if (!code.thens.empty()) m.thens.insert(m.thens.end(), code.thens.begin(), code.thens.end());
    } else {
      for (const Code* then : code.thens) m.push_then(*then);
    }
    return false;
  }
}

}  // namespace ludens::interpreter
