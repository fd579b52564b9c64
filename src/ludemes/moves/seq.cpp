// seq.cpp - (seq): effects one after the other, each seeing what the last one did.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme seq = {
    .rule = "seq",
    .form = "(seq {<moves>})",
    .summary =
        "Carries out lists of moves one by one, each worked out in the position that the last one left",
    .params = {{"list", "the moves, in order"}},
    .example = "(seq {(remove (last To)) (addScore Mover (count Pieces Mover))})",
};

}  // namespace ludens::ludemes::moves
