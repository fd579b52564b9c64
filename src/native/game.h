// game.h - what emitted code (emit.h) stands on: the world of one game, on the interpreter's machine.
//
// Only emitted code includes it.
#pragma once

#include "interpreter/foresight.h"
#include "interpreter/grouped.h"
#include "native/bodies.h"

namespace ludens::native {

using interpreter::Machine;

// --- the world

template <class Constants>
struct World {
  static constexpr int words = Constants::words;
  Machine& m;
  runtime::View& view;
  std::byte* const block;

  explicit World(Machine& machine) : m(machine), view(machine.view), block(machine.block) {}
  operator const Machine&() const { return m; }  // which lends lists

  // --- what kernels ask for
  using SiteType = geometry::SiteType;
  using FreshMemo = Machine::FreshMemo;
  using ScratchList = Machine::ScratchList;
  using List = std::vector<int>;
  struct Foresight : interpreter::Foresight {
    Foresight(const World& w, int first) : interpreter::Foresight(w.m, first) {}
  };
  struct Undone : interpreter::Undone {
    explicit Undone(const World& w) : interpreter::Undone(w.m) {}
  };
  struct Threat : interpreter::Threat {
    Threat(const World& w, int site) : interpreter::Threat(w.m, site) {}
  };
  struct OuterTurn : interpreter::OuterTurn {
    OuterTurn(const World& w, int filters) : interpreter::OuterTurn(w.m, filters) {}
  };
  struct Set {
    SetWord all[Constants::words];
    operator SetWord*() { return all; }
    operator const SetWord*() const { return all; }
  };
  static constexpr int players() { return Constants::players; }
  static constexpr int components() { return Constants::components; }
  static int owner(int what) { return what > 0 ? Constants::owners[what] : 0; }
  runtime::Head& head() const { return *reinterpret_cast<runtime::Head*>(block); }
  static constexpr int board_sites(SiteType type) { return Constants::board_sites[static_cast<int>(type)]; }
  bool is_stopped() const { return m.is_stopped(); }
  static constexpr Is<Constants::default_type> default_type() { return {}; }
  interpreter::Ways ways(SiteType type, int direction) const { return m.ways(type, direction); }
  std::span<const geometry::Step> steps(SiteType type, int site) const { return m.steps(type, site); }
  std::uint64_t supported(SiteType type, geometry::Relation relation) const {
    return m.supported(type, relation);
  }
  const geometry::Point* points(SiteType type) const { return m.points(type); }
  const geometry::Coordinate* coordinates(SiteType type) const { return m.coordinates(type); }
  kernels::Ints ends(int edge) const { return m.ends(edge); }
  const SetWord* constant_set(int index) const { return m.constant_set(index); }
  const std::uint64_t* direction_table(int index) const { return m.direction_table(index); }
  int facing(int what) const { return m.facing(what); }
  int footprints(int what) const { return m.footprints(what); }
  kernels::Ints footprint(int what, int state, int site) const { return m.footprint(what, state, site); }
  bool is_domino(int what) const { return m.is_domino(what); }
  int pips(int what, int half) const { return m.pips(what, half); }
  int flipped(int what, int state) const { return m.flipped(what, state); }
  int shown(int die, int face) const { return m.shown(die, face); }
  static constexpr bool uses_large_pieces() { return Constants::uses_large_pieces; }
  static constexpr bool uses_dominoes() { return Constants::uses_dominoes; }
  static constexpr bool uses_cards() { return Constants::uses_cards; }
  static constexpr bool is_simulation() { return Constants::is_simulation; }
  static constexpr int tracks() { return Constants::tracks; }
  bool uses_line_of_play() const { return m.uses_line_of_play(); }
  int variables() const { return m.variables(); }
  bool leave_oppositely(SiteType type, kernels::Ints a, kernels::Ints b) const {
    return m.leave_oppositely(type, a, b);
  }
  bool is_repeated(int repetition) const { return m.is_repeated(repetition); }
  bool goes_in_circles() const { return m.goes_in_circles(); }
  std::uint64_t board_hash() const { return m.board_hash(); }
  bool knows_who_is_stuck(bool looks_at_next) const { return m.knows_who_is_stuck(looks_at_next); }
  bool is_asked_for_threats() const { return m.is_asked_for_threats(); }
  bool leaves_open() const { return m.leaves_open(); }
  bool finds_move_of_phase(int player) const { return m.finds_move_of_phase(player); }
  void follow_on_tracks(int what, int from, int to, int count) const {
    m.follow_on_tracks(what, from, to, count);
  }
  void enter_tracks(int what, int site, int count) const { m.enter_tracks(what, site, count); }
  void leave_tracks(int what, int site) const { m.leave_tracks(what, site); }
  bool has_chance() const { return m.has_chance(); }
  int draw(int ways) const { return m.draw(ways); }
  bool tick() const { return m.tick(); }
  template <class Generate>
  void gather_actions(Generate generate) const {
    m.gather_actions(generate);
  }
  template <class Generate>
  void find_passed(SetWord* out, Generate generate) const {
    m.find_passed(out, generate);
  }
  template <class Generate>
  void find_move_sites(SetWord* out, bool to, Generate generate) const {
    m.find_move_sites(out, to, generate);
  }
  int waiting_actions() const { return m.waiting_actions(); }
  runtime::Links links(int player) const { return m.links(player); }

