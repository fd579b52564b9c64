// facing.h - directions as the piece on a site sees them.
#pragma once

#include "interpreter/op_call.h"
#include "ir/ops/walks.h"

namespace ludens::interpreter {

// Only what depends on a piece's facing asks the piece on the site: the sites that directions or conditions
// name for themselves are those of the surroundings.
inline std::uint64_t dirs_at(Machine& m, const Code* dirs, int site) {
  if (dirs->op == &Op::DirsUnion)
    return dirs_at(m, operand<Op::DirsUnion, "a">(*dirs), site) |
           dirs_at(m, operand<Op::DirsUnion, "b">(*dirs), site);
  if (dirs->op == &Op::DirsDifference)
    return dirs_at(m, operand<Op::DirsDifference, "a">(*dirs), site) &
           ~dirs_at(m, operand<Op::DirsDifference, "b">(*dirs), site);
  if (dirs->op == &Op::DirsSelect)
    return dirs_at(m,
                   m.test(operand<Op::DirsSelect, "if">(*dirs)) ? operand<Op::DirsSelect, "then">(*dirs)
                                                                : operand<Op::DirsSelect, "else">(*dirs),
                   site);
  if (dirs->op == &Op::DirsBetween) return m.dirs(dirs);
  const Bind from(m, Reg::From, site);
  return m.dirs(dirs);
}
inline std::uint64_t dirs_at(Machine& m, Lazy<Type::Dirs> dirs, int site) {
  return dirs_at(m, dirs.code, site);
}

}  // namespace ludens::interpreter
