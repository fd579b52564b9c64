// names.cpp - from the name of a piece to its symbol.
#include <cctype>
#include <vector>

#include "render/symbols/symbols.h"

namespace ludens::render {

namespace {

struct Name {
  std::string_view piece, symbol;
  std::string_view label = {};
  std::string_view native = {};  // in the script of the game's own country
};

// A name of three letters or fewer must be the whole word.
constexpr Name kNames[] = {
    {"disc", "disc"},
    {"discflat", "disc"},
    {"disclarge", "disc"},
    {"discdouble", "disc-double"},
    {"marker", "marker"},
    {"mark", "dot"},
    {"light", "lamp"},
    {"lamp", "lamp"},
    {"wall", "wall"},
    {"cycle", "cycle"},
    {"counter", "counter"},
    {"counterstar", "counter-star"},
    {"doublecounter", "counter-double"},
    {"doubledisc", "disc-double"},
    {"man", "counter"},
    {"ball", "ball"},
    {"stone", "ball"},
    {"dot", "dot"},
    {"seed", "seed"},
    {"bean", "bean"},
    {"ring", "ring"},
    {"cross", "cross"},
    {"x", "cross"},
    {"o", "ring"},
    {"plus", "plus"},
    {"minus", "minus"},
    {"square", "square"},
    {"rectangle", "rectangle"},
    {"diamond", "diamond"},
    {"triangle", "triangle"},
    {"hex", "hexagon"},
    {"hexagon", "hexagon"},
    {"octagon", "octagon"},
    {"pentagon", "pentagon"},
    {"star", "star"},
    {"heart", "heart"},
    {"arrow", "arrow"},
    {"cone", "cone"},
    {"flower", "flower"},
    {"urpiece", "counter"},
    {"senetpiece", "cone"},
    // --- chess and its kin
    {"pawn", "pawn"},
    {"roundpawn", "pawn"},
    {"knight", "knight"},
    {"bishop", "bishop"},
    {"bishopnocross", "bishop-plain"},
    {"rook", "rook"},
    {"castle", "rook"},
    {"queen", "queen"},
    {"king", "king"},
    {"kingnocross", "king-plain"},
    {"ferz", "ferz"},
    {"fers", "ferz"},
    {"minister", "ferz"},
    {"vizier", "ferz"},
    {"mann", "prince"},
    {"commoner", "prince"},
    {"wazir", "wazir"},
    {"prince", "prince"},
    {"amazon", "amazon"},
    {"tower", "tower"},
    {"chariot", "rook"},
    {"cannon", "cannon"},
    {"catapult", "cannon"},
    {"general", "general"},
    {"marshal", "general"},
    {"colonel", "general"},
    {"captain", "general"},
    {"jarl", "jarl"},
    {"thrall", "thrall"},
    {"soldier", "soldier"},
    {"musketeer", "soldier"},
    {"hoplite", "soldier"},
    {"warlord", "general"},
    {"archer", "archer"},
    {"crossbow", "archer"},
    {"emperor", "crown"},
    {"leader", "crown"},
    {"crown", "crown"},
    // --- animals
    {"tiger", "tiger"},
    {"leopard", "leopard"},
    {"jaguar", "leopard"},
    {"cheetah", "leopard"},
    {"hyena", "leopard"},
    {"lion", "lion"},
    {"bear", "bear"},
    {"cat", "cat"},
    {"fox", "fox"},
    {"wolf", "wolf"},
    {"coyote", "wolf"},
    {"dog", "dog"},
    {"hound", "dog"},
    {"jackal", "wolf"},
    {"hare", "hare"},
    {"rabbit", "hare"},
    {"mouse", "mouse"},
    {"rat", "mouse"},
    {"goat", "goat"},
    {"kid", "goat"},
    {"sheep", "sheep"},
    {"lamb", "sheep"},
    {"ram", "sheep"},
    {"cow", "cow"},
    {"bull", "cow"},
    {"ox", "cow"},
    {"calf", "cow"},
    {"buffalo", "cow"},
    {"elephant", "elephant"},
    {"horse", "horse"},
    {"mule", "horse"},
    {"camel", "camel"},
    {"bird", "bird"},
    {"goose", "bird"},
    {"geese", "bird"},
    {"hen", "bird"},
    {"eagle", "bird"},
    {"hawk", "bird"},
    {"falcon", "bird"},
    {"crow", "bird"},
    {"swallow", "bird"},
    {"phoenix", "bird"},
    {"fish", "fish"},
    {"whale", "fish"},
    {"seal", "fish"},
    {"dragon", "dragon"},
    {"ant", "insect"},
    {"bee", "insect"},
    {"beetle", "beetle"},
    {"spider", "spider"},
    {"grasshopper", "grasshopper"},
    {"snake", "snake"},
    // --- people and things
    {"human", "human"},
    {"person", "human"},
    {"hunter", "human"},
    {"enemy", "human"},
    {"policeman", "human"},
    {"suffragette", "human"},
    {"inspector", "human"},
    {"mother", "human"},
    {"father", "human"},
    {"theseus", "human"},
    {"minotaur", "cow"},
    {"hand", "hand"},
    {"sword", "sword"},
    {"broadsword", "sword"},
    {"knife", "sword"},
    {"spear", "spear"},
    {"lance", "spear"},
    {"shield", "shield"},
    {"flag", "flag"},
    {"bomb", "bomb"},
    {"nuclearbomb", "bomb"},
    {"mine", "bomb"},
    {"boat", "boat"},
    {"ship", "boat"},
    {"car", "car"},
    {"tank", "car"},
    {"house", "house"},
    {"town", "house"},
    {"base", "house"},
    {"barn", "house"},
    {"ghost", "ghost"},
    {"robot", "robot"},
    {"leaf", "leaf"},
    {"foot", "foot"},
    {"stick", "stick"},
    {"paddle", "stick"},
    {"rubble", "rock"},
    {"rock", "rock"},
    {"wrench", "wrench"},
    {"card", "card"},
    // --- shogi
    {"osho", "shogi", "K", "王"},
    {"hisha", "shogi", "R", "飛"},
    {"kakugyo", "shogi", "B", "角"},
    {"kinsho", "shogi", "G", "金"},
    {"ginsho", "shogi", "S", "銀"},
    {"keima", "shogi", "N", "桂"},
    {"kyosha", "shogi", "L", "香"},
    {"fuhyo", "shogi", "P", "歩"},
    {"ryuo", "shogi", "+R", "龍"},
    {"ryuma", "shogi", "+B", "馬"},
    {"narigin", "shogi", "+S", "全"},
    {"narikei", "shogi", "+N", "圭"},
    {"narikyo", "shogi", "+L", "杏"},
    {"tokin", "shogi", "+P", "と"},
    // --- xiangqi and janggi
    {"jiang", "xiangqi", "K", "將"},
    {"shi", "xiangqi", "A", "士"},
    {"xiang", "xiangqi", "E", "象"},
    {"ma", "xiangqi", "H", "馬"},
    {"ju", "xiangqi", "R", "車"},
    {"pao", "xiangqi", "C", "砲"},
    {"zu", "xiangqi", "P", "卒"},
    {"cho", "xiangqi", "K", "楚"},
    {"han", "xiangqi", "K", "漢"},
    {"sa", "xiangqi", "A", "士"},
    {"sang", "xiangqi", "E", "象"},
    {"cha", "xiangqi", "R", "車"},
    {"po", "xiangqi", "C", "包"},
    {"byeong", "xiangqi", "P", "兵"},
    {"jol", "xiangqi", "P", "卒"},
};

std::string letters_of(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (c != '_' && c != ' ' && c != '-')
      out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

bool is_upper(char c) {
  return std::isupper(static_cast<unsigned char>(c)) != 0;
}
bool is_digit(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

// Where words begin: after a space or the like, and at capitals.
std::vector<size_t> word_starts(std::string_view name) {
  std::vector<size_t> starts = {0};
  for (size_t i = 1; i < name.size(); ++i)
    if (name[i] != '_' && name[i] != ' ' &&
        (name[i - 1] == '_' || name[i - 1] == ' ' || (is_upper(name[i]) && !is_upper(name[i - 1]))))
      starts.push_back(i);
  return starts;
}

const Name* find_name(std::string_view word) {
  const std::string letters = letters_of(word);
  const Name* best = nullptr;
  for (const Name& name : kNames) {
    if (!letters.starts_with(name.piece)) continue;
    const std::vector<size_t> starts = word_starts(word);
    const size_t first_word =
        starts.size() > 1 ? letters_of(word.substr(0, starts[1])).size() : letters.size();
    if (name.piece.size() <= 3 && name.piece.size() != first_word && name.piece.size() != letters.size())
      continue;
    if (!best || name.piece.size() > best->piece.size()) best = &name;
  }
  return best;
}

std::string initials(std::string_view name) {
  std::string out;
  for (const size_t start : word_starts(name))
    if (out.size() < 2) out += static_cast<char>(std::toupper(static_cast<unsigned char>(name[start])));
  if (out.size() == 1 && name.size() > 1 && static_cast<unsigned char>(name[1]) < 128)
    out += static_cast<char>(std::tolower(static_cast<unsigned char>(name[1])));
  return out;
}

}  // namespace

const Symbol* find_symbol(std::string_view id) {
  const Symbol* found = nullptr;
  for_each_symbol([&](const Symbol& symbol) {
    if (symbol.id == id) found = &symbol;
  });
  return found;
}

Likeness likeness(std::string_view piece, Tokens tokens) {
  size_t end = piece.size();
  while (end > 0 && is_digit(piece[end - 1])) --end;
  const std::string number(piece.substr(end));
  std::string_view name = piece.substr(0, end);
  if (name.empty()) return {"letter", number, ""};
  if (name.size() == 1 && letters_of(name) != "x" && letters_of(name) != "o")
    return {"letter", std::string(name) + number, ""};
  const Name* found = find_name(name);
  if (tokens != Tokens::None && (!found || found->label.empty()))
    return {tokens == Tokens::Shogi ? "shogi" : "xiangqi", initials(name), ""};
  // "SmallCat": the words after the first may say what it is.
  for (const size_t start : word_starts(name)) {
    if (found) break;
    found = find_name(name.substr(start));
  }
  if (!found) return {"letter", initials(name) + number, ""};
  return {std::string(found->symbol), found->label.empty() ? number : std::string(found->label),
          std::string(found->native)};
}

}  // namespace ludens::render
