// parting.h - what lifts the question whether a group hangs together without one of its sites. One after
// another it is a search for each site; for all of them at once it is a set, which is kept while nothing
// moves.
#pragma once

#include "ir/program.h"

namespace ludens::optimize {

// (= 1 (count Groups if:(and ... (!= (to) site)))) by that set; kNothing where it is not that.
ir::NodeId stays_whole(ir::Builder& out, ir::NodeId a, ir::NodeId b);

}  // namespace ludens::optimize
