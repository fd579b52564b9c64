// emission.h - how kernels emit moves of a kind into a sink (runtime/kernels/kernel.h).
#pragma once

#include "interpreter/emit.h"
#include "interpreter/grouped.h"
#include "interpreter/scopes.h"

namespace ludens::interpreter {

// Moves that are made or looked for, one by one.
template <Sink sink>
class Emission {
 public:
  static constexpr bool lists = false;
  static constexpr bool changes = sink != Sink::Any;

  Emission(Machine& m, int kind) : machine_(m), kind_(kind), from_(m.reg(Reg::From)), to_(m.reg(Reg::To)) {}
  ~Emission() {
    machine_.reg(Reg::From) = from_;
    machine_.reg(Reg::To) = to_;
  }
  Emission(const Emission&) = delete;

  int wanted() const { return sink == Sink::Any ? machine_.question.reach : -1; }
  bool operator()(int from, int to) const {
    machine_.reg(Reg::From) = from;
    machine_.reg(Reg::To) = to;
    return emit<sink>(machine_, kind_);
  }
  bool numbered(int from, int to, int index) const {
    const Bind aux(machine_, Reg::Aux, index);
    return (*this)(from, to);
  }
  bool each(const SetWord* sites) const {
    return for_each(sites, [](int site) { return site; });
  }
  bool from(int site, const SetWord* to) const {
    return for_each(to, [site](int) { return site; });
  }
  bool back(int /*relation*/, const std::int16_t* from_of, const SetWord* to) const {
    return for_each(to, [from_of](int site) { return from_of[site]; });
  }

 private:
  template <class From>
  bool for_each(const SetWord* sites, From from_of) const {
    Machine::Set kept;
    return for_each_bit(kernels::unchanged(machine_, *this, sites, kept), machine_.words,
                        [&](int site) { return (*this)(from_of(site), site); });
  }

  Machine& machine_;
  const int kind_;
  const int from_, to_;  // as they were
};

// Moves that are listed: as groups, where they keep nothing but From and To.
template <>
class Emission<Sink::List> {
 public:
  static constexpr bool lists = true;
  static constexpr bool changes = false;
  const int kind;

  Emission(Machine& m, int kind_of_moves) : kind(kind_of_moves), machine_(m) {}

  static constexpr int wanted() { return -1; }
  bool operator()(int from, int to) const { return emit_to_list(machine_, kind, from, to); }
  bool numbered(int from, int to, int index) const {
    const Bind aux(machine_, Reg::Aux, index);
    return (*this)(from, to);
  }
  [[gnu::always_inline]] bool each(const SetWord* sites) const {
    if (is_grouped()) [[likely]]
      return list_group(machine_, kind, Group::From::IsTo, -1, sites);
    return for_each_bit(sites, machine_.words, [&](int site) { return (*this)(site, site); });
  }
  [[gnu::always_inline]] bool from(int site, const SetWord* to) const {
    if (is_grouped()) [[likely]]
      return list_group(machine_, kind, Group::From::Fixed, site, to);
    return for_each_bit(to, machine_.words, [&](int one) { return (*this)(site, one); });
  }
  [[gnu::always_inline]] bool back(int relation, const std::int16_t* from_of, const SetWord* to) const {
    if (is_grouped()) [[likely]]
      return list_group(machine_, kind, Group::From::Back, relation, to);
    return for_each_bit(to, machine_.words, [&](int site) { return (*this)(from_of[site], site); });
  }
  StepRoom room(int most) const { return {machine_, most}; }

 private:
  bool is_grouped() const { return machine_.prepared.kinds[static_cast<size_t>(kind)].captures.empty(); }

  Machine& machine_;
};

}  // namespace ludens::interpreter
