#include "interpreter/aftermath.h"

#include <algorithm>
#include <array>
#include <bit>

#include "interpreter/where.h"
#include "ir/places.h"

namespace ludens::interpreter {

namespace {

// Names are compared once for each op. A table of its own: this is asked for every action.
class PlacesByOp {
 public:
  PlacesByOp() {
    for (int i = 0; i < ir::kOpCount; ++i)
      if (ir::kAllOps[i]->locates) slot(ir::kAllOps[i]) = {ir::kAllOps[i], ir::places_of(*ir::kAllOps[i])};
  }
  const ir::Places& operator[](ir::OpRef op) { return slot(op).places; }

 private:
  struct Slot {
    ir::OpRef op = nullptr;
    ir::Places places = {};
  };
  // The op's, or the free one that is to be.
  Slot& slot(ir::OpRef op) {
    size_t at = std::bit_cast<std::uintptr_t>(op) / sizeof(void*) % kSlots;
    while (slots_[at].op && slots_[at].op != op) at = (at + 1) % kSlots;
    return slots_[at];
  }
  static constexpr size_t kSlots = 512;
  std::array<Slot, kSlots> slots_;
};

const ir::Places& places_of(ir::OpRef op) {
  static PlacesByOp known;
  return known[op];
}

Where where(const Action& a) {
  const ir::Places& at = places_of(a.op);
  const auto level = [&](int value) { return value < 0 ? 0 : std::max(a.v[value], 0); };
  return {a.v[at.from], a.v[at.to], level(at.from_level), level(at.to_level)};
}

}  // namespace

void Aftermath::note_sites() {
  const std::vector<Action>& trace = *m_.trace;
  const auto first = static_cast<int>(first_);
  const auto end = static_cast<int>(trace.size());
  const auto where_of = [&](int i, Where& at) {
    const Action& a = trace[static_cast<size_t>(i)];
    if (a.op->locates) at = where(a);
    return a.op->locates;
  };
  if (m_.view.last_sites)
    note_all_places(m_.view.last_sites, m_.words, m_.prepared.first_beyond, first, end, where_of);
  note_last_place(m_.head(), {from_, to_, levels_.from, levels_.to}, first, end, where_of);
}

}  // namespace ludens::interpreter
