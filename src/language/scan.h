// scan.h - finding the ends of brackets, strings and words in raw game text, before there are tokens.
#pragma once

#include <string_view>

namespace ludens {

inline constexpr size_t kNotFound = std::string_view::npos;

bool is_space(char c);
bool is_digit(char c);
bool is_word_char(char c);  // may stand in a name, number or operator

// The partner of the bracket at `open`, one of ( { [ <, or kNotFound. Only brackets of the same kind count,
// quoted text does not, and a < or > right after ( is an operator, not a bracket.
size_t find_closing(std::string_view text, size_t open);

// The quote that ends the string which begins at `open`; a backslash protects the next character. kNotFound
// if it never ends.
size_t find_string_end(std::string_view text, size_t open);

size_t skip_space(std::string_view text, size_t at);

}  // namespace ludens
