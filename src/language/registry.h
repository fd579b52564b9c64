// registry.h - the class grammar in memory: types, forms and their slots, made from the ludeme records alone.
//
// The binder asks it what may stand where; the grammar and manual writers print it. It is built once and is
// constant.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "language/ludeme.h"

namespace ludens {

using TypeId = std::uint16_t;
inline constexpr TypeId kNoType = 0xFFFF;

// An argument's place in a form.
struct Slot {
  std::string_view label;     // "" where the argument has none
  std::string_view constant;  // the word itself, where the slot is a fixed constant such as Line
  std::string_view name;      // from the record's params; the constant for a constant
  std::string_view doc;
  TypeId type = kNoType;
  std::uint8_t depth = 0;  // of arrays around the type
  bool optional = false;
  int group = -1;  // alternatives share a group: at most one of them is given
};

struct Form {
  const Ludeme* ludeme = nullptr;
  TypeId rule = kNoType;
  std::string_view keyword;
  std::vector<Slot> slots;
  std::vector<bool> group_required;  // by group: exactly one must be given

  // Index of the slot of that name, or -1.
  int slot(std::string_view name) const;
};

struct Type {
  std::string_view name;
  const Rule* rule = nullptr;  // set for ludemes and abstract types
  const Enum* constants = nullptr;
  std::vector<TypeId> parts;   // what the type is declared to include, directly
  std::vector<bool> includes;  // by type, itself too: what can stand where this type is expected
  std::vector<int> forms;      // of this very rule, in order
  bool takes_int = false, takes_float = false, takes_bool = false, takes_string = false,
       takes_int_array = false;
};

class Registry {
 public:
  Registry(std::span<const Ludeme* const> ludemes, std::span<const Rule> rules, std::span<const Enum> enums);

  const std::vector<Form>& forms() const { return forms_; }
  const Form& form(int index) const { return forms_[static_cast<size_t>(index)]; }
  const std::vector<Type>& types() const { return types_; }
  const Type& type(TypeId id) const { return types_[id]; }
  TypeId find_type(std::string_view name) const;  // kNoType if there is none
  bool fits(TypeId given, TypeId expected) const { return types_[expected].includes[given]; }

  // Forms with this keyword or alias, in the order in which they are tried.
  const std::vector<int>& forms_of(std::string_view keyword) const;
  // The constant of that name in any enum that can stand for `expected`: enum type and index, or kNoType.
  std::pair<TypeId, int> find_constant(std::string_view name, TypeId expected) const;
  std::vector<std::string> keywords() const;  // all, sorted
  std::vector<std::string> labels_of(std::string_view keyword) const;

  // Problems with the records themselves; empty in a sound program (tested).
  const std::vector<std::string>& problems() const { return problems_; }

 private:
  void add_types(std::span<const Rule> rules, std::span<const Enum> enums);
  void close_types();
  void add_form(const Ludeme& ludeme);

  std::vector<Form> forms_;
  std::vector<Type> types_;
  std::unordered_map<std::string_view, TypeId> type_index_;
  std::unordered_map<std::string_view, std::vector<int>> by_keyword_;
  std::unordered_map<std::string_view, std::vector<std::pair<TypeId, int>>> by_constant_;
  std::vector<std::string> problems_;
};

// Names of the integers that have names.
struct NamedInt {
  std::string_view name;
  int value;
};
inline constexpr NamedInt kNamedInts[] = {
    {"Off", -1}, {"End", -2}, {"Undefined", -1}, {"Infinity", 1'000'000'000}};

}  // namespace ludens
