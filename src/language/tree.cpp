#include "language/tree.h"

#include <algorithm>
#include <optional>

#include "base/names.h"
#include "language/scan.h"

namespace ludens {

Tree::Tree() {
  intern("");
}

WordId Tree::intern(std::string_view word) {
  const auto found = word_index_.find(word);
  if (found != word_index_.end()) return found->second;
  words_.emplace_back(word);
  const auto id = static_cast<WordId>(words_.size() - 1);
  word_index_.emplace(words_.back(), id);
  return id;
}

namespace {

std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
  hash ^= value + 0x9E3779B97F4A7C15ull + (hash << 6) + (hash >> 2);
  return hash * 0xFF51AFD7ED558CCDull;
}

}  // namespace

SyntaxId Tree::make(SyntaxKind kind, std::string_view word, std::span<const Child> children, std::uint32_t at,
                    std::uint32_t length) {
  const WordId id = intern(word);
  std::uint64_t hash = mix(static_cast<std::uint64_t>(kind), id);
  for (const Child& child : children) hash = mix(mix(hash, child.label), child.node);
  const auto [begin, end] = node_index_.equal_range(hash);
  for (auto it = begin; it != end; ++it) {
    const SyntaxNode& node = nodes_[it->second];
    if (node.kind == kind && node.word == id && std::ranges::equal(this->children(it->second), children))
      return it->second;
  }
  const auto first = static_cast<std::uint32_t>(children_.size());
  children_.insert(children_.end(), children.begin(), children.end());
  nodes_.push_back({kind, id, first, static_cast<std::uint32_t>(children.size()), at, length});
  const auto made = static_cast<SyntaxId>(nodes_.size() - 1);
  node_index_.emplace(hash, made);
  return made;
}

namespace {

constexpr int kMaxDepth = 400;
constexpr size_t kMaxErrors = 20;

bool is_label_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

// White space in strings collapses, and goes after a colon, as everywhere else in the language.
std::string tidy_string(std::string_view raw) {
  std::string out;
  out.reserve(raw.size());
  for (size_t i = 0; i < raw.size(); ++i) {
    char c = raw[i];
    if (c == '\\' && i + 1 < raw.size()) {
      if (raw[i + 1] == '"') {
        c = '\'';
        ++i;
      }
    } else if (is_space(c)) {
      if (out.empty() || out.back() == ' ' || out.back() == ':') {
        if (!out.empty()) continue;
      }
      c = ' ';
    }
    out += c;
  }
  return out;
}

class Reader {
 public:
  Reader(const Text& text, const Sources& sources) : text_(text), chars_(text.chars()), sources_(sources) {}

  Result<Tree> read() {
    at_ = skip_space(chars_, 0);
    std::vector<Child> top;
    read_item(top, 0, 0);
    if (!errors_.empty()) return errors_;
    if (top.size() != 1 || tree_.node(top[0].node).kind != SyntaxKind::List) {
      fail(0, 1, "L0100", "expected one tree in brackets, such as (game \"Name\" ...)");
      return errors_;
    }
    tree_.root = top[0].node;
    return std::move(tree_);
  }

 private:
  void fail(size_t at, size_t length, const char* code, std::string message) {
    if (errors_.size() < kMaxErrors)
      errors_.push_back(sources_.error(text_.origin(at), static_cast<int>(length), code, std::move(message)));
    if (errors_.size() >= kMaxErrors) stopped_ = true;
  }

  void read_item(std::vector<Child>& into, WordId label, int depth) {
    if (depth > kMaxDepth) {
      fail(at_, 1, "L0104", "brackets nested more than " + std::to_string(kMaxDepth) + " deep");
      stopped_ = true;
      return;
    }
    switch (chars_[at_]) {
      case '(':
        return read_list(into, label, depth);
      case '{':
        return read_array(into, label, depth);
      case '"':
        return read_string(into, label);
      default:
        return read_word(into, label, depth);
    }
  }

  // Items up to `closer`, which is consumed.
  bool read_items(std::vector<Child>& into, char closer, size_t open, int depth) {
    while (!stopped_) {
      at_ = skip_space(chars_, at_);
      if (at_ >= chars_.size()) {
        fail(open, 1, "L0101", "bracket is never closed");
        stopped_ = true;
        return false;
      }
      const char c = chars_[at_];
      if (c == closer) {
        ++at_;
        return true;
      }
      if (c == ')' || c == '}') {
        fail(at_, 1, "L0105", std::string("expected '") + closer + "' before this '" + c + "'");
        ++at_;
        stopped_ = true;  // from here on every bracket would be blamed
        return false;
      }
      read_item(into, 0, depth + 1);
    }
    return false;
  }

