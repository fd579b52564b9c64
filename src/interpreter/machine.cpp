#include "interpreter/machine.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <optional>
#include <utility>

#include "interpreter/aftermath.h"
#include "interpreter/apply.h"
#include "interpreter/op_call.h"
#include "ir/all_ops.h"
#include "ir/captures.h"
#include "ir/places.h"
#include "runtime/course.h"
#include "runtime/kernels/moving.h"

namespace ludens::interpreter {

Machine::Machine(const Prepared& p) : GameFacts(p) {
  clear_registers();
  bases_[static_cast<int>(Leaf::Register)] = reinterpret_cast<const std::byte*>(regs);
  bases_[static_cast<int>(Leaf::Constant)] =
      reinterpret_cast<const std::byte*>(program.attribute_pool.data());
  // What most games need, so that a rare move does not allocate in the middle of play.
  actions.reserve(64);
  thens.reserve(16);
  subs.reserve(64);
  saved_.resize(static_cast<size_t>(layout.small_bytes));
  memos.resize(static_cast<size_t>(p.memo_size.answers));
  memo_words.resize(static_cast<size_t>(p.memo_size.words));
}

namespace {

constexpr size_t kMaxSaved = 300;             // states put aside at a time
constexpr size_t kMaxSavedWords = 1ul << 25;  // of memory for them: 256 MB

}  // namespace

constinit const Machine::Stopped Machine::kStopped = [] {
  Stopped stopped;
  stopped.condition.bool_fn = [](Machine&, const Code&) { return false; };
  stopped.generator.moves_fn = [](Machine&, const Code&) { return true; };
  stopped.effect.void_fn = [](Machine&, const Code&) {};
  return stopped;
}();

void Machine::give_up(runtime::Limit limit) {
  if (is_stopped()) return;
  reached = limit;
  steps_left_ = 0;  // so that the next step is looked at
  keep_abandoned();
}

// What still runs on its way back may go on changing the state.
void Machine::keep_abandoned() {
  kept_at_ = saved_end_;
  abandoned.resize(static_cast<size_t>(layout.bytes) / 8);
  std::memcpy(abandoned.data(), block, static_cast<size_t>(layout.bytes));
}

// --- time

void Machine::watch(std::function<bool()> is_time_up) {
  is_time_up_ = std::move(is_time_up);
  steps_left_ = 0;
}

bool Machine::has_time() {
  if (!is_time_up_()) return true;
  give_up(runtime::Limit::Time);
  return false;
}

bool Machine::take_more_steps() {
  steps_left_ = 0;
  if (steps_beyond_ <= 0) give_up(runtime::Limit::Steps);
  if (is_stopped() || !has_time()) return false;
  const std::int64_t more = std::min(steps_beyond_, kStepsBetweenLooks);
  steps_beyond_ -= more;
  steps_left_ = more - 1;
  return true;
}

// Past the limit it saves as well, so that whoever restores need not know: nothing runs that would save much
// more.
Machine::Saved Machine::save() {
  const size_t size = static_cast<size_t>(layout.small_bytes) / 8;
  if (saved_end_ >= kMaxSaved * size || saved_end_ > kMaxSavedWords) [[unlikely]]
    give_up(runtime::Limit::Depth);
  const Saved saved{
      saved_end_, stack_log_.levels.size(), history ? history->positions.size() : 0, trace, epoch, direct,
      direct_from};
  saved_end_ += size;
  if (saved_end_ > saved_.size()) saved_.resize(2 * saved_end_);
  // Where a piece is moved to see what that shows (Trying), the state is not the one that stays.
  const bool is_kept = saved.offset == kept_aside_.offset;
  const bool stays = is_kept && !moves_one_piece;
  std::memcpy(saved_.data() + saved.offset, block, stays && kept_aside_.is_there ? sizeof(Head) : size * 8);
  if (is_kept) kept_aside_.is_there = stays;
  view.log = &stack_log_;
  trace = nullptr;
  epoch = 0;
  direct = false;
  return saved;
}

void Machine::restore(const Saved& saved) {
  runtime::undo_stacks(stack_log_, view, saved.levels);
  std::memcpy(block, saved_.data() + saved.offset, static_cast<size_t>(layout.small_bytes));
  saved_end_ = saved.offset;
  if (saved_end_ == 0) view.log = nullptr;
  trace = saved.trace;
  epoch = saved.epoch;
  direct = saved.direct;
  direct_from = saved.direct_from;
  if (history) history->positions.resize(saved.positions);
  if (is_stopped() && saved_end_ < kept_at_) [[unlikely]]
    keep_abandoned();
}

void Machine::abandon() {
  assert(saved_end_ == kept_at_ && depth_ == 0 && longest.look_aheads == 0 &&
         "all that was begun has come back");
  assert(subs.empty() && actions.empty() && thens.empty());
  std::memcpy(block, abandoned.data(), static_cast<size_t>(layout.bytes));
  clear_registers();
  reached = runtime::Limit::None;
}

bool Machine::any(const Code* moves) {
  const AskingWithin asking(question);
  return generate(moves);
}

void Machine::note(const Action& action) {
  if (!trace || !action.op) return;
  if (trace->size() >= limits.actions) return give_up(runtime::Limit::Actions);
  trace->push_back(action);
  if (!program.uses.after_consequences || action.op != &Op::ActAdd) return;
  auto laid = put_off_before<kernels::AddPiece>(action);
  laid.find_level(*this);
  std::memcpy(trace->back().v, &laid, sizeof(laid));
}

void Machine::commit(size_t first_action) {
  for (size_t i = first_action; i < actions.size() && !is_stopped(); ++i) {
    const Action action = actions[i];
    if (trace) note(action);
    action.commit(*this, action);
  }
  actions.resize(first_action);
}

namespace {

// v: the node
void commit_then(Machine& m, const Action& a) {
  const SavedRegisters registers(m);
  m.clear_registers();
  m.run_effects(m.prepared.code(static_cast<NodeId>(a.v[0]), Sink::Effect));
}

}  // namespace

void Machine::push_then(const Code& then) {
  push(commit_then, nullptr).v[0] = static_cast<std::int32_t>(then.node);
}

void Machine::carry_out_sub(size_t s, bool as_chosen) {
  const SubMove sub = subs[s];
  const Mark end = end_of(s);
  const auto act = [&] {
    for (size_t a = sub.first_action; a < end.action && !is_stopped(); ++a) {
      const Action action = actions[a];
      if (trace) note(action);
      action.commit(*this, action);
    }
  };
  if (as_chosen) {
    Move move;
    move.from = sub.from;
    move.to = sub.to;
    Aftermath aftermath(*this, move, {});
    act();
    remember_last(prepared.kinds[static_cast<size_t>(sub.kind)].facts(), move, {});
    aftermath.note();
  } else {
    act();
  }
  // They see the iterators of the surroundings, none of the move's own.
  for (size_t t = sub.first_then; t < end.then; ++t) run_effects(thens[t]);
}

// Each move's actions, then its consequences, then the next move.
void Machine::carry_out(const Mark& since, bool as_chosen) {
  const size_t end = subs.size();
  for (size_t s = since.sub; s < end; ++s) carry_out_sub(s, as_chosen);
}

void Machine::drop(const Mark& since) {
  subs.resize(since.sub);
  actions.resize(since.action);
  thens.resize(since.then);
}

void Machine::keep_one(const Mark& since, size_t sub) {
  std::vector<const Code*> follows;
  size_t first = since.action;
  size_t last = since.action;
  if (sub < subs.size()) {
    const Mark end = end_of(sub);
    first = subs[sub].first_action;
    last = end.action;
    follows.assign(thens.begin() + static_cast<std::ptrdiff_t>(subs[sub].first_then),
                   thens.begin() + static_cast<std::ptrdiff_t>(end.then));
  }
  const auto at = [&](size_t i) { return actions.begin() + static_cast<std::ptrdiff_t>(i); };
  std::copy(at(first), at(last), at(since.action));
  drop({since.sub, since.action + (last - first), since.then});
  // What follows a part of a move comes right after that part.
  for (const Code* then : follows) push_then(*then);
}

void Machine::take_marked() {
  if (view.to_remove && !head().keeps_turn) kernels::take_marked(*this);
}

void Machine::bind(const Move& move) {
  reg(Reg::From) = move.from;
  reg(Reg::To) = move.to;
  const std::vector<Reg>& captures = prepared.kinds[move.kind].captures;
  if (captures.size() > kMaxCaptures) [[unlikely]]
    ir::unpack(captures, move, regs);
  else
    for (size_t i = 0; i < captures.size(); ++i) reg(captures[i]) = move.capture[i];
}

namespace {

// A register bound again to what was put aside for what comes first.
struct KeptForFirst {
  Reg reg;
  const Code* value;
  const Code* body;
};

std::optional<KeptForFirst> kept_for_first(const Code& c) {
  std::optional<KeptForFirst> kept;
  if (c.op == &Op::BindReg)
    kept = {attribute<Op::BindReg, "register">(c), operand<Op::BindReg, "value">(c),
            operand<Op::BindReg, "body">(c)};
  else if (c.op == &Op::BindLevel)
    kept = {Reg::Level, operand<Op::BindLevel, "level">(c), operand<Op::BindLevel, "body">(c)};
  if (!kept) return kept;
  const auto from = attribute_if<Op::GetReg, "register">(kept->value);
  return from && *from >= Reg::First1 ? kept : std::nullopt;
}

// What comes first in a (do ... next:) sees what was bound around that, in its consequences too, and nothing
// of the move.
template <class Gathered>
void make_first(Machine& m, const Code* prelude, Gathered gathered) {
  const SavedRegisters registers(m);
  int bound[ir::kRegs];
  std::memset(bound, 0xFF, sizeof(bound));
  for (auto kept = kept_for_first(*prelude); kept; kept = kept_for_first(*prelude)) {
    bound[static_cast<int>(kept->reg)] = m.eval(kept->value);
    prelude = kept->body;
  }
  std::memcpy(m.regs, bound, sizeof(bound));
  const Machine::Mark since = m.mark();
  m.gather(prelude);
  gathered();
  m.carry_out(since, false);
  m.drop(since);
}

// The rules as the interpreter runs them (apply.h).
struct Interpreted {
  Machine& m;
  using Aftermath = interpreter::Aftermath;
  using SavedRegisters = interpreter::SavedRegisters;
  using OutsideMove = interpreter::OutsideMove;

