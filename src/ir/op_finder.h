// op_finder.h - does a part of a program use some ops: in its operands, or in what its moves do?
//
// Remembers what it has seen, so asking about every node costs no more than asking about the whole.
#pragma once

#include <span>

#include "ir/program.h"

namespace ludens::ir {

class OpFinder {
 public:
  OpFinder(const Program& program, std::span<const OpRef> ops)
      : program_(program), ops_(ops), nodes_(program.nodes.size()), kinds_(program.kinds.size()) {}

  bool in(NodeId id);         // nothing uses nothing
  bool in_kind(size_t kind);  // what a move of the kind does: before it, as it is made, as its consequence

 private:
  enum class Answer : std::uint8_t { Unknown, No, Yes };

  const Program& program_;
  std::span<const OpRef> ops_;
  std::vector<Answer> nodes_, kinds_;
};

}  // namespace ludens::ir
