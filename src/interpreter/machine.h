// machine.h - runs a program's IR on a state.
//
// IR nodes are prepared into Code: a function per node with its operands beside it. A node that generates
// moves is prepared once for each sink that they go to (sinks.h), any other once. A Machine is one thread's
// scratch: registers, the question at hand, the action buffer. The Code is constant and shared.
#pragma once

#include <cstddef>
#include <cstring>
#include <functional>
#include <memory>
#include <vector>

#include "base/random.h"
#include "interpreter/action.h"
#include "interpreter/game_facts.h"
#include "interpreter/move.h"
#include "interpreter/question.h"
#include "interpreter/scratch.h"
#include "ir/all_ops.h"
#include "ir/op_numbers.h"
#include "ludens/chance.h"
#include "runtime/bare_world.h"
#include "runtime/course.h"
#include "runtime/growth.h"
#include "runtime/kernels/moving.h"
#include "runtime/limit.h"
#include "runtime/links.h"
#include "runtime/longest_turns.h"
#include "runtime/on_track.h"

namespace ludens::interpreter {

using runtime::Head;
using runtime::Space;

struct FreshMemo;
class Gathering;
class Ahead;
class Foresight;
class Undone;
class AfterPrelude;
class Threat;
class OuterTurn;
using ludens::Chance;

// What has happened so far; append-only, beside the state.
struct History {
  std::vector<std::uint64_t> positions;  // hashes, for repetition (positions.h)
};

template <class List>
struct Scratch;

// The words of a set on the stack: a few more than can be needed, since sets that lie multiples of 4,096
// bytes apart would share the lines of the cache. Rules about sets that are nested as deeply as lowering
// allows take between 2 and 4 MB of a thread's stack with it, in an optimised build.
inline constexpr int kWordsOnStack = kMaxWords + 40;

struct Machine : GameFacts {
  explicit Machine(const Prepared& prepared);
  Machine(const Machine&) = delete;

  // --- what kernels ask for (runtime/kernels/kernel.h)
  using ScratchList = Scratch<std::vector<int>>;
  using FreshMemo = interpreter::FreshMemo;
  using ScratchMoves = Scratch<MoveList>;
  using Gathering = interpreter::Gathering;
  struct KeptLevel;
  using Ahead = interpreter::Ahead;
  using Foresight = interpreter::Foresight;
  using Undone = interpreter::Undone;
  using AfterPrelude = interpreter::AfterPrelude;
  using Threat = interpreter::Threat;
  using OuterTurn = interpreter::OuterTurn;
  struct Set {
    SetWord words[kWordsOnStack];
    operator SetWord*() { return words; }
    operator const SetWord*() const { return words; }
  };
  // The board's changes (runtime/board.h).
  runtime::Board<Machine> board() { return runtime::Board<Machine>(*this); }
  void note_stack(int type, int site) { runtime::note_stack(*view.log, space(type), type, site); }
  runtime::Links links(int player) const { return runtime::links_of(layout, block, player); }
  bool is_repeated(int repetition) const;
  bool goes_in_circles() const;
  std::uint64_t board_hash() const;
  bool knows_who_is_stuck(bool looks_at_next);
  bool is_asked_for_threats() const { return question.is_threat; }
  bool leaves_open() {
    left_open = left_open || moves_one_piece;
    return moves_one_piece;
  }
  bool finds_move_of_phase(int player);
  void follow_on_tracks(int what, int from, int to, int count) {
    runtime::track_moved(layout, view, program.equipment->tracks, what, from, to, count);
  }
  void enter_tracks(int what, int site, int count) {
    runtime::track_added(layout, view, program.equipment->tracks, what, site, count);
  }
  void leave_tracks(int what, int site) {
    runtime::track_removed(layout, view, program.equipment->tracks, what, site);
  }

  runtime::View view;
  std::byte* block = nullptr;
  int regs[ir::kRegs];

  MoveList* list = nullptr;  // where the sink List gathers moves
  Question question;

