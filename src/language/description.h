// description.h - a game's description, read: expanded, as a tree, and bound. What every later stage starts
// from.
#pragma once

#include <memory>

#include "language/binder.h"
#include "language/expand.h"

namespace ludens {

struct Description {
  Expansion expansion;
  Tree tree;
  BoundTree bound;
  const Registry* registry = nullptr;

  std::string_view word(WordId id) const { return tree.word(id); }
  // An error about a bound value, where its text comes first, or at a place of the game's text
  // (bound_places.h).
  Diagnostic error(BoundId at, std::string code, std::string message) const;
  Diagnostic error_at(std::uint32_t place, BoundId value, std::string code, std::string message) const;
};

Result<Description> read_description(std::string name, std::string text, const Registry& registry,
                                     const Choices& choices = {},
                                     const DefineLibrary& library = shared_defines());

}  // namespace ludens
