// order.h - where the pieces of a kind stand, in the order in which the language lists them.
//
// (where "King" Mover) is the first of that list, not the lowest site. A piece that comes to a site is listed
// last. One that goes leaves a gap, which the last of the list fills; where there are edges, or several kinds
// of site, the others move up instead. Only kinds of piece that a rule asks for have a list.
#pragma once

#include "runtime/view.h"

namespace ludens::runtime {

LUDENS_FN void strike_out(std::int16_t* list, int site, bool swaps) {
  const int count = list[0];
  for (int i = 1; i <= count; ++i) {
    if (list[i] != site) continue;
    if (swaps)
      list[i] = list[count];
    else
      for (int next = i; next < count; ++next) list[next] = list[next + 1];
    list[0] = static_cast<std::int16_t>(count - 1);
    return;
  }
}

// What stood there is gone, this has come. Nothing is 0.
template <class AnySpace>
LUDENS_FN void note_order(const AnySpace& s, int site, int before, int what) {
  if (before == what) return;
  if (before > 0)
    if (std::int16_t* list = order_list(s, before)) strike_out(list, site, s.order_swaps);
  if (what > 0)
    if (std::int16_t* list = order_list(s, what); list && list[0] < s.sites)
      list[++list[0]] = static_cast<std::int16_t>(site);
}

}  // namespace ludens::runtime
