// amalgam.h - of the headers that this program carries (headers.h), what one piece of emitted text needs, as
// one text.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ludens::native {

struct Amalgam {
  std::vector<std::string> includes;  // of the standard library, each a whole line or more
  std::string text;                   // definitions, each after what it names
  std::set<std::string> names;        // every word in it and in the text that it was made for
};

// The definitions of the header, and of those that it includes, that `text` names, and all that those name. A
// definition is kept whole or left out; a name that means several things brings all of them.
Amalgam amalgamate(const std::string& header, std::string_view text);

// The words of a text that may be names in C++, comments left out. Besides, of what is called "name(", and of
// a member what it is called on: "w.ways(".
std::set<std::string> words_of(std::string_view text);

}  // namespace ludens::native
