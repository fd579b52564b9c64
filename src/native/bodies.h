// bodies.h - how emitted code passes operands to kernels (runtime/kernels/kernel.h): bodies as functors,
// types of sites as types, emissions by sink. For any world; also for a GPU.
#pragma once

#include <type_traits>
#include <utility>

#include "geometry/site_type.h"
#include "interpreter/apply.h"
#include "interpreter/group.h"
#include "ir/op.h"
#include "runtime/kernels/all.h"

// Constant arrays, as name(): on a GPU they are its own (table_text.h).
#ifdef __CUDACC__
#define LUDENS_TABLE_FN LUDENS_FN
#else
#define LUDENS_TABLE_FN constexpr
#endif
#ifdef __CUDA_ARCH__
#define LUDENS_CHOOSE(name) name##_device
#else
#define LUDENS_CHOOSE(name) name##_table
#endif

namespace ludens::native {

using geometry::SiteType;
using interpreter::SiteLevels;
using ir::Reg;
using ir::Sink;
using kernels::Maybe;

// Types of sites as types, so that what is known of each is known to the compiler.
template <SiteType type>
struct Is {
  static constexpr SiteType value = type;
  LUDENS_FN constexpr operator SiteType() const { return type; }
};
inline constexpr Is<SiteType::Cell> kCell;
inline constexpr Is<SiteType::Edge> kEdge;
inline constexpr Is<SiteType::Vertex> kVertex;

// --- bodies

template <class Fn>
struct Given {
  Fn fn;
  LUDENS_FN constexpr explicit operator bool() const { return true; }
  template <class... Values>
  [[gnu::always_inline]] LUDENS_FN decltype(auto) operator()(Values&&... values) const
      requires(std::is_invocable_v<const Fn&, Values&&...>) {
    return fn(static_cast<Values&&>(values)...);
  }
};
template <class Fn>
LUDENS_FN Given<Fn> given(Fn fn) {
  return {fn};
}
// A set that lies somewhere, and need not be copied to be looked at; empty where fn says null.
template <class World, class Fn>
struct Lying {
  const World& w;
  Fn fn;
  LUDENS_FN constexpr explicit operator bool() const { return true; }
  template <class... Values>
  [[gnu::always_inline]] LUDENS_FN void operator()(SetWord* out, Values... values) const {
    if (const SetWord* const set = fn(values...)) return copy_words(out, set, w.words);
    clear_words(out, w.words);
  }
  template <class... Values>
  [[gnu::always_inline]] LUDENS_FN const SetWord* peek(SetWord* scratch, Values... values) const {
    if (const SetWord* const set = fn(values...)) return set;
    clear_words(scratch, w.words);
    return scratch;
  }
};
template <class World, class Fn>
LUDENS_FN Lying<World, Fn> lying(const World& w, Fn fn) {
  return {w, fn};
}
using kernels::Absent;

// A body by its address. All bodies of the same operands are of one type, so that a kernel is compiled once
// for all of them: for games of thousands of rules, where that takes longest. It lives as long as what it was
// lent from, which is until the kernel has returned.
template <class Signature>
struct Lent;
template <class Result, class... Values>
struct Lent<Result(Values...)> {
  const void* fn;
  Result (*call)(const void*, Values...);
  LUDENS_FN constexpr explicit operator bool() const { return true; }
  LUDENS_FN Result operator()(Values... values) const { return call(fn, values...); }
};
template <class Fn, class Result, class... Values>
LUDENS_FN Lent<Result(Values...)> lent_as(const Fn& fn, Result (Fn::*)(Values...) const) {
  return {&fn, [](const void* at, Values... values) -> Result {
            return (*static_cast<const Fn*>(at))(values...);
          }};
}
template <class Fn>
LUDENS_FN auto lent(const Fn& fn) {
  return lent_as(fn, &Fn::operator());
}

// The last operand, where there may be many.
template <class... Fns>
struct Many;
template <>
struct Many<> {
  static constexpr int size() { return 0; }
  LUDENS_FN bool operator()(int) const { return false; }  // nobody asks
  template <class Out>
  LUDENS_FN void operator()(Out&&, int) const {}
  template <class Visit>
  LUDENS_FN bool some_part(Visit) const {
    return false;
  }
};
template <class First, class... Rest>
struct Many<First, Rest...> {
  First first;
  [[no_unique_address]] Many<Rest...> rest;
  static constexpr int size() { return 1 + static_cast<int>(sizeof...(Rest)); }
  [[gnu::always_inline]] LUDENS_FN auto operator()(int i) const requires(std::is_invocable_v<const First&>) {
    if constexpr (sizeof...(Rest) == 0) {
      return first();
    } else {
      if (i == 0) return first();
      return rest(i - 1);
    }
  }
  template <class Out>
  [[gnu::always_inline]] LUDENS_FN void operator()(Out&& out, int i) const {
    if constexpr (sizeof...(Rest) == 0) {
      first(out);
    } else {
      if (i == 0) return first(out);
      rest(out, i - 1);
    }
  }
  template <class Visit>
  [[gnu::always_inline]] LUDENS_FN bool some_part(Visit visit) const {
    return visit(first) || rest.some_part(visit);
  }
};
LUDENS_FN Many<> many() {
  return {};
}
template <class First, class... Rest>
LUDENS_FN Many<First, Rest...> many(First first, Rest... rest) {
  return {first, many(rest...)};
}
// A generator that can be asked whether it has a move, too.
template <class World, class List, class Any>
struct AskedOne {
  const World& w;
  List list;
  Any some;
  LUDENS_FN constexpr explicit operator bool() const { return true; }
  template <class... Values>
  LUDENS_FN bool operator()(Values... values) const {
    return list(values...);
  }
  template <class... Values>
  LUDENS_FN bool any(int outer_filters, Values... values) const {
    [[maybe_unused]] const auto asking = w.asking_inside(outer_filters);
    return some(values...);
  }
};
template <class World, class List, class Any>
LUDENS_FN AskedOne<World, List, Any> asked_one(const World& w, List list, Any some) {
  return {w, list, some};
}
// A body with what is bound around it, for what follows its moves.
template <class Fn, Reg... regs>
struct Surrounded {
  Fn fn;
  int values[sizeof...(regs) + 1];
  LUDENS_FN constexpr explicit operator bool() const { return true; }
  LUDENS_FN auto operator()() const { return fn(); }
  template <class World>
  LUDENS_FN auto around(const World& w) const {
    return bind(w, std::make_index_sequence<sizeof...(regs)>());
  }

