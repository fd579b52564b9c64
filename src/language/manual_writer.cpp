#include "language/manual_writer.h"

#include <algorithm>

#include "base/names.h"
#include "language/chapters.h"
#include "language/define_docs.h"
#include "language/topics.h"

namespace ludens {

namespace {

std::string title(std::string_view chapter) {
  std::string out(chapter);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

// A link target that Markdown readers agree on: we write the anchors ourselves.
std::string anchor(std::string_view name) {
  std::string out;
  for (const char c : name) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    out += plain ? std::string(1, c) : c == '.' ? "-" : "_" + std::to_string(static_cast<unsigned char>(c));
  }
  return out;
}

// Text that stands in a table's cell or a sentence.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '|' || c == '<' || c == '*' || c == '_' || c == '`' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string braces(std::string_view inner, int depth) {
  return std::string(static_cast<size_t>(depth), '{') + std::string(inner) +
         std::string(static_cast<size_t>(depth), '}');
}

class PageWriter {
 public:
  PageWriter(const Registry& registry, std::string_view chapter) : registry_(registry), chapter_(chapter) {}

  std::string write(const Chapter& chapter) {
    out_ = "# " + title(chapter.name) + "\n\nWritten by `ludens manual`. [All chapters](README.md)\n";
    for (const TypeId type : chapter.rules) rule(type);
    for (const TypeId type : chapter.constants) constants(type);
    return std::move(out_);
  }

 private:
  std::string link(TypeId type) const {
    const std::string name(registry_.type(type).name);
    const std::string_view chapter = chapter_of(registry_, type);
    if (chapter.empty()) return escaped(name);
    return "[" + escaped(name) + "](" + (chapter == chapter_ ? "" : std::string(chapter) + ".md") + "#" +
           anchor(name) + ")";
  }

  void heading(TypeId type) {
    const std::string name(registry_.type(type).name);
    out_ += "\n<a id=\"" + anchor(name) + "\"></a>\n## " + escaped(name) + "\n\n";
  }

  void rule(TypeId type) {
    const Type& t = registry_.type(type);
    heading(type);
    out_ += escaped(t.rule->summary) + ".\n";
    std::string parts;
    for (const std::string& literal : literals_of(registry_, type)) parts += ", `" + literal + "`";
    for (const TypeId part : t.parts) parts += ", " + link(part);
    if (!parts.empty()) out_ += "\nMay be: " + parts.substr(2) + ".\n";
    std::string wholes;
    for (size_t i = 0; i < registry_.types().size(); ++i)
      if (std::ranges::find(registry_.types()[i].parts, type) != registry_.types()[i].parts.end())
        wholes += ", " + link(static_cast<TypeId>(i));
    if (!wholes.empty()) out_ += "\nStands for: " + wholes.substr(2) + ".\n";
    for (const int index : t.forms) form(registry_.form(index));
  }

  void form(const Form& form) {
    const Ludeme& ludeme = *form.ludeme;
    out_ += "\n```\n" + std::string(ludeme.form) + "\n```\n\n" + escaped(ludeme.summary) + ".";
    if (!ludeme.alias.empty())
      out_ += " `" + std::string(form.keyword) + "` may be written `" + std::string(ludeme.alias) + "`.";
    out_ += '\n';
    parameters(form);
    if (!ludeme.note.empty()) out_ += "\n" + escaped(ludeme.note) + "\n";
    if (!ludeme.example.empty()) out_ += "\nExample: `" + std::string(ludeme.example) + "`\n";
  }

  void parameters(const Form& form) {
    std::string rows;
    for (const Slot& slot : form.slots) {
      if (!slot.constant.empty()) continue;
      rows += "| " + (slot.label.empty() ? escaped(slot.name) : "`" + std::string(slot.label) + ":`") + " | ";
      rows +=
          braces(link(slot.type), slot.depth) + " | " + need(form, slot) + " | " + escaped(slot.doc) + " |\n";
    }
    if (!rows.empty()) out_ += "\n| parameter | type | | meaning |\n|---|---|---|---|\n" + rows;
  }

  static std::string need(const Form& form, const Slot& slot) {
    if (slot.group < 0) return slot.optional ? "optional" : "";
    return form.group_required[static_cast<size_t>(slot.group)] ? "one of these" : "at most one of these";
  }

