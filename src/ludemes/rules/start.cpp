// start.cpp - (start): the starting position.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start = {
    .rule = "start",
    .form = "(start ({<startRule>} | <startRule>))",
    .summary = "Holds the rules that set up the game, carried out in order",
    .params = {{"rules", "the rules"}, {"rule", "the only rule"}},
    .example = "(start (place \"Disc1\" 0))",
};

}  // namespace ludens::ludemes::rules
