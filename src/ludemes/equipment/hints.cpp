// hints.cpp - (hints): the clues of a deduction puzzle.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme hints = {
    .rule = "hints",
    .form = "(hints [<string>] {<equipment.hint>} [<siteType>])",
    .summary = "Holds the clues of a deduction puzzle",
    .params = {{"name", "name of this set of clues [none]"},
               {"hints", "the clues"},
               {"siteType", "kind of site meant [Cell]"}},
    .example = "(hints {(hint {0 5 10 15} 3) (hint {1 2 3 4} 4)} Cell)",
};

}  // namespace ludens::ludemes::equipment