  void constants(TypeId type) {
    const Enum& e = *registry_.type(type).constants;
    heading(type);
    out_ += escaped(e.summary) + ".\n\n| constant | meaning |\n|---|---|\n";
    for (int i = 0; i < e.count; ++i)
      out_ += "| `" + std::string(e.constants[i].name) + "` | " + escaped(e.constants[i].doc) + " |\n";
  }

  const Registry& registry_;
  std::string_view chapter_;
  std::string out_;
};

std::string index_page(const Registry& registry, const std::vector<Chapter>& chapters) {
  std::string out = "# The ludemes of Ludens\n\nWritten by `ludens manual` from the program itself.\n\n";
  out += "| chapter | ludemes |\n|---|---|\n";
  for (const Chapter& chapter : chapters) {
    size_t forms = 0;
    for (const TypeId type : chapter.rules) forms += registry.type(type).forms.size();
    out += "| [" + title(chapter.name) + "](" + std::string(chapter.name) + ".md) | " +
           std::to_string(forms) + " forms, " + std::to_string(chapter.constants.size()) +
           " sets of constants |\n";
  }
  out += "| [Shared defines](defines.md) | macros that every game may use |\n\n## All keywords\n\n";
  for (const std::string& keyword : registry.keywords()) {
    std::string places;
    std::vector<TypeId> rules;
    for (const int index : registry.forms_of(keyword))
      if (std::ranges::find(rules, registry.form(index).rule) == rules.end())
        rules.push_back(registry.form(index).rule);
    for (const TypeId rule : rules)
      places += ", [" + escaped(registry.type(rule).name) + "](" + std::string(chapter_of(registry, rule)) +
                ".md#" + anchor(registry.type(rule).name) + ")";
    out += "* `" + keyword + "`: " + places.substr(2) + "\n";
  }
  return out;
}

std::string defines_page(const DefineLibrary& library) {
  std::string out =
      "# Shared defines\n\nMacros that every game may use: `(\"Name\" argument ...)`. `#1`, `#2`, ... are "
      "the "
      "arguments.\n[All chapters](README.md)\n";
  for (const DefineDoc& doc : define_docs(library)) {
    out += "\n## " + escaped(doc.name) + "\n\n";
    if (!doc.comment.empty()) out += "```\n" + doc.comment + "```\n\n";
    out += "```\n" + doc.source + "\n```\n";
  }
  return out;
}

// ---- For the terminal ----

// Lines of words, a little to the right.
std::string wrapped(std::string_view text) {
  std::string out = "   ";
  size_t column = out.size();
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (column + word.size() >= kPageWidth) {
      out += "\n   ";
      column = 3;
    }
    out += " " + std::string(word);
    column += word.size() + 1;
  }
  return out + '\n';
}

void entry_of_form(std::string& out, const Form& form) {
  const Ludeme& ludeme = *form.ludeme;
  out += std::string(ludeme.form) + "\n    " + std::string(ludeme.summary) + ".";
  if (!ludeme.alias.empty()) out += " Also written (" + std::string(ludeme.alias) + " ...).";
  out += '\n';
  size_t width = 0;
  for (const Slot& slot : form.slots)
    if (slot.constant.empty()) width = std::max(width, slot.name.size() + (slot.label.empty() ? 0 : 1));
  for (const Slot& slot : form.slots) {
    if (!slot.constant.empty()) continue;
    std::string name(slot.name);
    if (!slot.label.empty()) name = std::string(slot.label) + ":";
    name.resize(std::max(width, name.size()), ' ');
    out += "    " + name + "  " + std::string(slot.doc) + '\n';
  }
  if (!ludeme.note.empty()) out += wrapped(ludeme.note);
  if (!ludeme.example.empty()) out += "    for example  " + std::string(ludeme.example) + '\n';
  out += '\n';
}

