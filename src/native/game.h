// game.h - what emitted code (emit.h) stands on: the world of one game, on the interpreter's machine.
//
// Only emitted code includes it.
#pragma once

#include "interpreter/foresight.h"
#include "interpreter/grouped.h"
#include "native/world.h"

namespace ludens::native {

using interpreter::Machine;

// --- the world

template <class Constants>
struct World : SharedWorld<Constants, Machine, World<Constants>> {
  using Shared = SharedWorld<Constants, Machine, World<Constants>>;
  using Shared::m, Shared::head, Shared::words;
  using typename Shared::SiteType;

  explicit World(Machine& machine) : Shared(machine) {}
  operator const Machine&() const { return m; }  // which lends lists

  // --- what kernels ask for
  using FreshMemo = Machine::FreshMemo;
  using ScratchList = Machine::ScratchList;
  using List = std::vector<int>;
  struct Foresight : interpreter::Foresight {
    Foresight(const World& w, int first) : interpreter::Foresight(w.m, first) {}
  };
  struct Undone : interpreter::Undone {
    explicit Undone(const World& w) : interpreter::Undone(w.m) {}
  };
  struct AfterPrelude : interpreter::AfterPrelude {
    explicit AfterPrelude(const World& w) : interpreter::AfterPrelude(w.m) {}
  };
  struct Threat : interpreter::Threat {
    Threat(const World& w, int site) : interpreter::Threat(w.m, site) {}
  };
  struct OuterTurn : interpreter::OuterTurn {
    OuterTurn(const World& w, int filters) : interpreter::OuterTurn(w.m, filters) {}
  };
  static int owner(int what) { return what > 0 ? Constants::owners[what] : 0; }
  static constexpr int board_sites(SiteType type) { return Constants::board_sites[static_cast<int>(type)]; }
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
  static constexpr bool is_simulation() { return Constants::is_simulation; }
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
  template <class Moves>
  void run_effects(const Moves& moves) const {
    const auto around = this->bound_around(moves);
    m.run_effects(moves);
  }
  template <class Generate>
  void gather_actions(Generate generate) const {
    m.gather_actions(generate);
  }
  template <class Generate>
  void pick_effect(Generate generate, int index) const {
    m.pick_effect(generate, index);
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

  // --- changes
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
  kernels::Ints list(int index) const {
    const auto& values = m.program.lists[static_cast<size_t>(index)];
    return {values.data(), static_cast<int>(values.size())};
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

  // --- moves
  template <class... Captures>
  [[gnu::always_inline]] bool list_move(int kind, int from, int to, Captures... captures) const {
    this->write(m.list->moves.emplace_back(), kind, from, to, captures...);
    ++m.list->total;
    return !m.check_list();
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
  interpreter::StepRoom step_room(int most) const { return {m, most}; }
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
  template <Reg... regs>
  using Around = Bound<regs...>;
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
