// end_for_each.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_for_each = {
    .rule = "end.forEach",
    .form = "(forEach [<roleType> | Track] if:<boolean> <result>)",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"if", "TODO"},
               {"result", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
