// lifted_ops.cpp - sets that stand for conditions on one site.
#include "interpreter/kernel_call.h"
#include "interpreter/placing.h"
#include "ir/ops/lifted.h"
#include "runtime/kernels/sites.h"

namespace ludens::interpreter {

namespace {

void op_sites_of_piece(Machine& m, SetWord* out, SiteType type, int component) {
  const Space& s = m.space(type);
  const int owner = m.prepared.owners[static_cast<size_t>(component)];
  copy_words(out, s.piece ? s.piece + component * m.words : s.own + owner * m.words, m.words);
}

// Sites of the players who are, or are not, on the mover's side.
template <bool friends>
void op_sites_of_side(Machine& m, SetWord* out, SiteType type) {
  const Space& s = m.space(type);
  const int mover = m.head().mover;
  clear_words(out, m.words);
  for (int p = 1; p <= m.layout.players; ++p) {
    const bool same = p == mover || (m.view.team && m.view.team[p] == m.view.team[mover]);
    if (same != friends) continue;
    for (int w = 0; w < m.words; ++w) out[w] |= s.own[p * m.words + w];
  }
}

bool op_is_occupied(Machine& m, int site, SiteType type) {
  return has_site(m, type, site) && !test_bit(m.space(type).empty, site);
}

}  // namespace

void add_lifted_ops(OpTable& t);

void add_lifted_ops(OpTable& t) {
  set_op<Op::IsOccupied, op_is_occupied>(t);
  set_kernel<Op::IsEnemyAt, LUDENS_KERNEL(is_enemy_at)>(t);
  set_kernel<Op::IsFriendAt, LUDENS_KERNEL(is_friend_at)>(t);
  set_op<Op::SitesOfPiece, op_sites_of_piece>(t);
  set_op<Op::EnemySites, op_sites_of_side<false>>(t);
  set_op<Op::FriendSites, op_sites_of_side<true>>(t);
}

}  // namespace ludens::interpreter
