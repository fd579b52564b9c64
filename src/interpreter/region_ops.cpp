// region_ops.cpp - sets of sites from tables, by owner, and site by site.
#include "interpreter/kernel_call.h"
#include "interpreter/sparse_sets.h"
#include "ir/ops/regions.h"
#include "runtime/kernels/chance.h"
#include "runtime/kernels/regions.h"

namespace ludens::interpreter {

void add_region_ops(OpTable& t);

void add_region_ops(OpTable& t) {
  set_kernel<Op::SetAt, LUDENS_KERNEL(set_at)>(t);
  set_kernel<Op::Spread, LUDENS_KERNEL(spread), prepare_sparse_sets<Op::Spread>>(t);
  set_kernel<Op::SpreadIf, LUDENS_KERNEL(spread_if)>(t);
  set_kernel<Op::Grow, LUDENS_KERNEL(grow), prepare_sparse_sets<Op::Grow>>(t);
  set_kernel<Op::Lookup, LUDENS_KERNEL(lookup)>(t);
  set_kernel<Op::LookupOr, LUDENS_KERNEL(lookup_or)>(t);
  set_kernel<Op::PlayersMask, LUDENS_KERNEL(players_mask)>(t);
  set_kernel<Op::BitOf, LUDENS_KERNEL(bit_of)>(t);
  set_kernel<Op::SitesOfPlayers, LUDENS_KERNEL(sites_of)>(t);
  set_kernel<Op::PiecesOfPlayers, LUDENS_KERNEL(pieces_of)>(t);
  set_kernel<Op::PieceSites, LUDENS_KERNEL(piece_sites)>(t);
  set_kernel<Op::OwnedPiece, LUDENS_KERNEL(owned_piece)>(t);
  set_kernel<Op::TopOwned, LUDENS_KERNEL(top_owned)>(t);
  set_kernel<Op::StateSites, LUDENS_KERNEL(state_sites)>(t);
  set_kernel<Op::FilterBy, LUDENS_KERNEL(filter_by)>(t);
  set_kernel<Op::UnionOverSites, LUDENS_KERNEL(union_over)>(t);
  set_kernel<Op::UnionOverList, LUDENS_KERNEL(union_over_list)>(t);
  set_kernel<Op::Levels, LUDENS_KERNEL(levels)>(t);
  set_kernel<Op::RandomSites, LUDENS_KERNEL(random_sites)>(t);
}

}  // namespace ludens::interpreter
