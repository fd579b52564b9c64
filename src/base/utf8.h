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

// Offset of the first control character, or npos: what a terminal obeys instead of showing it (C0, C1, DEL),
// and marks that make text read otherwise than it is written (directions, other ends of lines). Tabs and ends
// of lines are none.
size_t find_control_character(std::string_view text);

// One line that is safe on a terminal and in SVG, character by character as long as the text: tabs are
// spaces; control characters, ends of lines and invalid bytes are '?'. All that was read from outside and is
// printed passes here.
std::string printable(std::string_view text);

// Control characters as JSON writes them, "\u009b", in a text of JSON.
std::string with_escaped_controls(std::string text);

}  // namespace ludens
