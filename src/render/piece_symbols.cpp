#include "render/piece_symbols.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

namespace ludens::render {

namespace {

char small(char c) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}
char capital(char c) {
  return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
}

// The first letter of the name that is still free, else any letter that is.
char free_letter(const std::string& name, const std::set<char>& taken) {
  for (const char c : name + "xyzabcdefghijklmnopqrstuvw")
    if (std::isalpha(static_cast<unsigned char>(c)) && !taken.contains(small(c))) return small(c);
  return '?';
}

// One letter for each name of a piece. Short names choose first, as they have fewer letters to choose from: K
// is the king, and the knight an N.
std::map<std::string, char> letters_of(const ir::Equipment& equipment) {
  std::vector<std::string> names;
  for (std::size_t i = 1; i < equipment.components.size(); ++i)
    if (equipment.components[i].kind != ir::ComponentKind::Die)  // shown by its face
      names.push_back(equipment.components[i].kind_name);
  std::ranges::stable_sort(names, {}, &std::string::size);
  std::map<std::string, char> letters;
  std::set<char> taken;
  for (const std::string& name : names) {
    if (letters.contains(name)) continue;
    const char letter = free_letter(name, taken);
    letters[name] = letter;
    taken.insert(letter);
  }
  return letters;
}

}  // namespace

std::vector<std::string> piece_symbols(const ir::Equipment& equipment) {
  const std::map<std::string, char> letters = letters_of(equipment);
  std::vector<std::string> symbols(equipment.components.size());
  for (std::size_t i = 1; i < equipment.components.size(); ++i) {
    const ir::Component& component = equipment.components[i];
    const auto found = letters.find(component.kind_name);
    const char letter = found == letters.end() ? '#' : found->second;
    if (equipment.players <= 2 && component.owner == 1)
      symbols[i] = capital(letter);
    else if (equipment.players <= 2 && component.owner == 2)
      symbols[i] = letter;
    else
      symbols[i] =
          capital(letter) + std::to_string(component.owner > equipment.players ? 0 : component.owner);
  }
  return symbols;
}

}  // namespace ludens::render
