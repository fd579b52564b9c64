// headers.h - the headers that emitted code includes, as this program was built with them.
//
// Emitted code and this program share structures in memory, so both are made from the same headers: the
// program carries them within it.
#pragma once

#include <string>
#include <string_view>

namespace ludens::native {

// A name for all of them together: another one where any of them differs.
const std::string& headers_name();

// Writes them below the folder, as src/ and include/; false where that fails.
bool write_headers(const std::string& folder);

// One of them, as it is included: "base/bits.h". Empty where there is none.
std::string_view header_text(std::string_view name);

}  // namespace ludens::native
