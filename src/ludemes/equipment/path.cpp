// path.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme path = {
    .rule = "path",
    .form = "(path from:<int> [slotsFrom:<int>] to:<int> [slotsTo:<int>] colour:<int>)",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"slotsFrom", "TODO"},
               {"to", "TODO"},
               {"slotsTo", "TODO"},
               {"colour", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