  auto space(Is<SiteType::Cell>) const { return typename Constants::Cell(block); }
  auto space(Is<SiteType::Edge>) const { return typename Constants::Edge(block); }
  auto space(Is<SiteType::Vertex>) const { return typename Constants::Vertex(block); }
  const runtime::Space& space(SiteType type) const { return view.space[static_cast<int>(type)]; }
  // By number: where the game has sites of one type only, it is known which.
  static constexpr bool has_one_type =
      (Constants::Cell::sites > 0) + (Constants::Edge::sites > 0) + (Constants::Vertex::sites > 0) == 1;
  decltype(auto) space(int type) const {
    if constexpr (has_one_type)
      return space(default_type());
    else
      return space(static_cast<SiteType>(type));
  }
  int sites(int type) const {
    if constexpr (has_one_type)
      return type == static_cast<int>(Constants::default_type) ? space(type).sites : 0;
    else
      return space(type).sites;
  }
  template <SiteType type>
  auto type_at(Is<type>, int site) const {
    if constexpr (type != SiteType::Cell || Constants::default_type == SiteType::Cell)
      return Is<type>();
    else
      return site >= Constants::first_beyond ? Constants::default_type : type;
  }
  SiteType type_at(SiteType type, int site) const { return m.type_at(type, site); }

  // --- changes
  runtime::Board<const World> board() const { return runtime::Board<const World>(*this); }
  static constexpr bool keeps_hash() { return Constants::keeps_hash; }
  const std::uint8_t* owners_by_piece() const {
    if constexpr (!Constants::has_owners_by_piece) return nullptr;
    return m.owners_by_piece();
  }
  void note_stack(int type, int site) const { m.note_stack(type, site); }
  // As Machine::push; what waits is carried out in a world like this one.
  template <class Change>
  [[gnu::always_inline]] void push(ir::OpNumber op, const Change& change) const {
    if (m.is_stopped()) return;
    if (m.direct) return change.commit(*this);
    m.put_off(op, change, [](Machine& machine, const interpreter::Action& action) {
      const World world(machine);
      Machine::put_off_before<Change>(action).commit(world);
    });
  }

  // --- operands
  int number(int offset) const { return *reinterpret_cast<const std::int32_t*>(block + offset); }
  const SetWord* set(int offset) const { return reinterpret_cast<const SetWord*>(block + offset); }
  kernels::Ints list(int index) const {
    const auto& values = m.program.lists[static_cast<size_t>(index)];
    return {values.data(), static_cast<int>(values.size())};
  }
  template <class Fn>
  [[gnu::always_inline]] Set make(Fn fn) const {
    Set made;
    fn(made.all);
    return made;
  }
  struct MadeList : ScratchList {
    template <class Fn>
    MadeList(Machine& machine, Fn fn) : ScratchList(machine) {
      fn(this->list);
    }
    const List& get() const { return this->list; }
  };
  template <class Fn>
  MadeList make_list(Fn fn) const {
    return MadeList(m, fn);
  }
  template <class Table>
  const Table& table(int node, Sink sink) const {
    return *static_cast<const Table*>(code(node, sink)->data);
  }

  // --- answers that are kept (interpreter/memo.h)
  template <class Fn>
  auto remembered(int first, int size, int by, Fn fn) const {
    using Value = decltype(fn());
    const auto index = static_cast<unsigned>(by + 1);
    if (m.epoch == 0 || index >= static_cast<unsigned>(size)) return fn();
    Machine::Memo& memo = m.memos[static_cast<size_t>(first) + (size == 1 ? 0 : index)];
    if (memo.epoch == m.epoch) return static_cast<Value>(memo.value);
    const std::uint32_t epoch = m.epoch;
    const Value value = fn();
    memo.value = static_cast<std::int32_t>(value);
    memo.epoch = epoch;
    return value;
  }
  template <class Fn>
  void remembered_set(SetWord* out, int first_word, int first, int size, int by, Fn fn) const {
    const auto index = static_cast<unsigned>(by + 1);
    if (m.epoch == 0 || index >= static_cast<unsigned>(size)) return fn(out);
    Machine::Memo& memo = m.memos[static_cast<size_t>(first) + index];
    SetWord* const kept = m.memo_words.data() + first_word + static_cast<int>(index) * words;
    if (memo.epoch == m.epoch) return copy_words(out, kept, words);
    const std::uint32_t epoch = m.epoch;
    fn(out);
    copy_words(kept, out, words);
    memo.epoch = epoch;
  }

