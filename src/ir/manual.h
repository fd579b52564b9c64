// manual.h - the reference of the IR, written from the ops' records: `ludens ir --manual`.
#pragma once

#include <string>

#include "ir/op.h"

namespace ludens::ir {

std::string manual();                       // Markdown, all ops by result and name
std::string manual_of(const OpRecord& op);  // one of them

}  // namespace ludens::ir
