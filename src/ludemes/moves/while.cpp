// while.cpp - (while): an effect over and over.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme while_ = {
    .rule = "while",
    .form = "(while <boolean> <moves> [<then>])",
    .summary = "Carries out moves again and again, as long as a condition holds before them",
    .params = {{"condition", "what must hold to go on"},
               {"moves", "what is done each time"},
               {"then", "what follows once it is done"}},
    .example = "(while (< (score P1) 10) (addScore P1 1))",
};

}  // namespace ludens::ludemes::moves
