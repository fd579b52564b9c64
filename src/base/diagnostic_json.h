// diagnostic_json.h - diagnostics for editors and scripts.
#pragma once

#include "base/diagnostic.h"
#include "base/json.h"

namespace ludens {

// {severity, code, message, at: {file, line, column, length, text}, notes: [{message, at?}]}
Json to_json(const Diagnostic& diagnostic);
Json to_json(const Diagnostics& diagnostics);

}  // namespace ludens
