// is_crossing.cpp - (is Crossing): two edges cross.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_crossing = {
    .rule = "booleans.is.is",
    .form = "(is Crossing <int> <int>)",
    .summary = "Whether two edges of the board cross each other",
    .params = {{"edgeA", "the first edge"}, {"edgeB", "the second edge"}},
    .example = "(is Crossing (last To) (to))",
};

}  // namespace ludens::ludemes::booleans
