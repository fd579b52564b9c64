// kernel_call.h - runs kernels (runtime/kernels/): what they are passed follows from the op's record.
//
//   set_kernel<Op::Custodial, LUDENS_KERNEL(custodial)>(t);
//   set_kernel_by_sink<Op::EmitSet, LUDENS_KERNEL(emit_set)>(t);
#pragma once

#include <cxxabi.h>

#include <cstdlib>
#include <memory>
#include <string>
#include <typeinfo>

#include "interpreter/emission.h"
#include "interpreter/foresight.h"
#include "interpreter/listing.h"
#include "interpreter/once.h"
#include "interpreter/op_call.h"

namespace ludens::interpreter {

namespace call {

// The registers of a set, ascending, as a pack.
template <Reg... regs>
struct RegPack {};
template <ir::RegSet left, Reg... done>
constexpr auto pack_registers() {
  if constexpr (left == 0) {
    return RegPack<done...>();
  } else {
    constexpr int lowest = std::countr_zero(left);
    return pack_registers<(left & (left - 1)), done..., static_cast<Reg>(lowest)>();
  }
}

// What the op's bodies bind, all of them together.
constexpr ir::RegSet bound_by_bodies(const ir::OpRecord& op) {
  ir::RegSet all = 0;
  for (const ir::Operand& operand : op.operands) all |= operand.run.binds;
  return all;
}

// Registers that others of the op's bodies bind: as they were before the op for whoever does not bind them.
template <class Pack>
class Unbound;
template <Reg... regs>
class Unbound<RegPack<regs...>> {
 public:
  explicit Unbound(Machine& m) : before_{m.reg(regs)...} {}
  void set(Machine& m) const {
    int at = 0;
    ((m.reg(regs) = before_[at++]), ...);
  }

 private:
  int before_[sizeof...(regs)];
};
template <>
class Unbound<RegPack<>> {
 public:
  explicit Unbound(Machine&) {}
  void set(Machine&) const {}
};

// A body as a functor; `named` is the register that an attribute of the op names, `Others` are registers that
// only other bodies bind. One that binds nothing is not run in a loop, and does not count as a step (once.h).
// `leaves`: the registers stay as the last run had them.
template <Type type, bool is_named, class Pack, class Others = RegPack<>, bool leaves = false>
class Functor;
template <Type type, bool is_named, Reg... regs, class Others, bool leaves>
class Functor<type, is_named, RegPack<regs...>, Others, leaves> {
 public:
  Functor(Machine& m, const Code* code, Reg named)
      : machine_(m), code_(code), named_(named), unbound_(m), before_{m.reg(regs)..., m.reg(named)} {}
  ~Functor() {
    if constexpr (leaves) return;
    int at = 0;
    ((machine_.reg(regs) = before_[at++]), ...);
    if constexpr (is_named) machine_.reg(named_) = before_[at];
  }
  Functor(const Functor&) = delete;

  explicit operator bool() const { return code_ != nullptr; }

  template <class... Values>
  auto operator()(Values... values) const requires(type != Type::Set && type != Type::List) {
    set_registers(values...);
    constexpr bool once = sizeof...(Values) == 0;
    if constexpr (ir::is_whole(type))
      return stops<Values...>() ? 0 : machine_.eval(code_);
    else if constexpr (type == Type::Float)
      return machine_.eval_float(code_);
    else if constexpr (type == Type::Dirs)
      return machine_.dirs(code_);
    else if constexpr (type == Type::Bool)
      return once ? test_once(machine_, code_) : machine_.test(code_);
    else if constexpr (type == Type::Moves)
      return once ? generate_once(machine_, code_) : machine_.generate(code_);
    else
      return once ? perform_once(machine_, code_) : machine_.perform(code_);
  }
  template <class Out, class... Values>
  void operator()(Out&& out, Values... values) const requires(type == Type::Set || type == Type::List) {
    set_registers(values...);
    if (stops<Values...>()) return empty(out);
    machine_.eval(code_, out);
  }
  // Of moves that go into Any besides.
  template <class... Values>
  bool any(int outer_filters, Values... values) const requires(type == Type::Moves) {
    set_registers(values...);
    return machine_.any_inside({code_}, outer_filters);
  }
  // Of moves that go into Effect besides, or into List.
  bool as_effects() const requires(type == Type::Moves) { return into_sink(Sink::Effect); }
  bool as_list() const requires(type == Type::Moves) { return into_sink(Sink::List); }
  // The set where it lies already, or worked out into `scratch`.
  template <class... Values>
  const SetWord* peek(SetWord* scratch, Values... values) const requires(type == Type::Set) {
    set_registers(values...);
    if (!stops<Values...>()) return machine_.peek(code_, scratch);
    empty(scratch);
    return scratch;
  }

