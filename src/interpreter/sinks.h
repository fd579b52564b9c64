// sinks.h - which sinks the generators of a program are asked for.
//
// Rules of play are listed, and asked whether there is a move at all; consequences and preludes are effects.
// What an op asks of its operands stands on its record (ir::Run). A generator is prepared for these sinks and
// no others.
#pragma once

#include <vector>

#include "ir/program.h"

namespace ludens::interpreter {

// By node; 0 for those that no rule leads to, and for those that generate no moves.
std::vector<ir::SinkSet> find_sinks(const ir::Program& program);

// The sink that an operand of a node prepared for `own` is prepared for. Where the record names several, the
// op finds the others by into() (machine.h).
ir::Sink operand_sink(const ir::Operand& operand, ir::Sink own);

}  // namespace ludens::interpreter
