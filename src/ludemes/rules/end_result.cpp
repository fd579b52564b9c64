// end_result.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_result = {
    .rule = "result",
    .form = "(result <roleType> <resultType>)",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"resultType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
