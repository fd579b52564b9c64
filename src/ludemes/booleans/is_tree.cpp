// is_tree.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_tree = {
    .rule = "booleans.is.is",
    .form = "(is <isTreeType> (<moves.player> | <roleType>))",
    .summary = "TODO",
    .params = {{"isTreeType", "TODO"},
               {"player", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
