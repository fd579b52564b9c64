// regions.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme regions = {
    .rule = "regions",
    .form = "(regions [<string>] [<roleType>] ({<int>} | <sites> | {<sites>} | <regionTypeStatic> | {<regionTypeStatic>}) [<string>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"roleType", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"},
               {"sites", "TODO"},
               {"regionTypeStatic", "TODO"},
               {"regionTypeStatic", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
