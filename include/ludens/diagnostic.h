// diagnostic.h - errors as values: what is wrong, where, and what would be right.
//
// A diagnostic owns its text (the offending line included), so it outlives the file it speaks of
// and can be printed, sent as JSON or shown in an editor by the same code.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ludens {

// A place in a file that a person wrote. line and column count from 1; column counts characters, not bytes.
struct Spot {
  std::string file;
  int line = 0;
  int column = 0;
  int length = 1;    // characters to underline, at least 1, never past the line's end
  std::string text;  // the line, without its end; of a very long one only what is around the place
  int skipped = 0;   // characters of the line that `text` leaves out at its beginning
};

struct Note {
  std::string message;
  std::optional<Spot> at;
};

enum class Severity { Error, Warning };

struct Diagnostic {
  Severity severity = Severity::Error;
  std::string code;     // "L" and four digits, stable across versions
  std::string message;  // lower-case start, no full stop
  Spot at;
  std::vector<Note> notes;
};

using Diagnostics = std::vector<Diagnostic>;

// "file:line:col: error[L0101]: message", the line, a caret, then the notes.
std::string to_text(const Diagnostic& diagnostic, bool colour = false);
std::string to_text(const Diagnostics& diagnostics, bool colour = false);

// A value, or the reasons why there is none. Warnings may accompany a value.
template <class T>
struct Result {
  std::optional<T> value;
  Diagnostics diagnostics;

  Result(T v) : value(std::move(v)) {}  // NOLINT(google-explicit-constructor): reads as `return value`
  Result(Diagnostics why) : diagnostics(std::move(why)) {}
  Result(Diagnostic why) { diagnostics.push_back(std::move(why)); }

  explicit operator bool() const { return value.has_value(); }
  T& operator*() { return *value; }
  const T& operator*() const { return *value; }
  T* operator->() { return &*value; }
  const T* operator->() const { return &*value; }
};

}  // namespace ludens
