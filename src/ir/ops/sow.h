// sow.h - ops of sowing: the seeds of a hole go along a track.
#pragma once

#include "ir/ops/effects.h"

namespace ludens::ir::Op {

inline constexpr OpRecord CanSow{
    .name = "can_sow",
    .result = Bool,
    .operands = {{"site", Int}, {"count", Int, Required, body()}, {"owner", Int, Optional}},
    .attributes = {{"tracks", Attr::List}},
    .cost = 10,
    .doc =
        "True if the track passes the hole, or if count is 0 or less; false without a track. The track is "
        "the owner's among these, or the first of them where no owner is named.",
};
inline constexpr OpRecord ActSow{
    .name = "act_sow",
    .result = Void,
    .operands = {{"site", Int},
                 {"count", Int},
                 {"per_hole", Int, Required, body(Reg::From, Reg::To, Reg::Value)},
                 {"owner", Int, Optional},
                 {"sow_start", Bool, Optional, body(Reg::From, Reg::To, Reg::Value)},
                 {"skip", Bool, Optional, body(Reg::To, Reg::Value).late()},
                 {"effect", Moves, Optional, body(Reg::From, Reg::To, Reg::Value).into(Sink::Effect)},
                 {"capture_if", Bool, Optional, body(Reg::From, Reg::To, Reg::Value)},
                 {"capture", Moves, Optional, body(Reg::From, Reg::To, Reg::Value).into(Sink::Effect)},
                 {"back_while", Bool, Optional, body(Reg::From, Reg::To, Reg::Value)},
                 {"on_while", Bool, Optional, body(Reg::From, Reg::To, Reg::Value)}},
    .attributes = {{"type", Attr::SiteType}, {"passes_start", Attr::Flag}, {"tracks", Attr::List}},
    .hands_on = bit(Reg::From) | bit(Reg::To) | bit(Reg::Value),
    .reads = kPieceFields,
    .writes = kPieceFields,
    .looks_ahead = true,
    .doc =
        "The seeds of a hole go along a track, so many into each hole: into the start first, where the "
        "condition holds; not into holes to skip; into the start again only where the track may pass it. "
        "The effect comes with each hole. If the condition holds at the last hole (To), the capture "
        "follows, and again one hole back or on for as long as the conditions of those hold. The track is "
        "chosen as by can_sow.",
};

}  // namespace ludens::ir::Op
