// ludeme.h - one record per form of every ludeme: the class grammar's only source.
//
// A record states the form in the grammar's own notation, what it means in one sentence, its parameters
// and an example. Parser expectations, `ludens grammar`, the manual, completion and error messages are all
// printed from these records; the meaning itself (see src/ludemes/meaning.h) hangs on the same record.
// Nothing about a ludeme is written twice.
//
// Notation of a form:   <type>        an argument of that type       name:<type>   a labelled argument
//                       {<type>}      an array, written in braces    [ ... ]       may be left out
//                       (a | b)       exactly one of them            [a | b]       at most one of them
//                       Word          that constant itself
#pragma once

#include <string_view>

namespace ludens {

struct Meaning;  // how a ludeme is lowered; defined above this folder, carried here as an opaque pointer

struct ParamDoc {
  std::string_view name;  // how lowering and the manual call the slot; a labelled slot's name is its label
  std::string_view doc;
};

inline constexpr int kMaxSlots = 24;

struct Ludeme {
  std::string_view rule;  // the grammar symbol that this form belongs to
  std::string_view form;  // in the notation above; begins with "(keyword"
  std::string_view summary;
  ParamDoc params[kMaxSlots] = {};   // one per slot of the form, constants left out, in order
  std::string_view example;          // compiles where the rule's type is expected
  std::string_view note = {};        // what people stumble over, in sentences; printed below the parameters
  std::string_view alias = {};       // another keyword with the same meaning
  bool extension = false;            // ours: Ludii's grammar does not have it
  const Meaning* meaning = nullptr;  // null: read by the ludeme that it stands in, as (to) is by (move)
};

// A grammar symbol: the name of one ludeme's forms, or of an abstract type.
struct Rule {
  std::string_view name;
  std::string_view chapter;  // folder of src/ludemes and page of the manual
  std::string_view is = {};  // the abstract types that it can stand for, separated by spaces
  std::string_view summary = {};
};

struct EnumConstant {
  std::string_view name;
  std::string_view doc;
};

struct Enum {
  std::string_view name;
  std::string_view summary;
  const EnumConstant* constants;
  int count;
  std::string_view is = {};  // abstract types, as above (directionFacing, direction)
};

}  // namespace ludens
