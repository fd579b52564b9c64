// parting.h - what lifts the question whether sites hang together: as one group, or without one of them. One
// after another the latter is a search for each site; for all of them at once it is a set, which is kept
// while nothing moves.
#pragma once

#include "ir/program.h"

namespace ludens::optimize {

// (= 1 (count Groups if:(and ... (!= (to) site)))) by that set; kNothing where it is not that.
ir::NodeId stays_whole(ir::Builder& out, ir::NodeId a, ir::NodeId b);

// (= 1 (count Groups ...)) of members that are known, for which not all groups need to be looked at; kNothing
// where it is not that.
ir::NodeId are_one_group(ir::Builder& out, ir::NodeId a, ir::NodeId b);

}  // namespace ludens::optimize
