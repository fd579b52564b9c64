// traits.h - what a use of a ludeme says about the whole game: functions for Meaning::traits_of that several
// records share.
#pragma once

#include "ludemes/maker.h"

namespace ludens::ludemes {

// Is there an argument that is not this number in every state?
bool is_other_than(const Use& use, std::string_view slot, double number);

std::uint32_t traits_of_stack_flag(const Use& use);  // stack:True
std::uint32_t traits_of_adding(const Use& use);      // stack:, count:, (to level:)
std::uint32_t traits_of_placing(const Use& use);     // count:, counts:, state:
std::uint32_t traits_of_state(const Use& use);       // state:

// What the game's ludemes say whatever their arguments, and all that they say.
std::uint32_t plain_traits(const Description& description);
std::uint32_t all_traits(Maker& maker);

// Each use of a ludeme in the game, once.
template <class Visit>
void for_each_form(const BoundTree& tree, Visit visit) {
  std::vector<bool> seen(tree.size(), false);
  std::vector<BoundId> todo{tree.root};
  while (!todo.empty()) {
    const BoundId id = todo.back();
    todo.pop_back();
    if (id == kUnbound || seen[id]) continue;
    seen[id] = true;
    if (tree[id].kind == BoundKind::Form) visit(id);
    for (const BoundId arg : tree.args(id)) todo.push_back(arg);
  }
}

}  // namespace ludens::ludemes
