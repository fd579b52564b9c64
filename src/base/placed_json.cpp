#include "base/placed_json.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <optional>

#include "base/utf8.h"

namespace ludens {

namespace {

constexpr int kDeepestPlaced = 64;

bool is_decimal_digit(char c) {
  return c >= '0' && c <= '9';
}

int hex_digit(char c) {
  if (is_decimal_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// The four digits of \uXXXX, or -1.
int hex_four(std::string_view text) {
  if (text.size() < 4) return -1;
  int code = 0;
  for (int i = 0; i < 4; ++i) {
    const int digit = hex_digit(text[static_cast<std::size_t>(i)]);
    if (digit < 0) return -1;
    code = code * 16 + digit;
  }
  return code;
}

bool is_high_half(int code) {
  return code >= 0xD800 && code < 0xDC00;
}
bool is_low_half(int code) {
  return code >= 0xDC00 && code < 0xE000;
}

void append_utf8(std::string& out, int code) {
  if (code < 0x80) {
    out += static_cast<char>(code);
    return;
  }
  const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  constexpr int kLead[] = {0, 0xC0, 0xE0, 0xF0};
  out += static_cast<char>(kLead[more] | code >> (6 * more));
  for (int i = more - 1; i >= 0; --i) out += static_cast<char>(0x80 | ((code >> (6 * i)) & 0x3F));
}

}  // namespace

class PlacedJsonReader {
 public:
  PlacedJsonReader(std::string_view text, std::size_t most) : text_(text), most_(most) { out_.text_ = text; }

  std::variant<PlacedJson, PlacedJson::Trouble> run() {
    if (text_.size() >= std::numeric_limits<std::uint32_t>::max())
      fail(0, "this is too long");
    else if (const std::size_t bad = find_invalid_utf8(text_); bad != std::string_view::npos)
      fail(bad, "this is not UTF-8");
    else
      read_all();
    if (trouble_) return std::move(*trouble_);
    return std::move(out_);
  }

 private:
  using Kind = PlacedJson::Kind;

  bool fail(std::size_t at, std::string message) {
    if (!trouble_) trouble_ = PlacedJson::Trouble{at, std::move(message)};
    return false;
  }

  char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_space() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos)
      ++at_;
  }
  bool take(char c) {
    skip_space();
    if (here() != c || at_ >= text_.size()) return false;
    ++at_;
    return true;
  }

  void read_all() {
    if (!read_value(0)) return;
    skip_space();
    if (at_ < text_.size()) fail(at_, "nothing may follow the end of the JSON value");
  }

  bool read_value(int depth) {
    skip_space();
    if (depth > kDeepestPlaced) return fail(at_, "this is nested too deeply");
    if (out_.values_.size() >= most_) return fail(at_, "more than " + std::to_string(most_) + " values");
    const auto id = static_cast<PlacedJson::Id>(out_.values_.size());
    out_.values_.push_back({.begin = static_cast<std::uint32_t>(at_)});
    const std::optional<Kind> kind = read_kind(depth);
    if (!kind) return false;
    PlacedJson::Value& value = out_.values_[id];
    value.kind = *kind;
    value.end = static_cast<std::uint32_t>(at_);
    value.after = static_cast<PlacedJson::Id>(out_.values_.size());
    return true;
  }

  std::optional<Kind> read_kind(int depth) {
    const auto if_read = [](bool read, Kind kind) { return read ? std::optional(kind) : std::nullopt; };
    switch (here()) {
      case '{':
        return if_read(read_list('}', depth), Kind::Object);
      case '[':
        return if_read(read_list(']', depth), Kind::Array);
      case '"':
        return if_read(read_string(), Kind::String);
      case 't':
        return if_read(read_word("true"), Kind::True);
      case 'f':
        return if_read(read_word("false"), Kind::False);
      case 'n':
        return if_read(read_word("null"), Kind::Null);
      default:
        return if_read(read_number(), Kind::Number);
    }
  }

  bool read_list(char closer, int depth) {
    const std::size_t open = at_++;
    if (take(closer)) return true;
    while (true) {
      if (closer == '}' && !read_name(depth)) return false;
      if (!read_value(depth + 1)) return false;
      if (take(closer)) return true;
      if (at_ >= text_.size()) return fail(open, "this bracket is never closed");
      if (!take(',')) return fail(at_, std::string("expected ',' or '") + closer + "' here");
    }
  }

