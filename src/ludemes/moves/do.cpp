// do.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme do_ = {
    .rule = "do",
    .form = "(do <moves> [next:<moves>] [ifAfterwards:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"moves", "TODO"},
               {"next", "TODO"},
               {"ifAfterwards", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
