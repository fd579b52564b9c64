// sight.h - what is seen along a line of the board. Plain, for kernels (runtime/kernels/) too.
#pragma once

#include <cstdint>

namespace ludens::geometry {

enum class Sight : std::uint8_t {
  Empty,     // every empty site up to the first piece
  Farthest,  // the last empty site before the first piece or the border
  Piece      // the first piece
};

}  // namespace ludens::geometry
