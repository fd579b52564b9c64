// machine.h - runs a program's IR on a state.
//
// IR nodes are prepared into Code: a function per node with its operands beside it. A node that generates
// moves is prepared once for each sink that they go to (sinks.h), any other once. A Machine is one thread's
// scratch: registers, the question at hand, the action buffer. The Code is constant and shared.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/random.h"
#include "interpreter/apply.h"
#include "interpreter/compiled.h"
#include "interpreter/move.h"
#include "interpreter/question.h"
#include "interpreter/scratch.h"
#include "interpreter/trial.h"
#include "ir/all_ops.h"
#include "ir/op_numbers.h"
#include "ir/relations.h"
#include "ludens/chance.h"
#include "runtime/bare_world.h"
#include "runtime/course.h"
#include "runtime/kernels/moving.h"
#include "runtime/limit.h"
#include "runtime/links.h"
#include "runtime/on_track.h"

namespace ludens::interpreter {

using ir::NodeId;
namespace Op = ir::Op;
using ir::Program;
using ir::Reg;
using ir::Sink;
using runtime::Head;
using runtime::Space;

struct Machine;
struct Code;
struct FreshMemo;
class Foresight;
class Undone;
class AfterPrelude;
class Threat;
class OuterTurn;

// An operand that is not worked out yet; false where it is absent.
template <ir::Type type>
struct Lazy {
  const Code* code = nullptr;
  explicit operator bool() const { return code != nullptr; }
};

using IntFn = int (*)(Machine&, const Code&);
using FloatFn = float (*)(Machine&, const Code&);
using BoolFn = bool (*)(Machine&, const Code&);
using SetFn = void (*)(Machine&, const Code&, SetWord* out);
using ListFn = void (*)(Machine&, const Code&, std::vector<int>& out);
using DirsFn = std::uint64_t (*)(Machine&, const Code&);
using MovesFn = bool (*)(Machine&, const Code&);  // true: stop, the sink has what it wanted
using VoidFn = void (*)(Machine&, const Code&);

// Where the value of a node lies that need not be worked out.
enum class Leaf : std::uint8_t {
  None,
  Register,
  Block,     // in the state
  Constant,  // in the program: a number, or a set
};

struct Code {
  union {
    IntFn int_fn;
    FloatFn float_fn;
    BoolFn bool_fn;
    SetFn set_fn;
    ListFn list_fn;
    DirsFn dirs_fn;
    MovesFn moves_fn;
    VoidFn void_fn;
    void (*any_fn)();
  };
  const Code* const* args = nullptr;  // null entries for absent operands
  const std::int32_t* imm = nullptr;
  std::uint16_t arg_count = 0, imm_count = 0;
  Leaf leaf = Leaf::None;
  std::int32_t offset = 0;         // Register, Block, Constant: how far from where those begin, in bytes
  const SetWord* words = nullptr;  // Constant: the set
  ir::OpRef op = nullptr;
  NodeId node = 0;
  const void* data = nullptr;            // what the op's `prepare` made for this node
  const Code* const* by_sink = nullptr;  // the same node, by sink
  // Answers that are kept for a while (memo.h): where, by which register, and how to work them out.
  std::int32_t memo = -1, memo_reg = -1, memo_size = 0, memo_words = 0;
  void (*unmemoised_fn)() = nullptr;
};

// The same moves into another sink, one of those that the record names for the operand.
inline Lazy<ir::Type::Moves> into(Sink sink, Lazy<ir::Type::Moves> moves) {
  return {moves.code->by_sink[static_cast<int>(sink)]};
}

using ir::Relation;

struct KindCode {
  const Code* actions = nullptr;
  std::vector<const Code*> thens;
  std::vector<const Code*> filters;   // conditions, outermost first
  std::vector<size_t> filter_thens;   // how many of the consequences each of them sees
  std::vector<const Code*> preludes;  // outermost first
  std::vector<Reg> captures;
  const Code* from_level = nullptr;  // null: level 0
  const Code* to_level = nullptr;
  std::uint8_t from_type = 0, to_type = 0;
  bool pass = false, swap = false, includes_consequences = false;
  bool checked = false;            // a candidate of this kind may turn out to be illegal
  bool direct = false;             // each action may be carried out before the operands of the next are read
  std::uint32_t direct_thens = 0;  // the same of each of the first consequences, a bit each
  // All that the move itself does, where that is no more than this (prepared.cpp).
  enum class Quick : std::uint8_t {
    No,
    Travel,   // the piece at From goes to To
    Replace,  // and what stood there is taken
    Place,    // `piece` comes to To, if that is empty
  };
  Quick quick = Quick::No;
  Trial trial = Trial::Full;
  const Code* piece = nullptr;

