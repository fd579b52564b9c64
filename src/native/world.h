// world.h - what the worlds of emitted code have in common, whether they stand on the interpreter's machine
// (game.h) or alone (standalone.h): the fields of the state, operands, answers that are kept, emissions.
#pragma once

#include <cstddef>

#include "native/bodies.h"

namespace ludens::native {

// `Self` is the world that derives from this.
template <class Constants, class Machine, class Self>
struct SharedWorld {
  static constexpr int words = Constants::words;
  using SiteType = geometry::SiteType;
  Machine& m;
  runtime::View& view;
  std::byte* const block;

  LUDENS_FN explicit SharedWorld(Machine& machine) : m(machine), view(machine.view), block(machine.block) {}

  struct Set {
    SetWord all[Constants::words];
    LUDENS_FN operator SetWord*() { return all; }
    LUDENS_FN operator const SetWord*() const { return all; }
  };
  LUDENS_FN static constexpr int players() { return Constants::players; }
  LUDENS_FN static constexpr int components() { return Constants::components; }
  LUDENS_FN runtime::Head& head() const { return *reinterpret_cast<runtime::Head*>(block); }
  LUDENS_FN bool is_stopped() const { return m.is_stopped(); }
  LUDENS_FN bool tick() const { return m.tick(); }
  LUDENS_FN static constexpr bool uses_large_pieces() { return Constants::uses_large_pieces; }
  LUDENS_FN static constexpr bool uses_dominoes() { return Constants::uses_dominoes; }
  LUDENS_FN static constexpr bool uses_cards() { return Constants::uses_cards; }
  LUDENS_FN static constexpr int tracks() { return Constants::tracks; }

  // --- the fields of the state
  LUDENS_FN static constexpr Is<Constants::default_type> default_type() { return {}; }
  LUDENS_FN auto space(Is<SiteType::Cell>) const { return typename Constants::Cell(block); }
  LUDENS_FN auto space(Is<SiteType::Edge>) const { return typename Constants::Edge(block); }
  LUDENS_FN auto space(Is<SiteType::Vertex>) const { return typename Constants::Vertex(block); }
  LUDENS_FN const runtime::Space& space(SiteType type) const { return view.space[static_cast<int>(type)]; }
  // By number: where the game has sites of one type only, it is known which.
  static constexpr bool has_one_type =
      (Constants::Cell::sites > 0) + (Constants::Edge::sites > 0) + (Constants::Vertex::sites > 0) == 1;
  LUDENS_FN decltype(auto) space(int type) const {
    if constexpr (has_one_type)
      return space(default_type());
    else
      return space(static_cast<SiteType>(type));
  }
  LUDENS_FN int sites(int type) const {
    if constexpr (has_one_type)
      return type == static_cast<int>(Constants::default_type) ? space(type).sites : 0;
    else
      return space(type).sites;
  }
  template <SiteType type>
  LUDENS_FN auto type_at(Is<type>, int site) const {
    if constexpr (type != SiteType::Cell || Constants::default_type == SiteType::Cell)
      return Is<type>();
    else
      return site >= Constants::first_beyond ? Constants::default_type : type;
  }
  LUDENS_FN SiteType type_at(SiteType type, int site) const {
    return type == SiteType::Cell && site >= Constants::first_beyond ? Constants::default_type : type;
  }
  LUDENS_FN static constexpr bool keeps_hash() { return Constants::keeps_hash; }
  LUDENS_FN runtime::Board<const Self> board() const { return runtime::Board<const Self>(self()); }

  // --- operands
  LUDENS_FN int number(int offset) const { return *reinterpret_cast<const std::int32_t*>(block + offset); }
  LUDENS_FN const SetWord* set(int offset) const { return reinterpret_cast<const SetWord*>(block + offset); }
  template <class Fn>
  [[gnu::always_inline]] LUDENS_FN Set make(Fn fn) const {
    Set made;
    fn(made.all);
    return made;
  }

  // --- answers that are kept while the state stays as it is (interpreter/memo.h)
  template <class Fn>
  LUDENS_FN auto remembered(int first, int size, int by, Fn fn) const {
    using Value = decltype(fn());
    const auto index = static_cast<unsigned>(by + 1);
    if (m.epoch == 0 || index >= static_cast<unsigned>(size)) return fn();
    auto& memo = m.memos[static_cast<unsigned>(first) + (size == 1 ? 0 : index)];
    if (memo.epoch == m.epoch) return static_cast<Value>(memo.value);
    const std::uint32_t epoch = m.epoch;
    const Value value = fn();
    memo.value = static_cast<std::int32_t>(value);
    memo.epoch = epoch;
    return value;
  }
  template <class Fn>
  LUDENS_FN void remembered_set(SetWord* out, int first_word, int first, int size, int by, Fn fn) const {
    const auto index = static_cast<unsigned>(by + 1);
    if (m.epoch == 0 || index >= static_cast<unsigned>(size)) return fn(out);
    auto& memo = m.memos[static_cast<unsigned>(first) + index];
    SetWord* const kept = &m.memo_words[0] + first_word + static_cast<int>(index) * words;
    if (memo.epoch == m.epoch) return copy_words(out, kept, words);
    const std::uint32_t epoch = m.epoch;
    fn(out);
    copy_words(kept, out, words);
    memo.epoch = epoch;
  }

  // For as long as it lives, what follows moves within moves sees what is bound around these (bodies.h).
  template <class Moves>
  LUDENS_FN auto bound_around(const Moves& moves) const {
    if constexpr (requires { moves.around(self()); })
      return moves.around(self());
    else
      return 0;
  }

  // --- moves
  template <class... Captures>
  LUDENS_FN void write(Move& move, int kind, int from, int to, Captures... captures) const {
    move.kind = static_cast<std::uint16_t>(kind);
    move.mover = static_cast<std::uint16_t>(head().mover);
    move.from = from;
    move.to = to;
    int at = 0;
    ((move.capture[at++] = captures), ...);
  }
  template <class... Captures>
  LUDENS_FN Move move(int kind, int from, int to, Captures... captures) const {
    Move made;
    write(made, kind, from, to, captures...);
    return made;
  }
  template <int kind>
  LUDENS_FN Listing<Self, kind> listing() const {
    return {self()};
  }
  LUDENS_FN ListingOf<Self> listing_of(int kind) const { return {self(), kind}; }
  template <Sink sink, class Fn>
  LUDENS_FN EachMove<Self, sink, Fn> each_move(Fn fn) const {
    return {self(), fn};
  }
  LUDENS_FN Looking<Self> looking() const { return {self()}; }
  LUDENS_FN bool is_reached(int to) const { return m.question.reach < 0 || to == m.question.reach; }
  LUDENS_FN interpreter::AskingInside asking_inside(int filters) const { return {m.question, filters}; }
  template <class Fn>
  LUDENS_FN bool any(Fn fn) const {
    const interpreter::AskingWithin asking(m.question);
    return fn();
  }

 private:
  LUDENS_FN const Self& self() const { return static_cast<const Self&>(*this); }
};

}  // namespace ludens::native