  // --- moves
  template <class... Captures>
  [[gnu::always_inline]] bool list_move(int kind, int from, int to, Captures... captures) const {
    Move& move = m.list->moves.emplace_back();
    move.kind = static_cast<std::uint16_t>(kind);
    move.mover = static_cast<std::uint16_t>(head().mover);
    move.from = from;
    move.to = to;
    int at = 0;
    ((move.capture[at++] = captures), ...);
    ++m.list->total;
    return !m.check_list();
  }
  template <class... Captures>
  Move move(int kind, int from, int to, Captures... captures) const {
    Move made;
    made.kind = static_cast<std::uint16_t>(kind);
    made.mover = static_cast<std::uint16_t>(head().mover);
    made.from = from;
    made.to = to;
    int at = 0;
    ((made.capture[at++] = captures), ...);
    return made;
  }
  bool note_first(int kind, int from, int to) const {
    m.subs.push_back({static_cast<std::uint32_t>(m.actions.size()),
                      static_cast<std::uint32_t>(m.thens.size()), kind, from, to});
    return true;
  }
  // A move that is made where it is found; `act` pushes its actions. What follows it is the interpreter's.
  template <class Act>
  bool effect(int kind, int from, int to, Act act) const {
    if (!m.check_actions(m.thens.size())) return true;
    note_first(kind, from, to);
    act();
    m.finish_effect();
    const auto& thens = m.prepared.kinds[static_cast<size_t>(kind)].thens;
    if (!thens.empty()) m.thens.insert(m.thens.end(), thens.begin(), thens.end());
    return false;
  }
  template <class Act>
  bool merge(int kind, Act act) const {
    act();
    m.finish_effect();
    for (const interpreter::Code* then : m.prepared.kinds[static_cast<size_t>(kind)].thens)
      m.push_then(*then);
    return false;
  }
  bool list_group(int kind, interpreter::Group::From mode, int from, const SetWord* to) const {
    m.list->add_group(kind, mode, m.head().mover, from, to, words);
    return !m.check_list();
  }
  template <int kind>
  Listing<World, kind> listing() const {
    return {*this};
  }
  template <Sink sink, class Fn>
  EachMove<World, sink, Fn> each_move(Fn fn) const {
    return {*this, fn};
  }
  interpreter::StepRoom step_room(int most) const { return {m, most}; }
  Looking<World> looking() const { return {*this}; }
  bool is_reached(int to) const { return m.question.reach < 0 || to == m.question.reach; }
  template <class Fn>
  bool any(Fn fn) const {
    const interpreter::Asking asking(m.question, m.question.within());
    return fn();
  }

  // --- what the interpreter does, with registers as they are here
  template <Reg... regs>
  struct Bound {
    template <class... Values>
    explicit Bound(Machine& machine, Values... values) : m(machine), before{machine.reg(regs)..., 0} {
      ((m.reg(regs) = values), ...);
    }
    ~Bound() {
      int at = 0;
      ((m.reg(regs) = before[at++]), ...);
    }
    Bound(const Bound&) = delete;
    Machine& m;
    int before[sizeof...(regs) + 1];
  };
  const interpreter::Code* code(int node, Sink sink = Sink::List) const {
    return m.prepared.code(static_cast<ir::NodeId>(node), sink);
  }
  template <Reg... regs, class... Values>
  int host_int(int node, Values... values) const {
    const Bound<regs...> bound(m, values...);
    return m.eval(code(node));
  }
  template <Reg... regs, class... Values>
  float host_float(int node, Values... values) const {
    const Bound<regs...> bound(m, values...);
    return m.eval_float(code(node));
  }
  template <Reg... regs, class... Values>
  bool host_bool(int node, Values... values) const {
    const Bound<regs...> bound(m, values...);
    return m.test(code(node));
  }
  template <Reg... regs, class... Values>
  std::uint64_t host_dirs(int node, Values... values) const {
    const Bound<regs...> bound(m, values...);
    return m.dirs(code(node));
  }
  template <Sink sink, Reg... regs, class... Values>
  bool host_moves(int node, Values... values) const {
    const Bound<regs...> bound(m, values...);
    return m.generate(code(node, sink));
  }
  template <Reg... regs, class... Values>
  void host_effect(int node, Values... values) const {
    const Bound<regs...> bound(m, values...);
    m.perform(code(node));
  }
  template <Reg... regs, class Out, class... Values>
  void host_out(int node, Out&& out, Values... values) const {
    const Bound<regs...> bound(m, values...);
    m.eval(code(node), out);
  }
};

}  // namespace ludens::native
