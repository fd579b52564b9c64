// brackets.h - which bracket or quote is missing or one too many, judged by the file's layout.
//
// Where brackets do not pair up, everything after the mistake is misread, so that any other error would blame
// the wrong place. This looks at the file as it was written: each possible repair (one closing bracket more
// or less) is tried, and the one after which the indentation makes most sense is what the author forgot. It
// is asked only once reading has failed: it costs nothing for sound games and never rejects one.
#pragma once

#include <optional>

#include "language/text.h"

namespace ludens {

// The first bracket or quote of the user's own file (source 0) that has no partner, or nothing.
std::optional<Diagnostic> find_bracket_mistake(const Sources& sources);

}  // namespace ludens
