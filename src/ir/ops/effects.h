// effects.h - ops of effects. Actions are gathered with their operands read, and applied together.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord Do{
    .name = "do",
    .result = Void,
    .operands = {{"void0", Void, Many, body()}},
    .doc = "in order",
};
inline constexpr OpRecord Gather{
    .name = "gather",
    .result = Void,
    .operands = {{"moves0", Moves, Required, body()}},
    .doc = "the actions of all these moves, and their consequences",
};
inline constexpr OpRecord IfDo{
    .name = "if_do",
    .result = Void,
    .operands = {{"bool0", Bool}, {"void1", Void, Required, body()}, {"void2", Void, Optional, body()}},
    .doc = "",
};
inline constexpr OpRecord ForSitesDo{
    .name = "for_sites_do",
    .result = Void,
    .operands = {{"set0", Set}, {"void1", Void, Required, body()}},
    .attributes = {{"register", Attr::Register}},
    .doc = "register",
};
inline constexpr OpRecord ActMove{
    .name = "act_move",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int, Optional}, {"int3", Int, Optional}},
    .attributes = {{"type1", Attr::SiteType}, {"type2", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc = "from, to, level from, level to; types, whole stack",
};
inline constexpr OpRecord ActAdd{
    .name = "act_add",
    .result = Void,
    .operands = {{"int0", Int},
                 {"int1", Int},
                 {"int2", Int, Optional},
                 {"int3", Int, Optional},
                 {"int4", Int, Optional},
                 {"int5", Int, Optional},
                 {"int6", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "site, what, count, state, rotation, value, level; site type",
};
inline constexpr OpRecord ActRemove{
    .name = "act_remove",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc = "site, level; site type, at the end of the turn",
};
inline constexpr OpRecord ActSetNext{
    .name = "act_set_next",
    .result = Void,
    .operands = {{"int0", Int}},
    .doc = "",
};
inline constexpr OpRecord ActMoveAgain{
    .name = "act_move_again",
    .result = Void,
    .doc = "",
};
inline constexpr OpRecord ActSwapPlayers{
    .name = "act_swap_players",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}},
    .doc = "",
};
inline constexpr OpRecord ActPass{
    .name = "act_pass",
    .result = Void,
    .doc = "",
};

// --- outcome
inline constexpr OpRecord Result{
    .name = "result",
    .result = Void,
    .operands = {{"int0", Int}},
    .attributes = {{"result", Attr::Result}, {"flag", Attr::Flag}},
    .doc = "player; kind of result, everybody",
};

}  // namespace ludens::ir::Op
