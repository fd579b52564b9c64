// boardless.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme boardless = {
    .rule = "boardless",
    .form = "(boardless <tilingBoardlessType> [<dim>] [largeStack:<boolean>])",
    .summary = "TODO",
    .params = {{"tilingBoardlessType", "TODO"},
               {"dim", "TODO"},
               {"largeStack", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
