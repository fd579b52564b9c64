// facing.h - which way a piece faces, and directions as the piece on a site sees them.
#pragma once

#include "interpreter/op_call.h"
#include "ir/ops/walks.h"

namespace ludens::interpreter {

// Which way the piece on top of a site on the board faces, with its rotation among the directions of the
// relation. A piece without a facing, and an empty site, are turned from north.
inline int facing_at(Machine& m, geometry::SiteType type, int site, geometry::Relation relation) {
  const Space& s = m.space(type);
  const int index = runtime::top_index(s, site);
  const int facing = m.prepared.facing[s.what[index]];
  if (!s.rotation || s.rotation[index] == 0) return facing;
  const auto ahead = facing == geometry::kSpecificDirections ? geometry::Direction::N
                                                             : static_cast<geometry::Direction>(facing);
  const auto supported = m.prepared.board->supported(type, relation).mask;
  return static_cast<int>(geometry::rotated(ahead, s.rotation[index], supported));
}

// Only what depends on a piece's facing asks the piece on the site: the sites that directions or conditions
// name for themselves are those of the surroundings.
inline std::uint64_t dirs_at(Machine& m, const Code* dirs, int site) {
  if (dirs->op == &Op::DirsUnion)
    return dirs_at(m, operand<Op::DirsUnion, "a">(*dirs), site) |
           dirs_at(m, operand<Op::DirsUnion, "b">(*dirs), site);
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
