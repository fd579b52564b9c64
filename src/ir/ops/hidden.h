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

inline constexpr OpRecord ActHide{
    .name = "act_hide",
    .result = Void,
    .operands = {{"set0", Set}, {"int1", Int}, {"int2", Int, Optional}, {"bool3", Bool, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"number"}},
    .doc = "sites, players as a mask, level, hidden or shown; site type, facts as a mask",
};
inline constexpr OpRecord IsHidden{
    .name = "is_hidden",
    .result = Bool,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"number"}},
    .doc = "site, player, level; site type, fact",
};
inline constexpr OpRecord HiddenSites{
    .name = "hidden_sites",
    .result = Set,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}, {"number"}},
    .doc = "players as a mask; site type, fact",
};

}  // namespace ludens::ir::Op
