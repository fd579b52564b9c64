// binder.h - gives every bracket its meaning: which form of which ludeme it is, and which argument fills
// which slot.
//
// Binding is driven by the registry alone. It is memoised on (tree node, expected type); since equal subtrees
// are one node, a game that expands to megabytes is bound as fast as what was really written.
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "language/registry.h"
#include "language/tree.h"

namespace ludens {

using BoundId = std::uint32_t;
inline constexpr BoundId kUnbound = ~0u;

enum class BoundKind : std::uint8_t { Form, Array, Int, Float, Bool, String, Constant };

// One bound value. Equal values in equal surroundings are one value.
struct Bound {
  BoundKind kind = BoundKind::Form;
  SyntaxId node = kNoSyntax;   // where it stands
  const Form* form = nullptr;  // Form: args has one entry per slot of it, kUnbound where left out
  std::uint32_t first_arg = 0, arg_count = 0;
  double number = 0;      // Int, Float, Bool (0 or 1), Constant: index in its enum
  TypeId type = kNoType;  // Constant: its enum
  WordId word = 0;        // String, Constant
};

class BoundTree {
 public:
  BoundId root = kUnbound;

  const Bound& operator[](BoundId id) const { return bounds_[id]; }
  size_t size() const { return bounds_.size(); }
  std::span<const BoundId> args(BoundId id) const {
    return {args_.data() + bounds_[id].first_arg, bounds_[id].arg_count};
  }
  // The argument in the slot of that name; kUnbound where it was left out or the form has no such slot.
  BoundId arg(BoundId id, std::string_view slot) const;

  BoundId add(Bound bound, std::span<const BoundId> args);

 private:
  std::vector<Bound> bounds_;
  std::vector<BoundId> args_;
};

// Binds the tree's root as a `type` ("game").
Result<BoundTree> bind(const Tree& tree, const Text& text, const Sources& sources, const Registry& registry,
                       std::string_view type = "game");

// Is `word` that constant? It may begin with a small letter.
bool is_constant(std::string_view word, std::string_view constant);

// Does this node, with this content, fit? Shared by the binder and by the explanation of its errors.
class Binder {
 public:
  Binder(const Tree& tree, const Registry& registry) : tree_(tree), registry_(registry) {}

  BoundId bind(SyntaxId node, TypeId type, int depth);
  const Tree& tree() const { return tree_; }
  const Registry& registry() const { return registry_; }
  BoundTree take() { return std::move(bounds_); }

 private:
  BoundId bind_fresh(SyntaxId node, TypeId type, int depth);
  BoundId bind_array(SyntaxId node, TypeId type, int depth);
  BoundId bind_list(SyntaxId node, TypeId type);
  BoundId bind_word(SyntaxId node, TypeId type);
  BoundId bind_form(SyntaxId node, const Form& form);

  struct Match;
  bool match(Match& m, size_t child, size_t slot, bool group_filled);

  const Tree& tree_;
  const Registry& registry_;
  BoundTree bounds_;
  std::unordered_map<std::uint64_t, BoundId> memo_;
};

// Why `node` is not a `type`: at least one error, closest explanation first (binder_errors.cpp).
Diagnostics explain(Binder& binder, SyntaxId node, TypeId type, int depth, const Text& text,
                    const Sources& sources);

}  // namespace ludens
