// entry.h - what emitted code gives to those who load it: functions in place of the interpreter's own.
#pragma once

#include <cstdint>

#include "interpreter/machine.h"

namespace ludens::native {

struct Entry {
  ir::NodeId node = 0;  // 0 ends the table
  interpreter::Sink sink = interpreter::Sink::List;
  void (*run)() = nullptr;  // as Code has it for the node's type
};

}  // namespace ludens::native
