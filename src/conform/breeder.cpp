#include "conform/breeder.h"

#include <algorithm>
#include <span>
#include <unordered_set>

#include "base/files.h"
#include "language/scan.h"
#include "ludemes/registry.h"

namespace ludens::conform {

namespace {

constexpr size_t kMaxParent = 60'000;  // characters, expanded
constexpr size_t kMaxPart = 3'000;
constexpr size_t kMaxOfType = 20'000;  // parts of one type

size_t pick(size_t count, Random& random) {
  return static_cast<size_t>(random.below(static_cast<int>(count)));
}
const std::string& pick(const std::vector<std::string>& from, Random& random) {
  return from[pick(from.size(), random)];
}

// --- writing

class Writer {
 public:
  explicit Writer(const Tree& tree) : tree_(tree) {}

  // What stands at the end of the way is written as `instead`; an empty one leaves it out, label and all.
  std::string write(SyntaxId root, std::span<const size_t> way, const std::string* instead) {
    out_.clear();
    node(root, way, instead);
    return std::move(out_);
  }

 private:
  void node(SyntaxId id, std::span<const size_t> way, const std::string* instead) {
    if (instead && way.empty()) {
      out_ += *instead;
      return;
    }
    const SyntaxNode& n = tree_.node(id);
    switch (n.kind) {
      case SyntaxKind::Word:
        out_ += tree_.word(n.word);
        return;
      case SyntaxKind::String:
        out_ += '"' + std::string(tree_.word(n.word)) + '"';
        return;
      case SyntaxKind::List:
        out_ += '(' + std::string(tree_.word(n.word));
        children(id, way, instead);
        out_ += ')';
        return;
      case SyntaxKind::Array:
        out_ += '{';
        children(id, way, instead);
        out_ += '}';
        return;
    }
  }

  void children(SyntaxId id, std::span<const size_t> way, const std::string* instead) {
    const std::span<const Child> all = tree_.children(id);
    for (size_t i = 0; i < all.size(); ++i) {
      const bool here = instead && !way.empty() && way[0] == i;
      if (here && way.size() == 1 && instead->empty()) continue;
      out_ += ' ';
      if (all[i].label != 0) out_ += std::string(tree_.word(all[i].label)) + ':';
      node(all[i].node, here ? way.subspan(1) : std::span<const size_t>(), here ? instead : nullptr);
    }
  }

