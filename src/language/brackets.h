// brackets.h - which bracket or quote is missing or one too many, judged by the file's layout.
//
// Where brackets do not pair up, everything after the mistake is misread, so that any other error would blame
// the wrong place. This looks at the file as it was written: possible repairs (a few closing brackets more or
// less) are tried, and those after which the indentation makes most sense are what the author forgot.
#pragma once

#include <optional>

#include "language/text.h"

namespace ludens {

// The first bracket or quote of the user's own file (source 0) that has no partner, or nothing.
std::optional<Diagnostic> find_bracket_mistake(const Sources& sources);

}  // namespace ludens
