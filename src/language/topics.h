// topics.h - pages of `ludens help` that are about no single ludeme: how to begin, and what several share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "language/defines.h"

namespace ludens {

inline constexpr size_t kPageWidth = 100;  // columns of a page for the terminal

// The page of that name; empty where there is none.
std::string topic_page(const DefineLibrary& library, std::string_view word);

std::vector<std::string> topic_words();

}  // namespace ludens
