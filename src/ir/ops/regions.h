// regions.h - operations on sets of sites, on lists, and on the numbers of the board.
//
// Much of the board is tables: "the sites around this one", "the sites of that player's home". A table of
// sets is a run of the program's constant sets, named by the first and the length; a table of integers is a
// constant list.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- tables
inline constexpr OpInfo SetAt{"set_at", Type::Set, "i", 2};   // index; first set, how many; empty beyond
inline constexpr OpInfo Spread{"spread", Type::Set, "s", 2};  // the table's sets of all these sites together
inline constexpr OpInfo SpreadIf{"spread_if", Type::Set, "sb",
                                 2};  // the same, From and To bound, where the condition holds
inline constexpr OpInfo Grow{"grow", Type::Set, "si", 2};  // sites and their table's sets, so many times over
inline constexpr OpInfo Lookup{"lookup", Type::Int, "i", 3};  // key; list, first key, what absent keys give
inline constexpr OpInfo LookupOr{"lookup_or", Type::Int, "i",
                                 1};  // key; list: key, value, ..., keys ascending; else the key itself

// --- who stands where
inline constexpr OpInfo PlayersMask{"players_mask", Type::Int, "i?",
                                    1};  // seen from a player or the mover, a bit each; RoleGroup
inline constexpr OpInfo BitOf{"bit_of", Type::Int, "i", 0};  // 1 << player; 0 where that is no player
inline constexpr OpInfo SitesOfPlayers{"sites_of", Type::Set, "i", 1};  // players as a mask; site type
inline constexpr OpInfo PiecesOfPlayers{"pieces_of", Type::Set, "i",
                                        2};  // players as a mask; site type, list of components
inline constexpr OpInfo PieceSites{"piece_sites", Type::Set, "i", 1};  // component; site type
inline constexpr OpInfo OwnedPiece{"owned_piece", Type::Set, "ii",
                                   1};  // component, players as a mask; site type
inline constexpr OpInfo TopOwned{"top_owned", Type::Set, "si",
                                 1};  // those whose top piece belongs to the players; site type
inline constexpr OpInfo StateSites{"state_sites", Type::Set, "i",
                                   2};  // local state; site type, how many sites
inline constexpr OpInfo PendingSites{"pending_sites", Type::Set, "", 0};
// Where all that the last move did, and what followed it, happened: from (0) or to (1).
inline constexpr OpInfo LastSites{"last_sites", Type::Set, "", 1};
inline constexpr OpInfo PassedSites{"passed_sites", Type::Set, "", 0};  // the sites that it went over
inline constexpr OpInfo ActNotePassed{"act_note_passed", Type::Void, "i",
                                      0};  // the move at hand goes over it
inline constexpr OpInfo ToClearSites{"to_clear", Type::Set, "", 0};
inline constexpr OpInfo StartSites{"start_sites", Type::Set, "i",
                                   0};  // where the component stood before the first move
inline constexpr OpInfo ActNoteStart{"act_note_start", Type::Void, "", 0};  // the last of the start rules
inline constexpr OpInfo IsFirstMove{"is_first_move", Type::Bool, "", 0};    // has no move been made yet?

// Register Region holds a site of the group at hand, and so many times the number of the ludeme that makes
// the groups.
inline constexpr int kGroupsApart = 1 << 16;

// Groups of players for PlayersMask.
enum class RoleGroup : int { All, Enemy, Ally, Friend, NonMover, TeamMover, Team1 };  // Team1 + k: team k + 1

// --- sets made site by site
inline constexpr OpInfo FilterBy{"filter_by", Type::Set, "sb", 1};  // register
inline constexpr OpInfo UnionOverSites{"union_over", Type::Set, "ss",
                                       1};  // register bound to each site in turn
inline constexpr OpInfo UnionOverList{"union_over_list", Type::Set, "ls",
                                      1};  // register bound to each number in turn
inline constexpr OpInfo Levels{"levels", Type::Set, "ib?i?",
                               2};  // of the stack at a site: condition, start; site type, from top

// --- along the lines of the board. Directions are taken as the piece on the first site sees them.
inline constexpr OpInfo DirectionSites{"direction_sites", Type::Set, "sdb?b?i?",
                                       1};  // from, directions, stop, stop included, distance; type
inline constexpr OpInfo BetweenSites{"between_sites", Type::Set, "iidb?b?b?",
                                     1};  // from, to, directions, ends included, condition; type
// Groups that have one of the sites. Operands: sites, directions, which sites belong (To; absent: those with
// the same piece as the first), which steps connect (from Aux to To; absent: all). Immediate: site type.
inline constexpr OpInfo GroupSites{"group_sites", Type::Set, "sdb?b?", 1};
inline constexpr OpInfo GroupOrigins{"group_origins", Type::Set, "sdb?b?",
                                     1};  // one of the sites for each group
