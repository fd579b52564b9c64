// end.cpp - (end): the rules that end the game.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end = {
    .rule = "end",
    .form = "(end (<endRule> | {<endRule>}))",
    .summary = "Holds the rules that end the game, all of them tried in order after every move",
    .params = {{"rule", "the only rule"}, {"rules", "the rules"}},
    .example = "(end (if (no Moves Next) (result Mover Win)))",
};

}  // namespace ludens::ludemes::rules
