#include "base/utf8.h"

#include <cstdint>
#include <cstdio>

namespace ludens {

namespace {

// Length of the valid sequence that begins at `at`, or 0.
size_t sequence_length(std::string_view text, size_t at) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(at);
  if (first < 0x80) return 1;
  const size_t length = first >= 0xC2 && first < 0xE0   ? 2
                        : first >= 0xE0 && first < 0xF0 ? 3
                        : first >= 0xF0 && first < 0xF5 ? 4
                                                        : 0;
  if (length == 0 || at + length > text.size()) return 0;
  for (size_t i = 1; i < length; ++i)
    if ((byte(at + i) & 0xC0) != 0x80) return 0;
  const unsigned char second = byte(at + 1);
  if (first == 0xE0 && second < 0xA0) return 0;   // overlong
  if (first == 0xED && second >= 0xA0) return 0;  // surrogates
  if (first == 0xF0 && second < 0x90) return 0;   // overlong
  if (first == 0xF4 && second >= 0x90) return 0;  // beyond U+10FFFF
  return length;
}

// The character of the valid sequence.
std::uint32_t character_at(std::string_view text, size_t at, size_t length) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[at + i]); };
  if (length == 1) return byte(0);
  std::uint32_t out = byte(0) & (0x7Fu >> length);
  for (size_t i = 1; i < length; ++i) out = (out << 6) | (byte(i) & 0x3Fu);
  return out;
}

// What a terminal obeys instead of showing it, and what makes text read otherwise than it is written.
bool is_control(std::uint32_t c) {
  const bool codes = c < 0x20 || (c >= 0x7F && c <= 0x9F);
  const bool line_ends = c == 0x2028 || c == 0x2029;
  const bool directions = c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
                          (c >= 0x2066 && c <= 0x2069);
  const bool no_characters = c == 0xFFFE || c == 0xFFFF;  // nor allowed in XML
  return codes || line_ends || directions || no_characters;
}

}  // namespace

size_t find_invalid_utf8(std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    const size_t length = sequence_length(text, at);
    if (length == 0) return at;
    at += length;
  }
  return std::string_view::npos;
}

int character_count(std::string_view text) {
  int count = 0;
  for (size_t at = 0; at < text.size(); ++count) {
    const size_t length = sequence_length(text, at);
    at += length == 0 ? 1 : length;
  }
  return count;
}

std::string character_slice(std::string_view text, int from, int count) {
  size_t begin = text.size();
  size_t end = text.size();
  int index = 0;
  for (size_t at = 0; at < text.size(); ++index) {
    if (index == from) begin = at;
    if (index == from + count) {
      end = at;
      break;
    }
    const size_t length = sequence_length(text, at);
    at += length == 0 ? 1 : length;
  }
  return begin >= end ? std::string() : std::string(text.substr(begin, end - begin));
}

size_t find_control_character(std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    const size_t length = sequence_length(text, at);
    const bool layout =
        text[at] == '\t' || text[at] == '\n' || (text[at] == '\r' && text.substr(at).starts_with("\r\n"));
    if (length > 0 && !layout && is_control(character_at(text, at, length))) return at;
    at += length == 0 ? 1 : length;
  }
  return std::string_view::npos;
}

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (size_t at = 0; at < text.size();) {
    const size_t length = sequence_length(text, at);
    if (text[at] == '\t') {
      out += ' ';
    } else if (length == 0 || is_control(character_at(text, at, length))) {
      out += '?';
    } else {
      out += text.substr(at, length);
    }
    at += length == 0 ? 1 : length;
  }
  return out;
}

std::string with_escaped_controls(std::string text) {
  size_t next = find_control_character(text);
  if (next == std::string::npos) return text;
  std::string out;
  std::string_view rest = text;
  for (; next != std::string_view::npos; next = find_control_character(rest)) {
    const size_t length = sequence_length(rest, next);
    char code[16];
    std::snprintf(code, sizeof(code), "\\u%04x", static_cast<unsigned>(character_at(rest, next, length)));
    out += std::string(rest.substr(0, next)) + code;
    rest.remove_prefix(next + length);
  }
  return out + std::string(rest);
}

}  // namespace ludens