  // A move is tried out by moving its piece alone (apply.h); was something asked that this does not show?
  bool moves_one_piece = false, left_open = false;

  Turn turn() { return {head().mover, head().next, head().prev}; }
  void set_turn(const Turn& t) {
    head().mover = t.mover;
    head().next = t.next;
    head().prev = t.prev;
  }

  std::vector<Action> actions;
  std::vector<const Code*> thens;
  std::vector<SubMove> subs;
  Chance* chance = nullptr;
  History* history = nullptr;

  // Called by rules that need the whole turn: is there a legal move for this player? What moves are there?
  // What if this one were played, end rules and all?
  bool (*has_legal_move)(Machine&, int player) = nullptr;
  void (*legal_moves)(Machine&, MoveList&) = nullptr;
  void (*play)(Machine&, const Move&) = nullptr;

  void attach(std::byte* state_block) {
    block = state_block;
    bases_[static_cast<int>(Leaf::Block)] = block;
    view.attach(layout, block);
  }
  Head& head() { return *view.head; }
  const Head& head() const { return *view.head; }
  int& reg(Reg r) { return regs[static_cast<int>(r)]; }
  int sites(int type) const { return view.space[type].sites; }
  Space& space(int type) { return view.space[type]; }
  Space& space(geometry::SiteType type) { return view.space[static_cast<int>(type)]; }
  const Space& space(geometry::SiteType type) const { return view.space[static_cast<int>(type)]; }
  const Space& space(int type) const { return view.space[type]; }
  void clear_registers() {
    std::memset(regs, 0xFF, sizeof(regs));  // all -1
  }

  // --- bounds (runtime/limit.h)
  //
  // Where one is reached, all that runs comes to its end: from then on every condition is false, every
  // generator stops, no effect is performed and nothing is drawn. What was worked out on the way back means
  // nothing; whoever asked for it looks at is_stopped() and abandons it.
  runtime::Limits limits;
  runtime::Limit reached = runtime::Limit::None;  // the first of them, since begin_steps
  bool is_stopped() const { return reached != runtime::Limit::None; }
  void give_up(runtime::Limit limit);
  // Somebody asks for something: all steps are there again. False where there is no time for it.
  [[nodiscard]] bool begin_steps() {
    reached = runtime::Limit::None;
    if (is_time_up_) return begin_watched_steps();
    steps_left_ = limits.steps;
    steps_beyond_ = 0;
    return true;
  }
  // One step. False where no more is to be done, which a loop that runs no body through the machine must ask.
  [[nodiscard]] bool tick() {
    if (--steps_left_ >= 0) [[likely]]
      return true;
    return take_more_steps();
  }
  std::int64_t steps_used() const { return limits.steps - steps_beyond_ - steps_left_; }
  // Asked once in some hundred steps, and at once when something is asked for next; true gives that up for
  // want of time. None: nobody waits.
  void watch(std::function<bool()> is_time_up);
  bool is_watched() const { return static_cast<bool>(is_time_up_); }
  // False where there are more than the limit allows: it is reached then.
  [[nodiscard]] bool check_list() {
    if (list->total <= limits.moves) [[likely]]
      return true;
    give_up(runtime::Limit::Moves);
    return false;
  }
  [[nodiscard]] bool check_actions(size_t more = 0) {
    if (actions.size() + more <= limits.actions && subs.size() <= limits.actions) [[likely]]
      return true;
    give_up(runtime::Limit::Actions);
    return false;
  }
  // After a limit was reached and all has come back: the state is as it was there, but what had only been
  // looked ahead is undone.
  void abandon();
  // That state.
  std::vector<std::uint64_t> abandoned;

  // An outcome of chance, 0 .. ways - 1; 0 where there is no chance.
  int draw(int ways) { return chance && !is_stopped() ? chance->draw(ways) : 0; }
  bool has_chance() const { return chance != nullptr; }

  Action& push(void (*change)(Machine&, const Action&), ir::OpRef op) {
    Action& action = check_actions() ? actions.emplace_back() : beyond_limit_;
    action.commit = change;
    action.op = op;
    return action;
  }

