// nearby.h - what is asked of each site around another, as questions about sets; part of `combine`.
#pragma once

#include <span>

#include "ir/program.h"

namespace ludens::optimize {

// Of spread_if: what of its condition says who stands on a site becomes the set of those sites, and nothing
// is asked site by site where that is all of it. kNothing where no part of the condition can be had as a set.
ir::NodeId spread_among(ir::Builder& out, std::span<const ir::NodeId> operands,
                        std::span<const std::int32_t> attributes);

// Of (difference a b), where b is a single site, and a some of what lies around it: a.
ir::NodeId without_centre(ir::Builder& out, ir::NodeId a, ir::NodeId b);

}  // namespace ludens::optimize
