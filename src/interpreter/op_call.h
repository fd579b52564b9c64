// op_call.h - how the interpreter calls the function that is an op's meaning.
//
// Such a function takes the machine and then, in the order of the op's record, its operands and its
// attributes:
//
//   bool op_is_within(Machine& m, int what, const SetWord* sites, SiteType type);
//   set_op<Op::IsWithin, op_is_within>(table);
//
// Kernels (runtime/kernels/) are such functions, with the machine as their world, or of no world at all:
//
//   set_op<Op::IsIn, kernels::is_in<Machine>>(table);
//
// What it wants of an operand is said by the parameter's type, and must fit the record:
//
//   int, float, bool,
//   std::uint64_t                worked out before the call: Int or Level, Float, Bool, Dirs
//   const SetWord*               a Set, worked out; good until the state changes. Absent: null
//   const Words&                 a Set, copied: the state may change meanwhile
//   const std::vector<int>&      a List, worked out; as a pointer where it may be absent
//   std::optional<int>           an Int or a Level that may be absent
//   Lazy<Type>                   not worked out: for bodies, for operands that may be absent, and where a
//                                function would rather not ask. m.eval, m.test, m.generate ... run it
//   Rest<Type>                   all that are left, lazily
//   Body<Type, Reg...>&          a functor that binds these registers, those of the record, to its arguments
//   and runs
//                                the operand: for kernels. As they were once the call is over
//   kernels::Maybe               the same: for kernels
//
// An attribute is an int, a bool (Flag), a SiteType, a Reg, or, for a List, the program's list itself.
// Before the operands may stand `Self` (the node) and `const T&` of what the op's `prepare` made for the
// node. An op whose result is a Set or a List writes it to its first parameter: SetWord* out,
// std::vector<int>& out.
//
// `prepare` is such a function too, of the game instead of the machine, with nothing worked out:
//
//   std::shared_ptr<const LineTable> prepare_lines(const Prepared& game, Lazy<Type::Int> length, ...,
//   SiteType type);
#pragma once

#include <optional>
#include <type_traits>

#include "interpreter/machine.h"
#include "interpreter/op_table.h"
#include "interpreter/scopes.h"
#include "ir/accessors.h"
#include "runtime/kernels/kernel.h"

namespace ludens::interpreter {

using geometry::SiteType;
using ir::Type;

// The node itself, for the few functions that ask what they are.
struct Self {
  const Code& code;
};

// A set in memory of its own.
struct Words {
  SetWord words[kWordsOnStack];
  operator const SetWord*() const { return words; }
};

template <Type type>
class Rest {
 public:
  Rest(const Code* const* first, int count) : first_(first), count_(count) {}
  int size() const { return count_; }
  Lazy<type> operator[](int i) const { return {first_[i]}; }

  struct Iterator {
    const Code* const* at;
    Lazy<type> operator*() const { return {*at}; }
    Iterator& operator++() {
      ++at;
      return *this;
    }
    bool operator==(const Iterator&) const = default;
  };
  Iterator begin() const { return {first_}; }
  Iterator end() const { return {first_ + count_}; }

 private:
  const Code* const* first_;
  int count_;
};

// A body as a functor of the registers that it is run with.
template <Type type, Reg... regs>
class Body {
 public:
  Body(Machine& m, const Code* code) : machine_(m), code_(code), before_{m.reg(regs)...} {}
  ~Body() { restore(std::index_sequence_for<Tag<regs>...>()); }
  Body(const Body&) = delete;

  explicit operator bool() const { return code_ != nullptr; }

  template <class... Values>
  auto operator()(Values... values) {
    static_assert(sizeof...(Values) == sizeof...(regs), "a body is run with the registers of the record");
    ((machine_.reg(regs) = values), ...);
    if constexpr (ir::is_whole(type))
      return machine_.eval(code_);
    else if constexpr (type == Type::Bool)
      return machine_.test(code_);
    else if constexpr (type == Type::Moves)
      return machine_.generate(code_);
    else {
      static_assert(type == Type::Void, "there is no body of this type");
      return machine_.perform(code_);
    }
  }

 private:
  template <Reg reg>
  struct Tag {};
  template <size_t... i>
  void restore(std::index_sequence<i...>) {
    ((machine_.reg(regs) = before_[i]), ...);
  }

