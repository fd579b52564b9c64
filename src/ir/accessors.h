// accessors.h - operands and attributes by the names that an op's record gives them, checked by the compiler.
//
//   operand<Op::Slide, "least">(program, id)      the node, or kNothing
//   attribute<Op::Slide, "type">(program, id)     a SiteType, a Reg, a bool or a number, as the record says
#pragma once

#include <algorithm>
#include <optional>

#include "ir/codes.h"
#include "ir/ops/dirs.h"
#include "ir/program.h"

namespace ludens::ir {

// A text as a template's argument.
template <std::size_t n>
struct Name {
  consteval Name(const char (&from)[n]) { std::copy(from, from + n, text); }
  consteval std::string_view view() const { return {text, n - 1}; }
  char text[n] = {};
};

// A name that the record does not have does not compile: there is no value to return.
template <const OpRecord& op, Name name>
consteval int operand_index() {
  if (const int index = operand_named(op, name.view()); index >= 0) return index;
  throw "the op has no operand of this name";
}
template <const OpRecord& op, Name name>
consteval int attribute_index() {
  for (std::size_t i = 0; i < op.attributes.size(); ++i)
    if (op.attributes[i].name == name.view()) return static_cast<int>(i);
  throw "the op has no attribute of this name";
}

// What an attribute of this type is in C++.
template <AttributeType type>
constexpr auto attribute_value(std::int32_t number) {
  if constexpr (type == AttributeType::Flag)
    return number != 0;
  else if constexpr (type == AttributeType::SiteType)
    return static_cast<SiteType>(number);
  else if constexpr (type == AttributeType::Register)
    return static_cast<Reg>(number);
  else if constexpr (type == AttributeType::Field)
    return static_cast<Field>(number);
  else if constexpr (type == AttributeType::Repetition)
    return static_cast<Repetition>(number);
  else
    return number;
}

template <const OpRecord& op, Name name>
NodeId operand(const Program& program, NodeId id) {
  constexpr auto index = static_cast<std::size_t>(operand_index<op, name>());
  const auto all = program.operands(id);
  return index < all.size() ? all[index] : kNothing;
}

template <const OpRecord& op, Name name>
auto attribute(const Program& program, NodeId id) {
  constexpr auto index = static_cast<std::size_t>(attribute_index<op, name>());
  return attribute_value<op.attributes[index].type>(program.attributes(id)[index]);
}

inline bool is(const Program& program, NodeId id, const OpRecord& op) {
  return id != kNothing && program.nodes[id].op == &op;
}

// A level and the number that it is taken for are one and the same when the program is run.
inline bool is_renaming(const OpRecord& op) {
  return &op == &Op::LevelOf || &op == &Op::LevelNumber;
}
// What is run for the node: itself, or what it is another name of.
inline NodeId renamed(const Program& program, NodeId id) {
  while (is_renaming(*program.nodes[id].op)) id = program.operands(id)[0];
  return id;
}

inline bool reads_register(const Program& program, NodeId id, Reg reg) {
  return is(program, id, Op::GetReg) && attribute<Op::GetReg, "register">(program, id) == reg;
}

// The directions that a `dirs` node stands for.
inline std::optional<std::uint64_t> constant_directions(const Program& program, NodeId id) {
  if (!is(program, id, Op::DirsConst)) return std::nullopt;
  return mask_of_halves(attribute<Op::DirsConst, "low">(program, id),
                        attribute<Op::DirsConst, "high">(program, id));
}

// The kind of move that the node emits, or -1.
inline int kind_of(const Program& program, NodeId id) {
  const int at = kind_attribute(*program.nodes[id].op);
  return at < 0 ? -1 : program.attributes(id)[static_cast<std::size_t>(at)];
}

}  // namespace ludens::ir