  void forget_registers() const { m.clear_registers(); }
  void take_marked() const { m.take_marked(); }
  void drop_pending() const { m.drop_pending(); }
  static constexpr bool drops_pending_first() { return false; }
  const KindCode& kind(int k) const { return m.prepared.kinds[static_cast<size_t>(k)]; }
  void remember_last(const Move& move, const SiteLevels& levels) const {
    m.remember_last(kind(move.kind).facts(), move, levels);
  }
  bool is_direct(int k) const { return kind(k).direct; }
  int words() const { return m.words; }
  int owner(int what) const { return m.owner(what); }
  Tryout tryout(int k) const { return kind(k).tryout; }
  const Space& space() const { return m.space(m.prepared.default_type); }
  size_t then_count(int k) const { return kind(k).thens.size(); }
  size_t filter_count(int k) const { return kind(k).filters.size(); }
  size_t filter_thens(int k, size_t i) const { return kind(k).filter_thens[i]; }
  SiteLevels levels(const Move& move) const {
    const KindCode& code = kind(move.kind);
    return {code.from_level ? m.eval(code.from_level) : 0, code.to_level ? m.eval(code.to_level) : 0};
  }
  template <class Gathered>
  void make_preludes(const Move& move, int outer, Gathered gathered) const {
    const std::vector<const Code*>& preludes = kind(move.kind).preludes;
    for (size_t i = static_cast<size_t>(outer); i < preludes.size(); ++i)
      make_first(m, preludes[i], gathered);
  }
  void act(const Move& move) const {
    if (const Code* actions = kind(move.kind).actions) m.perform(actions);
  }
  void act_now(const Move& move) const {
    const Code* actions = kind(move.kind).actions;
    if (!actions) return;
    const bool outer_direct = std::exchange(m.direct, true);
    const size_t outer_from = std::exchange(m.direct_from, m.actions.size());
    m.perform(actions);
    m.direct = outer_direct;
    m.direct_from = outer_from;
  }
  void run_then(int k, size_t i) const {
    const KindCode& code = kind(k);
    if (i < 32 && ((code.direct_thens >> i) & 1) && !m.trace) return m.run_effects_directly(code.thens[i]);
    m.run_effects(code.thens[i]);
  }
  bool filter(const Move& move, size_t i) const { return m.test(kind(move.kind).filters[i]); }
};

}  // namespace

void Machine::run_thens(const Move& move, size_t most) {
  interpreter::run_thens(Interpreted{*this}, move, most);
}

bool Machine::filters_hold(const Move& move, int outer_filters) {
  return interpreter::filters_hold(Interpreted{*this}, move, outer_filters);
}

void Machine::apply_fully(const Move& move, size_t then_count, bool drops_pending) {
  clear_registers();
  bind(move);
  apply_bound(Interpreted{*this}, move, {.thens = then_count, .drops_pending = drops_pending});
  clear_registers();
}

bool Machine::is_legal_in_turn(const Move& move) {
  const Turn before = turn();
  if (move.mover != 0 && move.mover != before.mover) set_turn({move.mover, before.mover, before.mover});
  const bool passes = passes_filters(move);
  set_turn(before);
  return passes;
}

bool Machine::passes_filters(const Move& move) {
  if (prepared.kinds[move.kind].filters.empty()) return true;
  const SavedRegisters registers(*this);
  clear_registers();
  bind(move);
  return holds_inside(move.kind, 0);
}

}  // namespace ludens::interpreter
