// end_if.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_if = {
    .rule = "end.if",
    .form = "(if <boolean> [<end.if> | {<end.if>}] [<result>])",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"if", "TODO"},
               {"if", "TODO"},
               {"result", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
