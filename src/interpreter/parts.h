// parts.h - rows, columns and the like, each of which a puzzle demands the same of.
//
// A value at one site is judged by the parts that have this site; all others are as they were before.
#pragma once

#include "interpreter/op_call.h"
#include "ir/ops/puzzles.h"
#include "runtime/puzzle.h"

namespace ludens::interpreter {

using runtime::Known;
using runtime::known_at;

// The constraints of a puzzle whose sites of this type take values, in the position at hand.
class Constraints {
 public:
  Constraints(Machine& m, Rest<Type::Bool> constraints, SiteType type);

  // Do they hold now that nothing but this site is different?
  bool hold_with_change_at(int site) const;

 private:
  Machine& m_;
  Rest<Type::Bool> constraints_;
  SiteType type_;
  // For each constraint made of parts: how many are broken, then 1 or 0 for each of them.
  ScratchList broken_;
};

}  // namespace ludens::interpreter
