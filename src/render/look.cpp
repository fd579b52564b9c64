#include "render/look.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "render/palette.h"

namespace ludens::render {

namespace {

struct Item {
  char kind = 'w';  // '(' and '{' lists, 'w' word, '"' string
  std::string text = {};
  std::vector<Item> items = {};

  bool is_list(std::string_view keyword) const;
  bool is_word() const { return kind == 'w' || kind == '"'; }
};

std::string lower(std::string_view text) {
  std::string out;
  for (const char c : text) out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

bool Item::is_list(std::string_view keyword) const {
  return kind == '(' && !items.empty() && items[0].kind == 'w' && lower(items[0].text) == keyword;
}

// Brackets, words and strings; whatever does not match is closed at the end.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::vector<Item> read_items(int depth) {
    std::vector<Item> items;
    while (skip_spaces()) {
      const char c = text_[at_];
      if (c == ')' || c == '}') {  // of the wrong kind: closes all the same
        ++at_;
        return items;
      }
      items.push_back(read_item(c, depth));
    }
    return items;
  }

 private:
  static constexpr int kDeepest = 40;

  bool skip_spaces() {
    while (at_ < text_.size()) {
      if (text_.substr(at_, 2) == "//") {
        while (at_ < text_.size() && text_[at_] != '\n') ++at_;
      } else if (std::isspace(static_cast<unsigned char>(text_[at_]))) {
        ++at_;
      } else {
        return true;
      }
    }
    return false;
  }

  Item read_item(char c, int depth) {
    if ((c == '(' || c == '{') && depth < kDeepest) {
      ++at_;
      return {c, {}, read_items(depth + 1)};
    }
    const size_t begin = at_++;
    if (c == '"') {
      while (at_ < text_.size() && text_[at_] != '"') ++at_;
      const std::string_view inside = text_.substr(begin + 1, at_ - begin - 1);
      if (at_ < text_.size()) ++at_;
      return {'"', std::string(inside), {}};
    }
    while (at_ < text_.size() && std::string_view("(){}\"").find(text_[at_]) == std::string_view::npos &&
           !std::isspace(static_cast<unsigned char>(text_[at_]))) {
      ++at_;
      if (text_[at_ - 1] == ':') break;  // a label is a word of its own
    }
    return {'w', std::string(text_.substr(begin, at_ - begin)), {}};
  }

  std::string_view text_;
  size_t at_ = 0;
};

bool is_number(const std::string& text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }) &&
         text.size() < 7;
}

std::string word_at(const Item& list, size_t i) {
  return i < list.items.size() && list.items[i].is_word() ? list.items[i].text : std::string();
}

// The first colour among the arguments, as "#rrggbb", "hidden", or empty.
std::string colour_in(const Item& list) {
  for (const Item& item : list.items) {
    if (!item.is_list("colour") || item.items.size() < 2) continue;
    const std::string& first = item.items[1].text;
    if (lower(first) == "hidden") return "hidden";
    if (first.starts_with('#') && first.size() == 7) return lower(first);
    if (item.items.size() >= 4) {
      std::string out = "#";
      for (size_t i = 1; i <= 3; ++i) {
        if (!is_number(item.items[i].text)) return {};
        const int value = std::min(255, std::atoi(item.items[i].text.c_str()));
        out += "0123456789abcdef"[value / 16];
        out += "0123456789abcdef"[value % 16];
      }
      return out;
    }
    return std::string(named_colour(first));
  }
  return {};
}

void add_sites(const Item& item, std::vector<int>& sites) {
  if (item.kind == 'w' && is_number(item.text)) sites.push_back(std::atoi(item.text.c_str()));
  for (const Item& inner : item.items) add_sites(inner, sites);
}

void read_board(const Item& list, Look& look) {
  const std::string what = lower(word_at(list, 1));
  if (what == "style") look.style = lower(word_at(list, 2));
  if (what == "checkered") look.chequered = lower(word_at(list, 2)) != "false";
}

