#include "apps/server/game_info.h"

#include <cctype>

namespace ludens::server {

namespace {

bool is_space(char c) {
  return std::isspace(static_cast<unsigned char>(c)) != 0;
}

// A string at `at`, which is its opening quote; `at` is left behind it. A backslash protects a quote.
std::string read_string(std::string_view text, size_t& at) {
  std::string out;
  for (++at; at < text.size() && text[at] != '"'; ++at) {
    if (text[at] == '\\' && at + 1 < text.size() && text[at + 1] == '"') ++at;
    out += text[at];
  }
  if (at < text.size()) ++at;
  return out;
}

std::string read_word(std::string_view text, size_t& at) {
  const size_t begin = at;
  while (at < text.size() && std::isalnum(static_cast<unsigned char>(text[at]))) ++at;
  return std::string(text.substr(begin, at - begin));
}

void skip_comment(std::string_view text, size_t& at) {
  while (at < text.size() && text[at] != '\n') ++at;
}

// Every "(word "text" ...)" of the source, in order; `take` gets the word and its strings.
template <class Take>
void for_each_entry(std::string_view text, Take take) {
  for (size_t at = 0; at < text.size();) {
    if (text.substr(at, 2) == "//") {
      skip_comment(text, at);
    } else if (text[at] == '"') {
      read_string(text, at);
    } else if (text[at] != '(') {
      ++at;
    } else {
      ++at;
      const std::string word = read_word(text, at);
      std::vector<std::string> strings;
      while (at < text.size() && (is_space(text[at]) || text[at] == '{' || text[at] == '"')) {
        if (text[at] == '"')
          strings.push_back(read_string(text, at));
        else
          ++at;
      }
      if (!word.empty() && !strings.empty()) take(word, strings);
    }
  }
}

// Tags are left out (a break becomes a line), white space becomes single spaces.
std::string plain(std::string_view text) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '<') {
      const size_t end = text.find('>', i);
      if (end == std::string_view::npos) break;
      const std::string_view tag = text.substr(i + 1, end - i - 1);
      if (tag.starts_with("br") || tag.starts_with("p") || tag.starts_with("/p")) out += '\n';
      i = end;
    } else if (!is_space(text[i])) {
      out += text[i];
    } else if (!out.empty() && !is_space(out.back())) {
      out += ' ';
    }
  }
  return out;
}

// Lines of a comment are one paragraph until an empty one.
std::string read_story(std::string_view source) {
  std::string out;
  while (source.starts_with("//")) {
    std::string_view line =
        source.substr(2, source.find('\n') == std::string_view::npos ? source.size() : source.find('\n') - 2);
    source.remove_prefix(std::min(source.size(), line.size() + 3));
    while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    if (!out.empty() && out.back() != '\n') out += line.empty() ? '\n' : ' ';
    out += line;
  }
  return out;
}

}  // namespace

GameInfo read_info(std::string_view source) {
  GameInfo info;
  info.story = read_story(source);
  const size_t begin = source.rfind("(metadata");
  if (begin == std::string_view::npos) return info;
  for_each_entry(source.substr(begin), [&](const std::string& word, const std::vector<std::string>& strings) {
    const auto keep = [&](const char* name, std::string& into) {
      if (word == name && into.empty()) into = plain(strings.front());
    };
    keep("description", info.description);
    keep("rules", info.rules);
    keep("origin", info.origin);
    keep("date", info.date);
    keep("author", info.author);
    keep("classification", info.classification);
    if (word == "aliases") info.aliases = strings;
  });
  return info;
}

std::string read_name(std::string_view source) {
  std::string name;
  for_each_entry(source, [&](const std::string& word, const std::vector<std::string>& strings) {
    if (word == "game" && name.empty()) name = strings.front();
  });
  return name;
}

std::string slug_of(std::string_view name) {
  std::string out;
  for (const char c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)))
      out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    else if (c != '\'' && !out.empty() && out.back() != '-')
      out += '-';
  }
  while (out.ends_with('-')) out.pop_back();
  return out;
}

}  // namespace ludens::server
