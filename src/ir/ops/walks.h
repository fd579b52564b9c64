// walks.h - ops that walk over the board: along lines, through groups, up layers, along tracks; and the
// directions that the board has from site to site.
#pragma once

#include "ir/codes.h"
#include "ir/op.h"

namespace ludens::ir::Op {

// --- along the lines of the board
// `directions` are taken as the piece on the first site, Here, sees them, unless the op says otherwise.

inline constexpr OpRecord DirectionSites{
    .name = "direction_sites",
    .result = Set,
    .operands = {{"sites", Set},
                 {"directions", Dirs, Required, body(Reg::To, Reg::Here)},
                 {"stop", Bool, Optional, body(Reg::To).late()},
                 {"stop_included", Bool, Optional, body(Reg::To).late()},
                 {"distance", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .hands_on = bit(Reg::To),
    .asks_world = true,
    .cost = 40,
    .doc =
        "The sites along the lines that leave the given ones, up to the distance and to the first site where "
        "`stop` holds; that one only if `stop_included` holds, too.",
};
inline constexpr OpRecord BetweenSites{
    .name = "between_sites",
    .result = Set,
    .operands = {{"from", Int},
                 {"to", Int},
                 {"directions", Dirs, Required, body(Reg::From, Reg::To)},
                 {"from_included", Bool, Optional, body(Reg::From, Reg::To)},
                 {"to_included", Bool, Optional, body(Reg::From, Reg::To)},
                 {"if", Bool, Optional, body(Reg::From, Reg::To, Reg::Between)}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 20,
    .doc =
        "The sites between two, on the first line that joins them, for which the condition holds; either end "
        "only if it is included. None where one of them is off the board.",
};
inline constexpr OpRecord AroundSites{
    .name = "around_sites",
    .result = Set,
    .operands = {{"sites", Set}, {"distance", Int}, {"if", Bool, Optional, body(Reg::From, Reg::To)}},
    .attributes = {{"type", Attr::SiteType}, {"direction", Attr::Direction}},
    .asks_world = true,
    .cost = 40,
    .doc =
        "The sites To exactly so many steps from a site From of the given ones, along the lines of the "
        "direction, for which the condition holds.",
};
inline constexpr OpRecord DistanceSites{
    .name = "distance_sites",
    .result = Set,
    .operands = {{"from", Int}, {"least", Int, Required, body()}, {"most", Int, Required, body()}},
    .attributes = {{"type", Attr::SiteType}, {"relation", Attr::Relation}},
    .asks_world = true,
    .cost = 10,
    .doc =
        "The sites at least and at most so many steps from a site, by the shortest way; none from off the "
        "board.",
};
inline constexpr OpRecord SightSites{
    .name = "sight_sites",
    .result = Set,
    .operands = {{"from", Int}, {"directions", Dirs, Required, body(Reg::Here)}},
    .attributes = {{"type", Attr::SiteType}, {"sight"}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 20,
    .doc =
        "What is seen along each line from a site (geometry::Sight): the empty sites up to the first piece, "
        "the last of them, or that piece.",
};
inline constexpr OpRecord PatternSites{
    .name = "pattern_sites",
    .result = Set,
    .operands = {{"from", Int}, {"whats", List, Optional, body()}},
    .attributes = {{"type", Attr::SiteType}, {"steps", Attr::List}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 40,
    .doc =
        "The sites of the figures that begin at a site, whichever way they face first, and hold the pieces "
        "in turn; absent: pieces like the first. The list has the steps of the walk (ir::WalkStep).",
};
inline constexpr OpRecord ReachSites{
    .name = "reach_sites",
    .result = Set,
    .operands = {{"from", Int},
                 {"least", Int},
                 {"most", Int},
                 {"directions", Dirs, Required, body(Reg::From, Reg::To, Reg::Here)},
                 {"if", Bool, Required, body(Reg::From, Reg::To).late()},
                 {"rotation", Int, Optional, body(Reg::From, Reg::To, Reg::Value).late(),
                  state(Field::Rotation)}},
    .attributes = {{"type", Attr::SiteType}},
    .hands_on = bit(Reg::From) | bit(Reg::To),
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .asks_world = true,
    .cost = 60,
    .doc =
        "The sites that at least and at most so many steps lead to, each from From to To where the condition "
        "holds. Steps are those of the piece on the first site, which turns by `rotation` as it goes.",
};
inline constexpr OpRecord Ahead{
    .name = "ahead",
    .result = Int,
    .operands = {{"site", Int},
                 {"steps", Int, Required, body()},
                 {"directions", Dirs, Required, body(Reg::Here)}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 3,
    .doc = "The site so many steps away in the first of the directions; the site itself where there is none.",
};

// --- groups: sites that hang together by steps in the directions.
// `if` says which sites To belong (absent: those with the same piece as the first), `step_if` which steps
// from Aux to To connect (absent: all); From is the first site of the group, once that is known to belong.
// `directions` are asked at each site of the group, as the piece there sees them.

inline constexpr OpRecord GroupSites{
    .name = "group_sites",
    .result = Set,
    .operands = {{"sites", Set},
                 {"directions", Dirs, Required, body(Reg::From, Reg::To, Reg::Aux, Reg::Here).late()},
                 {"if", Bool, Optional, body(Reg::From, Reg::To, Reg::Aux)},
                 {"step_if", Bool, Optional, body(Reg::From, Reg::To, Reg::Aux).late()}},
    .attributes = {{"type", Attr::SiteType}},
    .hands_on = bit(Reg::From) | bit(Reg::Aux),
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 60,
    .doc = "The sites of all groups that one of the given sites belongs to.",
};
inline constexpr OpRecord GroupOrigins{
    .name = "group_origins",
    .result = Set,
    .operands = {{"sites", Set},
                 {"directions", Dirs, Required, body(Reg::From, Reg::To, Reg::Aux, Reg::Here).late()},
                 {"if", Bool, Optional, body(Reg::From, Reg::To, Reg::Aux)}},
    .attributes = {{"type", Attr::SiteType}},
    .hands_on = bit(Reg::From) | bit(Reg::Aux),
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 60,
    .doc = "One site for each group that one of the given sites belongs to: the first of those.",
};
inline constexpr OpRecord ListGroupSizes{
    .name = "list_group_sizes",
    .result = List,
    .operands = {{"sites", Set},
                 {"directions", Dirs, Required, body(Reg::From, Reg::To, Reg::Aux, Reg::Here).late()},
                 {"if", Bool, Optional, body(Reg::From, Reg::To, Reg::Aux)},
                 {"step_if", Bool, Optional, body(Reg::From, Reg::To, Reg::Aux).late()},
                 {"least", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .hands_on = bit(Reg::From) | bit(Reg::Aux),
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 60,
    .doc = "The sizes of the groups that one of the given sites belongs to, if at least so large.",
};
inline constexpr OpRecord VisitGroups{
    .name = "visit_groups",
    .result = Moves,
    .operands = {{"sites", Set}, {"moves", Moves, Required, body(Reg::Region, Reg::Grouping)}},
    .attributes = {{"number"}},
    .asks_world = true,
    .doc =
        "The moves for each of the sites, which stand for one group each. Region is bound to the site, "
        "Grouping to the number.",
};
inline constexpr OpRecord EveryGroup{
    .name = "every_group",
    .result = Bool,
    .operands = {{"sites", Set}, {"if", Bool, Required, body(Reg::Region, Reg::Grouping)}},
    .attributes = {{"number"}},
    .asks_world = true,
    .cost = 20,
    .doc = "Does the condition hold for each group? Region and Grouping are bound as in visit_groups.",
};

// --- on boards with layers
inline constexpr OpRecord IsCovered{
    .name = "is_covered",
    .result = Bool,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .cost = 20,
    .doc = "Is there a piece on a site straight above? No, off the board.",
};
inline constexpr OpRecord IsRoofed{
    .name = "is_roofed",
    .result = Bool,
    .operands = {{"a", Int}, {"b", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .cost = 10,
    .doc = "Do two pieces rest on both sites? No, off the board.",
};

// --- tracks
inline constexpr OpRecord TrackSites{
    .name = "track_sites",
    .result = Set,
    .operands = {{"track", Int}, {"from", Int}, {"to", Int}},
    .cost = 20,
    .doc =
        "The sites of a track from `from` (-1: its beginning) up to `to`, both included; all, going round, "
        "where `to` is not on it; none where `from` is not.",
};
inline constexpr OpRecord TrackMove{
    .name = "track_move",
    .result = Int,
    .operands = {{"track", Int}, {"from", Int}, {"steps", Int}, {"player", Int, Required, body()}},
    .reads = state(Field::Piece, Field::Stack, Field::Track),
    .keeps = state(Field::Track),
    .cost = 3,
    .doc = "The site so many steps along a track from the player's piece on a site of it; -1 beyond its end.",
};
inline constexpr OpRecord TrackFirst{
    .name = "track_first",
    .result = Int,
    .operands = {{"track", Int}, {"from", Int, Optional}, {"if", Bool, Optional, body(Reg::To)}},
    .cost = 20,
    .doc =
        "The first site To of a track, from a site on (absent: from its beginning) and round, for which the "
        "condition holds; -1 if there is none.",
};

// --- directions
inline constexpr OpRecord DirsOfLast{
    .name = "dirs_of_last",
    .result = Dirs,
    .attributes = {{"type", Attr::SiteType}, {"relation", Attr::Relation}, {"backwards", Attr::Flag}},
    .reads = state(Field::LastMove),
    .asks_world = true,
    .cost = 3,
    .doc =
        "The direction of the relation in which the last move went, or back; none where it went otherwise.",
};
inline constexpr OpRecord DirsBetween{
    .name = "dirs_between",
    .result = Dirs,
    .operands = {{"from", Int}, {"to", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 3,
    .doc = "All directions in which a line leads from one site to the other; none off the board.",
};
inline constexpr OpRecord DirsBySite{
    .name = "dirs_by_site",
    .result = Dirs,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}, {"relation", Attr::Relation}, {"relative", Attr::List}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .asks_world = true,
    .cost = 10,
    .doc =
        "The relative directions as the piece on the site faces, among the directions of the relation that "
        "this site has; none off the board.",
};
inline constexpr OpRecord DirsWithout{
    .name = "dirs_without",
    .result = Dirs,
    .operands = {{"directions", Dirs, Required, body()}, {"without", Dirs, Required, body()}, {"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 3,
    .doc =
        "`directions` less `without`, both as specific directions: a group of directions stands for those "
        "that the site has. None off the board.",
};
inline constexpr OpRecord DirsRandom{
    .name = "dirs_random",
    .result = Dirs,
    .operands = {{"directions", Dirs, Required, body()}, {"count", Int, Required, body()}, {"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .chance = true,
    .cost = 10,
    .doc =
        "So many of the directions that the site has, drawn by chance; all where there are no more, none off "
        "the board.",
};

}  // namespace ludens::ir::Op
