// kernel.h - what kernels have in common.
//
// A kernel is the meaning of an op, written once, as a template for every back end: the interpreter runs it
// with functors that run the operands' code, emitted C++ and CUDA with lambdas. How it is called follows from
// the op's record (ir/op.h) alone:
//
//   the world            always the first
//   the result           a Set or a List is written to the next parameter
//   what was prepared    once for the node, if the op has that: a table
//   operands             eager: int, float, bool, Maybe, const SetWord*, a mask of directions, a list;
//                        a body: a functor of the registers that it binds, in the order of ir::Reg, then of
//                        the one that an attribute names; it is false where the operand is absent. One whose
//                        result is a Set or a List writes it to its first argument.
//                        of moves that go into Any besides, moves.any(filters) says whether there is one, so
//                        many outer filters left aside; registers that it binds follow
//                        many: all(i) runs the i-th of all.size(). Of moves that go into Any besides,
//                        all.any(i, filters) says that of the i-th
//                        absent: a Set or a List is null, other eager ones are Maybe
//   attributes           a number, a bool, a SiteType, Ints, const SetWord*; for a kind of moves an emission
//   registers            those that the op itself reads or hands on, in the order of ir::Reg
//   the sink             Into<sink>, where the record says that the kernel knows it
//
// An emission `e` of type E emits moves of its kind into the sink that the node is prepared for. What is true
// says: stop, the sink has what it wanted.
//   e(from, to)          one move
//   e.each(set)          for each site one whose From and To it is
//   e.from(from, set)    for each site one from `from`
//   e.back(relation, back, set)  for each site one from back[site]; the relation is the number of that table,
//                        which a group of moves keeps
//   e.wanted()           only moves to this site count; below 0: to any
//   E::changes           may what is emitted change the state? It is made at once then
//   E::lists             are moves listed that keep nothing but From and To? Then there is
//   e.kind               their kind
//   e.room(most)         room for so many groups of a board of one word: room.add(kind, relation, set) writes
//                        one, as e.back does, and room.close() ends it and is what the others return
//
// It is called as the op is in the IR's text; a name that is a word of C++ has an underscore behind: union_.
//
// A world is what the rules are about. Kernels ask it for
//   w.words              words of a set
//   w.players()          how many players there are
//   w.components()       how many kinds of pieces, the empty one included
//   w.owner(what)        whose piece it is
//   w.head()             the part of the state that every game has (runtime/view.h)
//   w.view               pointers to its other fields
//   w.space(type)        what stands on the sites of a type, or of the type with that number
//   w.sites(number)      how many sites it has
//   w.block              the state itself, for tables that say how far into it something lies
//   w.type_at(type, site) the type whose space holds the site: those of hands lie behind the board's
//   w.board_sites(type)  how many sites of the type the board has
//   w.default_type()     the type that the game is played on; sites of hands are of its space
//   w.ways(type, d)      the radials in a direction: ways.count(site), ways.way(site, n)
//   w.steps(type, site)  the steps from a site: each has `to`, `type` and `directions`
//   w.supported(type, relation)  the directions of the relation that the board has
//   w.points(type)       where sites are: .x and .y of each
//   w.coordinates(type)  .row, .column and .layer of each site
//   w.leave_oppositely(type, a, b)  do two ways from a site go straight on from one another?
//   w.ends(edge)         the vertices of an edge
//   w.constant_set(i)    a constant set of the program; the tables of sets are runs of them
//   w.direction_table(i) directions by facing, a table of the program
//   w.facing(what)       which way a piece faces: kSpecificDirections where it faces nowhere
//   w.footprints(what)   in how many ways a large piece can lie; 0 of pieces of one site
//   w.footprint(what, state, site)  the sites that it covers then; empty where it does not fit
//   w.is_domino(what)    is it a domino?
//   w.pips(what, half)   what it shows there, half 0 or 1
//   w.flipped(what, state)  the state of its other side
//   w.shown(die, face)   what the face of a die, a component, shows; 0 where it has none of that number
//   w.uses_large_pieces(), w.uses_dominoes(), w.uses_cards()  does the game have any?
//   w.uses_line_of_play()  are dominoes laid along one another?
//   w.variables()        how many names the program has
//   w.is_simulation()    does nobody play?
//   w.tracks()           how many tracks there are
//   w.follow_on_tracks(what, from, to, count), w.enter_tracks(what, site, count), w.leave_tracks(what, site)
//                        where w.view.on_track counts the pieces on tracks (runtime/on_track.h)
//   w.board()            the changes of the board, and what they ask for (runtime/board.h)
//   w.links(player)      the groups of a player's sites that the state keeps (runtime/links.h), if it does
//   w.push(op, action)   an effect: the action is carried out, now or with all others of its move (acts.h)
//   w.any(moves)         is there one of these moves, which are made for Any? A question of its own
//   w.gather_actions(generate)  the actions of the moves that it makes, without what follows them
//   w.run_effects(moves) carries out the moves that the body makes, with all that follows them
//   w.pick_effect(generate, n)  the actions of the n-th of the moves that it makes, and what follows them
//   w.find_passed(out, generate)  the sites that the actions of these moves note as passed
//   w.find_move_sites(out, to, generate)  where the legal ones of these moves end, or begin
//   w.is_repeated(kind), w.goes_in_circles(), w.board_hash()  the position, and those that have been
//   w.knows_who_is_stuck(looks_at_next)  the head says who is, the next player looked at anew; false where
//                        that is being asked, or cannot be
//   w.finds_move_of_phase(player)  do the rules of the player's phase make a move?
//   w.is_asked_for_threats()  is there a Threat around?
//   w.leaves_open()      is a move tried out by moving one piece alone? Who asks needs more, and leaves it
//   w.waiting_actions()  how many wait to be carried out
//   w.has_chance(), w.draw(n)  is there chance? One of n outcomes, from 0
//   w.tick()             a round of a loop whose body binds nothing; false where no more is to be done
//   w.is_stopped()       has a limit been reached? For loops whose body is a number, which cannot say so
//   typename W::SiteType Cell, Edge, Vertex
//   typename W::Set      a set in memory of its own
//   typename W::FreshMemo  for as long as it lives the state is another one: answers kept before do not hold,
//                        and after renew() neither do those since; (w, false): it is no other one
//   typename W::Foresight  (w, first): for as long as it lives the state is as the waiting actions from that
//                        on leave it; ahead.add(moves, from, to, value) adds what these moves would do there
//                        to the actions that wait
//   typename W::Undone   what happens while it lives is undone
//   typename W::AfterPrelude  for as long as it lives moves are asked for whose outermost prelude is done
//   typename W::Threat   (w, site): for as long as it lives only moves to the site count
//   typename W::OuterTurn  (w, filters): for as long as it lives so many outer filters are tested in the turn
//                        that it was when it began
//   typename W::ScratchList  a list for as long as it lives: scratch.list
// No containers, exceptions or strings: `./check kernels` compiles them for a GPU.
#pragma once