 private:
  template <class World, std::size_t... i>
  LUDENS_FN auto bind(const World& w, std::index_sequence<i...>) const {
    return typename World::template Around<regs...>(w.m, values[i]...);
  }
};
template <Reg... regs, class Fn, class... Values>
LUDENS_FN Surrounded<Fn, regs...> surrounded(Fn fn, Values... values) {
  return {fn, {values..., 0}};
}
// Generators, each of which can be asked whether it has a move, too.
template <class World, class Lists, class Anys>
struct AskedMany {
  const World& w;
  Lists lists;
  Anys anys;
  static constexpr int size() { return Lists::size(); }
  LUDENS_FN bool operator()(int i) const { return lists(i); }
  LUDENS_FN bool any(int i, int outer_filters) const {
    [[maybe_unused]] const auto asking = w.asking_inside(outer_filters);
    return anys(i);
  }
};
template <class World, class Lists, class Anys>
LUDENS_FN AskedMany<World, Lists, Anys> asked(const World& w, Lists lists, Anys anys) {
  return {w, lists, anys};
}

// --- kinds of moves

// Of one kind there are so many conditions at the most.
inline constexpr int kMostFilters = 8;

struct alignas(16) Kind {
  bool is_emitted = false;  // else the interpreter carries it out
  bool pass = false, swap = false, includes_consequences = false, checked = false, direct = false;
  interpreter::Tryout tryout = interpreter::Tryout::Full;
  std::uint8_t from_type = 0, to_type = 0;
  std::uint8_t thens = 0, filters = 0;
  std::uint8_t preludes = 0;
  std::uint8_t filter_thens[kMostFilters] = {};  // how many of the consequences each condition sees
  std::uint16_t direct_thens = 0;  // which consequences are carried out as they come, a bit each
};

// What is known of them: Game::kind(k), from 0 to Game::kind_count. What all have in common is a constant.
template <class Game>
struct KindFacts {
  LUDENS_FN static bool is_emitted(int k) { return is<&Kind::is_emitted>(k); }
  LUDENS_FN static bool is_checked(int k) { return is<&Kind::checked>(k); }
  LUDENS_FN static bool is_pass(int k) { return is<&Kind::pass>(k); }
  LUDENS_FN static bool is_direct(int k) { return is<&Kind::direct>(k); }
  LUDENS_FN static interpreter::Tryout tryout(int k) { return number<&Kind::tryout>(k); }
  LUDENS_FN static bool includes_consequences(int k) { return is<&Kind::includes_consequences>(k); }
  LUDENS_FN static interpreter::MoveFacts facts(int k) {
    return {is_pass(k), is<&Kind::swap>(k), number<&Kind::from_type>(k), number<&Kind::to_type>(k)};
  }
  LUDENS_FN static std::size_t then_count(int k) { return number<&Kind::thens>(k); }
  LUDENS_FN static bool is_direct_then(int k, std::size_t i) {
    return (number<&Kind::direct_thens>(k) >> i) & 1;
  }
  LUDENS_FN static std::size_t filter_count(int k) { return number<&Kind::filters>(k); }
  LUDENS_FN static int prelude_count(int k) { return number<&Kind::preludes>(k); }
  LUDENS_FN static std::size_t filter_thens(int k, std::size_t i) { return Game::kinds()[k].filter_thens[i]; }

