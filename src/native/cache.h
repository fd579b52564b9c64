// cache.h - the folder of compiled games: whose it is, and how large it may become.
//
// Nothing in it is needed: what is not there is compiled again. It holds one file for each game, and for each
// build of this program a folder of headers that the compiler has read already, which is larger than a
// hundred games. Knows nothing of compilers.
#pragma once

#include <cstdint>
#include <string>

namespace ludens::native {

// Can nobody else write to it? What lies there is run.
bool is_private(const std::string& folder);

// The folder and those above it are made, unless they are there.
bool make_private(const std::string& folder);

// So that what is used stays longest.
void note_use(const std::string& path);

// Of $LUDENS_CACHE_MB, or a gigabyte.
std::uintmax_t most_cache_bytes();

// Removes what was used longest ago, until the rest is no larger than `most`. What was used within the last
// hour stays, since another process may be about to read it, and so does all that is not named as name_of()
// does.
void trim_cache(const std::string& folder, std::uintmax_t most);

}  // namespace ludens::native
