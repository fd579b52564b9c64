// site_type.h - what a site can be: a cell, an edge or a vertex of the board's graph.
#pragma once

#include <cstdint>

namespace ludens::geometry {

enum class SiteType : std::uint8_t { Cell, Edge, Vertex };

}  // namespace ludens::geometry
