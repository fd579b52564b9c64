// chapters.h - the registry's types in the order in which the grammar and the manual print them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "language/registry.h"

namespace ludens {

// A chapter is a folder of src/ludemes. Constants stand in the chapter whose forms use them; those that
// several chapters use make up the last chapter, "constants".
struct Chapter {
  std::string_view name;
  std::vector<TypeId> rules;      // ludemes and abstract types
  std::vector<TypeId> constants;  // enums
};

std::vector<Chapter> chapters_of(const Registry& registry);

// The chapter in which the type is explained; empty for types that no record declares.
std::string_view chapter_of(const Registry& registry, TypeId type);

// Aliases of a keyword: = is also equals.
std::vector<std::string_view> aliases_of(const Registry& registry, std::string_view keyword);

// What may be written for the type itself, not through a ludeme: int, float, boolean, string, {<int>}, Off
// ...
std::vector<std::string> literals_of(const Registry& registry, TypeId type);

}  // namespace ludens