  // A change of the state, its operands read (runtime/kernels/acts.h). It happens now where actions are
  // carried out as they come; else it waits until all of its move have been gathered.
  template <class Change>
  void push(ir::OpNumber op, const Change& change) {
    if (is_stopped()) return;
    if (direct) return change.commit(*this);
    put_off(op, change, [](Machine& m, const Action& a) { put_off_before<Change>(a).commit(m); });
  }
  // The change is put into an action, for `commit` to get it from there.
  template <class Change>
  void put_off(ir::OpNumber op, const Change& change, void (*carry_out_later)(Machine&, const Action&)) {
    static_assert(std::is_trivially_copyable_v<Change> && sizeof(Change) <= sizeof(Action::v) &&
                  alignof(Change) == alignof(std::int32_t));
    Action& action = push(carry_out_later, ir::kAllOps[static_cast<size_t>(op)]);
    std::memcpy(action.v, &change, sizeof(change));
  }
  template <class Change>
  static Change put_off_before(const Action& action) {
    Change change;
    std::memcpy(&change, action.v, sizeof(change));
    return change;
  }

  // An effect has run: what it pushed happens now, where actions are carried out as they come.
  void finish_effect() {
    if (direct && actions.size() > direct_from) commit(direct_from);
  }

  // A move within a move: what follows it is carried out between the actions of the whole.
  void push_then(const Code& then);

  // --- evaluating
  int eval(const Code* c) { return c->leaf == Leaf::None ? c->int_fn(*this, *c) : number_at(c); }
  float eval_float(const Code* c) { return c->float_fn(*this, *c); }
  // Once a limit is reached something else is run instead, so that running costs the same as if there were
  // none.
  bool test(const Code* c) {
    if (!tick()) [[unlikely]]
      c = &kStopped.condition;
    return ask(c);
  }
  // Not a step of its own.
  bool ask(const Code* c) {
    if (c->asks == Code::Asks::More) return c->bool_fn(*this, *c);
    if (c->asks >= Code::Asks::Equal)
      return (number_at(c) == number_at(c->other_leaf, c->other_offset)) == (c->asks == Code::Asks::Equal);
    const SetWord* set = c->words ? c->words : reinterpret_cast<const SetWord*>(block + c->other_offset);
    const int site = number_at(c);
    return (is_member(site) && test_bit(set, site)) == (c->asks == Code::Asks::IsIn);
  }
  void eval(const Code* c, SetWord* out) { c->set_fn(*this, *c, out); }
  // The set where it lies, or worked out into `scratch`. Good until the state changes.
  const SetWord* peek(const Code* c, SetWord* scratch) {
    if (c->leaf == Leaf::Block) return reinterpret_cast<const SetWord*>(block + c->offset);
    if (c->leaf == Leaf::Constant) return c->words;
    c->set_fn(*this, *c, scratch);
    return scratch;
  }
  void eval(const Code* c, std::vector<int>& out) { c->list_fn(*this, *c, out); }
  std::uint64_t dirs(const Code* c) { return c->dirs_fn(*this, *c); }
  bool generate(const Code* c) {
    if (!tick()) [[unlikely]]
      c = &kStopped.generator;
    return c->moves_fn(*this, *c);
  }
  void perform(const Code* c) {
    if (!tick()) [[unlikely]]
      c = &kStopped.effect;
    c->void_fn(*this, *c);
    finish_effect();
  }

  int eval(Lazy<ir::Type::Int> c) { return eval(c.code); }
  int eval(Lazy<ir::Type::Level> c) { return eval(c.code); }
  bool test(Lazy<ir::Type::Bool> c) { return test(c.code); }
  void eval(Lazy<ir::Type::Set> c, SetWord* out) { eval(c.code, out); }
  const SetWord* peek(Lazy<ir::Type::Set> c, SetWord* scratch) { return peek(c.code, scratch); }
  void eval(Lazy<ir::Type::List> c, std::vector<int>& out) { eval(c.code, out); }
  std::uint64_t dirs(Lazy<ir::Type::Dirs> c) { return dirs(c.code); }
  bool generate(Lazy<ir::Type::Moves> c) { return generate(c.code); }
  void perform(Lazy<ir::Type::Void> c) { perform(c.code); }