  void read_list(std::vector<Child>& into, WordId label, int depth) {
    const size_t open = at_++;
    at_ = skip_space(chars_, at_);
    std::string_view keyword;
    if (at_ < chars_.size() && chars_[at_] != '(' && chars_[at_] != ')') {
      const size_t begin = at_;
      while (at_ < chars_.size() && is_word_char(chars_[at_]) && chars_[at_] != '"') ++at_;
      keyword = chars_.substr(begin, at_ - begin);
      if (!keyword.empty() && at_ < chars_.size() && chars_[at_] == ':')
        ++at_;  // "(where: ..." is "(where ..."
      if (keyword.empty()) {
        const char found = chars_[at_];
        if (found == '"') {
          unknown_define();
        } else {
          fail(at_, 1, "L0106", std::string("expected a ludeme's name after '(', found '") + found + "'");
        }
        if (found != '"') {
          stopped_ = true;
          return;
        }
      }
    }
    std::vector<Child> children;
    if (!read_items(children, ')', open, depth)) return;
    if (!keyword.empty()) return add(into, label, SyntaxKind::List, keyword, std::move(children), open);
    // ((x)) is (x); a bracket that holds only brackets adds nothing.
    if (children.empty() && errors_.empty())
      fail(open, 1, "L0106", "empty bracket: expected a ludeme's name after '('");
    // Anything else would fall out of its bracket: ( "Define" 1) is not a use of the define.
    const auto is_list = [&](const Child& c) { return tree_.node(c.node).kind == SyntaxKind::List; };
    if (!std::ranges::all_of(children, is_list) && errors_.empty())
      fail(open, 1, "L0106", "this bracket lacks a name: expected a ludeme's name right after '('");
    for (Child& child : children) {
      if (child.label == 0) child.label = label;
      into.push_back(child);
    }
  }

  // Expansion has replaced all defines that exist.
  void unknown_define() {
    const size_t close = find_string_end(chars_, at_);
    if (close == kNotFound) return;  // told when the string itself is read
    const std::string_view name = chars_.substr(at_ + 1, close - at_ - 1);
    const std::string near = nearest_name(name, sources_.define_names());
    std::string message = "there is no define \"" + std::string(name.substr(0, 60)) + "\"";
    if (!near.empty()) message += "; did you mean \"" + near + "\"?";
    fail(at_, name.size() + 2, "L0124", std::move(message));
  }

  void read_array(std::vector<Child>& into, WordId label, int depth) {
    const size_t open = at_++;
    std::vector<Child> children;
    if (read_items(children, '}', open, depth))
      add(into, label, SyntaxKind::Array, "", std::move(children), open);
  }

  void read_string(std::vector<Child>& into, WordId label) {
    const size_t open = at_;
    const size_t close = find_string_end(chars_, open);
    if (close == kNotFound) {
      fail(open, 1, "L0107", "string is never closed");
      stopped_ = true;
      return;
    }
    at_ = close + 1;
    add(into, label, SyntaxKind::String, tidy_string(chars_.substr(open + 1, close - open - 1)), {}, open);
  }

  void read_word(std::vector<Child>& into, WordId label, int depth) {
    const size_t begin = at_;
    if (const size_t tag_end = find_tag_end(begin); tag_end != kNotFound) return unknown_tag(tag_end);
    size_t end = begin;
    while (end < chars_.size() && is_label_char(chars_[end])) ++end;
    if (end < chars_.size() && chars_[end] == ':' && end > begin)
      return read_labelled(into, label, begin, end, depth);
    end = begin;
    while (end < chars_.size() && is_word_char(chars_[end]) && chars_[end] != '"') ++end;
    if (end == begin) {
      const char c = chars_[begin];
      if (c == '[')
        fail_once(c, begin, "unexpected '[': ludemes stand in ( ), lists in { }");
      else if (c == ',')
        fail_once(c, begin, "unexpected ',': items are separated by spaces alone");
      else if (c != ']')  // the '[' has been told
        fail_once(c, begin, std::string("unexpected character '") + c + "'");
      ++at_;
      return;
    }
    at_ = end;
    add(into, label, SyntaxKind::Word, chars_.substr(begin, end - begin), {}, begin);
  }

  // A character that is wrong in one place is often wrong in many: a list with commas is one mistake.
  void fail_once(char c, size_t at, std::string message) {
    if (strange_.find(c) != std::string::npos) return;
    strange_ += c;
    fail(at, 1, "L0108", std::move(message));
  }

  // <Board>, <Board:size>: the end of such a tag that begins here, or kNotFound.
  size_t find_tag_end(size_t begin) const {
    if (chars_[begin] != '<' || begin + 1 >= chars_.size() || !is_label_char(chars_[begin + 1]))
      return kNotFound;
    const size_t end = chars_.find_first_of("<> \n\t(){}\"", begin + 1);
    return end != kNotFound && chars_[end] == '>' ? end + 1 : kNotFound;
  }

