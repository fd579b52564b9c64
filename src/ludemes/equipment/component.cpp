// component.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme component = {
    .rule = "component",
    .form = "(component <string> <roleType> {{<stepType>}} <directionFacing> <moves> <int> <int> <int>)",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"roleType", "TODO"},
               {"stepType", "TODO"},
               {"directionFacing", "TODO"},
               {"moves", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
