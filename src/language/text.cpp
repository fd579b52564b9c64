#include "language/text.h"

#include <algorithm>

#include "base/utf8.h"

namespace ludens {

void Text::append(std::string_view chars, SourceId source, std::uint32_t offset, FrameId frame) {
  if (chars.empty()) return;
  const auto at = static_cast<std::uint32_t>(chars_.size());
  bool continues = false;
  if (!runs_.empty()) {
    const Run& last = runs_.back();
    continues = last.source == source && last.frame == frame && last.offset + (at - last.at) == offset;
  }
  if (!continues) runs_.push_back({at, source, offset, frame});
  chars_ += chars;
}

void Text::append(const Text& other, size_t from, size_t to) {
  append_in_frame(other, from, to, kNoFrame);
}

void Text::append_in_frame(const Text& other, size_t from, size_t to, FrameId frame) {
  if (from >= to) return;
  auto run = std::upper_bound(other.runs_.begin(), other.runs_.end(), from,
                              [](size_t at, const Run& r) { return at < r.at; });
  --run;
  while (from < to) {
    const auto next = run + 1;
    const size_t end = next == other.runs_.end() ? to : std::min<size_t>(to, next->at);
    const FrameId in = run->frame == kNoFrame ? frame : run->frame;
    append(std::string_view(other.chars_).substr(from, end - from), run->source,
           run->offset + static_cast<std::uint32_t>(from - run->at), in);
    from = end;
    run = next;
  }
}

void Text::blank(size_t from, size_t to) {
  for (size_t i = from; i < to && i < chars_.size(); ++i)
    if (chars_[i] != '\n') chars_[i] = ' ';
}

Text Text::slice(size_t from, size_t to) const {
  Text out;
  out.append(*this, from, std::min(to, size()));
  return out;
}

Run Text::origin(size_t at) const {
  if (runs_.empty()) return {0, 0, 0, kNoFrame};
  auto run =
      std::upper_bound(runs_.begin(), runs_.end(), at, [](size_t a, const Run& r) { return a < r.at; });
  if (run != runs_.begin()) --run;
  const auto delta = static_cast<std::uint32_t>(at - run->at);
  return {static_cast<std::uint32_t>(at), run->source, run->offset + delta, run->frame};
}

SourceId Sources::add(std::string name, std::string text) {
  return add(std::make_shared<const SourceFile>(SourceFile{std::move(name), std::move(text)}));
}

SourceId Sources::add(std::shared_ptr<const SourceFile> file) {
  files_.push_back(std::move(file));
  return static_cast<SourceId>(files_.size() - 1);
}

FrameId Sources::add_frame(Frame frame) {
  frames_.push_back(std::move(frame));
  return static_cast<FrameId>(frames_.size() - 1);
}

namespace {

constexpr size_t kMaxLine = 1000;  // bytes of a line kept on each side of a place

bool continues_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

// Characters of text that is known to be valid; quick, since lines can be megabytes long.
int count_valid(std::string_view text) {
  return static_cast<int>(std::ranges::count_if(text, [](char c) { return !continues_character(c); }));
}

}  // namespace

Spot Sources::spot(SourceId source, std::uint32_t offset, int length) const {
  Spot spot;
  if (source >= files_.size()) return spot;
  const SourceFile& file = *files_[source];
  const std::string_view text = file.text;
  const size_t at = std::min<size_t>(offset, text.size());
  const size_t line_begin = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;  // npos + 1 is 0
  const size_t line_end = std::min(text.find('\n', at), text.size());
  size_t begin = at - line_begin > kMaxLine ? at - kMaxLine : line_begin;
  while (begin < at && continues_character(text[begin])) ++begin;
  std::string_view shown = text.substr(begin, std::min(line_end, at + kMaxLine) - begin);
  if (shown.ends_with('\r')) shown.remove_suffix(1);
  spot.file = file.name;
  spot.line =
      1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(line_begin), '\n'));
  spot.skipped = count_valid(text.substr(line_begin, begin - line_begin));
  spot.column = 1 + spot.skipped + character_count(text.substr(begin, at - begin));
  spot.length = std::max(1, length);
  spot.text = std::string(shown);
  return spot;
}

namespace {

constexpr size_t kFramesShown = 4;
constexpr int kMaxMessage = 1000;  // a name in it may be a megabyte long

}  // namespace

Diagnostic Sources::error(const Run& origin, int length, std::string code, std::string message) const {
  struct Step {
    SourceId source;
    std::uint32_t offset;
    FrameId frame;
  };
  std::vector<Step> steps{{origin.source, origin.offset, origin.frame}};
  while (steps.back().frame != kNoFrame) {
    const Frame& frame = frames_[steps.back().frame];
    steps.push_back({frame.source, frame.offset, frame.outer});
  }
  // The innermost place in the user's own file is the one that the user can mend.
  size_t chosen = 0;
  while (chosen + 1 < steps.size() && steps[chosen].source != 0) ++chosen;
  Diagnostic out;
  out.code = std::move(code);
  out.message = std::move(message);
  if (out.message.size() > static_cast<size_t>(kMaxMessage))
    out.message = character_slice(out.message, 0, kMaxMessage) + "...";
  out.at = spot(steps[chosen].source, steps[chosen].offset, chosen == 0 ? length : 1);
  for (size_t i = 0; i + 1 < steps.size(); ++i) {
    if (i == kFramesShown && steps.size() > kFramesShown + 2) {  // a long chain: its two ends say enough
      const size_t left_out = steps.size() - 2 - i;
      out.notes.push_back({"inside " + std::to_string(left_out) + " more uses of defines", std::nullopt});
      i += left_out;
    }
    const Frame& frame = frames_[steps[i].frame];
    Note note;
    note.message = "inside " + frame.what;
    if (i < chosen) {
      note.at = spot(steps[i].source, steps[i].offset, i == 0 ? length : 1);
    } else {
      note.message += ", used here";
      note.at = spot(steps[i + 1].source, steps[i + 1].offset);
    }
    out.notes.push_back(std::move(note));
  }
  return out;
}

}  // namespace ludens