  // Expansion has replaced the tags of all options.
  void unknown_tag(size_t end) {
    const std::string tag(chars_.substr(at_, end - at_));
    const std::string near = nearest_name(tag, sources_.option_tags());
    fail(at_, tag.size(), "L0116",
         "no option of this game has the tag " + tag.substr(0, 60) +
             (near.empty() ? "" : "; did you mean " + near + "?"));
    at_ = end;
  }

  void read_labelled(std::vector<Child>& into, WordId outer, size_t begin, size_t colon, int depth) {
    const std::string_view name = chars_.substr(begin, colon - begin);
    at_ = skip_space(chars_, colon + 1);
    if (outer != 0)
      fail(begin, name.size() + 1, "L0109",
           "the label '" + std::string(tree_.word(outer)) +
               ":' is followed by another label instead of a value");
    if (at_ >= chars_.size()) return;
    if (chars_[at_] == ')' || chars_[at_] == '}') return;  // left behind by a define's missing argument
    read_item(into, tree_.intern(name), depth + 1);
  }

  void add(std::vector<Child>& into, WordId label, SyntaxKind kind, std::string_view word,
           std::vector<Child> children, size_t open) {
    for (Child& child : children) child.offset -= static_cast<std::uint32_t>(open);
    const SyntaxId node = tree_.make(kind, word, children, static_cast<std::uint32_t>(open),
                                     static_cast<std::uint32_t>(at_ - open));
    into.push_back({label, node, static_cast<std::uint32_t>(open)});
  }

  const Text& text_;
  std::string_view chars_;
  const Sources& sources_;
  Tree tree_;
  Diagnostics errors_;
  size_t at_ = 0;
  bool stopped_ = false;
  std::string strange_;  // characters told as unexpected
};

class Printer {
 public:
  Printer(const Tree& tree, int width) : tree_(tree), width_(static_cast<size_t>(width)) {}

  std::string print(SyntaxId node) {
    item({0, node}, 0);
    return std::move(out_);
  }

 private:
  // The node on one line, or nothing if that takes more than `room` characters.
  std::optional<std::string> flat(const Child& child, size_t room) const {
    std::string out;
    if (!flat_into(child, room, out)) return std::nullopt;
    return out;
  }

  bool flat_into(const Child& child, size_t room, std::string& out) const {
    if (child.label != 0) out += std::string(tree_.word(child.label)) + ":";
    const SyntaxNode& node = tree_.node(child.node);
    const std::string_view word = tree_.word(node.word);
    switch (node.kind) {
      case SyntaxKind::Word:
        out += word;
        break;
      case SyntaxKind::String:
        out += '"' + std::string(word) + '"';
        break;
      case SyntaxKind::List:
      case SyntaxKind::Array:
        out += node.kind == SyntaxKind::List ? '(' : '{';
        out += word;
        bool first = word.empty();
        for (const Child& inner : tree_.children(child.node)) {
          if (!first) out += ' ';
          first = false;
          if (!flat_into(inner, room, out)) return false;
        }
        out += node.kind == SyntaxKind::List ? ')' : '}';
        break;
    }
    return out.size() <= room;
  }

  void item(const Child& child, size_t indent) {
    const SyntaxNode& node = tree_.node(child.node);
    const bool whole = node.kind == SyntaxKind::Word || node.kind == SyntaxKind::String;
    const size_t room = width_ > indent ? width_ - indent : 20;
    if (const auto line = flat(child, whole ? std::string::npos : room)) {
      out_ += *line;
      return;
    }
    if (child.label != 0) out_ += std::string(tree_.word(child.label)) + ":";
    out_ += node.kind == SyntaxKind::List ? '(' : '{';
    out_ += tree_.word(node.word);
    for (const Child& inner : tree_.children(child.node)) {
      out_ += '\n' + std::string(indent + 4, ' ');
      item(inner, indent + 4);
    }
    out_ += '\n' + std::string(indent, ' ');
    out_ += node.kind == SyntaxKind::List ? ')' : '}';
  }

  const Tree& tree_;
  size_t width_;
  std::string out_;
};

}  // namespace

std::uint32_t child_place(const Tree& tree, const Text& text, const Child& child,
                          std::uint32_t parent_place) {
  const SyntaxNode& node = tree.node(child.node);
  const std::uint32_t place = parent_place + child.offset;
  // Two occurrences of the parent may be spaced differently; then only the child's first place is sure.
  const std::string_view chars = text.chars();
  const bool same =
      place == node.at || (place + node.length <= chars.size() &&
                           chars.substr(place, node.length) == chars.substr(node.at, node.length));
  return same ? place : node.at;
}

Result<Tree> read_tree(const Text& text, const Sources& sources) {
  return Reader(text, sources).read();
}

std::string to_text(const Tree& tree, SyntaxId node, int width) {
  return Printer(tree, width).print(node);
}

}  // namespace ludens
