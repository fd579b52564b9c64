// bound_text.h - a bound tree for people and tools: as an indented outline, and which ludemes it is made of.
#pragma once

#include <string>
#include <vector>

#include "language/description.h"

namespace ludens {

// Each form with its rule, each argument under the name of its slot. What was left out is left out; a large
// part that occurs again is named by the line of its first occurrence.
std::string to_text(const Description& description);

// The forms that the game really uses, each once, in the order of the registry.
std::vector<const Form*> forms_used(const Description& description);

}  // namespace ludens
