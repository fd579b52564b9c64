// facing.h - which way a piece faces.
#pragma once

#include "interpreter/machine.h"
#include "runtime/kernels/dirs.h"

namespace ludens::interpreter {

using kernels::facing_at;

}  // namespace ludens::interpreter
