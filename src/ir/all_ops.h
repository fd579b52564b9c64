// all_ops.h - every op there is, by name.
#pragma once

#include "ir/op.h"

namespace ludens::ir {

extern const OpRef kAllOps[];  // all_ops.cpp, written by scripts/list-ops
extern const int kOpCount;

OpRef find_op(std::string_view name);  // null if there is none

}  // namespace ludens::ir
