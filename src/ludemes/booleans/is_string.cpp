// is_string.cpp - (is Proposed), (is Decided): whether players put a question or agreed on it.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_string = {
    .rule = "booleans.is.is",
    .form = "(is <isStringType> <string>)",
    .summary = "Whether something has been proposed, or voted for and decided",
    .params = {{"isStringType", "what to ask"}, {"name", "what was proposed"}},
    .example = "(is Proposed \"End\")",
};

}  // namespace ludens::ludemes::booleans
