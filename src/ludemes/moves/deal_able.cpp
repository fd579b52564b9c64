// deal_able.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme deal_able = {
    .rule = "effect.deal",
    .form = "(deal <dealableType> [<int>] [beginWith:<int>] [<then>])",
    .summary = "TODO",
    .params = {{"dealableType", "TODO"},
               {"int", "TODO"},
               {"beginWith", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