// Register Region bound to a site of each group in turn, and to how groups are made there (see kGroupsApart).
// Immediate: the number of the ludeme that makes the groups.
inline constexpr OpInfo VisitGroups{"visit_groups", Type::Moves, "sm", 1};
inline constexpr OpInfo EveryGroup{"every_group", Type::Bool, "sb", 1};
inline constexpr OpInfo AroundSites{"around_sites", Type::Set, "sib?",
                                    2};  // centres, distance, condition; type, direction
inline constexpr OpInfo DistanceSites{"distance_sites", Type::Set, "iii",
                                      2};  // from, least, most; type, relation
inline constexpr OpInfo IsCovered{"is_covered", Type::Bool, "i",
                                  1};  // is there a piece on a site straight above? type
inline constexpr OpInfo IsRoofed{"is_roofed", Type::Bool, "ii", 1};  // do two pieces rest on both sites? type
inline constexpr OpInfo SightSites{"sight_sites", Type::Set, "id",
                                   2};  // from, directions; type, what is looked for
inline constexpr OpInfo PatternSites{"pattern_sites", Type::Set, "il?",
                                     2};  // from, pieces in turn; type, list of steps
inline constexpr OpInfo ReachSites{"reach_sites", Type::Set, "iiidbi?",
                                   1};  // from, least and most steps, directions, condition, rotation; type
inline constexpr OpInfo TrackSites{"track_sites", Type::Set, "iii", 0};   // track, from, to
inline constexpr OpInfo MovePassed{"move_passed", Type::Set, "m", 0};     // the sites that moves go over
inline constexpr OpInfo MoveSites{"move_sites", Type::Set, "m", 1};       // where moves start (0) or end (1)
inline constexpr OpInfo RandomSites{"random_sites", Type::Set, "si", 0};  // so many of these

// --- integers
inline constexpr OpInfo SumOver{"sum_over", Type::Int, "s", 1};   // the list's entries of these sites
inline constexpr OpInfo NthSite{"nth_site", Type::Int, "si", 0};  // -1 beyond
inline constexpr OpInfo ListAt{"list_at", Type::Int, "li", 0};    // -1 beyond
inline constexpr OpInfo ListSize{"list_size", Type::Int, "l", 0};
inline constexpr OpInfo Ahead{"ahead", Type::Int, "iid",
                              2};  // from, steps, directions; type, not as the piece there sees them
inline constexpr OpInfo TrackMove{"track_move", Type::Int, "iiii", 0};     // track, from, steps, player
inline constexpr OpInfo TrackFirst{"track_first", Type::Int, "ii?b?", 0};  // track, from, condition on To
// The same, but the piece that has been there longest (runtime/order.h). Immediates: type, how many sites,
// list of the components that may be asked for.
inline constexpr OpInfo WhereFirst{"where_first", Type::Int, "ii?", 3};
inline constexpr OpInfo WherePiece{"where", Type::Int, "ii?", 2};  // component, state; type, how many sites
inline constexpr OpInfo WhereLevel{"where_level", Type::Int, "iii?b",
                                   1};  // component, site, state, from top; type

// --- lists
inline constexpr OpInfo ListUnion{"list_union", Type::List, "l*", 0};
inline constexpr OpInfo ListIntersection{"list_intersection", Type::List, "ll",
                                         0};  // those of the first that the second has
inline constexpr OpInfo ListDifference{"list_difference", Type::List, "ll", 0};
inline constexpr OpInfo ListWithout{"list_without", Type::List, "li", 0};  // its first occurrence
inline constexpr OpInfo ListSelect{"list_select", Type::List, "bll?", 0};
inline constexpr OpInfo ListPlayers{"list_players", Type::List, "ib?",
                                    0};  // of a mask, ascending; condition on Player
inline constexpr OpInfo ListGroupSizes{"list_group_sizes", Type::List, "sdb?b?i",
                                       1};  // the same, and the least size that counts
inline constexpr OpInfo ListResults{"list_results", Type::List, "ssi",
                                    0};  // From of the first, To of the second

// --- directions
inline constexpr OpInfo DirsOfLast{"dirs_of_last", Type::Dirs, "",
                                   3};  // type, relation, backwards: of the last move
inline constexpr OpInfo DirsBetween{"dirs_between", Type::Dirs, "ii", 1};  // type
inline constexpr OpInfo DirsBySite{"dirs_by_site", Type::Dirs, "i",
                                   3};  // site; type, relation, list of relative directions
inline constexpr OpInfo DirsWithout{"dirs_without", Type::Dirs, "ddi",
                                    1};  // groups taken apart at the site; type
inline constexpr OpInfo DirsRandom{"dirs_random", Type::Dirs, "dii", 1};  // directions, how many, site; type

}  // namespace ludens::ir::Op
