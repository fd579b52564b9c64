// direction_ops.cpp - which ways a piece may go.
#include "interpreter/machine.h"

namespace ludens::interpreter {

namespace {

std::uint64_t op_dirs(Machine&, const Code& c) {
  return static_cast<std::uint32_t>(c.imm[0]) |
         (static_cast<std::uint64_t>(static_cast<std::uint32_t>(c.imm[1])) << 32);
}

// The table of the facing of the piece there; a site without a piece counts as facing north.
std::uint64_t op_dirs_facing(Machine& m, const Code& c) {
  const Space& s = m.space(c.imm[1]);
  const int site = m.eval(c.args[0]);
  if (site < 0 || site >= s.sites) return 0;
  const ir::DirectionTable& table = m.program.directions[static_cast<size_t>(c.imm[0])];
  const int index = runtime::top_index(s, site);
  int facing = m.prepared.facing[s.what[index]];
  if (s.rotation && s.rotation[index] != 0) {
    const auto from = facing == geometry::kSpecificDirections ? geometry::Direction::N
                                                              : static_cast<geometry::Direction>(facing);
    const auto supported =
        m.prepared.board
            ->supported(static_cast<geometry::SiteType>(c.imm[1]), static_cast<geometry::Relation>(c.imm[2]))
            .mask;
    facing = static_cast<int>(geometry::rotated(from, s.rotation[index], supported));
  }
  return table.by_facing[static_cast<size_t>(facing)];
}
std::uint64_t op_dirs_union(Machine& m, const Code& c) {
  return m.dirs(c.args[0]) | m.dirs(c.args[1]);
}
std::uint64_t op_dirs_difference(Machine& m, const Code& c) {
  return m.dirs(c.args[0]) & ~m.dirs(c.args[1]);
}
std::uint64_t op_dirs_select(Machine& m, const Code& c) {
  return m.dirs(m.test(c.args[0]) ? c.args[1] : c.args[2]);
}

}  // namespace

void add_direction_ops(OpTable& t);

void add_direction_ops(OpTable& t) {
  set_op(t, Op::DirsConst, op_dirs);
  set_op(t, Op::DirsFacing, op_dirs_facing);
  set_op(t, Op::DirsUnion, op_dirs_union);
  set_op(t, Op::DirsDifference, op_dirs_difference);
  set_op(t, Op::DirsSelect, op_dirs_select);
}

}  // namespace ludens::interpreter
