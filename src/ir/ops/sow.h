// sow.h - ops of sowing: the seeds of a hole go along a track.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// Both: list of tracks among which the owner chooses (absent: the first one).
inline constexpr OpInfo CanSow{"can_sow", Type::Bool, "iii?", 1};  // start, count, owner; list of tracks
// start, count, seeds per hole, owner, whether the first goes into the start, which holes are skipped (To),
// what happens at each hole (To), when the last one gives a capture (To), the capture, how long to go on
// backwards or forwards (To). Immediates: site type, whether the start gets a seed when the track comes round
// to it, list of tracks.
inline constexpr OpInfo ActSow{"act_sow", Type::Void, "iiii?b?b?m?b?m?b?b?", 3};

}  // namespace ludens::ir::Op
