#include "language/defines.h"

#include <array>
#include <cstring>

#include "language/comments.h"
#include "language/scan.h"

namespace ludens {

void DefineMap::add(Define define) {
  defines_.push_back(std::make_unique<Define>(std::move(define)));
  const Define* added = defines_.back().get();
  by_name_.try_emplace(added->name, added);
}

const Define* DefineMap::find(std::string_view name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? nullptr : found->second;
}

void cut_defines(Text& text, DefineMap& out, std::uint32_t first_id, const Sources& sources,
                 Diagnostics& diagnostics) {
  constexpr std::string_view kOpening = "(define ";
  size_t at = text.chars().find(kOpening);
  if (at == kNotFound) return;
  Text rest;
  size_t from = 0;
  while (at != kNotFound) {
    const size_t end = find_closing(text.chars(), at);
    const size_t name_open = text.chars().find('"', at);
    const size_t name_close = name_open < end ? find_string_end(text.chars(), name_open) : kNotFound;
    if (end == kNotFound) {
      diagnostics.push_back(sources.error(text.origin(at), 7, "L0101", "bracket is never closed"));
      break;
    }
    if (name_close >= end) {
      diagnostics.push_back(sources.error(text.origin(at), 7, "L0120", "define without a name in quotes"));
    } else {
      size_t begin = skip_space(text.chars(), name_close + 1);
      size_t stop = end;
      while (stop > begin && is_space(text[stop - 1])) --stop;
      if (begin > stop) begin = stop;
      Define define;
      define.name = std::string(text.chars().substr(name_open + 1, name_close - name_open - 1));
      define.body = text.slice(begin, stop);
      define.id = first_id + static_cast<std::uint32_t>(out.all().size());
      define.at = text.origin(at);
      out.add(std::move(define));
    }
    rest.append(text, from, at);
    from = end + 1;
    at = text.chars().find(kOpening, from);
  }
  rest.append(text, from, text.size());
  text = std::move(rest);
}

DefineLibrary read_define_library(const std::vector<SourceFile>& files) {
  DefineLibrary library;
  Sources sources;
  sources.add("", "");
  for (const SourceFile& file : files) {
    library.files.push_back(std::make_shared<const SourceFile>(file));
    const SourceId id = sources.add(library.files.back());
    Text text(library.files.back()->text, id);
    blank_comments(text);
    cut_defines(text, library.defines, 1, sources, library.diagnostics);
  }
  return library;
}

namespace {

// What stands before a name in quotes decides whether it is a use: (game "Chess" ...) names a game.
bool names_a_game(std::string_view text, size_t quote) {
  size_t end = quote;
  while (end > 0 && (!is_word_char(text[end - 1]) || text[end - 1] == '"')) --end;
  size_t begin = end;
  while (begin > 0 && is_word_char(text[begin - 1]) && text[begin - 1] != '"') --begin;
  const std::string_view word = text.substr(begin, end - begin);
  return word == "game" || word == "match" || word == "instance";
}

// The arguments of ("Name" a b ...) between `from` (right after the name) and `to` (the closing bracket).
std::vector<std::pair<size_t, size_t>> split_arguments(std::string_view text, size_t from, size_t to) {
  std::vector<std::pair<size_t, size_t>> args;
  size_t at = from;
  while (at < to && !is_space(text[at])) ++at;  // whatever is glued to the name is no argument
  while (true) {
    at = skip_space(text, at);
    if (at >= to) return args;
    const size_t begin = at;
    const char c = text[at];
    if (c == '(' || c == '{' || c == '[' || c == '<') {
      const size_t end = find_closing(text, at);
      at = end == kNotFound || end > to ? to : end + 1;
    } else if (c == '"') {
      const size_t end = find_string_end(text, at);
      at = end == kNotFound || end >= to ? to : end + 1;
    } else {
      while (at < to && !is_space(text[at])) {
        if (text[at] == ':' && at + 1 < to && std::strchr("({[<", text[at + 1]) != nullptr) {
          const size_t end = find_closing(text, at + 1);
          at = end == kNotFound || end > to ? to : end + 1;
          break;
        }
        ++at;
      }
    }
    args.emplace_back(begin, at);
  }
}

using Ranges = std::vector<std::pair<size_t, size_t>>;

bool is_marker(std::string_view body, size_t at, int markers) {
  return body[at] == '#' && at + 1 < body.size() && body[at + 1] >= '1' && body[at + 1] < '1' + markers;
}

// What of a define's body goes because an argument is missing: its markers, every bracket that held nothing
// else, and the label of such a bracket.
Ranges parts_without_argument(std::string_view body, int markers, const std::array<bool, 9>& missing) {
  struct Open {
    size_t begin;              // of the bracket, or of its label
    bool alone;                // nothing stood before it in the bracket around it
    bool empty = true;         // nothing but missing arguments so far
    bool lacks_some = false;   // an argument is missing
    bool empty_before = true;  // the word that ends here
  };
  std::vector<Open> open{{0, true}};
  Ranges gone;
  size_t word = 0;  // where the present one begins
  for (size_t i = 0; i < body.size(); ++i) {
    if (i == 0 || is_space(body[i - 1]) || body[i - 1] == '(' || body[i - 1] == ')') {
      word = i;
      open.back().empty_before = open.back().empty;
    }
    if (is_marker(body, i, markers) && missing[static_cast<size_t>(body[i + 1] - '1')]) {
      open.back().lacks_some = true;
      gone.emplace_back(i, i + 2);
      ++i;
    } else if (body[i] == '(') {
      const bool labelled = i > word && body[i - 1] == ':';
      open.push_back({labelled ? word : i, labelled ? open.back().empty_before : open.back().empty});
    } else if (body[i] == ')' && open.size() > 1) {
      const Open closed = open.back();
      open.pop_back();
      if (closed.empty && closed.lacks_some) {
        while (!gone.empty() && gone.back().first >= closed.begin) gone.pop_back();
        gone.emplace_back(closed.begin, i + 1);
        open.back().empty = closed.alone;
        open.back().lacks_some = true;
      } else {
        open.back().empty = false;
      }
    } else if (!is_space(body[i])) {
      open.back().empty = false;
    }
  }
  return gone;
}

class Expander {
 public:
  Expander(const DefineMap& defines, Sources& sources, ExpansionLimits& limits, Diagnostics& diagnostics)
      : defines_(defines), sources_(sources), limits_(limits), diagnostics_(diagnostics) {}

