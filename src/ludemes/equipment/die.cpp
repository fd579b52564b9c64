// die.cpp - (die): one single die.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme die = {
    .rule = "die",
    .form = "(die <string> <roleType> numFaces:<int> [<directionFacing>] [<moves>])",
    .summary = "Makes a die that stands on the board as a piece",
    .params = {{"name", "name of the die"},
               {"role", "its owner"},
               {"numFaces", "how many faces it has"},
               {"facing", "where it faces [nowhere]"},
               {"moves", "its moves [none]"}},
    .example = "(die \"Die6\" All numFaces:6)",
};

}  // namespace ludens::ludemes::equipment
