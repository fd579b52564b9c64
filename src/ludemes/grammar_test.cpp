// The registry and the grammar that `ludens grammar` prints, compared form by form with the reference's
// grammar.
#include <doctest/doctest.h>
#include <optional>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "language/grammar_writer.h"
#include "ludemes/registry.h"

namespace ludens::ludemes {

namespace {

// Alternatives by rule; the same alternative may stand twice ((region) does).
using Grammar = std::map<std::string, std::multiset<std::string>>;

// One space between words, none inside brackets' ends.
std::string squeezed(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool space = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!space) {
      out += c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  while (out.ends_with(' ')) out.pop_back();
  return out;
}

// Splits at every | that stands outside all brackets. < and > are no brackets here: types hold no |.
std::multiset<std::string> split_alternatives(std::string_view text) {
  std::multiset<std::string> out;
  int depth = 0;
  size_t from = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    const char c = i == text.size() ? '|' : text[i];
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') --depth;
    if (c != '|' || depth > 0) continue;
    if (const std::string one = squeezed(text.substr(from, i - from)); !one.empty()) out.insert(one);
    from = i + 1;
  }
  return out;
}

// <name> ::= alternatives, over several lines; a rule begins in the first column.
Grammar read_grammar(std::istream& in) {
  Grammar grammar;
  std::string name;
  std::string body;
  const auto close = [&] {
    if (!name.empty()) grammar[name].merge(split_alternatives(body));
    body.clear();
  };
  for (std::string line; std::getline(in, line);) {
    const size_t comment = line.find("//");
    if (comment != std::string::npos) line.resize(comment);
    const size_t is = line.find("::=");
    if (line.starts_with('<') && is != std::string::npos) {
      close();
      name = squeezed(std::string_view(line).substr(0, is));
      name = name.substr(1, name.size() - 2);
      line = line.substr(is + 3);
    }
    body += line + ' ';
  }
  close();
  return grammar;
}

// What one grammar has and the other has not, one per line.
std::string without(const Grammar& a, const Grammar& b) {
  std::string out;
  for (const auto& [rule, forms] : a) {
    const auto other = b.find(rule);
    if (other == b.end()) out += "<" + rule + "> itself\n";
    for (const std::string& form : std::set<std::string>(forms.begin(), forms.end())) {
      const size_t there = other == b.end() ? 0 : other->second.count(form);
      if (forms.count(form) > there) out += "<" + rule + "> ::= " + form + "\n";
    }
  }
  return out;
}

std::optional<Grammar> reference_grammar() {
  const char* folder = std::getenv("LUDENS_REFERENCE");
  std::ifstream in(std::string(folder ? folder : "../shared/reference") + "/grammar.txt");
  if (!in) return std::nullopt;
  return read_grammar(in);
}

Grammar printed_grammar() {
  std::istringstream in(grammar_text(registry()));
  return read_grammar(in);
}

// What we have added: forms, and the words that they alone use.
Grammar with_extensions(Grammar grammar) {
  std::set<std::string> added;
  for (const Form& form : registry().forms())
    if (form.ludeme->extension) {
      grammar[std::string(form.ludeme->rule)].insert(squeezed(form.ludeme->form));
      added.insert(std::string(form.ludeme->form));
    }
  const Grammar printed = printed_grammar();
  for (const auto& [rule, forms] : printed) {
    const auto is_named = [name = "<" + rule + ">"](const std::string& form) {
      return form.find(name) != std::string::npos;
    };
    if (!grammar.contains(rule) && std::ranges::any_of(added, is_named)) grammar[rule] = forms;
  }
  return grammar;
}

size_t form_count(const Grammar& grammar) {
  size_t count = 0;
  for (const auto& [rule, forms] : grammar)
    for (const std::string& form : forms) count += form.starts_with('(') ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("the reader of grammars sees every alternative") {
  std::istringstream in(
      "// chapter\n<a>  ::= (x [<b> |\n   <c>] (<d> | {<e>})) |\n  <<=> | Word // note\n<<=> ::= (<= <a> "
      "<a>)\n");
  const Grammar grammar = read_grammar(in);
  CHECK(grammar.size() == 2);
  CHECK(grammar.at("a") == std::multiset<std::string>{"(x [<b> | <c>] (<d> | {<e>}))", "<<=>", "Word"});
  CHECK(grammar.at("<=") == std::multiset<std::string>{"(<= <a> <a>)"});
}

TEST_CASE("a missing and an additional form are both noticed") {
  const Grammar a{{"r", {"(x)", "(x)", "(y)"}}};
  const Grammar b{{"r", {"(x)", "(y)"}}, {"s", {"(z)"}}};
  CHECK(without(a, b) == "<r> ::= (x)\n");
  CHECK(without(b, a) == "<s> itself\n<s> ::= (z)\n");
}

TEST_CASE("the printed grammar has every form of the registry, and no other") {
  CHECK(form_count(printed_grammar()) == registry().forms().size());
}

TEST_CASE("the grammar is the reference's: none missing, none extra") {
  const std::optional<Grammar> reference = reference_grammar();
  if (!reference) {
    MESSAGE(
        "skipped: the grammar is the reference's (needs ../shared/reference/grammar.txt or "
        "LUDENS_REFERENCE)");
    return;
  }
  REQUIRE(form_count(*reference) > 400);  // the file was read, not just opened
  const Grammar printed = printed_grammar();
  CHECK(without(*reference, printed) == "");
  CHECK(without(printed, with_extensions(*reference)) == "");
}

}  // namespace ludens::ludemes
