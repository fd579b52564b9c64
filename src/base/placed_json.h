// placed_json.h - JSON that a person wrote, with the place of every value, so that errors can point at it.
//
// Values lie in a row, each before what is within it; strings and numbers are decoded when they are asked
// for. Use json.h where nobody needs to know where something stood.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ludens {

class PlacedJson {
 public:
  enum class Kind : std::uint8_t { Null, True, False, Number, String, Array, Object };
  using Id = std::uint32_t;

  // What is wrong with a text, and at which byte of it.
  struct Trouble {
    std::size_t at = 0;
    std::string message;
  };

  // The text must outlive the result. Refuses what is not JSON, is nested deeper than anybody needs, or has
  // more than `most` values.
  static std::variant<PlacedJson, Trouble> read(std::string_view text, std::size_t most = 4'000'000);

  Kind kind(Id value) const { return values_[value].kind; }
  std::uint32_t begin(Id value) const { return values_[value].begin; }
  int length(Id value) const { return static_cast<int>(values_[value].end - values_[value].begin); }
  static constexpr Id root() { return 0; }

  // --- what is within an array or object: from first(v) by next() until it is after(v). In an object names
  // and values take turns.
  static constexpr Id first(Id value) { return value + 1; }
  Id next(Id value) const { return values_[value].after; }
  Id after(Id value) const { return values_[value].after; }
  int count(Id value) const;

  std::string string(Id value) const;  // of a String
  double number(Id value) const;       // of a Number; infinite where it is too large

 private:
  friend class PlacedJsonReader;
  struct Value {
    std::uint32_t begin = 0, end = 0;
    Id after = 0;
    Kind kind = Kind::Null;
  };
  std::string_view text_;
  std::vector<Value> values_;
};

}  // namespace ludens
