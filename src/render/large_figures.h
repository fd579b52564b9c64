// large_figures.h - pieces that cover several cells, drawn over all of them; dominoes with their pips.
#pragma once

#include <span>
#include <vector>

#include "ir/equipment.h"
#include "render/scene.h"

namespace ludens::render {

// Figures that together show the piece, lowest first. `like`: its colours, its name and where it stands;
// `cells`: the middles of what it covers, in the order of its footprint, two at least.
std::vector<Figure> large_figures(const ir::Component& component, const Figure& like,
                                  std::span<const Xy> cells);

}  // namespace ludens::render
