// utf8.h - the little that we need to know of UTF-8: is it valid, how many characters, which slice.
#pragma once

#include <string>
#include <string_view>

namespace ludens {

// Offset of the first byte that is not valid UTF-8, or npos.
size_t find_invalid_utf8(std::string_view text);

// Characters (code points); a stray byte counts as one.
int character_count(std::string_view text);
std::string character_slice(std::string_view text, int from, int count);

// The text with tabs as spaces and control characters and invalid bytes as '?': safe to print on a terminal.
std::string printable(std::string_view text);

}  // namespace ludens
