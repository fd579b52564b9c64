// comments.h - // to the end of the line, outside strings.
#pragma once

#include "language/text.h"

namespace ludens {

void blank_comments(Text& text);

}  // namespace ludens
