#include "language/grammar_writer.h"

#include "language/chapters.h"

namespace ludens {

namespace {

constexpr size_t kWidth = 80;
constexpr size_t kIndent = 15;

// What a type may be, as the right side of its rule.
std::vector<std::string> alternatives(const Registry& registry, TypeId type) {
  const Type& t = registry.type(type);
  std::vector<std::string> out = literals_of(registry, type);
  for (const int index : t.forms) out.emplace_back(registry.form(index).ludeme->form);
  for (const TypeId part : t.parts) out.push_back("<" + std::string(registry.type(part).name) + ">");
  if (t.constants)
    for (int i = 0; i < t.constants->count; ++i) out.emplace_back(t.constants->constants[i].name);
  return out;
}

void write_rule(std::string& out, const Registry& registry, TypeId type) {
  std::string line = "<" + std::string(registry.type(type).name) + ">";
  line.resize(std::max<size_t>(line.size() + 1, kIndent - 4), ' ');
  line += "::= ";
  bool first = true;
  for (const std::string& alternative : alternatives(registry, type)) {
    if (!first && line.size() + 3 + alternative.size() > kWidth) {
      out += line + '\n';
      line = std::string(kIndent, ' ') + "| " + alternative;
    } else {
      line += (first ? "" : " | ") + alternative;
    }
    first = false;
  }
  out += line + '\n';
  for (const int index : registry.type(type).forms) {
    const Ludeme& ludeme = *registry.form(index).ludeme;
    if (ludeme.alias.empty()) continue;
    out += std::string(kIndent, ' ') + "// (" + std::string(registry.form(index).keyword) +
           " ...) may be written (" + std::string(ludeme.alias) + " ...)\n";
    break;
  }
}

Json type_json(const Registry& registry, TypeId type) {
  const Type& t = registry.type(type);
  Json parts = Json::array();
  for (const TypeId part : t.parts) parts.push(registry.type(part).name);
  Json out = Json::object().set("name", t.name).set("chapter", chapter_of(registry, type));
  out.set("summary", t.rule ? t.rule->summary : t.constants ? t.constants->summary : std::string_view());
  out.set("parts", std::move(parts)).set("literals", literals_of(registry, type));
  if (t.constants) {
    Json constants = Json::array();
    for (int i = 0; i < t.constants->count; ++i)
      constants.push(Json::object()
                         .set("name", t.constants->constants[i].name)
                         .set("doc", t.constants->constants[i].doc));
    out.set("constants", std::move(constants));
  }
  return out;
}

Json slot_json(const Registry& registry, const Form& form, const Slot& slot) {
  Json out = Json::object().set("name", slot.name);
  if (!slot.label.empty()) out.set("label", slot.label);
  if (!slot.constant.empty()) out.set("constant", slot.constant);
  if (slot.type != kNoType) out.set("type", registry.type(slot.type).name).set("depth", int{slot.depth});
  out.set("optional", slot.optional);
  if (slot.group >= 0)
    out.set("group", slot.group)
        .set("oneRequired", bool{form.group_required[static_cast<size_t>(slot.group)]});
  if (!slot.doc.empty()) out.set("doc", slot.doc);
  return out;
}

Json form_json(const Registry& registry, const Form& form) {
  const Ludeme& ludeme = *form.ludeme;
  Json slots = Json::array();
  for (const Slot& slot : form.slots) slots.push(slot_json(registry, form, slot));
  Json out = Json::object().set("rule", ludeme.rule).set("keyword", form.keyword);
  if (!ludeme.alias.empty()) out.set("alias", ludeme.alias);
  out.set("form", ludeme.form).set("summary", ludeme.summary).set("example", ludeme.example);
  if (!ludeme.note.empty()) out.set("note", ludeme.note);
  return out.set("slots", std::move(slots));
}

}  // namespace

std::string grammar_text(const Registry& registry) {
  std::string out =
      "// The grammar of the game language.\n"
      "//   <type>  an argument of that type    name:<type>  a labelled one    {<type>}  an array in braces\n"
      "//   [...]   may be left out             (a | b)  exactly one of them   [a | b]   at most one\n"
      "//   Word    that constant itself; int, float, boolean and string stand for literals\n";
  for (const Chapter& chapter : chapters_of(registry)) {
    out += "\n//------------------------------------------------------------------------------\n// " +
           std::string(chapter.name) + "\n\n";
    for (const TypeId type : chapter.rules) write_rule(out, registry, type);
    for (const TypeId type : chapter.constants) write_rule(out, registry, type);
  }
  out +=
      "\n//------------------------------------------------------------------------------\n// literals\n\n";
  write_rule(out, registry, registry.find_type("string"));
  return out;
}

Json grammar_json(const Registry& registry) {
  Json types = Json::array();
  for (size_t i = 0; i < registry.types().size(); ++i)
    types.push(type_json(registry, static_cast<TypeId>(i)));
  Json forms = Json::array();
  for (const Form& form : registry.forms()) forms.push(form_json(registry, form));
  Json numbers = Json::array();
  for (const NamedInt& named : kNamedInts)
    numbers.push(Json::object().set("name", named.name).set("value", named.value));
  return Json::object()
      .set("schema", "ludens/grammar/1")
      .set("types", std::move(types))
      .set("forms", std::move(forms))
      .set("numbers", std::move(numbers));
}

}  // namespace ludens
