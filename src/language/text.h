// text.h - text that remembers where each character came from, through any number of rewritings.
//
// Expansion is textual (options, defines, ranges), but an error must point at the line that the user wrote.
// So every piece of text carries runs: "from here on, characters come from that source, at that offset,
// inside that use of a define".
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"

namespace ludens {

struct SourceFile {
  std::string name;
  std::string text;
};

using SourceId = std::uint32_t;
using FrameId = std::uint32_t;

inline constexpr FrameId kNoFrame = 0;  // written directly, not through a define

// One use of a define or of an option's tag.
struct Frame {
  std::string what;     // "define \"Line3Win\"" or "option \"Board Size/3x3\""
  SourceId source = 0;  // where the use stands
  std::uint32_t offset = 0;
  FrameId outer = kNoFrame;  // the use that the use itself came from
  std::uint32_t define = 0;  // which define, counted from 1; 0 for an option
};

struct Run {
  std::uint32_t at;  // first character of the run in the text
  SourceId source;
  std::uint32_t offset;  // of that first character in its source
  FrameId frame;
};

class Text {
 public:
  Text() = default;
  Text(std::string_view chars, SourceId source, std::uint32_t offset = 0, FrameId frame = kNoFrame) {
    append(chars, source, offset, frame);
  }

  std::string_view chars() const { return chars_; }
  size_t size() const { return chars_.size(); }
  char operator[](size_t i) const { return chars_[i]; }

  void append(std::string_view chars, SourceId source, std::uint32_t offset, FrameId frame);
  void append(const Text& other, size_t from, size_t to);
  void append(const Text& other) { append(other, 0, other.size()); }
  // The same characters, as used through `frame`: runs that belong to no frame get it.
  void append_in_frame(const Text& other, size_t from, size_t to, FrameId frame);
  // Made-up characters that stand for what is at `like`.
  void append_like(std::string_view chars, const Run& like) {
    append(chars, like.source, like.offset, like.frame);
  }
  void blank(size_t from, size_t to);  // white space instead, line ends kept

  Text slice(size_t from, size_t to) const;
  Run origin(size_t at) const;  // of the character at `at`; `at` may be size()

 private:
  std::string chars_;
  std::vector<Run> runs_;
};

// The files and frames that a game's text came from.
class Sources {
 public:
  Sources() { frames_.emplace_back(); }

  SourceId add(std::string name, std::string text);
  SourceId add(std::shared_ptr<const SourceFile> file);
  const SourceFile& file(SourceId id) const { return *files_[id]; }
  size_t count() const { return files_.size(); }
  FrameId add_frame(Frame frame);
  const Frame& frame(FrameId id) const { return frames_[id]; }
  // What this game could have used, for "did you mean".
  const std::vector<std::string>& define_names() const { return define_names_; }
  const std::vector<std::string>& option_tags() const { return option_tags_; }
  void set_define_names(std::vector<std::string> names) { define_names_ = std::move(names); }
  void set_option_tags(std::vector<std::string> tags) { option_tags_ = std::move(tags); }

  Spot spot(SourceId source, std::uint32_t offset, int length = 1) const;

  // An error about the characters that begin at `origin`. It points at the user's own file (source 0) where
  // possible; the defines and options that it went through follow as notes, innermost first.
  Diagnostic error(const Run& origin, int length, std::string code, std::string message) const;

 private:
  std::vector<std::shared_ptr<const SourceFile>> files_;  // shared: the define library's belong to many games
  std::vector<Frame> frames_;
  std::vector<std::string> define_names_, option_tags_;
};

}  // namespace ludens
