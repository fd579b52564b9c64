#include "language/chapters.h"

#include <algorithm>

namespace ludens {

namespace {

constexpr std::string_view kSharedConstants = "constants";

}  // namespace

std::string_view chapter_of(const Registry& registry, TypeId type) {
  const Type& t = registry.type(type);
  if (t.rule) return t.rule->chapter;
  if (!t.constants) return {};
  std::string_view chapter;
  for (const Form& form : registry.forms())
    for (const Slot& slot : form.slots) {
      if (slot.type != type) continue;
      const std::string_view used_in = registry.type(form.rule).rule->chapter;
      if (!chapter.empty() && chapter != used_in) return kSharedConstants;
      chapter = used_in;
    }
  return chapter.empty() ? kSharedConstants : chapter;
}

std::vector<Chapter> chapters_of(const Registry& registry) {
  std::vector<Chapter> chapters;
  const auto chapter = [&](std::string_view name) -> Chapter& {
    const auto found = std::ranges::find(chapters, name, &Chapter::name);
    if (found != chapters.end()) return *found;
    chapters.push_back({name, {}, {}});
    return chapters.back();
  };
  for (size_t i = 0; i < registry.types().size(); ++i)
    if (registry.type(static_cast<TypeId>(i)).rule)
      chapter(registry.types()[i].rule->chapter).rules.push_back(static_cast<TypeId>(i));
  for (size_t i = 0; i < registry.types().size(); ++i)
    if (registry.types()[i].constants)
      chapter(chapter_of(registry, static_cast<TypeId>(i))).constants.push_back(static_cast<TypeId>(i));
  return chapters;
}

std::vector<std::string_view> aliases_of(const Registry& registry, std::string_view keyword) {
  std::vector<std::string_view> out;
  for (const int index : registry.forms_of(keyword)) {
    const std::string_view alias = registry.form(index).ludeme->alias;
    if (!alias.empty() && alias != keyword && std::ranges::find(out, alias) == out.end())
      out.push_back(alias);
  }
  return out;
}

std::vector<std::string> literals_of(const Registry& registry, TypeId type) {
  const Type& t = registry.type(type);
  std::vector<std::string> out;
  if (t.takes_int_array) out.emplace_back("{<int>}");
  if (t.takes_float) {
    out.emplace_back("float");
  } else if (t.takes_int) {
    out.emplace_back("int");
    if (t.name == "int")
      for (const NamedInt& named : kNamedInts) out.emplace_back(named.name);
  }
  if (t.takes_bool) out.emplace_back("boolean");
  if (t.takes_string) out.emplace_back("string");
  return out;
}

}  // namespace ludens
