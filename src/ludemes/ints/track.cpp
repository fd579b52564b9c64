// track.cpp - (track): the track being looked at.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_track(Lowering& l, const Use&) {
  return l.ir.reg(Reg::Track);
}

}  // namespace

constexpr Meaning track_meaning{.lower = lower_track};

extern const Ludeme track = {
    .rule = "iterator.track",
    .form = "(track)",
    .summary = "The index of the track being looked at, within (forEach Track)",
    .params = {},
    .example = "(track)",
    .meaning = &track_meaning,
};

}  // namespace ludens::ludemes::ints