  MoveFacts facts() const { return {pass, swap, from_type, to_type}; }
};

// Rules by mover, from 1.
using ByMover = std::array<const Code*, runtime::kMaxPlayers + 2>;
struct PhaseCode {
  ByMover play = {};      // into a list
  ByMover any_play = {};  // the same, into Any: is there a move?
  ByMover end = {};
};

// How many answers a machine keeps, and how many words the sets among them have.
struct MemoSize {
  int answers = 0, words = 0;
};

// A program prepared for running. Constant; shared by all machines.
class Prepared {
 public:
  explicit Prepared(const Program& program, CompiledNodes compiled = {});
  Prepared(const Prepared&) = delete;

  const Program& program;
  runtime::Layout layout;
  std::vector<KindCode> kinds;
  std::vector<PhaseCode> phases;
  ByMover end = {};
  std::vector<Relation> relations;               // of step_set nodes
  std::vector<std::vector<int>> step_relations;  // by node: indices of relations; empty for other nodes
  const geometry::Topology* board = nullptr;
  int default_type = 0;
  int first_beyond = 0;  // the first site that is not on the board
  int words = 1;
  const CompiledTurns* turns = nullptr;  // null where turns are the interpreter's
  bool plain_turn = false;               // nothing happens between turns but the end rules
  const Code* satisfy = nullptr;         // a puzzle's only rule
  std::vector<int> owners;               // by component
  std::vector<int> facing;               // by component: specific direction, or kSpecificDirections
  MemoSize memo_size;                    // room for the answers that a machine keeps (memo.h)
  // Null for kNothing, and for moves into a sink that nobody asks for. A level is read where its number is,
  // and the other way round.
  const Code* code(NodeId id) const { return by_sink_[id][0]; }  // of any type but Moves
  const Code* code(NodeId id, Sink sink) const { return by_sink_[id][static_cast<size_t>(sink)]; }
  size_t code_count() const { return codes_.size(); }

 private:
  void add_node(NodeId id, ir::SinkSet sinks);
  Code& add_code(NodeId id, Sink sink);
  void find_relations(NodeId id, const Code& step_set);

  std::deque<Code> codes_;
  std::deque<std::vector<const Code*>> args_;
  std::vector<std::array<Code*, ir::kSinks>> by_sink_;  // by node; for all but Moves the same Code
  std::vector<std::shared_ptr<const void>> data_;
  std::shared_ptr<const void> compiled_;  // owns functions that Codes have
};

// One change of the state, its operands read. Applied after all actions of its move have been gathered.
struct Action {
  void (*commit)(Machine&, const Action&) = nullptr;
  ir::OpRef op = nullptr;
  std::int32_t v[9] = {};
};

// Actions and consequences of one move within an effect.
struct SubMove {
  std::uint32_t first_action = 0, first_then = 0;
  int kind = 0, from = -1, to = -1;
};

using ludens::Chance;

// What has happened so far; append-only, beside the state.
struct History {
  std::vector<std::uint64_t> positions;  // hashes, for repetition (positions.h)
};

template <class List>
struct Scratch;

// The radials of a board in one direction, as kernels walk them.
struct Ways {
  const geometry::Radials* radials;
  int count(int site) const { return radials->count(site); }
  kernels::Ints way(int site, int n) const {
    const std::span<const int> sites = radials->radial(site, n);
    return {sites.data(), static_cast<int>(sites.size())};
  }
};

struct Machine {
  explicit Machine(const Prepared& prepared);
  Machine(const Machine&) = delete;

