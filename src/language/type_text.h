// type_text.h - types and values in the words of error messages.
#pragma once

#include <string>

#include "language/registry.h"
#include "language/tree.h"

namespace ludens {

// "<int>", "{<sites>}", with a label "at:<int>"; a constant is itself.
std::string type_text(const Registry& registry, TypeId type, int depth = 0);
std::string slot_text(const Registry& registry, const Slot& slot);

// What can stand for a type, in one line: "a whole number, (abs ...), (ahead ...), ..."; empty for nothing.
std::string examples_of(const Registry& registry, TypeId type);

// A value as an error calls it: (move ...), {...}, "Pawn", 'Mover'.
std::string value_text(const Tree& tree, SyntaxId node);

// Looks like a number to a reader, whether or not it is one.
bool is_numeric(std::string_view word);

// The names of all constants and named numbers that can stand for the type.
std::vector<std::string> constants_of(const Registry& registry, TypeId type);
// The keywords of all ludemes that can.
std::vector<std::string> keywords_of(const Registry& registry, TypeId type);

}  // namespace ludens