  // --- moves
  bool any(const Code* moves);  // is there one? Prepared for Any; filters inside count
  bool any(Lazy<ir::Type::Moves> moves) { return any(moves.code); }
  template <class Moves>
  bool any(const Moves& moves) requires(std::is_invocable_r_v<bool, const Moves&>) {
    const AskingWithin asking(question);
    return moves();
  }
  // The same of an operand that goes into Any besides its own sink, so many outer filters left aside.
  bool any_inside(Lazy<ir::Type::Moves> moves, int outer_filters) {
    const AskingInside asking(question, outer_filters);
    return generate(into(Sink::Any, moves));
  }
  // Gathers each move, applies it, then its consequences. `gather` makes moves for Effect.
  template <class Gather>
  void run_effects_of(Gather gather) {
    if (++depth_ > kMaxThenDepth) give_up(runtime::Limit::Depth);
    const Mark since = mark();
    const std::uint32_t outer_epoch = epoch;
    if (epoch == 0 && !direct) begin_epoch();
    gather();
    epoch = outer_epoch;
    carry_out(since, false);
    drop(since);
    --depth_;
  }
  void run_effects(const Code* moves) {
    run_effects_of([&] { generate(moves); });
  }
  template <class Moves>
  void run_effects(const Moves& moves) requires(!std::is_convertible_v<const Moves&, const Code*>) {
    run_effects_of([&] {
      if (tick()) moves();
    });
  }
  void drop_pending() {  // what was pending ends
    clear_words(view.pending, words);
    head().pending_values = 0;
  }
  // The same where each action may happen as it comes, and nothing follows the moves.
  void run_effects_directly(const Code* moves) {
    const bool outer_direct = std::exchange(direct, true);
    const size_t outer_from = std::exchange(direct_from, actions.size());
    const size_t since = subs.size();
    generate(moves);
    subs.resize(since);
    direct = outer_direct;
    direct_from = outer_from;
  }
  void take_marked();  // pieces marked during the turn go, unless something kept the turn
  // The filters of a move, but for so many outer ones. Its registers are bound.
  bool holds_inside(int kind, int outer_filters) {
    const KindCode& code = prepared.kinds[static_cast<size_t>(kind)];
    if (static_cast<size_t>(outer_filters) >= code.filters.size()) return true;
    Move move;
    move.kind = static_cast<std::uint16_t>(kind);
    move.from = reg(Reg::From);
    move.to = reg(Reg::To);
    return filters_hold(move, outer_filters);
  }
  // Actions and consequences; no end rules, no change of turn.
  void apply(const Move& move, Application how = {}) {
    const KindCode& code = prepared.kinds[move.kind];
    const size_t thens_wanted = how.with_consequences || code.includes_consequences ? ~size_t{0} : 0;
    if (code.quick == KindCode::Quick::No || trace || how.drops_pending ||
        !act_quickly(code, move.from, move.to))
      return apply_fully(move, thens_wanted, how.drops_pending);
    remember_last(code.facts(), move, {});
    if (!code.thens.empty()) run_thens(move, thens_wanted);
    clear_registers();
  }
  void bind(const Move& move);            // registers as they were when the move was made
  bool passes_filters(const Move& move);  // look-ahead; the state is as before afterwards
  // The same; a move in another player's name is tested in that player's turn.
  bool is_legal_in_turn(const Move& move);

  // From here on, (last To) and its like speak of this move.
  void remember_last(const MoveFacts& kind, const Move& move, const SiteLevels& levels) {
    Head& h = head();
    runtime::note_move(h, kind.pass);
    h.last_mover = h.mover;
    h.last_from = move.from;
    h.last_to = move.to;
    h.last_level_from = static_cast<std::int16_t>(levels.from);
    h.last_level_to = static_cast<std::int16_t>(levels.to);
    h.last_from_type = kind.from_type;
    h.last_to_type = kind.to_type;
    h.last_pass = kind.pass;
    h.last_swap = kind.swap;
  }