  bool read_name(int depth) {
    skip_space();
    if (here() != '"') return fail(at_, "expected a name in quotes here");
    if (!read_value(depth + 1)) return false;
    return take(':') || fail(at_, "expected ':' after a name");
  }

  bool read_word(std::string_view word) {
    if (!text_.substr(at_).starts_with(word)) return fail(at_, "expected a JSON value here");
    at_ += word.size();
    return true;
  }

  bool read_string() {
    const std::size_t open = at_++;
    while (at_ < text_.size() && text_[at_] != '"') {
      if (static_cast<unsigned char>(text_[at_]) < 0x20)
        return fail(at_, "a control character within a string");
      if (text_[at_] == '\\' && !skip_escape()) return false;
      ++at_;
    }
    if (at_ >= text_.size()) return fail(open, "this string is never closed");
    ++at_;
    return true;
  }

  // Stays on the last character of it.
  bool skip_escape() {
    const std::size_t open = at_++;
    if (here() != 'u')
      return (here() != '\0' && std::string_view("\"\\/bfnrt").find(here()) != std::string_view::npos) ||
             fail(open, "no such escape in a string");
    const int code = hex_four(text_.substr(at_ + 1));
    at_ += 4;
    if (code < 0 || is_low_half(code)) return fail(open, "no such character");
    if (!is_high_half(code)) return true;
    if (!text_.substr(at_ + 1).starts_with("\\u") || !is_low_half(hex_four(text_.substr(at_ + 3))))
      return fail(open, "half a character");
    at_ += 6;
    return true;
  }

  bool read_digits() {
    if (!is_decimal_digit(here())) return false;
    while (is_decimal_digit(here())) ++at_;
    return true;
  }

  bool read_number() {
    const std::size_t begin = at_;
    const auto wrong = [&] {
      return fail(begin, at_ == begin ? "expected a JSON value here" : "this number is badly written");
    };
    if (here() == '-') ++at_;
    const bool zero = here() == '0';
    if (!read_digits()) return wrong();
    if (zero && text_[begin] == '0' && at_ > begin + 1) return wrong();
    if (zero && text_[begin] == '-' && at_ > begin + 2) return wrong();
    if (here() == '.') {
      ++at_;
      if (!read_digits()) return wrong();
    }
    if (here() == 'e' || here() == 'E') {
      ++at_;
      if (here() == '+' || here() == '-') ++at_;
      if (!read_digits()) return wrong();
    }
    return true;
  }

  std::string_view text_;
  std::size_t most_;
  std::size_t at_ = 0;
  PlacedJson out_;
  std::optional<PlacedJson::Trouble> trouble_;
};

std::variant<PlacedJson, PlacedJson::Trouble> PlacedJson::read(std::string_view text, std::size_t most) {
  return PlacedJsonReader(text, most).run();
}

int PlacedJson::count(Id value) const {
  int out = 0;
  for (Id i = first(value); i != after(value); i = next(i)) ++out;
  return out;
}

std::string PlacedJson::string(Id value) const {
  const std::string_view inside = text_.substr(begin(value) + 1, static_cast<std::size_t>(length(value)) - 2);
  constexpr std::string_view kLetters = "bfnrt", kMeant = "\b\f\n\r\t";
  std::string out;
  for (std::size_t i = 0; i < inside.size(); ++i) {
    if (inside[i] != '\\') {
      out += inside[i];
      continue;
    }
    const char escaped = inside[++i];
    if (const std::size_t letter = kLetters.find(escaped); letter != std::string_view::npos) {
      out += kMeant[letter];
    } else if (escaped != 'u') {
      out += escaped;
    } else {
      int code = hex_four(inside.substr(i + 1));
      i += 4;
      if (is_high_half(code)) {
        code = 0x10000 + ((code - 0xD800) << 10) + (hex_four(inside.substr(i + 3)) - 0xDC00);
        i += 6;
      }
      append_utf8(out, code);
    }
  }
  return out;
}

double PlacedJson::number(Id value) const {
  const char* const begin = text_.data() + values_[value].begin;
  double out = 0;
  const auto [end, error] = std::from_chars(begin, text_.data() + values_[value].end, out);
  if (error != std::errc::result_out_of_range) return out;
  // Too large, or too small to tell from nothing.
  const std::string_view written(begin, static_cast<std::size_t>(length(value)));
  const std::size_t exponent = written.find_first_of("eE");
  return exponent != std::string_view::npos && exponent + 1 < written.size() && written[exponent + 1] == '-'
             ? 0
             : std::numeric_limits<double>::infinity();
}

}  // namespace ludens
