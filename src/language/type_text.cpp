#include "language/type_text.h"

#include <algorithm>

#include "base/utf8.h"

namespace ludens {

namespace {

constexpr size_t kExamples = 10;
constexpr int kShownCharacters = 40;

std::string cut(std::string_view text) {
  if (character_count(text) <= kShownCharacters) return std::string(text);
  return character_slice(text, 0, kShownCharacters) + "...";
}

std::string join(const std::vector<std::string>& words, size_t most) {
  std::string out;
  for (size_t i = 0; i < words.size(); ++i) {
    if (i == most) return out + ", ...";
    out += (i == 0 ? "" : ", ") + words[i];
  }
  return out;
}

}  // namespace

bool is_numeric(std::string_view word) {
  if (word.starts_with('-') || word.starts_with('.')) word.remove_prefix(1);
  return !word.empty() && word[0] >= '0' && word[0] <= '9';
}

std::string type_text(const Registry& registry, TypeId type, int depth) {
  const auto braces = static_cast<size_t>(depth);
  return std::string(braces, '{') + "<" + std::string(registry.type(type).name) + ">" +
         std::string(braces, '}');
}

std::string slot_text(const Registry& registry, const Slot& slot) {
  if (!slot.constant.empty()) return std::string(slot.constant);
  const std::string label = slot.label.empty() ? "" : std::string(slot.label) + ":";
  return label + type_text(registry, slot.type, slot.depth);
}

std::vector<std::string> constants_of(const Registry& registry, TypeId type) {
  std::vector<std::string> names;
  for (const Type& t : registry.types()) {
    if (!t.constants || !registry.fits(registry.find_type(t.name), type)) continue;
    for (int i = 0; i < t.constants->count; ++i) names.emplace_back(t.constants->constants[i].name);
  }
  if (registry.type(type).takes_int)
    for (const NamedInt& named : kNamedInts) names.emplace_back(named.name);
  if (registry.type(type).takes_bool) names.insert(names.end(), {"True", "False"});
  return names;
}

std::vector<std::string> keywords_of(const Registry& registry, TypeId type) {
  std::vector<std::string> keywords;
  for (const Form& form : registry.forms())
    if (registry.fits(form.rule, type)) keywords.emplace_back(form.keyword);
  std::ranges::sort(keywords);
  keywords.erase(std::unique(keywords.begin(), keywords.end()), keywords.end());
  return keywords;
}

std::string examples_of(const Registry& registry, TypeId type) {
  const Type& t = registry.type(type);
  if (t.takes_string) return "a name in quotes";
  std::vector<std::string> parts;
  if (t.takes_int || t.takes_float) parts.emplace_back(t.takes_float ? "a number" : "a whole number");
  if (t.takes_bool) parts.insert(parts.end(), {"True", "False"});
  for (const Type& other : registry.types())
    if (other.constants && registry.fits(registry.find_type(other.name), type))
      for (int i = 0; i < other.constants->count; ++i) parts.emplace_back(other.constants->constants[i].name);
  for (const std::string& keyword : keywords_of(registry, type)) parts.push_back("(" + keyword + " ...)");
  return join(parts, kExamples);
}

std::string value_text(const Tree& tree, SyntaxId node) {
  const SyntaxNode& n = tree.node(node);
  const std::string word = cut(tree.word(n.word));
  switch (n.kind) {
    case SyntaxKind::List:
      return "(" + word + (n.child_count > 0 ? " ...)" : ")");
    case SyntaxKind::Array:
      return n.child_count > 0 ? "{...}" : "{}";
    case SyntaxKind::String:
      return "\"" + word + "\"";
    case SyntaxKind::Word:
      return "'" + word + "'";
  }
  return {};
}

}  // namespace ludens