  // --- what kernels ask for (runtime/kernels/kernel.h)
  using ScratchList = Scratch<std::vector<int>>;
  using FreshMemo = interpreter::FreshMemo;
  using Foresight = interpreter::Foresight;
  using Undone = interpreter::Undone;
  using AfterPrelude = interpreter::AfterPrelude;
  using Threat = interpreter::Threat;
  using OuterTurn = interpreter::OuterTurn;
  struct Set {
    SetWord words[kMaxWords];
    operator SetWord*() { return words; }
    operator const SetWord*() const { return words; }
  };
  using SiteType = geometry::SiteType;
  int components() const { return layout.components; }
  int owner(int what) const { return what > 0 ? prepared.owners[static_cast<size_t>(what)] : 0; }
  int board_sites(geometry::SiteType type) const { return board_sites_[static_cast<size_t>(type)]; }
  geometry::SiteType default_type() const { return static_cast<geometry::SiteType>(prepared.default_type); }
  Ways ways(geometry::SiteType type, int direction) const {
    const geometry::Radials*& known = radials_[static_cast<size_t>(type)][static_cast<size_t>(direction)];
    if (!known) [[unlikely]]
      known = &prepared.board->radials(type, static_cast<geometry::Direction>(direction));
    return {known};
  }
  std::span<const geometry::Step> steps(geometry::SiteType type, int site) const {
    const geometry::Lists<geometry::Step>*& known = steps_[static_cast<size_t>(type)];
    if (!known) [[unlikely]]
      known = &prepared.board->steps(type);
    return (*known)[site];
  }
  std::uint64_t supported(geometry::SiteType type, geometry::Relation relation) const {
    return prepared.board->supported(type, relation).mask;
  }
  const geometry::Point* points(geometry::SiteType type) const { return prepared.board->at(type).data(); }
  const geometry::Coordinate* coordinates(geometry::SiteType type) const {
    return prepared.board->coordinates(type).data();
  }
  kernels::Ints ends(int edge) const {
    const auto both = prepared.board->incident(SiteType::Edge, SiteType::Vertex)[edge];
    return {both.data(), static_cast<int>(both.size())};
  }
  const SetWord* constant_set(int index) const { return program.sets[static_cast<size_t>(index)].data(); }
  const std::uint64_t* direction_table(int index) const {
    return program.directions[static_cast<size_t>(index)].by_facing.data();
  }
  int facing(int what) const { return prepared.facing[static_cast<size_t>(what)]; }
  int footprints(int what) const { return static_cast<int>(component(what).footprints.size()); }
  kernels::Ints footprint(int what, int state, int site) const {
    if (what <= 0 || site < 0) return {};
    const auto& all = component(what).footprints;
    const auto how = static_cast<size_t>(state < 0 ? 0 : state);
    if (how >= all.size() || static_cast<size_t>(site) >= all[how].size()) return {};
    const std::vector<int>& covered = all[how][static_cast<size_t>(site)];
    return {covered.data(), static_cast<int>(covered.size())};
  }
  // The board's changes (runtime/board.h).
  runtime::Board<Machine> board() { return runtime::Board<Machine>(*this); }
  bool keeps_hash() const { return layout.hash; }
  const std::uint8_t* owners_by_piece() const {
    return layout.owners.empty() ? nullptr : layout.owners.data();
  }
  void note_stack(int type, int site) { runtime::note_stack(*view.log, space(type), type, site); }
  runtime::Links links(int player) const { return runtime::links_of(layout, block, player); }
  bool is_domino(int what) const {
    return what > 0 && what < components() && component(what).kind == ir::ComponentKind::Domino;
  }
  int pips(int what, int half) const {
    return half == 0 ? component(what).value : component(what).second_value;
  }
  int flipped(int what, int state) const {
    const auto& flips = component(what).flips;
    if (!flips) return state;
    return state == flips->first ? flips->second : state == flips->second ? flips->first : state;
  }
  int shown(int die, int face) const {
    const std::vector<int>& faces = component(die).faces;
    return face >= 0 && static_cast<size_t>(face) < faces.size() ? faces[static_cast<size_t>(face)] : 0;
  }
  bool uses_large_pieces() const { return program.uses.large_pieces; }
  bool uses_dominoes() const { return program.uses.dominoes; }
  bool uses_cards() const { return program.uses.cards; }
  bool uses_line_of_play() const { return program.uses.line_of_play; }
  bool is_simulation() const { return program.mode == ir::kSimulation; }
  int variables() const { return layout.variables; }
  bool leave_oppositely(geometry::SiteType type, kernels::Ints a, kernels::Ints b) const {
    const auto span = [](kernels::Ints way) { return std::span(way.begin(), way.end()); };
    return geometry::leave_oppositely(prepared.board->at(type), span(a), span(b));
  }
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
  int tracks() const { return static_cast<int>(program.equipment->tracks.size()); }
  void follow_on_tracks(int what, int from, int to, int count) {
    runtime::track_moved(layout, view, program.equipment->tracks, what, from, to, count);
  }
  void enter_tracks(int what, int site, int count) {
    runtime::track_added(layout, view, program.equipment->tracks, what, site, count);
  }
  void leave_tracks(int what, int site) {
    runtime::track_removed(layout, view, program.equipment->tracks, what, site);
  }