  Machine& machine_;
  const Code* code_;
  int before_[sizeof...(regs) + 1];
};

// Other nodes' operands and attributes by name, for functions that look at what their operands are.
template <const ir::OpRecord& op, ir::Name name>
const Code* operand(const Code& c) {
  return c.args[ir::operand_index<op, name>()];
}
template <const ir::OpRecord& op, ir::Name name>
auto rest(const Code& c) {
  constexpr int index = ir::operand_index<op, name>();
  return Rest<op.operands[index].type>(c.args + index, c.arg_count - index);
}
template <const ir::OpRecord& op, ir::Name name>
auto attribute(const Code& c) {
  constexpr int index = ir::attribute_index<op, name>();
  return ir::attribute_value<op.attributes[index].type>(c.imm[index]);
}
// All of a node's operands, null where one is absent.
inline std::span<const Code* const> operands_of(const Code& c) {
  return {c.args, c.arg_count};
}
// Of a node that may be of another op.
template <const ir::OpRecord& op, ir::Name name>
std::optional<decltype(attribute<op, name>(std::declval<const Code&>()))> attribute_if(const Code* c) {
  if (!c || c->op != &op) return std::nullopt;
  return attribute<op, name>(*c);
}

namespace call {

// --- operands: Have<Parameter, Operand> works the operand out and holds it for as long as the call lasts.

template <class Parameter>
struct Have;

template <>
struct Have<int> {
  static constexpr bool fits(const ir::Operand& o) {
    return ir::is_whole(o.type) && o.presence == ir::Presence::Required;
  }
  Have(Machine& m, const Code* c) : value(m.eval(c)) {}
  int get() const { return value; }
  int value;
};

template <>
struct Have<float> {
  static constexpr bool fits(const ir::Operand& o) {
    return o.type == Type::Float && o.presence == ir::Presence::Required;
  }
  Have(Machine& m, const Code* c) : value(m.eval_float(c)) {}
  float get() const { return value; }
  float value;
};

template <>
struct Have<std::optional<int>> {
  static constexpr bool fits(const ir::Operand& o) {
    return ir::is_whole(o.type) && o.presence == ir::Presence::Optional;
  }
  // No optional is kept: copying an empty one, the compiler warns of what is not initialised.
  Have(Machine& m, const Code* c) : given(c != nullptr), value(given ? m.eval(c) : 0) {}
  std::optional<int> get() const { return given ? std::optional<int>(value) : std::nullopt; }
  bool given;
  int value;
};

template <>
struct Have<bool> {
  static constexpr bool fits(const ir::Operand& o) {
    return o.type == Type::Bool && o.presence == ir::Presence::Required;
  }
  Have(Machine& m, const Code* c) : value(m.ask(c)) {}
  bool get() const { return value; }
  bool value;
};

template <>
struct Have<std::uint64_t> {
  static constexpr bool fits(const ir::Operand& o) {
    return o.type == Type::Dirs && o.presence == ir::Presence::Required;
  }
  Have(Machine& m, const Code* c) : value(m.dirs(c)) {}
  std::uint64_t get() const { return value; }
  std::uint64_t value;
};

template <>
struct Have<const SetWord*> {
  static constexpr bool fits(const ir::Operand& o) {
    return o.type == Type::Set && o.presence != ir::Presence::Many;
  }
  Have(Machine& m, const Code* c) : value(c ? m.peek(c, scratch.words) : nullptr) {}
  const SetWord* get() const { return value; }
  Words scratch;
  const SetWord* value;
};

template <>
struct Have<const Words&> {
  static constexpr bool fits(const ir::Operand& o) {
    return o.type == Type::Set && o.presence == ir::Presence::Required;
  }
  Have(Machine& m, const Code* c) { m.eval(c, value.words); }
  const Words& get() const { return value; }
  Words value;
};

template <>
struct Have<const std::vector<int>&> {
  static constexpr bool fits(const ir::Operand& o) {
    return o.type == Type::List && o.presence == ir::Presence::Required;
  }
  Have(Machine& m, const Code* c) : scratch(m) { m.eval(c, scratch.list); }
  const std::vector<int>& get() const { return scratch.list; }
  ScratchList scratch;
};

template <>
struct Have<const std::vector<int>*> {
  static constexpr bool fits(const ir::Operand& o) {
    return o.type == Type::List && o.presence != ir::Presence::Many;
  }
  Have(Machine& m, const Code* c) {
    if (c) m.eval(c, scratch.emplace(m).list);
  }
  const std::vector<int>* get() const { return scratch ? &scratch->list : nullptr; }
  std::optional<ScratchList> scratch;
};

template <Type type>
struct Have<Lazy<type>> {
  static constexpr bool fits(const ir::Operand& o) {
    return o.type == type && o.presence != ir::Presence::Many;
  }
  Have(Machine&, const Code* c) : value{c} {}
  Lazy<type> get() const { return value; }
  Lazy<type> value;
};

template <>
struct Have<kernels::Maybe> {
  static constexpr bool fits(const ir::Operand& o) {
    return ir::is_whole(o.type) && o.presence == ir::Presence::Optional;
  }
  Have(Machine& m, const Code* c) {
    if (c) value = {true, m.eval(c)};
  }
  kernels::Maybe get() const { return value; }
  kernels::Maybe value;
};

template <Type type, Reg... regs>
struct Have<Body<type, regs...>&> {
  static constexpr bool fits(const ir::Operand& o) {
    return o.type == type && o.presence != ir::Presence::Many && o.run.is_body &&
           o.run.binds == (ir::RegSet{0} | ... | ir::bit(regs));
  }
  Have(Machine& m, const Code* c) : value(m, c) {}
  Body<type, regs...>& get() { return value; }
  Body<type, regs...> value;
};

template <class T>
struct IsBody : std::false_type {};
template <Type wanted, Reg... regs>
struct IsBody<Body<wanted, regs...>&> : std::true_type {};

template <class T>
struct IsRest : std::false_type {};
template <Type wanted>
struct IsRest<Rest<wanted>> : std::true_type {
  static constexpr bool fits(const ir::Operand& o) {
    return o.type == wanted && o.presence == ir::Presence::Many;
  }
};

template <class T>
struct IsLazy : std::false_type {};
template <Type type>
struct IsLazy<Lazy<type>> : std::true_type {};

// --- attributes

template <class Parameter, ir::AttributeType type>
Parameter attribute(const Program& program, std::int32_t value) {
  if constexpr (std::is_same_v<Parameter, const std::vector<std::int32_t>&>) {
    static_assert(type == ir::AttributeType::List, "only a List is passed as the program's list");
    return program.lists[static_cast<size_t>(value)];
  } else if constexpr (std::is_same_v<Parameter, const std::vector<std::int32_t>*>) {
    static_assert(type == ir::AttributeType::MaybeList, "only a MaybeList may be absent");
    return value < 0 ? nullptr : &program.lists[static_cast<size_t>(value)];
  } else if constexpr (std::is_same_v<Parameter, int>) {
    static_assert(type != ir::AttributeType::Flag, "a Flag is a bool");
    return value;
  } else if constexpr (std::is_enum_v<Parameter> && type == ir::AttributeType::Number) {
    return static_cast<Parameter>(value);
  } else {
    static_assert(std::is_same_v<Parameter, decltype(ir::attribute_value<type>(value))>,
                  "the parameter is of another type than the record's attribute");
    return ir::attribute_value<type>(value);
  }
}

// --- the call

template <class... Parameters>
struct Types {
  static constexpr size_t count = sizeof...(Parameters);
  template <size_t i>
  using at = std::tuple_element_t<i, std::tuple<Parameters...>>;
};

template <class Fn>
struct Signature;
template <class T>
constexpr bool is_world() {
  using Plain = std::remove_cvref_t<T>;
  return std::is_same_v<Plain, Machine> || std::is_same_v<Plain, Prepared>;
}
template <class R, class First, class... P>
struct Signature<R (*)(First, P...)> {
  static constexpr bool takes_world = is_world<First>();
  using Parameters = std::conditional_t<takes_world, Types<P...>, Types<First, P...>>;
};

template <class T>
constexpr bool is_out() {
  return std::is_same_v<T, SetWord*> || std::is_same_v<T, std::vector<int>&>;
}

// How many parameters stand before the operands: where the result goes, Self, and what was prepared.
template <class P, size_t i = 0>
constexpr size_t leading() {
  if constexpr (i < P::count) {
    using T = typename P::template at<i>;
    constexpr bool operand =
        std::is_same_v<T, const std::vector<int>&> || std::is_same_v<T, const Words&> || IsBody<T>::value;
    if constexpr (is_out<T>() || std::is_same_v<T, Self> || (std::is_reference_v<T> && !operand))
      return leading<P, i + 1>();
  }
  return i;
}

template <const ir::OpRecord& op, auto fn, size_t i, class M, class... Done>
[[gnu::always_inline]] inline decltype(auto) pass(M& m, const Code& c, Done&&... done) {
  using P = typename Signature<decltype(fn)>::Parameters;
  constexpr size_t before = leading<P>();
  constexpr size_t operands = op.operands.size();
  if constexpr (i == P::count) {
    if constexpr (Signature<decltype(fn)>::takes_world)
      return fn(m, static_cast<Done&&>(done)...);
    else
      return fn(static_cast<Done&&>(done)...);
  } else {
    using T = typename P::template at<i>;
    if constexpr (std::is_same_v<T, Self>) {
      return pass<op, fn, i + 1>(m, c, static_cast<Done&&>(done)..., Self{c});
    } else if constexpr (i < before) {
      using Made = std::remove_cvref_t<T>;
      return pass<op, fn, i + 1>(m, c, static_cast<Done&&>(done)..., *static_cast<const Made*>(c.data));
    } else if constexpr (i < before + operands) {
      constexpr size_t index = i - before;
      if constexpr (IsRest<T>::value) {
        static_assert(IsRest<T>::fits(op.operands[index]), "the parameter does not fit the record's operand");
        return pass<op, fn, i + 1>(m, c, static_cast<Done&&>(done)...,
                                   T(c.args + index, c.arg_count - static_cast<int>(index)));
      } else {
        static_assert(Have<T>::fits(op.operands[index]), "the parameter does not fit the record's operand");
        static_assert(IsLazy<T>::value || IsBody<T>::value || !op.operands[index].run.is_body,
                      "a body is passed lazily");
        if constexpr (IsLazy<T>::value) {
          return pass<op, fn, i + 1>(m, c, static_cast<Done&&>(done)..., T{c.args[index]});
        } else {
          Have<T> have(m, c.args[index]);
          return pass<op, fn, i + 1>(m, c, static_cast<Done&&>(done)..., have.get());
        }
      }
    } else {
      constexpr size_t index = i - before - operands;
      return pass<op, fn, i + 1>(m, c, static_cast<Done&&>(done)...,
                                 attribute<T, op.attributes[index].type>(m.program, c.imm[index]));
    }
  }
}

template <const ir::OpRecord& op, class P>
constexpr bool has_right_count() {
  return P::count == leading<P>() + op.operands.size() + op.attributes.size();
}

template <const ir::OpRecord& op, auto fn>
auto run(Machine& m, const Code& c) {
  return pass<op, fn, 0>(m, c);
}
template <const ir::OpRecord& op, auto fn>
void run_to_set(Machine& m, const Code& c, SetWord* out) {
  pass<op, fn, 1>(m, c, out);
}
template <const ir::OpRecord& op, auto fn>
void run_to_list(Machine& m, const Code& c, std::vector<int>& out) {
  pass<op, fn, 1>(m, c, out);
}

template <const ir::OpRecord& op, auto prepare>
std::shared_ptr<const void> run_prepare(const Prepared& game, const Code& c) {
  return pass<op, prepare, 0>(game, c);
}

}  // namespace call

// The op's meaning, and what is worked out once for each of its nodes.
template <const ir::OpRecord& op, auto fn, auto prepare = nullptr>
void set_op(OpTable& table) {
  using Signature = call::Signature<decltype(fn)>;
  static_assert(call::has_right_count<op, typename Signature::Parameters>(),
                "the function takes another number of operands and attributes than the record has");
  PrepareFn made = nullptr;
  if constexpr (!std::is_null_pointer_v<decltype(prepare)>) made = call::run_prepare<op, prepare>;
  if constexpr (op.result == Type::Set) {
    set_op(table, op, static_cast<SetFn>(call::run_to_set<op, fn>), made);
  } else if constexpr (op.result == Type::List) {
    set_op(table, op, static_cast<ListFn>(call::run_to_list<op, fn>), made);
  } else {
    using Wanted = decltype(call::run<op, fn>(std::declval<Machine&>(), std::declval<const Code&>()));
    constexpr bool right = ir::is_whole(op.result)    ? std::is_same_v<Wanted, int>
                           : op.result == Type::Float ? std::is_same_v<Wanted, float>
                           : op.result == Type::Dirs  ? std::is_same_v<Wanted, std::uint64_t>
                           : op.result == Type::Void  ? std::is_void_v<Wanted>
                                                      : std::is_same_v<Wanted, bool>;
    static_assert(right, "the function returns another type than the record says");
    set_op(table, op, &call::run<op, fn>, made);
  }
}

// The same for a generator whose meaning depends on the sink: a function for each, as `meaning` gives them.
//
// The meaning of moves that are carried out where they are found, for ops whose kernel is about others.
template <const ir::OpRecord& op, class Meaning>
void set_effects_op(OpTable& table, Meaning /*meaning*/) {
  const auto set = [&]<Sink sink>() {
    table[&op].run[static_cast<size_t>(sink)] =
        reinterpret_cast<void (*)()>(&call::run<op, Meaning{}.template operator()<sink>()>);
  };
  set.template operator()<Sink::First>();
  set.template operator()<Sink::Effect>();
  set.template operator()<Sink::Merge>();
}

//   set_op_by_sink<Op::Emit>(table, []<Sink sink>() { return op_emit<sink>; });
template <const ir::OpRecord& op, auto prepare = nullptr, class Meaning>
void set_op_by_sink(OpTable& table, Meaning /*meaning*/) {
  static_assert(op.result == Type::Moves, "only moves go to a sink");
  set_op<op, Meaning{}.template operator()<Sink::List>(), prepare>(table);
  table[&op].run[static_cast<size_t>(Sink::Any)] =
      reinterpret_cast<void (*)()>(&call::run<op, Meaning{}.template operator()<Sink::Any>()>);
  set_effects_op<op>(table, Meaning{});
}

}  // namespace ludens::interpreter