 private:
  template <auto fact>
  static constexpr bool is_common() {
    for (int k = 1; k < Game::kind_count; ++k)
      if (Game::kind(k).*fact != Game::kind(0).*fact) return false;
    return true;
  }
  // Of few kinds, each of which has it once or not at all: the kinds that have it, a bit each.
  static constexpr int kFew = 64;
  template <auto fact>
  static constexpr bool is_mask() {
    if (Game::kind_count > kFew) return false;
    for (int k = 0; k < Game::kind_count; ++k)
      if (static_cast<int>(Game::kind(k).*fact) > 1) return false;
    return true;
  }
  template <auto fact>
  static constexpr std::uint64_t mask() {
    std::uint64_t all = 0;
    for (int k = 0; k < Game::kind_count; ++k)
      all |= static_cast<std::uint64_t>(static_cast<int>(Game::kind(k).*fact)) << k;
    return all;
  }
  template <bool Kind::*fact>
  LUDENS_FN static bool is(int k) {
    return number<fact>(k);
  }
  template <auto fact>
  LUDENS_FN static auto number(int k) {
    using Number = std::remove_cv_t<std::remove_reference_t<decltype(Game::kind(0).*fact)>>;
    if constexpr (is_common<fact>()) {
      return Game::kind(0).*fact;
    } else if constexpr (is_mask<fact>()) {
      constexpr std::uint64_t all = mask<fact>();
      return static_cast<Number>((all >> k) & 1);
    } else {
      return Game::kinds()[k].*fact;
    }
  }
};

// A world in which actions are carried out as they come.
template <class World>
struct Direct : World {
  static constexpr bool is_direct = true;
  LUDENS_FN explicit Direct(const World& w) : World(w) {}
  template <class Change>
  LUDENS_FN void push(ir::OpNumber /*op*/, const Change& change) const {
    if (!this->is_stopped()) change.commit(*this);
  }
  // Moves that are made where they are found; nothing follows them, but where the world says so.
  template <class Act>
  LUDENS_FN bool effect(int kind, int /*from*/, int /*to*/, Act act) const {
    do_at_once(act);
    if constexpr (requires { World::follows_in_place; }) this->follow_part(kind);
    return false;
  }
  // A part of a move; what follows that comes right after it.
  template <class Act>
  LUDENS_FN bool merge(int kind, Act act) const {
    do_at_once(act);
    if constexpr (requires { this->follow_part(kind); }) this->follow_part(kind);
    return false;
  }

 private:
  // The interpreter's part may have put actions off, which happen now.
  template <class Act>
  LUDENS_FN void do_at_once(Act act) const {
    act();
    if constexpr (!requires { World::only_sets; }) this->m.finish_effect();
  }
};

// The fields of a space, each where it lies in the state.
struct Fields {
  LUDENS_FN explicit Fields(std::byte* block) : block_(block) {}
  template <class T>
  LUDENS_FN T* at(int offset) const {
    return reinterpret_cast<T*>(block_ + offset);
  }

