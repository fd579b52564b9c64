// hiding.h - what the ludemes of hidden information share.
#pragma once

#include "ir/ops/hidden.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes {

// What may be hidden, by the names of the language; without a name, the piece altogether.
inline constexpr Named<int> kHiddenFacts[] = {
    {"What", ir::kHiddenWhat},   {"Who", ir::kHiddenWho},     {"Count", ir::kHiddenCount},
    {"State", ir::kHiddenState}, {"Value", ir::kHiddenValue}, {"Rotation", ir::kHiddenRotation},
};

inline int hidden_fact(std::string_view word) {
  for (const auto& row : kHiddenFacts)
    if (row.name == word) return row.value;
  return ir::kHidden;
}

// The facts in the slots `fact` and `facts`.
inline int hidden_facts(Lowering& l, const Use& use) {
  if (!use.has("facts")) return hidden_fact(use.word("fact"));
  int facts = 0;
  for (const BoundId id : use.items("facts")) facts |= hidden_fact(l.maker.word(id));
  return facts;
}

// (set Hidden) as an action.
inline NodeId act_hide(Lowering& l, const Use& use, NodeId players) {
  const NodeId sites = site_or_region(l, use, "at", "sites");
  return l.ir.node(Op::ActHide, {sites, players, l.level(use, "level"), l.boolean(use, "hidden")},
                   {l.space(l.site_type(use)), hidden_facts(l, use)});
}

}  // namespace ludens::ludemes
