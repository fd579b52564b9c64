// demands.h - demands of puzzles made of others, and the names of what they are about.
#pragma once

#include "engine/puzzle_constraints.h"

namespace ludens::engine::demands {

// Adds the demand, or its parts where it demands all of them.
void append(std::vector<Demand>& to, Demand demand);
Demand all_of(std::vector<Demand> parts);
Demand any_of(std::vector<Demand> parts);
Demand opposite(Demand demand);

// What the game calls these sites, one of the parts of its regions: "row 3". Empty where it has no name.
std::string name_of(const ir::Equipment& equipment, std::vector<int> sites);

}  // namespace ludens::engine::demands