void read_player(const Item& list, Look& look) {
  if (lower(word_at(list, 1)) != "colour") return;
  const std::string who = lower(word_at(list, 2)), colour = colour_in(list);
  if (colour.empty() || colour == "hidden") return;
  if (who == "neutral" || who == "shared") look.colours[0] = colour;
  if (who.size() > 1 && who[0] == 'p' && is_number(who.substr(1)))
    look.colours[std::atoi(who.c_str() + 1)] = colour;
}

void read_piece(const Item& list, Look& look) {
  const std::string what = lower(word_at(list, 1));
  std::vector<std::string> strings;
  std::string image;
  for (size_t i = 2; i < list.items.size(); ++i) {
    const Item& item = list.items[i];
    if (item.kind != '"') continue;
    (word_at(list, i - 1) == "image:" ? image : strings.emplace_back()) = item.text;
  }
  if (what == "rename" && strings.size() == 2) look.images.emplace_back(lower(strings[0]), strings[1]);
  if (what == "foreground" && strings.size() == 1 && !image.empty() && image.size() <= 2)
    look.marks.emplace_back(lower(strings[0]), image);
}

void read_show(const Item& list, Look& look) {
  const std::string what = lower(word_at(list, 1));
  if (what == "edges") {
    // Of one relation alone: those are not lines of the board, and are never drawn.
    bool hidden = colour_in(list) == "hidden", all = true;
    for (size_t i = 2; i < list.items.size(); ++i) {
      const std::string word = lower(word_at(list, i));
      hidden = hidden || word == "hidden";
      all = all && word != "diagonal" && word != "offdiagonal" && word != "orthogonal" && word != "adjacent";
    }
    if (hidden && all) look.hide_edges = true;
  } else if (what == "line" && list.items.size() > 2) {
    std::vector<const Item*> pairs;
    for (const Item& pair : list.items[2].items) pairs.push_back(&pair);
    for (const Item* pair : pairs) {
      std::vector<int> ends;
      add_sites(*pair, ends);
      if (ends.size() == 2) look.lines.emplace_back(ends[0], ends[1]);
    }
  } else if (what == "symbol" && list.items.size() > 3) {
    SiteSymbol symbol{word_at(list, 2), {}, {}};
    for (size_t i = 3; i < list.items.size(); ++i) {
      const Item& item = list.items[i];
      if (item.kind == 'w' && item.text.ends_with(':')) break;
      if (item.kind == '"') symbol.region = item.text;
      if (item.kind != '(') add_sites(item, symbol.sites);
    }
    look.symbols.push_back(std::move(symbol));
  }
}

void read_stack(const Item& list, Look& look) {
  for (const Item& item : list.items) {
    const std::string word = lower(item.text);
    if (word == "backgammon") look.loose_stacks = true;
    if (word == "count") look.counted_stacks = true;
  }
}

bool is_chosen(const Item& item, const std::vector<std::string>& chosen) {
  if (item.kind == '"' && std::find(chosen.begin(), chosen.end(), lower(item.text)) != chosen.end())
    return true;
  return item.kind == '{' && std::any_of(item.items.begin(), item.items.end(),
                                         [&](const Item& inner) { return is_chosen(inner, chosen); });
}

void read_wishes(const std::vector<Item>& items, const std::vector<std::string>& chosen, Look& look) {
  for (const Item& item : items) {
    if (item.is_list("board")) read_board(item, look);
    if (item.is_list("player")) read_player(item, look);
    if (item.is_list("piece")) read_piece(item, look);
    if (item.is_list("show")) read_show(item, look);
    if (item.is_list("stacktype")) read_stack(item, look);
    if (item.kind == '{') read_wishes(item.items, chosen, look);
    if (item.is_list("usefor") && item.items.size() > 1 && is_chosen(item.items[1], chosen))
      read_wishes(item.items, chosen, look);
  }
}

}  // namespace

Look read_look(std::string_view metadata, const std::vector<std::string>& chosen) {
  Look look;
  const size_t at = metadata.rfind("(graphics");
  if (at == std::string_view::npos) return look;
  const std::vector<Item> items = Reader(metadata.substr(at + 1)).read_items(0);
  // The word itself, then its wishes, until the bracket that closes them.
  std::vector<std::string> small;
  for (const std::string& name : chosen) small.push_back(lower(name));
  read_wishes(items, small, look);
  return look;
}

}  // namespace ludens::render
