#include "interpreter/machine.h"

#include <cstring>

namespace ludens::interpreter {

int Chance::draw(int n) {
  int outcome = forced ? forced(n) : -1;
  if (outcome < 0 || outcome >= n) outcome = n > 0 ? random.below(n) : 0;
  if (record) record->push_back(outcome);
  return outcome;
}

Machine::Machine(const Prepared& p)
    : prepared(p), program(p.program), layout(p.layout), words(p.words) {
  clear_registers();
  saved_.reserve(static_cast<size_t>(layout.bytes));
}

std::vector<int>& Machine::borrow_list() {
  if (lists_used_ == lists_.size()) lists_.push_back(std::make_unique<std::vector<int>>());
  return *lists_[lists_used_++];
}

Machine::Saved Machine::save() {
  const size_t size = static_cast<size_t>(layout.bytes) / 8;
  const size_t offset = saved_.size();
  saved_.resize(offset + size);
  std::memcpy(saved_.data() + offset, block, size * 8);
  return {offset, history ? history->positions.size() : 0};
}

void Machine::restore(const Saved& saved) {
  std::memcpy(block, saved_.data() + saved.offset, static_cast<size_t>(layout.bytes));
  saved_.resize(saved.offset);
  if (history) history->positions.resize(saved.positions);
}

bool Machine::emit(int kind) {
  switch (sink) {
    case Sink::List: {
      Move& move = list->moves.emplace_back();
      move.kind = static_cast<std::uint16_t>(kind);
      move.mover = static_cast<std::uint16_t>(head().mover);
      move.from = reg(Reg::From);
      move.to = reg(Reg::To);
      int i = 0;
      for (const Reg r : prepared.kinds[static_cast<size_t>(kind)].captures) move.capture[i++] = reg(r);
      ++list->total;
      return false;
    }
    case Sink::Any:
      if (reach >= 0 && reg(Reg::To) != reach) return false;
      return filters_hold(kind);
    case Sink::Effect: {
      subs.push_back({static_cast<std::uint32_t>(actions.size()), static_cast<std::uint32_t>(thens.size())});
      sink = Sink::Merge;
      const KindCode& code = prepared.kinds[static_cast<size_t>(kind)];
      if (code.actions) perform(code.actions);
      thens.insert(thens.end(), code.thens.begin(), code.thens.end());
      sink = Sink::Effect;
      return false;
    }
    case Sink::Merge: {
      const KindCode& code = prepared.kinds[static_cast<size_t>(kind)];
      if (code.actions) perform(code.actions);
      thens.insert(thens.end(), code.thens.begin(), code.thens.end());
      return false;
    }
  }
  return false;
}

bool Machine::any(const Code* moves) {
  const Sink outer = sink;
  const int outer_base = filter_base;
  const int outer_reach = reach;
  sink = Sink::Any;
  reach = -1;
  const bool found = generate(moves);
  sink = outer;
  filter_base = outer_base;
  reach = outer_reach;
  return found;
}

void Machine::commit(size_t first_action) {
  for (size_t i = first_action; i < actions.size(); ++i) {
    const Action action = actions[i];
    if (trace) trace->push_back(action);
    action.commit(*this, action);
  }
  actions.resize(first_action);
}

namespace {

constexpr int kMaxThenDepth = 200;

struct SavedRegisters {
  explicit SavedRegisters(Machine& m) : machine(m) { std::memcpy(kept, m.regs, sizeof(kept)); }
  ~SavedRegisters() { std::memcpy(machine.regs, kept, sizeof(kept)); }
  SavedRegisters(const SavedRegisters&) = delete;
  Machine& machine;
  int kept[ir::kRegs];
};

}  // namespace

// Consequences see no iterator of the move: they speak of (last To) and the like.
void Machine::run_thens(size_t first_then) {
  if (thens.size() == first_then) return;
  const SavedRegisters saved(*this);
  const size_t end = thens.size();
  for (size_t i = first_then; i < end; ++i) {
    clear_registers();
    run_effects(thens[i]);
  }
  thens.resize(first_then);
}

void Machine::run_effects(const Code* moves) {
  if (++depth_ > kMaxThenDepth) {
    --depth_;
    return;
  }
  const Sink outer = sink;
  const size_t first_sub = subs.size();
  const size_t first_action = actions.size();
  const size_t first_then = thens.size();
  sink = Sink::Effect;
  generate(moves);
  sink = outer;
  // Each move's actions, then its consequences, then the next move.
  const size_t sub_end = subs.size();
  const size_t action_end = actions.size();
  const size_t then_end = thens.size();
  for (size_t s = first_sub; s < sub_end; ++s) {
    const size_t a_end = s + 1 < sub_end ? subs[s + 1].first_action : action_end;
    const size_t t_end = s + 1 < sub_end ? subs[s + 1].first_then : then_end;
    for (size_t a = subs[s].first_action; a < a_end; ++a) {
      const Action action = actions[a];
      if (trace) trace->push_back(action);
      action.commit(*this, action);
    }
    if (subs[s].first_then < t_end) {
      const SavedRegisters saved(*this);
      for (size_t t = subs[s].first_then; t < t_end; ++t) {
        clear_registers();
        run_effects(thens[t]);
      }
    }
  }
  subs.resize(first_sub);
  actions.resize(first_action);
  thens.resize(first_then);
  --depth_;
}

void Machine::bind(const Move& move) {
  reg(Reg::From) = move.from;
  reg(Reg::To) = move.to;
  int i = 0;
  for (const Reg r : prepared.kinds[move.kind].captures) reg(r) = move.capture[i++];
}

void Machine::apply_bound(int kind) {
  const KindCode& code = prepared.kinds[static_cast<size_t>(kind)];
  const SavedRegisters saved(*this);
  const int applied = prelude_base;
  for (size_t i = static_cast<size_t>(applied); i < code.preludes.size(); ++i) run_effects(code.preludes[i]);
  prelude_base = 0;
  const int sites[2] = {reg(Reg::From), reg(Reg::To)};
  const int levels[2] = {code.from_level ? eval(code.from_level) : 0, code.to_level ? eval(code.to_level) : 0};
  const Sink outer = sink;
  const size_t first_action = actions.size();
  const size_t first_then = thens.size();
  sink = Sink::Merge;
  if (code.actions) perform(code.actions);
  sink = outer;
  thens.insert(thens.end(), code.thens.begin(), code.thens.end());
  commit(first_action);
  remember_last(kind, sites, levels);
  run_thens(first_then);
  prelude_base = applied;
}

// From here on, (last To) and its like speak of this move.
void Machine::remember_last(int kind, const int (&sites)[2], const int (&levels)[2]) {
  Head& h = head();
  const ir::Kind& k = program.kinds[static_cast<size_t>(kind)];
  h.last_mover = h.mover;
  h.last_from = sites[0];
  h.last_to = sites[1];
  h.last_level_from = static_cast<std::int16_t>(levels[0]);
  h.last_level_to = static_cast<std::int16_t>(levels[1]);
  h.last_from_type = static_cast<std::uint8_t>(k.from_type);
  h.last_to_type = static_cast<std::uint8_t>(k.to_type);
  h.last_pass = k.pass;
  h.last_swap = k.swap;
}

void Machine::apply(const Move& move) {
  clear_registers();
  bind(move);
  prelude_base = 0;
  apply_bound(move.kind);
  clear_registers();
}

bool Machine::filters_hold(int kind) {
  const KindCode& code = prepared.kinds[static_cast<size_t>(kind)];
  const size_t count = code.filters.size();
  if (static_cast<size_t>(filter_base) >= count) return true;
  const int base = filter_base;
  const Saved saved = save();
  {
    const SavedRegisters registers(*this);
    const Sink outer = sink;
    apply_bound(kind);
    sink = outer;
  }
  if (head().mover == head().next) head().next = head().prev;
  bool holds = true;
  filter_base = 0;
  for (size_t i = count; holds && i-- > static_cast<size_t>(base);) holds = test(code.filters[i]);
  filter_base = base;
  restore(saved);
  return holds;
}

bool Machine::passes_filters(const Move& move) {
  if (prepared.kinds[move.kind].filters.empty()) return true;
  const SavedRegisters registers(*this);
  clear_registers();
  bind(move);
  filter_base = 0;
  return filters_hold(move.kind);
}

}  // namespace ludens::interpreter
