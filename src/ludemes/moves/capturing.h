// capturing.h - what the captures share: where they start, whom they catch, what happens to those.
#pragma once

#include "ludemes/moves/moving.h"

namespace ludens::ludemes::moves {

// The site that a capture starts from: that of its `from`, or else the end of the last move.
NodeId capture_start(Lowering& l, const Use& use);

// A condition on the register: that of the slot, or else whether an enemy (a friend) stands there.
NodeId caught_condition(Lowering& l, const Use& use, std::string_view slot, Reg reg, SiteType type);
NodeId friend_condition(Lowering& l, const Use& use, std::string_view slot, Reg reg, SiteType type);

// The moves that the (apply ...) of the slot gives, or else removal of what stands at the register's site.
NodeId caught_effect(Lowering& l, const Use& use, std::string_view slot, Reg reg, SiteType type);

// The type of site of `from`.
SiteType capture_type(Lowering& l, const Use& use);

}  // namespace ludens::ludemes::moves
