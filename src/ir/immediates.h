// immediates.h - what the immediates of each op stand for, so that a program that was not made by us can be
// checked before it runs.
//
// One letter per immediate:
//   t site type that holds pieces   T the same, or -1    r register              k kind of move
//   s constant set                  S first of a table of sets, the next immediate being how many (#)
//   l constant list                 L the same, or -1    n name                  N the same, or -1
//   d table of directions           c component          x relation              w absolute direction
//   o kind of result                b 0 or 1             e event (the first needs no name)
//   h container, or -1              . any number
#pragma once

#include <optional>
#include <string_view>

#include "ir/op.h"

namespace ludens::ir {

// Nothing for an op that is not listed.
std::optional<std::string_view> immediate_letters(OpRef op);

}  // namespace ludens::ir
