// between.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme between = {
    .rule = "moves.between",
    .form = "(between [before:<int>] [<range>] [after:<int>] [if:<boolean>] [trail:<int>] [<apply>])",
    .summary = "TODO",
    .params = {{"before", "TODO"},
               {"range", "TODO"},
               {"after", "TODO"},
               {"if", "TODO"},
               {"trail", "TODO"},
               {"apply", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
