// is_simple.cpp - (is Full), (is Pending), (is Cycle): short questions about the position.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_simple = {
    .rule = "booleans.is.is",
    .form = "(is <isSimpleType>)",
    .summary = "Whether the board is full, a value is pending, or the game goes round in a cycle",
    .params = {{"isSimpleType", "what to ask"}},
    .example = "(is Full)",
};

}  // namespace ludens::ludemes::booleans
