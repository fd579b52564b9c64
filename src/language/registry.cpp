#include "language/registry.h"

#include <algorithm>

namespace ludens {

int Form::slot(std::string_view name) const {
  for (size_t i = 0; i < slots.size(); ++i)
    if (slots[i].name == name) return static_cast<int>(i);
  return -1;
}

namespace {

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const size_t space = std::min(text.find(' '), text.size());
    if (space > 0) words.push_back(text.substr(0, space));
    text.remove_prefix(std::min(space + 1, text.size()));
  }
  return words;
}

// Reads the notation of ludeme.h.
class FormReader {
 public:
  FormReader(const Registry& registry, const Ludeme& ludeme, Form& form, std::vector<std::string>& problems)
      : registry_(registry), ludeme_(ludeme), form_(form), rest_(ludeme.form), problems_(problems) {}

  void read() {
    if (!take('(') || !rest_.ends_with(')')) return problem("does not stand in brackets");
    rest_.remove_suffix(1);
    form_.keyword = take_until(" ");
    while (!rest_.empty()) read_part();
    if (param_ < kMaxSlots && !ludeme_.params[param_].name.empty())
      problem("documents more parameters than it has");
    for (size_t i = 0; i < form_.slots.size(); ++i)
      for (size_t j = 0; j < i; ++j)
        if (form_.slots[i].name == form_.slots[j].name && form_.slots[i].constant.empty())
          problem("has two parameters called " + std::string(form_.slots[i].name));
  }

 private:
  void problem(std::string what) { problems_.push_back(std::string(ludeme_.form) + ": " + std::move(what)); }

  bool take(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view take_until(std::string_view stops) {
    const size_t end = std::min(rest_.find_first_of(stops), rest_.size());
    const std::string_view word = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return word;
  }

  void read_part() {
    if (take(' ')) return;
    if (take('[')) return read_choice(']', true);
    if (take('(')) return read_choice(')', false);
    read_slot(false, -1);
  }

  // [a | b], (a | b), or a sequence [a b] whose parts may each be left out.
  void read_choice(char closer, bool optional) {
    const size_t end = find_close(closer);
    const std::string_view inner = rest_.substr(0, end);
    const bool alternatives = !optional || inner.find(" | ") != std::string_view::npos;
    int group = -1;
    if (alternatives) {
      group = static_cast<int>(form_.group_required.size());
      form_.group_required.push_back(!optional);
    }
    while (!rest_.empty() && !rest_.starts_with(closer)) {
      if (take(' ') || take('|')) continue;
      read_slot(optional, group);
    }
    take(closer);
  }

  size_t find_close(char closer) const { return std::min(rest_.find(closer), rest_.size()); }

  void read_slot(bool optional, int group) {
    Slot slot;
    slot.optional = optional;
    slot.group = group;
    const std::string_view word = take_until(" ])|");
    std::string_view type = word;
    if (const size_t colon = word.find(':'); colon != std::string_view::npos && word.find('<') > colon) {
      slot.label = word.substr(0, colon);
      type = word.substr(colon + 1);
    }
    while (type.starts_with('{')) {
      ++slot.depth;
      type.remove_prefix(1);
      type.remove_suffix(1);
    }
    if (type.starts_with('<')) {
      type = type.substr(1, type.size() - 2);
    } else if (type != "int") {
      slot.constant = type;
      slot.name = type;
      form_.slots.push_back(slot);
      return;
    }
    slot.type = registry_.find_type(type);
    if (slot.type == kNoType) problem("names an unknown type <" + std::string(type) + ">");
    if (param_ < kMaxSlots) {
      slot.name = ludeme_.params[param_].name;
      slot.doc = ludeme_.params[param_].doc;
      ++param_;
    }
    if (slot.name.empty()) problem("leaves a parameter of type <" + std::string(type) + "> undocumented");
    if (!slot.label.empty() && slot.name != slot.label && !slot.name.starts_with(slot.label))
      problem("calls the labelled parameter " + std::string(slot.label) + " by another name");
    form_.slots.push_back(slot);
  }

  const Registry& registry_;
  const Ludeme& ludeme_;
  Form& form_;
  std::string_view rest_;
  std::vector<std::string>& problems_;
  int param_ = 0;
};

// Types that no ludeme makes: strings, literal booleans, and two that the grammar names but never defines.
constexpr std::string_view kPrimitives[] = {"string", "booleanConstant", "equipment.trackStep",
                                            "equipment.region"};

}  // namespace

Registry::Registry(std::span<const Ludeme* const> ludemes, std::span<const Rule> rules,
                   std::span<const Enum> enums) {
  add_types(rules, enums);
  close_types();
  // Arithmetic on dimensions is tried first, so that the integers' own wins where both fit.
  std::vector<const Ludeme*> ordered(ludemes.begin(), ludemes.end());
  std::stable_partition(ordered.begin(), ordered.end(),
                        [](const Ludeme* l) { return l->rule.starts_with("dim."); });
  for (const Ludeme* ludeme : ordered) add_form(*ludeme);
}