  // --- effects step by step. Gathered moves stay in the buffers until dropped.
  struct Mark {
    size_t sub, action, then;
  };
  Mark mark() const { return {subs.size(), actions.size(), thens.size()}; }
  // Where the actions and the consequences of one of them end.
  Mark end_of(size_t sub) const {
    if (sub + 1 == subs.size()) return mark();
    return {sub + 1, subs[sub + 1].first_action, subs[sub + 1].first_then};
  }
  // `generate_moves` makes moves for Effect.
  template <class Generate>
  void gather_of(Generate generate_moves) {
    const std::uint32_t outer_epoch = epoch;
    if (epoch == 0 && !direct) begin_epoch();
    generate_moves();
    epoch = outer_epoch;
  }
  void gather(const Code* moves) {
    gather_of([&] { generate(moves); });
  }
  // The same, but only the actions count, not what would follow them.
  template <class Generate>
  void gather_actions(Generate generate_moves) {
    const size_t then = thens.size();
    const size_t sub = subs.size();
    gather_of(generate_moves);
    thens.resize(then);
    subs.resize(sub);
  }
  template <class Generate>
  void pick_effect(Generate generate_moves, int index) {
    const Mark since = mark();
    gather_of([&] {
      if (tick()) generate_moves();
    });
    keep_one(since, since.sub + static_cast<size_t>(index < 0 ? 0 : index));
  }
  // What the actions of these moves note that they pass over.
  template <class Generate>
  void find_passed(SetWord* out, Generate generate_moves) {
    const Mark since = mark();
    gather_of(generate_moves);
    const ir::OpRef notes = ir::kAllOps[static_cast<size_t>(ir::OpNumber::ActNotePassed)];
    for (size_t i = since.action; i < actions.size(); ++i)
      if (actions[i].op == notes && is_member(actions[i].v[0])) set_bit(out, actions[i].v[0]);
    drop(since);
  }
  // Where those that are legal begin or end; they are made for List.
  template <class Generate>
  void find_move_sites(SetWord* out, bool to, Generate generate_moves);
  int waiting_actions() const { return static_cast<int>(actions.size()); }
  void commit(size_t first_action);
  // Of all that was gathered since, the actions of one move, and what follows it, as part of the move at
  // hand.
  void keep_one(const Mark& since, size_t sub);
  // As chosen: (last To) and its like speak of each move in turn.
  void carry_out(const Mark& since, bool as_chosen);
  void carry_out_sub(size_t sub, bool as_chosen);  // one of them
  void drop(const Mark& since);

  // --- looking ahead: what happens between save and restore is undone
  // The state that does not change (Unchanging), among those put aside.
  struct KeptAside {
    size_t offset = ~size_t{0};  // where it is; nowhere if nobody says that there is one
    bool is_there = false;       // has all of it been put there? Then only its head is out of date
  };
  struct Saved {
    size_t offset;
    size_t levels;  // of stacks, noted so far
    size_t positions;
    std::vector<Action>* trace;  // what is tried out is not traced
    std::uint32_t epoch;
    bool direct;
    size_t direct_from;
  };
  Saved save();
  void restore(const Saved& saved);
  // For as long as it lives the state stays as it is between the moves that are tried out, but for its head:
  // what was put aside for the first of them is there for the next.
  class Unchanging {
   public:
    explicit Unchanging(Machine& m)
        : machine_(m), outer_(std::exchange(m.kept_aside_, {m.saved_end_, false})) {}
    ~Unchanging() { machine_.kept_aside_ = {outer_.offset, false}; }
    Unchanging(const Unchanging&) = delete;

   private:
    Machine& machine_;
    KeptAside outer_;
  };

  std::vector<Action>* trace = nullptr;  // every action applied, in order, if somebody wants to know
  bool direct = false;                   // actions are carried out as they come, not gathered
  size_t direct_from = 0;                // those gathered before that

