// kernel.h - what kernels have in common.
//
// A kernel is the meaning of an op, written once, as a template for every back end: the interpreter runs it
// with functors that run the operands' code, emitted C++ and CUDA with lambdas. It takes the world, then the
// op's operands and attributes in the order of its record (ir/op.h):
//
//   worked out before    int, bool, Maybe, const SetWord*
//   a body               a functor; its arguments are what the op binds, in the order of the record
//   an attribute         a number, a bool, a SiteType
//   a result that is a Set is written to the first parameter
//
// A world is what the rules are about. Kernels ask it for
//   w.words              words of a set
//   w.players()          how many players there are
//   w.head()             the part of the state that every game has (runtime/view.h)
//   w.view               pointers to its other fields
//   w.space(type)        what stands on the sites of a type
//   w.type_at(type, site) the type whose space holds the site: those of hands lie behind the board's
// No containers, exceptions or strings: `./check kernels` compiles them for a GPU.
#pragma once

#include "base/device.h"
#include "runtime/view.h"

namespace ludens::kernels {

// An Int that may be absent.
struct Maybe {
  bool given = false;
  int value = 0;
};

}  // namespace ludens::kernels
