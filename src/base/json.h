// json.h - a JSON value to build, print and read, so that the library behind it is compiled in one file only.
//
// Members keep the order in which they were set: the same input gives the same bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ludens {

class Json {
 public:
  using Array = std::vector<Json>;
  using Object = std::vector<std::pair<std::string, Json>>;
  using Value = std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, Array, Object>;

  Json() = default;                    // null
  Json(bool value) : value_(value) {}  // NOLINT(google-explicit-constructor): values read as they are written
  Json(int value) : value_(std::int64_t{value}) {}
  Json(std::int64_t value) : value_(value) {}
  Json(size_t value) : value_(static_cast<std::int64_t>(value)) {}
  Json(double value) : value_(value) {}
  Json(const char* value) : value_(std::string(value)) {}
  Json(std::string_view value) : value_(std::string(value)) {}
  Json(std::string value) : value_(std::move(value)) {}
  Json(Array items) : value_(std::move(items)) {}
  Json(Object members) : value_(std::move(members)) {}
  Json(const std::vector<std::string>& items) : value_(Array(items.begin(), items.end())) {}

  static Json array() { return Json(Array()); }
  static Json object() { return Json(Object()); }

  // Turn the value into an array or object if it is none yet.
  Json& push(Json item);
  Json& set(std::string_view name, Json item);

  const Value& value() const { return value_; }

  // --- reading. A text of somebody else's: nothing where it is not JSON or is nested deeper than anybody
  // needs.
  static std::optional<Json> parse(std::string_view text);
  const Json* find(std::string_view name) const;  // a member; null where there is none, or this is no object
  const std::string* as_string() const { return std::get_if<std::string>(&value_); }
  const Array* as_array() const { return std::get_if<Array>(&value_); }
  std::optional<std::int64_t> as_int() const;
  bool is_true() const;

  // On one line, or indented where `indent` is not negative. Bytes that are not UTF-8 become U+FFFD.
  std::string text(int indent = -1) const;

 private:
  Value value_;
};

}  // namespace ludens
