#include "language/bound_text.h"

#include <algorithm>

namespace ludens {

namespace {

// Writes an outline. Equal subtrees are one bound value, so a game of megabytes is still printed quickly.
class Outline {
 public:
  explicit Outline(const Description& description) : d_(description), first_line_(d_.bound.size(), 0) {}

  std::string write() {
    value(d_.bound.root, "", 0);
    return std::move(out_);
  }

 private:
  void begin(std::string_view name, int depth) {
    ++line_;
    out_.append(2 * static_cast<size_t>(depth), ' ');
    if (!name.empty()) out_.append(name).append(": ");
  }

  void value(BoundId id, std::string_view name, int depth) {
    const Bound& bound = d_.bound[id];
    begin(name, depth);
    switch (bound.kind) {
      case BoundKind::Form:
        return form(id, depth);
      case BoundKind::Array:
        return array(id, depth);
      case BoundKind::String:
        out_ += '"' + std::string(d_.word(bound.word)) + '"';
        break;
      case BoundKind::Constant:
        out_ += d_.word(bound.word);
        if (bound.type != kNoType) out_ += "  <" + std::string(d_.registry->type(bound.type).name) + ">";
        break;
      case BoundKind::Int:
      case BoundKind::Float:
      case BoundKind::Bool:
        out_ += d_.word(bound.word);
        break;
    }
    out_ += '\n';
  }

  void form(BoundId id, int depth) {
    const Form& form = *d_.bound[id].form;
    out_ += '(' + std::string(form.keyword);
    for (const Slot& slot : form.slots)
      if (!slot.constant.empty()) out_ += ' ' + std::string(slot.constant);
    out_ += ")  <" + std::string(d_.registry->type(form.rule).name) + ">";
    const auto args = d_.bound.args(id);
    if (known(id)) return;
    for (size_t i = 0; i < args.size(); ++i)
      if (args[i] != kUnbound && form.slots[i].constant.empty())
        value(args[i], form.slots[i].name, depth + 1);
  }

  void array(BoundId id, int depth) {
    const auto args = d_.bound.args(id);
    out_ += args.empty() ? "{}" : "{" + std::to_string(args.size()) + "}";
    if (known(id)) return;
    for (const BoundId arg : args) value(arg, "", depth + 1);
  }

  // Ends the line; true where the value was printed before and need not be again.
  bool known(BoundId id) {
    const bool again = first_line_[id] != 0 && !d_.bound.args(id).empty();
    out_ += again ? "  as on line " + std::to_string(first_line_[id]) + "\n" : "\n";
    if (!again) first_line_[id] = line_;
    return again;
  }

  const Description& d_;
  std::vector<int> first_line_;  // by bound value; 0: not printed yet
  std::string out_;
  int line_ = 0;
};

}  // namespace

std::string to_text(const Description& description) {
  return Outline(description).write();
}

std::vector<const Form*> forms_used(const Description& description) {
  const BoundTree& bound = description.bound;
  std::vector<bool> seen(bound.size(), false);
  std::vector<BoundId> todo{bound.root};
  std::vector<const Form*> forms;
  while (!todo.empty()) {
    const BoundId id = todo.back();
    todo.pop_back();
    if (id == kUnbound || seen[id]) continue;
    seen[id] = true;
    if (bound[id].kind == BoundKind::Form) forms.push_back(bound[id].form);
    const auto args = bound.args(id);
    todo.insert(todo.end(), args.begin(), args.end());
  }
  std::ranges::sort(forms);  // pointers into one array: the registry's order
  forms.erase(std::unique(forms.begin(), forms.end()), forms.end());
  return forms;
}

}  // namespace ludens
