// lifted_ops.cpp - sets that stand for conditions on one site.
#include "interpreter/machine.h"
#include "ir/ops/lifted.h"

namespace ludens::interpreter {

namespace {

void op_sites_of_piece(Machine& m, const Code& c, SetWord* out) {
  const Space& s = m.space(c.imm[0]);
  const int component = c.imm[1];
  if (s.piece) return copy_words(out, s.piece + component * m.words, m.words);
  const int owner = m.program.equipment->components[static_cast<size_t>(component)].owner;
  copy_words(out, s.own + owner * m.words, m.words);
}

// Sites of the players who are, or are not, on the mover's side.
void sites_of_side(Machine& m, int type, bool friends, SetWord* out) {
  const Space& s = m.space(type);
  const int mover = m.head().mover;
  clear_words(out, m.words);
  for (int p = 1; p <= m.layout.players; ++p) {
    const bool same = p == mover || (m.view.team && m.view.team[p] == m.view.team[mover]);
    if (same != friends) continue;
    for (int w = 0; w < m.words; ++w) out[w] |= s.own[p * m.words + w];
  }
}

void op_enemy_sites(Machine& m, const Code& c, SetWord* out) {
  sites_of_side(m, c.imm[0], false, out);
}
void op_friend_sites(Machine& m, const Code& c, SetWord* out) {
  sites_of_side(m, c.imm[0], true, out);
}

bool op_is_occupied(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  const Space& s = m.space(c.imm[0]);
  return site >= 0 && site < s.sites && !test_bit(s.empty, site);
}

}  // namespace

void add_lifted_ops(OpTable& t);

void add_lifted_ops(OpTable& t) {
  set_op(t, Op::IsOccupied, op_is_occupied);
  set_op(t, Op::SitesOfPiece, op_sites_of_piece);
  set_op(t, Op::EnemySites, op_enemy_sites);
  set_op(t, Op::FriendSites, op_friend_sites);
}

}  // namespace ludens::interpreter