  const Prepared& prepared;
  const Program& program;
  const runtime::Layout& layout;
  const int words;
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
  int players() const { return layout.players; }
  bool is_player(int player) const { return player >= 1 && player <= layout.players; }
  bool is_member(int site) const { return site >= 0 && site < words * 64; }  // may a set have it?
  int& reg(Reg r) { return regs[static_cast<int>(r)]; }
  int sites(int type) const { return view.space[type].sites; }
  Space& space(int type) { return view.space[type]; }
  Space& space(geometry::SiteType type) { return view.space[static_cast<int>(type)]; }
  const Space& space(geometry::SiteType type) const { return view.space[static_cast<int>(type)]; }
  // The space that holds the site: hands and the like are cells, but lie beyond the board's own sites.
  int type_at(int type, int site) const {
    return type == 0 && site >= prepared.first_beyond ? prepared.default_type : type;
  }
  geometry::SiteType type_at(geometry::SiteType type, int site) const {
    return static_cast<geometry::SiteType>(type_at(static_cast<int>(type), site));
  }
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
    if (is_time_up_) [[unlikely]]
      return begin_watched_steps();
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
  int eval(const Code* c) {
    if (c->leaf == Leaf::None) return c->int_fn(*this, *c);
    return *reinterpret_cast<const std::int32_t*>(bases_[static_cast<int>(c->leaf)] + c->offset);
  }
  float eval_float(const Code* c) { return c->float_fn(*this, *c); }
  // Once a limit is reached something else is run instead, so that running costs the same as if there were
  // none.
  bool test(const Code* c) {
    if (!tick()) [[unlikely]]
      c = &kStopped.condition;
    return c->bool_fn(*this, *c);
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
  // The same of an operand that goes into Any besides its own sink, so many outer filters left aside.
  bool any_inside(Lazy<ir::Type::Moves> moves, int outer_filters) {
    const Asking asking(question, question.inside(outer_filters));
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

  std::vector<Action>* trace = nullptr;  // every action applied, in order, if somebody wants to know
  bool direct = false;                   // actions are carried out as they come, not gathered
  size_t direct_from = 0;                // those gathered before that

  // What (max Moves) found last, for the same question asked further out: how many moves, how far they lead.
  struct Longest {
    int moves = 0, most = 0;
    bool by_value = false;
  } longest;

  // How much the rest of a turn is worth in positions that were looked at, for one list of moves
  // (longest_ops.cpp).
  struct TurnWorth {
    std::uint64_t key = 0;
    std::uint32_t round = 0;
    std::int32_t worth = 0;  // -1: the turn must go on and cannot
  };
  std::vector<TurnWorth> turn_worths;
  std::uint32_t worth_round = 0;
  int look_aheads = 0;  // within one another

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
  const ir::Component& component(int what) const {
    return program.equipment->components[static_cast<size_t>(what)];
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

  bool begin_watched_steps();
  bool take_more_steps();
  bool has_time();
  void keep_abandoned();

  static constexpr int kMaxThenDepth = 200;

  std::int64_t steps_left_ = runtime::Limits().steps;  // until the next look at the time, or at all
  std::int64_t steps_beyond_ = 0;                      // of the limit, after those
  std::function<bool()> is_time_up_;

  const std::byte* bases_[4] = {};  // by Leaf
  // Parts of the board, by type of site, each once it was asked for: the board itself would lock each time.
  std::array<int, geometry::kSiteTypes> board_sites_ = {};
  mutable std::array<const geometry::Lists<geometry::Step>*, geometry::kSiteTypes> steps_ = {};
  mutable std::array<std::array<const geometry::Radials*, geometry::kDirections>, geometry::kSiteTypes>
      radials_ = {};
  std::vector<std::uint64_t> saved_;  // one state above the other
  size_t saved_end_ = 0;
  size_t kept_at_ = 0;  // where it was when the state was kept that is to be found after a limit
  runtime::StackLog stack_log_;
  int depth_ = 0;
  mutable std::uint32_t epochs_ = 0;
  Action beyond_limit_;  // written where there is no room for another; never carried out
};

// A memo of its own for as long as it lives: part of the state is different meanwhile, so that answers from
// before do not hold.
struct FreshMemo {
  explicit FreshMemo(const Machine& m, bool differs = true) : machine(m), before(m.epoch) {
    if (differs) renew();
  }
  ~FreshMemo() { machine.epoch = before; }
  FreshMemo(const FreshMemo&) = delete;
  void renew() {
    if (before != 0) machine.begin_epoch();
  }
  const Machine& machine;
  std::uint32_t before;
};

[[gnu::always_inline]] inline bool Machine::act_quickly(const KindCode& code, int from, int to) {
  if (code.quick == KindCode::Quick::Place) return kernels::place_quickly(*this, to, eval(code.piece));
  return kernels::move_quickly(*this, from, to, code.quick == KindCode::Quick::Replace);
}

// A list for as long as it lives; empty at first.
template <class List>
struct Scratch {
  explicit Scratch(const Machine& m) : lender(m.lenders.of<List>()), list(lender.lend()) {}
  ~Scratch() { lender.take_back(); }
  Scratch(const Scratch&) = delete;
  Lender<List>& lender;
  List& list;
};
using ScratchList = Scratch<std::vector<int>>;
using ScratchMoves = Scratch<MoveList>;
using ScratchActions = Scratch<std::vector<Action>>;

// The functions that run the ops; each family adds its own (op_table.cpp).
//
// `prepare` makes a table for one node, once per game: lines of a board, say. Its Code finds it as `data`.
using PrepareFn = std::shared_ptr<const void> (*)(const Prepared&, const Code&);
struct OpEntry {
  std::array<void (*)(), ir::kSinks> run = {};  // by sink; the same where that makes no difference
  PrepareFn prepare = nullptr;
  const char* kernel = nullptr;  // what it is called in runtime/kernels/, if it is one
  std::string table_type;        // of what is prepared for a kernel, as C++ text
};
using OpTable = std::unordered_map<ir::OpRef, OpEntry>;
const OpTable& op_table();

template <class Fn>
void set_op(OpTable& table, const ir::OpRecord& op, Fn fn, PrepareFn prepare = nullptr) {
  OpEntry& entry = table[&op];
  entry.run.fill(reinterpret_cast<void (*)()>(fn));
  entry.prepare = prepare;
}

// The n-th of the moves, those of groups first. Which group it is in is counted, not searched: at random, a
// search would be guessed wrong.
inline void nth_move(const Machine& m, const MoveList& list, int n, Move& move) {
  const std::span<const Group> groups = list.groups();
  size_t at = 0;
  for (const Group& group : groups) at += group.upto <= n;
  const int before = at > 0 ? groups[at - 1].upto : 0;
  if (at == groups.size()) {
    move = list.moves[static_cast<size_t>(n - before)];
    return;
  }
  const Group& group = groups[at];
  move.kind = group.kind;
  for (std::int32_t& value : move.capture) value = 0;
  move.mover = group.mover;
  const int to = nth_bit(list.sites(group), n - before);
  int from = group.from;
  if (group.mode == Group::From::Back)
    from = m.prepared.relations[static_cast<size_t>(group.from)].back[static_cast<size_t>(to)];
  else if (group.mode == Group::From::IsTo)
    from = to;
  // Written at once: whoever reads both at once right after would have to wait for two writes.
  const std::uint64_t both =
      static_cast<std::uint32_t>(from) | (static_cast<std::uint64_t>(static_cast<std::uint32_t>(to)) << 32);
  static_assert(offsetof(Move, to) == offsetof(Move, from) + sizeof(move.from));
  std::memcpy(reinterpret_cast<std::byte*>(&move) + offsetof(Move, from), &both, sizeof(both));
}
inline Move nth_move(const Machine& m, const MoveList& list, int n) {
  Move move;
  nth_move(m, list, n, move);
  return move;
}

// Registers as they were before, where it ends.
struct SavedRegisters {
  explicit SavedRegisters(Machine& m) : machine(m) { std::memcpy(kept, m.regs, sizeof(kept)); }
  ~SavedRegisters() { std::memcpy(machine.regs, kept, sizeof(kept)); }
  SavedRegisters(const SavedRegisters&) = delete;
  Machine& machine;
  int kept[ir::kRegs];
};

template <class Generate>
void Machine::find_move_sites(SetWord* out, bool to, Generate generate_moves) {
  const Asking asking(question, question.within());
  const ScratchMoves scratch(*this);
  MoveList* const outer = std::exchange(list, &scratch.list);
  generate_moves();
  list = outer;
  for (int n = 0; n < scratch.list.total && !is_stopped(); ++n) {
    const Move move = nth_move(*this, scratch.list, n);
    const int site = to ? move.to : move.from;
    if (is_member(site) && is_legal_in_turn(move)) set_bit(out, site);
  }
}

// All that the generator, prepared for List, offers; filters untested.
inline void list_moves(Machine& m, Lazy<ir::Type::Moves> generator, MoveList& list) {
  MoveList* const outer = std::exchange(m.list, &list);
  m.generate(generator);
  m.list = outer;
}

// Binds a register for as long as it lives.
struct Bind {
  Bind(Machine& m, Reg r) : slot(m.reg(r)), before(slot) {}
  Bind(Machine& m, Reg r, int value) : Bind(m, r) { slot = value; }
  ~Bind() { slot = before; }
  Bind(const Bind&) = delete;
  int& slot;
  int before;
};

// The iterators of a move that what stands outside it does not see.
struct OutsideMove {
  explicit OutsideMove(Machine& m) : to(m, Reg::To, -1), between(m, Reg::Between, -1) {}
  Bind to, between;
};

}  // namespace ludens::interpreter
