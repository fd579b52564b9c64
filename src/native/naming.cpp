#include "native/naming.h"

#include <cstdint>
#include <cstdio>

namespace ludens::native {

namespace {

std::string hash_of(std::string_view text, std::uint64_t hash) {
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  char digits[17];
  std::snprintf(digits, sizeof(digits), "%016llx", static_cast<unsigned long long>(hash));
  return digits;
}

}  // namespace

std::string name_of(std::string_view text) {
  return hash_of(text, 0xcbf29ce484222325u) + hash_of(text, 0x9e3779b97f4a7c15u);
}

}  // namespace ludens::native