 private:
  // Has a limit been reached? Conditions, generators and effects see to that themselves.
  template <class... Values>
  bool stops() const {
    return sizeof...(Values) > 0 && !machine_.tick();
  }
  void empty(SetWord* out) const { clear_words(out, machine_.words); }
  void empty(std::vector<int>& out) const { out.clear(); }
  bool into_sink(Sink sink) const {
    set_registers();
    return machine_.generate(code_->by_sink[static_cast<int>(sink)]);
  }

  template <class... Values>
  void set_registers(Values... values) const {
    static_assert(sizeof...(Values) == sizeof...(regs) + is_named,
                  "a body is run with the registers of the record");
    unbound_.set(machine_);
    const int given[sizeof...(Values) + 1] = {static_cast<int>(values)...};
    int at = 0;
    ((machine_.reg(regs) = given[at++]), ...);
    if constexpr (is_named) machine_.reg(named_) = given[at];
  }

  Machine& machine_;
  const Code* code_;
  Reg named_;
  [[no_unique_address]] Unbound<Others> unbound_;
  int before_[sizeof...(regs) + 1];
};

// A body of the op as it is passed to the op's kernel, for functions that run one themselves.
template <const ir::OpRecord& op, ir::Name name>
struct OperandFunctor
    : Functor<op.operands[ir::operand_index<op, name>()].type, false,
              decltype(pack_registers<op.operands[ir::operand_index<op, name>()].run.binds>())> {
  OperandFunctor(Machine& m, const Code& c)
      : OperandFunctor::Functor(m, c.args[ir::operand_index<op, name>()], Reg::From) {}
};

// The last operand, where there may be many.
template <Type type, class Others>
class Functors {
 public:
  Functors(Machine& m, const Code* const* first, int count)
      : machine_(m), first_(first), count_(count), unbound_(m) {}
  int size() const { return count_; }
  auto operator()(int i) const requires(type != Type::Set && type != Type::List) {
    unbound_.set(machine_);
    return Functor<type, false, RegPack<>>(machine_, first_[i], Reg::From)();
  }
  template <class Out>
  void operator()(Out&& out, int i) const requires(type == Type::Set || type == Type::List) {
    unbound_.set(machine_);
    machine_.eval(first_[i], out);
  }
  const SetWord* peek(SetWord* scratch, int i) const requires(type == Type::Set) {
    unbound_.set(machine_);
    return machine_.peek(first_[i], scratch);
  }
  // Of operands whose moves go into Effect besides.
  bool as_effects(int i) const requires(type == Type::Moves) {
    unbound_.set(machine_);
    return machine_.generate(into(Sink::Effect, Lazy<Type::Moves>{first_[i]}));
  }
  // Of operands whose moves go into Any besides.
  bool any(int i, int outer_filters) const requires(type == Type::Moves) {
    unbound_.set(machine_);
    return machine_.any_inside({first_[i]}, outer_filters);
  }