  bool changed() const { return changed_; }

  bool expand(const Text& in, Text& out, int depth) {
    const std::string_view chars = in.chars();
    size_t copied = 0;
    size_t at = chars.find('"');
    while (at != kNotFound) {
      const size_t close = find_string_end(chars, at);
      if (close == kNotFound) break;
      const Define* define = defines_.find(chars.substr(at + 1, close - at - 1));
      if (define == nullptr || names_a_game(chars, at)) {
        at = chars.find('"', close + 1);
        continue;
      }
      const bool bracketed = at > 0 && chars[at - 1] == '(';
      const size_t begin = bracketed ? at - 1 : at;
      size_t end = close;
      if (bracketed) {
        end = find_closing(chars, begin);
        if (end == kNotFound) return fail(in, begin, "L0101", "bracket is never closed");
      }
      if (!allowed(in, at, *define, depth)) return false;
      out.append(in, copied, begin);
      Text filled;
      if (!fill(in, close, bracketed ? end : close, at, *define, filled)) return false;
      if (!expand(filled, out, depth + 1)) return false;
      if (out.size() > limits_.characters) return fail(in, at, "L0123", too_large());
      copied = end + 1;
      at = chars.find('"', copied);
    }
    out.append(in, copied, in.size());
    return out.size() <= limits_.characters || fail(in, 0, "L0123", too_large());
  }

 private:
  std::string too_large() const {
    return "the game grows past " + limits_.characters_text() + " when its defines are expanded";
  }

  bool fail(const Text& in, size_t at, const char* code, std::string message, size_t length = 1) {
    diagnostics_.push_back(sources_.error(in.origin(at), static_cast<int>(length), code, std::move(message)));
    return false;
  }

  // A use that came out of the same define's body would never end.
  bool allowed(const Text& in, size_t at, const Define& define, int depth) {
    for (FrameId frame = in.origin(at).frame; frame != kNoFrame; frame = sources_.frame(frame).outer)
      if (sources_.frame(frame).define == key(define))
        return fail(in, at, "L0121", "define \"" + define.name + "\" uses itself", define.name.size() + 2);
    if (depth > limits_.depth) return fail(in, at, "L0122", "defines are nested too deeply");
    if (limits_.uses == 0)
      return fail(in, at, "L0123", "defines are used too often: each use of this one brings in others");
    --limits_.uses;
    changed_ = true;
    return true;
  }

  // Library and file defines are counted apart; the sign bit tells them apart inside frames.
  std::uint32_t key(const Define& define) const { return define.id; }

  bool fill(const Text& in, size_t name_close, size_t end, size_t at, const Define& define, Text& out) {
    const Run origin = in.origin(at);
    const FrameId frame = sources_.add_frame({"define \"" + define.name.substr(0, 100) + "\"", origin.source,
                                              origin.offset, origin.frame, key(define)});
    std::vector<std::pair<size_t, size_t>> args;
    if (end > name_close) args = split_arguments(in.chars(), name_close + 1, end);
    const std::string_view body = define.body.chars();
    // Markers count up to the first number that does not occur.
    int markers = 0;
    while (markers < 9) {
      const char marker[] = {'#', static_cast<char>('1' + markers), 0};
      if (body.find(marker) == kNotFound) break;
      ++markers;
    }
    std::array<bool, 9> missing{};
    for (size_t i = 0; i < missing.size(); ++i)
      missing[i] =
          i >= args.size() || in.chars().substr(args[i].first, args[i].second - args[i].first) == "~";
    const Ranges gone = parts_without_argument(body, markers, missing);
    auto next_gone = gone.begin();
    size_t copied = 0;
    for (size_t i = 0; markers > 0 && i < body.size(); ++i) {
      const bool goes = next_gone != gone.end() && next_gone->first == i;
      if (!goes && !is_marker(body, i, markers)) continue;
      out.append_in_frame(define.body, copied, i, frame);
      if (goes) {
        copied = next_gone++->second;
      } else {
        const auto [from, to] = args[static_cast<size_t>(body[i + 1] - '1')];
        out.append(in, from, to);
        copied = i + 2;
      }
      i = copied - 1;
      if (out.size() > limits_.characters) return fail(in, at, "L0123", too_large());
    }
    out.append_in_frame(define.body, copied, body.size(), frame);
    if (out.size() > limits_.work) return fail(in, at, "L0123", too_large());
    limits_.work -= out.size();
    return true;
  }

  const DefineMap& defines_;
  Sources& sources_;
  ExpansionLimits& limits_;
  Diagnostics& diagnostics_;
  bool changed_ = false;
};

}  // namespace

bool expand_defines(Text& text, const DefineMap& defines, Sources& sources, ExpansionLimits& limits,
                    bool& changed, Diagnostics& diagnostics) {
  Expander expander(defines, sources, limits, diagnostics);
  Text out;
  if (!expander.expand(text, out, 0)) return false;
  changed = changed || expander.changed();
  text = std::move(out);
  return true;
}

}  // namespace ludens
