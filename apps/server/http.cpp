#include "apps/server/http.h"

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

Response json_response(const Json& json, int status) {
  return {.status = status, .body = json.text() + "\n"};
}

Response error_response(int status, const std::string& message) {
  return json_response(Json::object().set("error", message), status);
}

}  // namespace ludens::server
