#include "apps/server/http.h"

#include <zlib.h>

#include <algorithm>
#include <cctype>
#include <new>

namespace ludens::server {

namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

bool decode_percent(std::string_view text, std::string& out) {
  out.clear();
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return false;
      const int high = hex_digit(text[i + 1]);
      const int low = hex_digit(text[i + 2]);
      if (high < 0 || low < 0) return false;
      c = static_cast<char>(high * 16 + low);
      i += 2;
    }
    if (static_cast<unsigned char>(c) < 32 || c == 127) return false;
    out += c;
  }
  return true;
}

std::string Request::parameter(std::string_view name) const {
  std::string_view rest = query;
  while (!rest.empty()) {
    const size_t end = std::min(rest.find('&'), rest.size());
    const std::string_view part = rest.substr(0, end);
    const size_t equals = std::min(part.find('='), part.size());
    std::string value;
    if (part.substr(0, equals) == name && equals < part.size() &&
        decode_percent(part.substr(equals + 1), value))
      return value;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return {};
}

// --- bodies

std::string tag_of(std::string_view body) {
  std::uint64_t hash = 0xcbf29ce484222325ull;
  for (const char c : body) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ull;
  return '"' + std::to_string(hash) + '"';
}

std::shared_ptr<const Prepared> prepare(std::string body) {
  z_stream stream{};
  constexpr int kGzip = 15 + 16;  // the largest window, and a header of gzip
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzip, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::bad_alloc();
  std::string gzip(deflateBound(&stream, body.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(body.data());
  stream.avail_in = static_cast<uInt>(body.size());
  stream.next_out = reinterpret_cast<Bytef*>(gzip.data());
  stream.avail_out = static_cast<uInt>(gzip.size());
  deflate(&stream, Z_FINISH);  // the bound leaves room for all of it
  gzip.resize(stream.total_out);
  deflateEnd(&stream);
  std::string tag = tag_of(body);
  return std::make_shared<Prepared>(Prepared{std::move(body), std::move(gzip), std::move(tag)});
}

bool accepts_gzip(std::string_view header) {
  while (!header.empty()) {
    const size_t comma = std::min(header.find(','), header.size());
    std::string part;
    for (const char c : header.substr(0, comma))
      if (c != ' ' && c != '\t') part += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (part == "gzip" || part == "*") return true;
    if (part.starts_with("gzip;q=")) return part.find_first_of("123456789", 7) != std::string::npos;
    header.remove_prefix(std::min(comma + 1, header.size()));
  }
  return false;
}

Response json_response(const Json& json, int status) {
  return {.status = status, .body = json.text() + "\n"};
}

Response error_response(int status, const std::string& message) {
  return json_response(Json::object().set("error", message), status);
}

}  // namespace ludens::server