  const Tree& tree_;
  std::string out_;
};

std::string text_of(const Tree& tree, SyntaxId node) {
  return Writer(tree).write(node, {}, nullptr);
}

size_t child_number(const Tree& tree, SyntaxId parent, SyntaxId child) {
  const std::span<const Child> all = tree.children(parent);
  for (size_t i = 0; i < all.size(); ++i)
    if (all[i].node == child) return i;
  return kNotFound;
}

// Arguments come after their parents' own values are made or before: sizes are asked for as needed.
double size_of(const BoundTree& bound, BoundId id, std::vector<double>& sizes) {
  if (sizes[id] > 0) return sizes[id];
  double sum = 1;
  for (const BoundId arg : bound.args(id))
    if (arg != kUnbound) sum += size_of(bound, arg, sizes);
  return sizes[id] = sum;
}

}  // namespace

// --- reading

Breeder::Breeder(const std::vector<std::string>& files) : registry_(ludemes::registry()) {
  for (const std::string& file : files) add(file);
  for (const Parent& parent : parents_) gather(parent);
  gather_examples();
}

void Breeder::add(const std::string& file) {
  Result<std::string> text = read_file(file);
  if (!text) return;
  Result<Description> read = read_description(file, std::move(*text), registry_);
  if (!read || read->expansion.game.size() > kMaxParent) return;
  Parent parent{file, std::move(read->tree), std::move(read->bound), {}, {}};
  parent.sizes.assign(parent.bound.size(), 0);
  size_of(parent.bound, parent.bound.root, parent.sizes);
  for (SyntaxId id = 0; id < parent.tree.size(); ++id)
    if (parent.tree.node(id).kind == SyntaxKind::String) parent.strings.emplace_back(parent.tree.word_of(id));
  parents_.push_back(std::move(parent));
}

void Breeder::gather(const Parent& parent) {
  const auto keep = [&](std::vector<std::string>& into, BoundId id) {
    const SyntaxId node = parent.bound[id].node;
    if (into.size() >= kMaxOfType || parent.tree.node(node).length > kMaxPart) return;
    into.push_back(text_of(parent.tree, node));
    ++parts_;
  };
  for (BoundId id = 0; id < parent.bound.size(); ++id) {
    if (parent.sizes[id] == 0) continue;  // tried and left
    const Bound& value = parent.bound[id];
    if (value.kind != BoundKind::Form) continue;
    keep(pool_.by_type[value.form->rule], id);
    const auto args = parent.bound.args(id);
    for (size_t i = 0; i < args.size(); ++i)
      if (args[i] != kUnbound && value.form->slots[i].depth > 0)
        keep(pool_.arrays[{value.form->slots[i].type, value.form->slots[i].depth}], args[i]);
  }
}

void Breeder::gather_examples() {
  for (const Form& form : registry_.forms()) {
    pool_.by_type[form.rule].emplace_back(form.ludeme->example);
    ++parts_;
  }
}

// --- changing

size_t Breeder::parent_of(std::uint64_t number) const {
  return static_cast<size_t>(mix64(number ^ 0xA5A5'5A5Aull) % parents_.size());
}

// Every place is as likely as any other.
Breeder::Place Breeder::pick_place(const Parent& parent, Random& random) const {
  Place place;
  place.value = parent.bound.root;
  const double total = parent.sizes[place.value];
  double left = 1 + static_cast<double>(mix64(random.next()) >> 11) * 0x1p-53 * (total - 1);
  while (true) {
    const Bound& value = parent.bound[place.value];
    const auto args = parent.bound.args(place.value);
    left -= 1;
    size_t chosen = kNotFound;
    for (size_t i = 0; i < args.size(); ++i) {
      if (args[i] == kUnbound) continue;
      chosen = i;
      if (left < parent.sizes[args[i]]) break;
      left -= parent.sizes[args[i]];
    }
    if (chosen == kNotFound) return place;
    const BoundId arg = args[chosen];
    // A word such as Step is no part of its own: the whole bracket goes.
    if (value.kind == BoundKind::Form && !value.form->slots[chosen].constant.empty()) return place;
    if (parent.bound[arg].node != value.node) {
      const size_t number = child_number(parent.tree, value.node, parent.bound[arg].node);
      if (number == kNotFound) return place;
      place.way.push_back(number);
    }
    if (value.kind == BoundKind::Form) {
      const Slot& slot = value.form->slots[chosen];
      place.type = slot.type;
      place.depth = slot.depth;
      place.optional = slot.optional;
    } else {
      place.depth = std::max(0, place.depth - 1);
      place.optional = true;
    }
    place.value = arg;
    if (left < 1) return place;
  }
}

std::string Breeder::other_of_type(TypeId type, Random& random) const {
  const Type& expected = registry_.type(type);
  static constexpr const char* kInts[] = {"0",  "1",  "2",   "3",    "4",     "7",        "-1",        "-2",
                                          "12", "64", "100", "1000", "65536", "Infinity", "2147483647"};
  std::vector<const std::vector<std::string>*> fitting;
  for (const auto& [given, texts] : pool_.by_type)
    if (registry_.fits(given, type) && !texts.empty()) fitting.push_back(&texts);
  const bool plain = fitting.empty() || random.below(3) == 0;
  if (plain && expected.takes_int) return kInts[pick(std::size(kInts), random)];
  if (plain && expected.takes_float) return random.below(2) == 0 ? "0.5" : "-3.25";
  if (plain && expected.takes_bool) return random.below(2) == 0 ? "True" : "False";
  std::vector<const Enum*> enums;
  for (size_t t = 0; t < registry_.types().size(); ++t)
    if (const Type& other = registry_.types()[t]; other.constants && expected.includes[t])
      enums.push_back(other.constants);
  if (!enums.empty() && (fitting.empty() || random.below(3) == 0)) {
    const Enum& from = *enums[pick(enums.size(), random)];
    return std::string(from.constants[pick(static_cast<size_t>(from.count), random)].name);
  }
  if (fitting.empty()) return "0";
  return pick(*fitting[pick(fitting.size(), random)], random);
}

// An item more, an item less, or another array.
std::string Breeder::other_array(const Parent& parent, const Place& place, Random& random) const {
  const SyntaxId node = parent.bound[place.value].node;
  const auto items = parent.tree.children(node);
  const bool is_array = parent.tree.node(node).kind == SyntaxKind::Array;
  switch (random.below(3)) {
    case 0:
      if (const auto at = pool_.arrays.find({place.type, place.depth});
          at != pool_.arrays.end() && !at->second.empty())
        return pick(at->second, random);
      return "{}";
    case 1: {
      if (!is_array || items.size() < 2) return "{}";
      const std::vector<size_t> way{pick(items.size(), random)};
      const std::string nothing;
      return Writer(parent.tree).write(node, way, &nothing);
    }
    default: {
      if (!is_array) return text_of(parent.tree, node);
      std::string more = text_of(parent.tree, node);
      more.pop_back();
      return more + ' ' + (place.depth == 1 ? other_of_type(place.type, random) : std::string("{}")) + '}';
    }
  }
}

std::string Breeder::other(const Parent& parent, const Place& place, Random& random) const {
  if (place.optional && random.below(8) == 0) return "";
  if (place.depth > 0) return other_array(parent, place, random);
  if (place.type == kNoType) return text_of(parent.tree, parent.bound[place.value].node);
  if (parent.bound[place.value].kind == BoundKind::String && !parent.strings.empty() &&
      (!registry_.type(place.type).takes_int || random.below(2) == 0))
    return '"' + pick(parent.strings, random) + '"';
  return other_of_type(place.type, random);
}

std::string Breeder::mutant(std::uint64_t number) const {
  if (parents_.empty()) return {};
  const Parent& parent = parents_[parent_of(number)];
  Random random(mix64(number + 0x5EED));
  // Another change needs the text bound anew; one that no longer binds stays as it is.
  Parent current{parent.name, parent.tree, parent.bound, parent.sizes, parent.strings};
  std::string text;
  for (int changes = 1 + random.below(3); changes > 0; --changes) {
    const Place place = pick_place(current, random);
    const std::string instead = other(current, place, random);
    text = Writer(current.tree).write(current.tree.root, place.way, &instead);
    if (changes == 1) break;
    Result<Description> read = read_description("mutant", text, registry_);
    if (!read || text.size() > 4 * kMaxParent) break;
    current.tree = std::move(read->tree);
    current.bound = std::move(read->bound);
    current.sizes.assign(current.bound.size(), 0);
    size_of(current.bound, current.bound.root, current.sizes);
  }
  return text;
}

}  // namespace ludens::conform
