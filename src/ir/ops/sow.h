// sow.h - ops of sowing: the seeds of a hole go along a track.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord CanSow{
    .name = "can_sow",
    .result = Bool,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int, Optional}},
    .attributes = {{"list", Attr::MaybeList}},
    .doc =
        "Both: list of tracks among which the owner chooses (absent: the first one). start, count, owner; "
        "list of tracks",
};
inline constexpr OpRecord ActSow{
    .name = "act_sow",
    .result = Void,
    .operands = {{"int0", Int},
                 {"int1", Int},
                 {"int2", Int},
                 {"int3", Int, Optional},
                 {"bool4", Bool, Optional},
                 {"bool5", Bool, Optional},
                 {"moves6", Moves, Optional, body()},
                 {"bool7", Bool, Optional},
                 {"moves8", Moves, Optional, body()},
                 {"bool9", Bool, Optional},
                 {"bool10", Bool, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"flag", Attr::Flag}, {"list", Attr::MaybeList}},
    .doc =
        "start, count, seeds per hole, owner, whether the first goes into the start, which holes are skipped "
        "(To), what happens at each hole (To), when the last one gives a capture (To), the capture, how long "
        "to go on backwards or forwards (To). Attributes: site type, whether the start gets a seed when the "
        "track comes round to it, list of tracks.",
};

}  // namespace ludens::ir::Op