void entry_of_type(std::string& out, const Registry& registry, TypeId type) {
  const Type& t = registry.type(type);
  if (t.constants) {
    out += "<" + std::string(t.name) + ">: " + std::string(t.constants->summary) + ".\n";
    size_t width = 0;
    for (int i = 0; i < t.constants->count; ++i)
      width = std::max(width, t.constants->constants[i].name.size());
    for (int i = 0; i < t.constants->count; ++i) {
      std::string name(t.constants->constants[i].name);
      name.resize(width, ' ');
      out += "    " + name + "  " + std::string(t.constants->constants[i].doc) + '\n';
    }
    out += '\n';
  }
  if (!t.rule || (t.parts.empty() && literals_of(registry, type).empty())) return;
  out += "<" + std::string(t.name) + ">: " + std::string(t.rule->summary) + ". It may be:\n   ";
  for (const std::string& literal : literals_of(registry, type)) out += " " + literal;
  for (const TypeId part : t.parts) out += " <" + std::string(registry.type(part).name) + ">";
  out += "\n\n";
}

void entry_of_constant(std::string& out, const Registry& registry, std::string_view word) {
  for (const Type& t : registry.types())
    for (int i = 0; t.constants && i < t.constants->count; ++i)
      if (t.constants->constants[i].name == word)
        out += std::string(word) + " as a <" + std::string(t.name) +
               ">: " + std::string(t.constants->constants[i].doc) + '\n';
}

// Is it a part of the form itself: (place Stack ...), stack:<boolean>?
bool is_part_of(const Form& form, std::string_view word) {
  return std::ranges::any_of(form.slots,
                             [&](const Slot& slot) { return slot.constant == word || slot.label == word; });
}

// The forms in which the word is a part of what is written.
void entry_of_part(std::string& out, const Registry& registry, std::string_view word) {
  std::string list;
  for (const Form& form : registry.forms())
    if (is_part_of(form, word))
      list += "    (" + std::string(form.keyword) + " ...)  " + std::string(form.ludeme->summary) + '\n';
  if (!list.empty()) out += std::string(word) + " is a part of:\n" + list;
}

std::string exact_entry(const Registry& registry, const DefineLibrary& library, std::string_view word) {
  std::string out = topic_page(library, word);
  for (const int index : registry.forms_of(word)) entry_of_form(out, registry.form(index));
  for (size_t i = 0; i < registry.types().size(); ++i)
    if (registry.types()[i].name == word) entry_of_type(out, registry, static_cast<TypeId>(i));
  entry_of_constant(out, registry, word);
  if (registry.forms_of(word).empty()) entry_of_part(out, registry, word);
  if (library.defines.find(word) != nullptr)
    for (const DefineDoc& doc : define_docs(library))
      if (doc.name == word) out += doc.comment + doc.source + "\n    in " + doc.file + "\n";
  while (out.ends_with("\n\n")) out.pop_back();
  return out;
}

}  // namespace

std::vector<ManualPage> manual_pages(const Registry& registry, const DefineLibrary& library) {
  const std::vector<Chapter> chapters = chapters_of(registry);
  std::vector<ManualPage> pages{{"README.md", index_page(registry, chapters)}};
  for (const Chapter& chapter : chapters)
    pages.push_back({std::string(chapter.name) + ".md", PageWriter(registry, chapter.name).write(chapter)});
  pages.push_back({"defines.md", defines_page(library)});
  return pages;
}

std::string manual_entry(const Registry& registry, const DefineLibrary& library, std::string_view word) {
  // As it was written first, then the same word in other letters: (place Stack ...) beside stack:True.
  std::string out = exact_entry(registry, library, word);
  for (const std::string& known : manual_words(registry, library)) {
    if (known == word || !equal_ignoring_case(known, word)) continue;
    if (!out.empty()) out += '\n';
    out += exact_entry(registry, library, known);
  }
  return out;
}

std::vector<std::string> manual_words(const Registry& registry, const DefineLibrary& library) {
  std::vector<std::string> words = registry.keywords();
  for (const std::string& topic : topic_words()) words.push_back(topic);
  for (const Form& form : registry.forms())
    for (const Slot& slot : form.slots)
      words.emplace_back(slot.constant.empty() ? slot.label : slot.constant);
  std::erase(words, "");
  for (const Type& t : registry.types()) {
    words.emplace_back(t.name);
    for (int i = 0; t.constants && i < t.constants->count; ++i)
      words.emplace_back(t.constants->constants[i].name);
  }
  for (const auto& define : library.defines.all()) words.push_back(define->name);
  std::ranges::sort(words);
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return words;
}

}  // namespace ludens
