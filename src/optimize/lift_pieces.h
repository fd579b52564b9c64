// lift_pieces.h - "for each piece of this kind: a way of moving" becomes "all pieces of this kind, at once":
// what the passes for steps, slides and leaps have in common.
#pragma once

#include <functional>
#include <optional>

#include "geometry/directions.h"
#include "ir/program.h"

namespace ludens::optimize {

// Tables with a set for each site grow with the square of the board: beyond so many words there are none.
inline constexpr int kMostWords = 16;

// A loop over the mover's pieces of one component, or one piece of whatever sort.
struct PieceLoop {
  ir::SiteType type;
  int component;  // 0: it may be any
  bool on_board;  // not over those in hands, too
};

// The moves of all pieces on the sites `from` of the board that go the way that stands in the loop; kNothing
// where they must go one by one. The set may have sites of hands, too: no way leads from there.
using LiftWay =
    std::function<ir::NodeId(ir::Builder& out, const PieceLoop& loop, ir::NodeId way, ir::NodeId from)>;

// What is done with all that was lifted, besides: makes fewer of the ways of one loop, and adds to the
// program in the end.
struct LiftMore {
  std::function<void(ir::Builder& out, std::vector<ir::NodeId>& lifted)> join;
  std::function<void(ir::Builder& out)> finish;
};

// Lifts the ways that it can out of each loop, with the conditions around them; the others stay in it.
ir::Program lift_pieces(const ir::Program& program, const LiftWay& lift, const LiftMore& more = {});

// The one move at the end of a way, from the pieces on some sites to others.
struct Landing {
  int kind;
  struct Ends {
    ir::NodeId from, to;
  };
  std::vector<Ends> ends;  // no two have a pair of sites in common
};

// All pairs that satisfy the condition on From and To, which may be absent, and those around the move.
// Nothing where a move needs more than From and To, or the pairs are not those of sets. `also` is asked about
// conditions that are none; true: it has seen to it.
std::optional<Landing> landing(ir::Builder& out, const PieceLoop& loop, ir::NodeId from, ir::NodeId condition,
                               ir::NodeId body, const std::function<bool(ir::NodeId)>& also = {});

// Makes one node of each pair of sets, and all of them together.
ir::NodeId for_all_ends(ir::Builder& out, const Landing& landing,
                        const std::function<ir::NodeId(const Landing::Ends&)>& make);

// Where all pieces of the component face, however they came to their sites; nothing where they face nowhere.
std::optional<geometry::Direction> facing_of(const ir::Program& program, int component);

// Does each way from a site lead to sites of its own? A slide that came to one twice would be two moves. On
// demand no way may come back to where it began, either.
bool lines_part(const geometry::Topology& board, ir::SiteType type, geometry::DirectionMask mask,
                bool for_good = false);

// The directions, if they are the same for all pieces of the component; of 0 nothing is known, unless that
// says that nothing stands there.
std::optional<geometry::DirectionMask> static_directions(const ir::Program& program, ir::NodeId directions,
                                                         int component, bool may_be_none = false);

}  // namespace ludens::optimize