  runtime::LongestTurns longest;
  std::vector<runtime::TurnWorth> turn_worths;

  // --- answers kept while the state stays as it is (memo.h)
  struct Memo {
    std::uint32_t epoch = 0;
    std::int32_t value = 0;
  };
  mutable std::vector<Memo> memos;
  std::vector<SetWord> memo_words;
  mutable std::uint32_t epoch = 0;  // 0: nothing is kept
  // From here on the state stays as it is, until somebody puts the epoch back to what it was.
  void begin_epoch() const {
    if (++epochs_ == 0) {
      memos.assign(memos.size(), {});
      epochs_ = 1;
    }
    epoch = epochs_;
  }

  // Lent to whoever only reads the rest, too.
  mutable Lenders<std::vector<int>, std::vector<SetWord>, std::vector<Action>, std::vector<SubMove>,
                  std::vector<Move>, MoveList, std::vector<runtime::Piece>, std::vector<std::span<const int>>>
      lenders;

  // What emitted code that stands alone plays with (engine/hosted.h), once it has played.
  std::shared_ptr<void> runner;

  // The start position, once it is known not to depend on chance.
  struct Image {
    std::vector<std::uint64_t> block, positions;
    bool known = false, chancy = false;
  } start_image;

 private:
  int number_at(const Code* c) const { return number_at(c->leaf, c->offset); }
  int number_at(Leaf leaf, std::int32_t offset) const {
    return *reinterpret_cast<const std::int32_t*>(bases_[static_cast<int>(leaf)] + offset);
  }
  bool filters_hold(const Move& move, int outer_filters);
  bool act_quickly(const KindCode& code, int from, int to);
  void run_thens(const Move& move, size_t most);
  void apply_fully(const Move& move, size_t then_count, bool drops_pending);
  void note(const Action& action);

  struct Stopped {
    Code condition, generator, effect;
  };
  static const Stopped kStopped;

  // So few that even costly steps are over in a moment, so many that looking costs nothing to speak of.
  static constexpr std::int64_t kStepsBetweenLooks = 512;
  static constexpr std::int64_t kStepsPerRequest = 8;

  // What is left until the next look goes on from request to request: many short ones take time, too. One
  // that was given up left nothing, so that the next begins with a look.
  bool begin_watched_steps() {
    std::int64_t until_look =
        (steps_left_ < kStepsBetweenLooks ? steps_left_ : kStepsBetweenLooks) - kStepsPerRequest;
    if (until_look <= 0) [[unlikely]] {
      if (!has_time()) return false;
      until_look = kStepsBetweenLooks;
    }
    steps_left_ = until_look < limits.steps ? until_look : limits.steps;
    steps_beyond_ = limits.steps - steps_left_;
    return true;
  }
  bool take_more_steps();
  bool has_time();
  void keep_abandoned();

  static constexpr int kMaxThenDepth = 200;

  std::int64_t steps_left_ = runtime::Limits().steps;  // until the next look at the time, or at all
  std::int64_t steps_beyond_ = 0;                      // of the limit, after those
  std::function<bool()> is_time_up_;

  const std::byte* bases_[4] = {};    // by Leaf
  std::vector<std::uint64_t> saved_;  // one state above the other
  size_t saved_end_ = 0;
  KeptAside kept_aside_;
  size_t kept_at_ = 0;  // where it was when the state was kept that is to be found after a limit
  runtime::StackLog stack_log_;
  int depth_ = 0;
  mutable std::uint32_t epochs_ = 0;
  Action beyond_limit_;  // written where there is no room for another; never carried out
};

[[gnu::always_inline]] inline bool Machine::act_quickly(const KindCode& code, int from, int to) {
  if (code.quick == KindCode::Quick::Place) return kernels::place_quickly(*this, to, eval(code.piece));
  return kernels::move_quickly(*this, from, to, code.quick == KindCode::Quick::Replace);
}

}  // namespace ludens::interpreter
