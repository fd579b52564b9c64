// kept_fields.h - what the state keeps for a program's rules: the layout follows from it (runtime/state.h).
#pragma once

#include "ir/program.h"

namespace ludens::ir {

// The fields for whose sake the ops that can be reached from the rules keep them (OpRecord::keeps).
FieldSet kept_fields(const Program& program);

// Writes down in Uses what follows from that.
void note_kept_fields(Program& program);

}  // namespace ludens::ir