 private:
  Machine& machine_;
  const Code* const* first_;
  int count_;
  [[no_unique_address]] Unbound<Others> unbound_;
};

template <ir::AttributeType type>
auto kernel_attribute(const Program& program, std::int32_t value) {
  if constexpr (type == ir::AttributeType::List || type == ir::AttributeType::MaybeList) {
    if (value < 0) return kernels::Ints();
    const std::vector<std::int32_t>& list = program.lists[static_cast<size_t>(value)];
    return kernels::Ints(list.data(), static_cast<int>(list.size()));
  } else if constexpr (type == ir::AttributeType::Set) {
    return static_cast<const SetWord*>(program.sets[static_cast<size_t>(value)].data());
  } else {
    return ir::attribute_value<type>(value);
  }
}

constexpr int register_attribute(const ir::OpRecord& op) {
  for (size_t i = 0; i < op.attributes.size(); ++i)
    if (op.attributes[i].type == ir::AttributeType::Register) return static_cast<int>(i);
  return -1;
}

// An eager operand, worked out and held for as long as the call lasts.
template <Type type, ir::Presence presence>
auto kernel_value(Machine& m, const Code* c) {
  constexpr bool required = presence == ir::Presence::Required;
  if constexpr (ir::is_whole(type) && required)
    return Have<int>(m, c);
  else if constexpr (ir::is_whole(type))
    return Have<kernels::Maybe>(m, c);
  else if constexpr (type == Type::Float)
    return Have<float>(m, c);
  else if constexpr (type == Type::Bool)
    return Have<bool>(m, c);
  else if constexpr (type == Type::Dirs)
    return Have<std::uint64_t>(m, c);
  else if constexpr (type == Type::Set)
    return Have<const SetWord*>(m, c);
  else if constexpr (required)
    return Have<const std::vector<int>&>(m, c);
  else
    return Have<const std::vector<int>*>(m, c);
}

enum class Part : std::uint8_t { Operand, Attribute, Register };

// `sink`: where the moves go that the kernel itself emits.
template <const ir::OpRecord& op, auto kernel, Sink sink, Part part, size_t i, class... Done>
[[gnu::always_inline]] inline decltype(auto) pass_by_record(Machine& m, const Code& c, Done&&... done) {
  if constexpr (part == Part::Operand) {
    if constexpr (i == op.operands.size()) {
      return pass_by_record<op, kernel, sink, Part::Attribute, 0>(m, c, static_cast<Done&&>(done)...);
    } else {
      constexpr ir::Operand operand = op.operands[i];
      if constexpr (operand.presence == ir::Presence::Many) {
        using Others = decltype(pack_registers<bound_by_bodies(op)>());
        const Functors<operand.type, Others> all(m, c.args + i, c.arg_count - static_cast<int>(i));
        return pass_by_record<op, kernel, sink, part, i + 1>(m, c, static_cast<Done&&>(done)..., all);
      } else if constexpr (operand.run.is_body) {
        Reg named = Reg::From;
        if constexpr (operand.run.binds_attribute) named = static_cast<Reg>(c.imm[register_attribute(op)]);
        using Others = decltype(pack_registers<(bound_by_bodies(op) & ~operand.run.binds)>());
        const Functor<operand.type, operand.run.binds_attribute,
                      decltype(pack_registers<operand.run.binds>()), Others,
                      (op.leaves & operand.run.binds) != 0>
            body(m, c.args[i], named);
        return pass_by_record<op, kernel, sink, part, i + 1>(m, c, static_cast<Done&&>(done)..., body);
      } else {
        using Value = decltype(kernel_value<operand.type, operand.presence>(m, nullptr));
        Value value(m, c.args[i]);
        return pass_by_record<op, kernel, sink, part, i + 1>(m, c, static_cast<Done&&>(done)..., value.get());
      }
    }
  } else if constexpr (part == Part::Attribute) {
    if constexpr (i == op.attributes.size()) {
      return pass_by_record<op, kernel, sink, Part::Register, 0>(m, c, static_cast<Done&&>(done)...);
    } else if constexpr (op.attributes[i].type == ir::AttributeType::Kind) {
      return pass_by_record<op, kernel, sink, part, i + 1>(m, c, static_cast<Done&&>(done)...,
                                                           Emission<sink>(m, c.imm[i]));
    } else {
      return pass_by_record<op, kernel, sink, part, i + 1>(
          m, c, static_cast<Done&&>(done)..., kernel_attribute<op.attributes[i].type>(m.program, c.imm[i]));
    }
  } else if constexpr (((op.registers | op.hands_on) >> i) == 0 && op.knows_sink) {
    return kernel(m, static_cast<Done&&>(done)..., kernels::Into<sink>());
  } else if constexpr (((op.registers | op.hands_on) >> i) == 0) {
    return kernel(m, static_cast<Done&&>(done)...);
  } else if constexpr (((op.registers | op.hands_on) >> i) & 1) {
    return pass_by_record<op, kernel, sink, part, i + 1>(m, c, static_cast<Done&&>(done)...,
                                                         static_cast<int>(m.reg(static_cast<Reg>(i))));
  } else {
    return pass_by_record<op, kernel, sink, part, i + 1>(m, c, static_cast<Done&&>(done)...);
  }
}

// What a function that prepares makes for each node.
template <auto prepare>
using Made =
    typename decltype(prepare(std::declval<const Prepared&>(), std::declval<const Code&>()))::element_type;

template <const ir::OpRecord& op, auto kernel, auto prepare, Sink sink = Sink::List>
auto run_kernel(Machine& m, const Code& c) {
  if constexpr (std::is_null_pointer_v<decltype(prepare)>)
    return pass_by_record<op, kernel, sink, Part::Operand, 0>(m, c);
  else
    return pass_by_record<op, kernel, sink, Part::Operand, 0>(m, c, *static_cast<Made<prepare>*>(c.data));
}
template <const ir::OpRecord& op, auto kernel, auto prepare, class Out>
void run_kernel_to(Machine& m, const Code& c, Out out) {
  constexpr Sink sink = Sink::List;  // it emits none
  if constexpr (std::is_null_pointer_v<decltype(prepare)>)
    pass_by_record<op, kernel, sink, Part::Operand, 0>(m, c, static_cast<Out>(out));
  else
    pass_by_record<op, kernel, sink, Part::Operand, 0>(m, c, static_cast<Out>(out),
                                                       *static_cast<Made<prepare>*>(c.data));
}

}  // namespace call

// Asks a LUDENS_KERNEL for its name.
struct AskName {};

// The C++ text of a type.
template <class T>
std::string type_text() {
  int status = 0;
  const std::unique_ptr<char, void (*)(void*)> text(
      abi::__cxa_demangle(typeid(T).name(), nullptr, nullptr, &status), std::free);
  return status == 0 ? text.get() : "";
}

// The op's meaning is this kernel. `prepare(game, code)` makes a table for each of its nodes.
template <const ir::OpRecord& op, auto kernel, auto prepare = nullptr>
void set_kernel(OpTable& table) {
  OpEntry& entry = table[&op];
  entry.kernel = kernel(AskName{});
  if constexpr (!std::is_null_pointer_v<decltype(prepare)>) {
    entry.table_type = type_text<call::Made<prepare>>();
    entry.prepare = [](const Prepared& game, const Code& c) -> std::shared_ptr<const void> {
      return prepare(game, c);
    };
  }
  const auto set = [&](auto fn) { entry.run.fill(reinterpret_cast<void (*)()>(fn)); };
  if constexpr (op.result == Type::Set) {
    set(static_cast<SetFn>(call::run_kernel_to<op, kernel, prepare, SetWord*>));
  } else if constexpr (op.result == Type::List) {
    set(static_cast<ListFn>(call::run_kernel_to<op, kernel, prepare, std::vector<int>&>));
  } else {
    using Result = decltype(call::run_kernel<op, kernel, prepare>(std::declval<Machine&>(),
                                                                  std::declval<const Code&>()));
    constexpr bool right = ir::is_whole(op.result)    ? std::is_same_v<Result, int>
                           : op.result == Type::Float ? std::is_same_v<Result, float>
                           : op.result == Type::Dirs  ? std::is_same_v<Result, std::uint64_t>
                           : op.result == Type::Void  ? std::is_void_v<Result>
                                                      : std::is_same_v<Result, bool>;
    static_assert(right, "the kernel returns another type than the record says");
    set(&call::run_kernel<op, kernel, prepare>);
  }
}

// The same of a generator that emits moves itself.
template <const ir::OpRecord& op, auto kernel, auto prepare = nullptr>
void set_kernel_by_sink(OpTable& table) {
  static_assert(ir::kind_attribute(op) >= 0 || op.knows_sink, "only moves of a kind are emitted");
  set_kernel<op, kernel, prepare>(table);
  const auto set = [&]<Sink sink>() {
    table[&op].run[static_cast<size_t>(sink)] =
        reinterpret_cast<void (*)()>(&call::run_kernel<op, kernel, prepare, sink>);
  };
  set.template operator()<Sink::Any>();
  set.template operator()<Sink::First>();
  set.template operator()<Sink::Effect>();
  set.template operator()<Sink::Merge>();
}

}  // namespace ludens::interpreter

// The kernel of this name.
#define LUDENS_KERNEL(name)                                                                           \
  []<class... All>(All&&... all) -> decltype(auto) {                                                  \
    if constexpr (std::is_same_v<::ludens::interpreter::call::Types<All...>,                          \
                                 ::ludens::interpreter::call::Types<::ludens::interpreter::AskName>>) \
      return static_cast<const char*>(#name);                                                         \
    else                                                                                              \
      return ::ludens::kernels::name(static_cast<All&&>(all)...);                                     \
  }
