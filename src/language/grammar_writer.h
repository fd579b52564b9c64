// grammar_writer.h - the grammar of the language, printed from the registry alone.
#pragma once

#include <string>

#include "base/json.h"
#include "language/registry.h"

namespace ludens {

// An EBNF: per chapter, <rule> ::= form | form | <part>. A form stands on one line, however long.
std::string grammar_text(const Registry& registry);

// The same for programs, with the documentation:
//   {schema, types: [{name, chapter, summary, parts, literals, constants?: [{name, doc}]}],
//    forms: [{rule, keyword, alias?, form, summary, example, note?,
//             slots: [{name, label?, constant?, type?, depth, optional, group?, oneRequired?, doc?}]}],
//    numbers: [{name, value}]}
Json grammar_json(const Registry& registry);

}  // namespace ludens
