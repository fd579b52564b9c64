// hidden.h - ops of hidden information: what players may not see (runtime/hidden.h).
#pragma once

#include "ir/op.h"

namespace ludens::ir {

// What may be hidden of a site, a bit each.
enum Hidden : std::uint8_t {
  kHidden = 1,  // the piece altogether
  kHiddenWhat = 2,
  kHiddenWho = 4,
  kHiddenCount = 8,
  kHiddenState = 16,
  kHiddenRotation = 32,
  kHiddenValue = 64,
};

}  // namespace ludens::ir

namespace ludens::ir::Op {

// sites, players as a mask, level, hidden or shown; site type, facts as a mask
inline constexpr OpInfo ActHide{"act_hide", Type::Void, "sii?b?", 2};
inline constexpr OpInfo IsHidden{"is_hidden", Type::Bool, "iii?", 2};  // site, player, level; site type, fact
inline constexpr OpInfo HiddenSites{"hidden_sites", Type::Set, "i", 2};  // players as a mask; site type, fact

}  // namespace ludens::ir::Op
