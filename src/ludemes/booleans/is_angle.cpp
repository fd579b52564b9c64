// is_angle.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_angle = {
    .rule = "booleans.is.is",
    .form = "(is <isAngleType> [<siteType>] at:<int> <boolean> <boolean>)",
    .summary = "TODO",
    .params = {{"isAngleType", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"boolean", "TODO"},
               {"boolean", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
