// dice.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme dice = {
    .rule = "dice",
    .form = "(dice [d:<int>] [faces:{<int>} | facesByDie:{{<int>}} | from:<int>] [<roleType>] num:<int> [biased:{<int>}])",
    .summary = "TODO",
    .params = {{"d", "TODO"},
               {"faces", "TODO"},
               {"facesByDie", "TODO"},
               {"from", "TODO"},
               {"roleType", "TODO"},
               {"num", "TODO"},
               {"biased", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
