// naming.h - names of files after what is in them.
#pragma once

#include <string>
#include <string_view>

namespace ludens::native {

// 32 hexadecimal digits: two hashes, so that no two texts meet by chance.
std::string name_of(std::string_view text);

}  // namespace ludens::native