void Registry::add_types(std::span<const Rule> rules, std::span<const Enum> enums) {
  const auto add = [&](std::string_view name) -> Type& {
    type_index_.emplace(name, static_cast<TypeId>(types_.size()));
    types_.emplace_back();
    types_.back().name = name;
    return types_.back();
  };
  types_.reserve(rules.size() + enums.size() + std::size(kPrimitives));
  for (const std::string_view name : kPrimitives) add(name);
  for (const Rule& rule : rules) add(rule.name).rule = &rule;
  for (const Enum& constants : enums) add(constants.name).constants = &constants;
  const auto flag = [&](std::string_view name, bool Type::*takes) {
    if (const TypeId id = find_type(name); id != kNoType) types_[id].*takes = true;
  };
  flag("int", &Type::takes_int);
  flag("dim", &Type::takes_int);
  flag("float", &Type::takes_int);
  flag("float", &Type::takes_float);
  flag("boolean", &Type::takes_bool);
  flag("booleanConstant", &Type::takes_bool);
  flag("string", &Type::takes_string);
  flag("ints", &Type::takes_int_array);
}

void Registry::close_types() {
  for (size_t i = 0; i < types_.size(); ++i) {
    const Type& type = types_[i];
    const std::string_view is = type.rule        ? type.rule->is
                                : type.constants ? type.constants->is
                                                 : std::string_view();
    for (const std::string_view name : split_words(is)) {
      const TypeId whole = find_type(name);
      if (whole == kNoType) {
        problems_.push_back(std::string(type.name) + " stands for an unknown type <" + std::string(name) +
                            ">");
      } else {
        types_[whole].parts.push_back(static_cast<TypeId>(i));
      }
    }
    if (type.constants)
      for (int k = 0; k < type.constants->count; ++k)
        by_constant_[type.constants->constants[k].name].emplace_back(static_cast<TypeId>(i), k);
  }
  for (size_t i = 0; i < types_.size(); ++i) {
    std::vector<bool>& includes = types_[i].includes;
    includes.assign(types_.size(), false);
    std::vector<TypeId> todo{static_cast<TypeId>(i)};
    while (!todo.empty()) {
      const TypeId at = todo.back();
      todo.pop_back();
      if (includes[at]) continue;
      includes[at] = true;
      todo.insert(todo.end(), types_[at].parts.begin(), types_[at].parts.end());
    }
  }
}

void Registry::add_form(const Ludeme& ludeme) {
  Form form;
  form.ludeme = &ludeme;
  form.rule = find_type(ludeme.rule);
  if (form.rule == kNoType) {
    problems_.push_back(std::string(ludeme.form) + ": belongs to an unknown rule <" +
                        std::string(ludeme.rule) + ">");
    return;
  }
  FormReader(*this, ludeme, form, problems_).read();
  const int index = static_cast<int>(forms_.size());
  types_[form.rule].forms.push_back(index);
  by_keyword_[form.keyword].push_back(index);
  if (!ludeme.alias.empty()) by_keyword_[ludeme.alias].push_back(index);
  forms_.push_back(std::move(form));
}

TypeId Registry::find_type(std::string_view name) const {
  const auto found = type_index_.find(name);
  return found == type_index_.end() ? kNoType : found->second;
}

const std::vector<int>& Registry::forms_of(std::string_view keyword) const {
  static const std::vector<int> none;
  const auto found = by_keyword_.find(keyword);
  return found == by_keyword_.end() ? none : found->second;
}

std::pair<TypeId, int> Registry::find_constant(std::string_view name, TypeId expected) const {
  auto found = by_constant_.find(name);
  if (found == by_constant_.end() && !name.empty() && name[0] >= 'a' && name[0] <= 'z') {
    std::string capital(name);  // (forEach piece) is (forEach Piece)
    capital[0] = static_cast<char>(capital[0] - 'a' + 'A');
    found = by_constant_.find(capital);
  }
  if (found != by_constant_.end())
    for (const auto& [type, index] : found->second)
      if (fits(type, expected)) return {type, index};
  return {kNoType, 0};
}

std::vector<std::string> Registry::keywords() const {
  std::vector<std::string> out;
  for (const auto& [keyword, forms] : by_keyword_) out.emplace_back(keyword);
  std::ranges::sort(out);
  return out;
}

std::vector<std::string> Registry::labels_of(std::string_view keyword) const {
  std::vector<std::string> out;
  for (const int index : forms_of(keyword))
    for (const Slot& slot : form(index).slots)
      if (!slot.label.empty()) out.emplace_back(slot.label);
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

}  // namespace ludens
