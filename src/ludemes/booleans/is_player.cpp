// is_player.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_player = {
    .rule = "booleans.is.is",
    .form = "(is <isPlayerType> (<int> | <roleType>))",
    .summary = "TODO",
    .params = {{"isPlayerType", "TODO"},
               {"int", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
