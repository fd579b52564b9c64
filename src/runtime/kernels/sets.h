// sets.h - kernels of sets of sites (ir/ops/sets.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World>
LUDENS_FN int size(const World& w, const SetWord* sites) {
  return count_bits(sites, w.words);
}
template <class World>
LUDENS_FN int first(const World& w, const SetWord* sites) {
  for (int i = 0; i < w.words; ++i)
    if (sites[i]) return (i << 6) + lowest_bit(sites[i]);
  return -1;
}
template <class World>
LUDENS_FN bool is_in(const World& w, int site, const SetWord* sites) {
  return site >= 0 && site < w.words * 64 && test_bit(sites, site);
}
template <class World>
LUDENS_FN bool set_eq(const World& w, const SetWord* a, const SetWord* b) {
  for (int i = 0; i < w.words; ++i)
    if (a[i] != b[i]) return false;
  return true;
}

template <class World, class Type>
LUDENS_FN void empty_sites(const World& w, SetWord* out, Type type) {
  copy_words(out, w.space(type).empty, w.words);
}
template <class World, class Type>
LUDENS_FN void own_sites(const World& w, SetWord* out, int player, Type type) {
  if (player < 0 || player > w.players() + 1) return clear_words(out, w.words);
  copy_words(out, w.space(type).own + player * w.words, w.words);
}
template <class World>
LUDENS_FN void difference(const World& w, SetWord* out, const SetWord* a, const SetWord* b) {
  for (int i = 0; i < w.words; ++i) out[i] = a[i] & ~b[i];
}
template <class World>
LUDENS_FN void single(const World& w, SetWord* out, int site) {
  clear_words(out, w.words);
  if (site >= 0 && site < w.words * 64) set_bit(out, site);
}
template <class World, class Keep>
LUDENS_FN void filter_sites(const World& w, SetWord* out, const SetWord* sites, Keep& keep) {
  clear_words(out, w.words);
  for_each_bit(sites, w.words, [&](int site) {
    if (keep(site)) set_bit(out, site);
    return false;
  });
}

}  // namespace ludens::kernels
