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
    .operands = {{"sites", Set},
                 {"players", Int},
                 {"level", Level, Optional},
                 {"hidden", Bool, Optional, body()}},
    .attributes = {{"type", Attr::SiteType}, {"facts"}},
    .writes = state(Field::Hidden),
    .keeps = state(Field::Hidden),
    .doc =
        "Hides facts (a mask of Hidden) of the sites, at the level or the bottom, from the players of the "
        "mask; shows them where `hidden` does not hold.",
};
inline constexpr OpRecord IsHidden{
    .name = "is_hidden",
    .result = Bool,
    .operands = {{"site", Int}, {"player", Int}, {"level", Level, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"fact"}},
    .reads = state(Field::Hidden),
    .keeps = state(Field::Hidden),
    .cost = 2,
    .doc = "Is the fact of the site, at the level or the bottom, hidden from the player? No off the board.",
};
inline constexpr OpRecord HiddenSites{
    .name = "hidden_sites",
    .result = Set,
    .operands = {{"players", Int}},
    .attributes = {{"type", Attr::SiteType}, {"fact"}},
    .reads = state(Field::Hidden),
    .keeps = state(Field::Hidden),
    .cost = 20,
    .doc = "Sites of the board whose fact, at the bottom, is hidden from one of the players of the mask.",
};

}  // namespace ludens::ir::Op