 private:
  std::byte* block_;
};

// --- emissions (runtime/kernels/kernel.h)

// Moves that are listed and keep nothing but From and To.
template <class World, int kind_of_moves>
struct Listing {
  using From = interpreter::Group::From;
  static constexpr bool lists = true, changes = false;
  static constexpr int kind = kind_of_moves;
  const World& w;
  LUDENS_FN static constexpr int wanted() { return -1; }
  LUDENS_FN bool operator()(int from, int to) const { return w.list_move(kind, from, to); }
  LUDENS_FN bool numbered(int from, int to, int) const { return w.list_move(kind, from, to); }
  LUDENS_FN bool each(const SetWord* sites) const { return w.list_group(kind, From::IsTo, -1, sites); }
  LUDENS_FN bool from(int site, const SetWord* to) const { return w.list_group(kind, From::Fixed, site, to); }
  LUDENS_FN bool back(int relation, const std::int16_t*, const SetWord* to) const {
    return w.list_group(kind, From::Back, relation, to);
  }
  LUDENS_FN auto room(int most) const { return w.step_room(most); }
};
// The same of any kind, so that there is one type for all of them.
template <class World>
struct ListingOf {
  using From = interpreter::Group::From;
  static constexpr bool lists = true, changes = false;
  const World& w;
  int kind;
  LUDENS_FN static constexpr int wanted() { return -1; }
  LUDENS_FN bool operator()(int from, int to) const { return w.list_move(kind, from, to); }
  LUDENS_FN bool numbered(int from, int to, int) const { return w.list_move(kind, from, to); }
  LUDENS_FN bool each(const SetWord* sites) const { return w.list_group(kind, From::IsTo, -1, sites); }
  LUDENS_FN bool from(int site, const SetWord* to) const { return w.list_group(kind, From::Fixed, site, to); }
  LUDENS_FN bool back(int relation, const std::int16_t*, const SetWord* to) const {
    return w.list_group(kind, From::Back, relation, to);
  }
  LUDENS_FN auto room(int most) const { return w.step_room(most); }
};
// Moves that are made one by one.
template <class World, Sink sink, class Fn>
struct EachMove {
  static constexpr bool lists = false, changes = sink != Sink::List && sink != Sink::Any;
  const World& w;
  Fn fn;
  LUDENS_FN int wanted() const { return sink == Sink::Any ? w.m.question.reach : -1; }
  LUDENS_FN bool operator()(int from, int to) const { return fn(from, to); }
  LUDENS_FN bool numbered(int from, int to, int index) const { return fn(from, to, index); }
  LUDENS_FN bool each(const SetWord* sites) const {
    return for_each(sites, [&](int site) { return fn(site, site); });
  }
  LUDENS_FN bool from(int site, const SetWord* to) const {
    return for_each(to, [&](int one) { return fn(site, one); });
  }
  LUDENS_FN bool back(int, const std::int16_t* from_of, const SetWord* to) const {
    return for_each(to, [&](int site) { return fn(from_of[site], site); });
  }

 private:
  template <class Visit>
  LUDENS_FN bool for_each(const SetWord* sites, Visit visit) const {
    typename World::Set kept;
    return for_each_bit(kernels::unchanged(w, *this, sites, kept), World::words, visit);
  }
};
// Is there a move? Nothing counts but where it leads.
template <class World>
struct Looking {
  static constexpr bool lists = false, changes = false, only_looks = true;
  const World& w;
  LUDENS_FN int wanted() const {
    if constexpr (requires { World::is_never_threatened; }) return -1;
    return w.m.question.reach;
  }
  LUDENS_FN bool operator()(int, int to) const { return wanted() < 0 || to == wanted(); }
  LUDENS_FN bool numbered(int, int to, int) const { return wanted() < 0 || to == wanted(); }
  LUDENS_FN bool each(const SetWord* sites) const {
    const int site = wanted();
    return site < 0 ? any_bit(sites, World::words) : kernels::is_member(w, site) && test_bit(sites, site);
  }
  LUDENS_FN bool from(int, const SetWord* to) const { return each(to); }
  LUDENS_FN bool back(int, const std::int16_t*, const SetWord* to) const { return each(to); }
};

}  // namespace ludens::native
