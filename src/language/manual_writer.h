// manual_writer.h - the reference manual, printed from the registry and the shared defines alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "language/defines.h"
#include "language/registry.h"

namespace ludens {

struct ManualPage {
  std::string file;  // "moves.md"
  std::string text;  // Markdown
};

// A page per chapter, one of the shared defines, and README.md with an index of all keywords.
std::vector<ManualPage> manual_pages(const Registry& registry, const DefineLibrary& library);

// All that `word` means: a topic, a keyword, a type, a constant, a label or a shared define. Plain text for a
// terminal; empty where nothing of that name exists. What is spelt in other letters comes last.
std::string manual_entry(const Registry& registry, const DefineLibrary& library, std::string_view word);

// All words that have an entry, sorted.
std::vector<std::string> manual_words(const Registry& registry, const DefineLibrary& library);

}  // namespace ludens