#include "base/device.h"
#include "ir/op.h"
#include "runtime/view.h"

namespace ludens::kernels {

// An Int that may be absent.
struct Maybe {
  bool given = false;
  int value = 0;

  LUDENS_FN explicit operator bool() const { return given; }
  LUDENS_FN int operator*() const { return value; }
  LUDENS_FN int value_or(int otherwise) const { return given ? value : otherwise; }
};

// Numbers in a row that lie elsewhere: a way across the board, an attribute that is a list.
class Ints {
 public:
  Ints() = default;
  LUDENS_FN constexpr Ints(const std::int32_t* first, int count) : first_(first), count_(count) {}

  LUDENS_FN int size() const { return count_; }
  LUDENS_FN bool empty() const { return count_ == 0; }
  LUDENS_FN int operator[](int i) const { return first_[i]; }
  LUDENS_FN const std::int32_t* begin() const { return first_; }
  LUDENS_FN const std::int32_t* end() const { return first_ + count_; }
  LUDENS_FN explicit operator bool() const { return first_ != nullptr; }  // of an attribute: is it given?

 private:
  const std::int32_t* first_ = nullptr;
  int count_ = 0;
};

// The number of a type of sites, which emitted code passes as a type of C++.
template <class Type>
LUDENS_FN int type_number(Type type) {
  if constexpr (requires { Type::value; })
    return static_cast<int>(Type::value);
  else
    return static_cast<int>(type);
}
// A space with all that the state may keep; w.space(type) of emitted code has the fields of every game only.
template <class World, class Type>
LUDENS_FN const runtime::Space& whole_space(const World& w, Type type) {
  return w.view.space[type_number(type)];
}

// Calls run(world) with a world for what is seldom called: one of its own where worlds are small values, so
// that the compiler need not keep the one at hand in memory for its sake.
template <class World, class Run>
[[gnu::always_inline]] LUDENS_FN decltype(auto) aside(World& w, Run run) {
  if constexpr (requires { w.aside(run); })
    return w.aside(run);
  else
    return run(w);
}

// May a set have the site?
template <class World>
LUDENS_FN bool is_member(const World& w, int site) {
  return site >= 0 && site < w.words * 64;
}
// The number that stands for all players.
template <class World>
LUDENS_FN int everybody(const World& w) {
  return w.players() + 1;
}
template <class World>
LUDENS_FN bool is_player(const World& w, int player) {
  return player >= 1 && player <= w.players();
}

// The set that a body makes: where it lies already, if the functor knows that, or written to `scratch`.
template <class Body, class... Values>
LUDENS_FN const SetWord* peek(const Body& body, SetWord* scratch, Values... values) {
  if constexpr (requires { body.peek(scratch, values...); }) {
    return body.peek(scratch, values...);
  } else {
    body(scratch, values...);
    return scratch;
  }
}

// Of operands of which there may be many: one, by its number.
template <class Parts>
struct PartAt {
  const Parts& parts;
  int number;
  template <class... Values>
  LUDENS_FN decltype(auto) operator()(Values&&... values) const {
    return parts(static_cast<Values&&>(values)..., number);
  }
  LUDENS_FN const SetWord* peek(SetWord* scratch) const { return kernels::peek(parts, scratch, number); }
};
// Calls visit(part) for each of them, in order, until it returns true. Where the compiler knows them all, a
// call for each is written out instead of a loop that chooses between them.
template <class Parts, class Visit>
[[gnu::always_inline]] LUDENS_FN bool some_part(const Parts& parts, Visit visit) {
  if constexpr (requires { parts.some_part(visit); }) {
    return parts.some_part(visit);
  } else {
    for (int i = 0; i < parts.size(); ++i)
      if (visit(PartAt<Parts>{parts, i})) return true;
    return false;
  }
}

// The set as it is now, whatever is emitted meanwhile.
template <class World, class E>
LUDENS_FN const SetWord* unchanged(const World& w, const E&, const SetWord* set, SetWord* scratch) {
  if constexpr (E::changes) {
    if (set != scratch) copy_words(scratch, set, w.words);
    return scratch;
  } else {
    return set;
  }
}

// Is the value in the list, or the Ints?
template <class List>
LUDENS_FN bool has(const List& list, int value) {
  for (const int one : list)
    if (one == value) return true;
  return false;
}

// What becomes of an op's moves, for kernels whose meaning depends on it (OpRecord::knows_sink).
template <ir::Sink sink>
struct Into {};

// Moves of a body, made: into Effect, where the op's own sink may be another.
template <class Moves, class... Values>
LUDENS_FN bool as_effects(const Moves& moves, Values... values) {
  if constexpr (requires { moves.as_effects(values...); })
    return moves.as_effects(values...);
  else
    return moves(values...);
}
// The same into List.
template <class Moves>
LUDENS_FN bool as_list(const Moves& moves) {
  if constexpr (requires { moves.as_list(); })
    return moves.as_list();
  else
    return moves();
}
// For as long as it lives, what follows the moves of the body sees what is bound around that; where registers
// outlive calls, it does so anyway.
template <class World, class Moves>
LUDENS_FN auto bound_around(const World& w, const Moves& moves) {
  if constexpr (requires { w.bound_around(moves); })
    return w.bound_around(moves);
  else
    return 0;
}

// A body that is not there.
struct Absent {
  LUDENS_FN explicit operator bool() const { return false; }
  template <class... Values>
  LUDENS_FN bool operator()(Values...) const {
    return false;
  }
};

// The component on top of a site of a space; 0 where none is there.
template <class Space>
LUDENS_FN int top_what(const Space& s, int site) {
  return s.what[runtime::top_index(s, site)];
}
template <class Space>
LUDENS_FN int top_who(const Space& s, int site) {
  return s.who[runtime::top_index(s, site)];
}

// Calls visit(way, direction, which) for each radial from the site; visit returns true to stop.
template <class World, class Type, class Visit>
LUDENS_FN bool for_each_way(const World& w, Type type, int from, std::uint64_t directions, Visit visit) {
  for (; directions; directions &= directions - 1) {
    const int direction = lowest_bit(directions);
    const auto ways = w.ways(type, direction);
    const int count = ways.count(from);
    for (int n = 0; n < count; ++n)
      if (visit(ways.way(from, n), direction, n)) return true;
  }
  return false;
}

// As for_each_bit, of a set that on a large board is mostly empty.
template <class Visit>
LUDENS_FN bool for_each_scattered(const SetWord* set, int words, Visit visit) {
  for (int i = 0; i < words; ++i) {
    if ((i & 3) == 0)
      while (i + 4 <= words && (set[i] | set[i + 1] | set[i + 2] | set[i + 3]) == 0) i += 4;
    if (i == words) return false;
    for (SetWord left = set[i]; left; left &= left - 1)
      if (visit((i << 6) + lowest_bit(left))) return true;
  }
  return false;
}

// Calls visit(site) for each site of the same type that one step in the directions leads to.
template <class World, class Type, class Visit>
LUDENS_FN bool for_each_neighbour(const World& w, Type type, int from, std::uint64_t directions,
                                  Visit visit) {
  for (const auto& step : w.steps(type, from))
    if (step.type == type && (step.directions & directions) && visit(step.to)) return true;
  return false;
}
// The steps from the site, at least all that lead in the directions to sites of its type.
template <class World, class Type>
LUDENS_FN auto steps_in(const World& w, Type type, int from, std::uint64_t directions) {
  if constexpr (requires { w.steps(type, from, directions); })
    return w.steps(type, from, directions);
  else
    return w.steps(type, from);
}
// As for_each_neighbour, where a game asks for few kinds of directions: with many, looking for the right
// steps takes longer than it saves (Chess).
template <class World, class Type, class Visit>
LUDENS_FN bool for_each_near(const World& w, Type type, int from, std::uint64_t directions, Visit visit) {
  for (const auto& step : steps_in(w, type, from, directions))
    if (step.type == type && (step.directions & directions) && visit(step.to)) return true;
  return false;
}

// The sites of the board of which the condition holds.
template <class World, class Type, class If>
LUDENS_FN void sites_where(const World& w, SetWord* out, Type type, const If& condition) {
  clear_words(out, w.words);
  const int count = w.board_sites(type);
  for (int site = 0; site < count; ++site)
    if (condition(site)) set_bit(out, site);
}

template <class World, class Type>
LUDENS_FN bool on_board(const World& w, Type type, int site) {
  return site >= 0 && site < w.board_sites(type);
}

}  // namespace ludens::kernels
