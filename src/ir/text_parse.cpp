// text_parse.cpp - reads the lines that text.cpp writes.
#include <algorithm>
#include <charconv>
#include <optional>

#include "base/bits.h"
#include "ir/all_ops.h"
#include "ir/captures.h"
#include "ir/text.h"
#include "ir/text_fields.h"

namespace ludens::ir {

namespace {

using fields::kSiteNames;

constexpr size_t kMaxNodes = 4'000'000;
constexpr size_t kMaxRows = 1'000'000;  // of any table

// Reads the lines of to_text. The first error ends the reading.
class ProgramReader {
 public:
  ProgramReader(std::string_view text, std::shared_ptr<const Equipment> equipment) : text_(text) {
    program_.equipment = std::move(equipment);
    program_.nodes.emplace_back();
  }

  Result<Program> read() {
    while (!text_.empty() && !error_) {
      ++line_number_;
      const size_t end = std::min(text_.find('\n'), text_.size());
      line_ = rest_ = text_.substr(0, end);
      text_.remove_prefix(std::min(end + 1, text_.size()));
      if (const size_t comment = rest_.find(';');
          comment != std::string_view::npos && rest_.find('"') > comment)
        rest_ = rest_.substr(0, comment);
      if (const std::string_view first = word(); !first.empty()) read_line(first);
    }
    if (!error_)
      if (const auto problems = verify(program_); !problems.empty()) fail(problems.front());
    if (error_) return *error_;
    return std::move(program_);
  }

 private:
  void fail(std::string message) {
    if (error_) return;
    error_.emplace();
    error_->code = "L0390";
    error_->message = std::move(message);
    error_->at = {"<ir>", line_number_, 1 + static_cast<int>(line_.size() - rest_.size()), 1,
                  std::string(line_.substr(0, 200))};
  }

  void skip() {
    while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\r' || rest_.front() == '\t'))
      rest_.remove_prefix(1);
  }

  std::string_view word() {
    skip();
    const size_t end = std::min(rest_.find_first_of(" \r\t"), rest_.size());
    const std::string_view out = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return out;
  }

  std::string string() {
    skip();
    std::string out;
    if (!rest_.starts_with('"')) return fail("expected a name in quotes"), out;
    size_t i = 1;
    for (; i < rest_.size() && rest_[i] != '"'; ++i) {
      const bool escaped = rest_[i] == '\\' && i + 1 < rest_.size();
      if (escaped) ++i;
      out += escaped && rest_[i] == 'n' ? '\n' : rest_[i];
    }
    if (i >= rest_.size()) return fail("string is never closed"), out;
    rest_.remove_prefix(i + 1);
    return out;
  }

  template <class T>
  T number(std::string_view text, int base = 10) {
    T value{};
    if (base == 16 && text.starts_with("0x")) text.remove_prefix(2);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
      fail("expected a number, found '" + std::string(text.substr(0, 40)) + "'");
    return value;
  }

  NodeId node_ref(std::string_view text) {
    if (text == "-") return kNothing;
    if (!text.starts_with('%'))
      return fail("expected a node such as %7, found '" + std::string(text.substr(0, 40)) + "'"), kNothing;
    return number<NodeId>(text.substr(1));
  }

  template <class Each>
  void commas(std::string_view text, Each each) {
    while (!text.empty() && !error_) {
      const size_t end = std::min(text.find(','), text.size());
      each(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  void expect(std::string_view wanted) {
    if (word() != wanted) fail("expected '" + std::string(wanted) + "'");
  }

  // "<index> =", and the index must be the next one.
  bool numbered(size_t next) {
    const size_t index = number<size_t>(word());
    if (!error_ && (index != next || index >= kMaxRows))
      fail("expected number " + std::to_string(next) + " here");
    expect("=");
    return !error_;
  }

  void read_line(std::string_view first) {
    if (first.starts_with('%')) return read_node(first);
    if (first == "program") return read_program();
    if (first == "equipment") return read_equipment();
    if (first == "uses") return read_uses();
    if (first == "meta") return read_meta();
    if (first == "name" && numbered(program_.names.size())) return program_.names.push_back(string());
    if (first == "set" && numbered(program_.sets.size())) return read_set();
    if (first == "list" && numbered(program_.lists.size())) {
      program_.lists.emplace_back();
      for (std::string_view w = word(); !w.empty() && !error_; w = word())
        program_.lists.back().push_back(number<std::int32_t>(w));
      return;
    }
    if (first == "directions" && numbered(program_.directions.size())) {
      program_.directions.emplace_back();
      for (std::string_view w = word(); !w.empty() && !error_; w = word())
        program_.directions.back().by_facing.push_back(number<std::uint64_t>(w, 16));
      if (program_.directions.back().by_facing.size() != geometry::kSpecificDirections + 1)
        fail("a table of directions has one entry per facing and one more");
      return;
    }
    if (first == "filter" && numbered(program_.filters.size())) {
      const NodeId condition = node_ref(word());
      return program_.filters.push_back({condition, number<int>(word())});
    }
    if (first == "prelude" && numbered(program_.preludes.size()))
      return program_.preludes.push_back(node_ref(word()));
    if (first == "kind") return read_kind();
    if (first == "start") return program_.start.push_back(node_ref(word()));
    if (first == "phase") return read_phase();
    if (first == "end") {
      program_.end = node_ref(word());
      for (std::string_view w = word(); !w.empty() && !error_; w = word())
        program_.end_as.push_back(node_ref(w));
      return;
    }
    if (first == "turn") return read_turn();
    if (first == "match") return read_match();
    fail("unknown line '" + std::string(first.substr(0, 40)) + "'");
  }

  // --- words that set plain fields

  template <class Struct, std::size_t n>
  static bool set_flag(Struct& into, const fields::Flag<Struct> (&table)[n], std::string_view word) {
    const auto* found = std::ranges::find(table, word, &fields::Flag<Struct>::name);
    if (found != std::end(table)) into.*(found->field) = true;
    return found != std::end(table);
  }

  template <class Struct, std::size_t n>
  static void clear_flags(Struct& into, const fields::Flag<Struct> (&table)[n]) {
    for (const auto& [name, field] : table) into.*field = false;
  }

  // "name=value"
  template <class Struct, std::size_t n>
  bool set_number(Struct& into, const fields::Number<Struct> (&table)[n], std::string_view word) {
    const size_t equals = std::min(word.find('='), word.size());
    const auto* found = std::ranges::find(table, word.substr(0, equals), &fields::Number<Struct>::name);
    if (found == std::end(table) || equals == word.size()) return false;
    into.*(found->field) = number<int>(word.substr(equals + 1));
    return true;
  }

  void unknown(std::string_view what, std::string_view word) {
    fail("unknown property of " + std::string(what) + ", '" + std::string(word.substr(0, 40)) + "'");
  }

  void read_program() {
    program_.name = string();
    clear_flags(program_, fields::kProgramFlags);
    for (std::string_view w = word(); !w.empty() && !error_; w = word()) {
      if (w.starts_with("passes="))
        read_passes(w.substr(7));
      else if (!set_flag(program_, fields::kProgramFlags, w) &&
               !set_number(program_, fields::kProgramNumbers, w))
        unknown("a program", w);
    }
    if (program_.players < 0 || program_.players > 16) fail("a game has 0 to 16 players");
    if (program_.words < 1 || program_.words > kMaxWords) fail("a set of sites has too many words, or none");
  }

  void read_passes(std::string_view names) {
    program_.passes = kNoPasses;
    if (names == "none") return;
    commas(names, [&](std::string_view name) {
      if (const auto pass = find_pass(name))
        program_.passes |= bit(*pass);
      else
        fail("unknown pass '" + std::string(name.substr(0, 40)) + "'");
    });
  }

  void read_equipment() {
    skip();
    std::string_view text = rest_;
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
    const std::string ours = fields::equipment_text(*program_.equipment);
    if (text != ours) fail("the program is for other equipment than this: " + ours);
  }

  void read_uses() {
    clear_flags(program_.uses, fields::kUseFlags);
    for (std::string_view w = word(); !w.empty() && !error_; w = word()) {
      const auto* type = std::ranges::find(kSiteNames, w);
      if (type != std::end(kSiteNames))
        program_.uses.site_type[type - std::begin(kSiteNames)] = true;
      else if (w.starts_with("repetitions="))
        program_.uses.repetitions = number<std::uint32_t>(w.substr(12), 16);
      else if (!set_flag(program_.uses, fields::kUseFlags, w))
        unknown("the uses", w);
    }
  }

  void read_meta() {
    for (std::string_view w = word(); !w.empty() && !error_; w = word()) {
      if (w.starts_with("no_repeat=")) {
        const auto* found = std::ranges::find(fields::kRepetitions, w.substr(10));
        if (found == std::end(fields::kRepetitions)) return unknown("the meta-rules", w);
        program_.meta.no_repeat = static_cast<Repetition>(found - std::begin(fields::kRepetitions));
      } else if (!set_flag(program_.meta, fields::kMetaFlags, w) &&
                 !set_number(program_.meta, fields::kMetaNumbers, w)) {
        unknown("the meta-rules", w);
      }
    }
  }

  void read_set() {
    std::vector<std::uint64_t> words;
    for (std::string_view w = word(); !w.empty() && !error_; w = word())
      words.push_back(number<std::uint64_t>(w, 16));
    program_.sets.emplace_back(std::move(words));
    if (static_cast<int>(program_.sets.back().size()) != program_.words)
      fail("a set has as many words as the program says");
  }

  void read_node(std::string_view first) {
    const NodeId id = node_ref(first);
    if (error_) return;
    if (id != program_.nodes.size() || id >= kMaxNodes)
      return fail("expected node %" + std::to_string(program_.nodes.size()) + " here");
    expect("=");
    const std::string_view name = word();
    Node node;
    node.op = find_op(name);
    if (!node.op) return fail("unknown op '" + std::string(name.substr(0, 40)) + "'");
    node.first_operand = static_cast<std::uint32_t>(program_.operand_pool.size());
    node.first_attribute = static_cast<std::uint32_t>(program_.attribute_pool.size());
    std::vector<std::int32_t> attributes(node.op->attributes.size(), 0);
    std::vector<bool> given(node.op->attributes.size(), false);
    for (std::string_view w = word(); !w.empty() && !error_; w = word())
      read_part(node, w, attributes, given);
    for (size_t i = 0; i < given.size() && !error_; ++i)
      if (!given[i] && node.op->attributes[i].type != AttributeType::Flag)
        fail(std::string(name) + " lacks the attribute " + std::string(node.op->attributes[i].name));
    program_.attribute_pool.insert(program_.attribute_pool.end(), attributes.begin(), attributes.end());
    const size_t operands = program_.operand_pool.size() - node.first_operand;
    const size_t count = program_.attribute_pool.size() - node.first_attribute;
    if (operands > 0xFFFF || count > 0xFFFF) return fail("too many operands");
    node.operand_count = static_cast<std::uint16_t>(operands);
    node.attribute_count = static_cast<std::uint16_t>(count);
    program_.nodes.push_back(node);
  }

  // "name=value" of a node, or the name of a flag.
  void read_part(const Node& node, std::string_view part, std::vector<std::int32_t>& attributes,
                 std::vector<bool>& given) {
    const size_t equals = part.find('=');
    const std::string_view name = part.substr(0, equals);
    const std::string_view value = equals == std::string_view::npos ? "" : part.substr(equals + 1);
    const OpRecord& op = *node.op;
    for (size_t i = 0; i < op.operands.size(); ++i)
      if (op.operands[i].name == name && equals != std::string_view::npos)
        return read_operand(node, i, value);
    for (size_t i = 0; i < op.attributes.size(); ++i) {
      if (op.attributes[i].name != name) continue;
      if (given[i]) return fail("'" + std::string(name) + "' is given twice");
      given[i] = true;
      attributes[i] = attribute(op.attributes[i].type, equals == std::string_view::npos ? "1" : value);
      return;
    }
    unknown(op.name, name);
  }

  void read_operand(const Node& node, size_t index, std::string_view value) {
    std::vector<NodeId>& pool = program_.operand_pool;
    if (pool.size() > node.first_operand + index)
      return fail("operands stand in the order of the op's record");
    pool.resize(node.first_operand + index, kNothing);
    if (node.op->operands[index].presence == Presence::Many)
      commas(value, [&](std::string_view one) { pool.push_back(node_ref(one)); });
    else
      pool.push_back(node_ref(value));
  }

  std::int32_t attribute(AttributeType type, std::string_view value) {
    for (const fields::Word& known : fields::words_of(type))
      if (known.name == value) return known.value;
    return number<std::int32_t>(value);
  }

  SiteType site_type() {
    const std::string_view name = word();
    for (int t = 0; t < 3; ++t)
      if (kSiteNames[t] == name) return static_cast<SiteType>(t);
    fail("expected Cell, Edge or Vertex");
    return SiteType::Cell;
  }

  void read_kind() {
    if (const size_t index = number<size_t>(word()); !error_ && index != program_.kinds.size())
      return fail("kinds are numbered in order");
    Kind k;
    k.from_type = site_type();
    k.to_type = site_type();
    k.decision = false;
    for (std::string_view w = word(); !w.empty() && !error_; w = word()) {
      if (w.starts_with("actions="))
        k.actions = node_ref(w.substr(8));
      else if (w.starts_with("thens="))
        commas(w.substr(6), [&](std::string_view p) { k.thens.push_back(node_ref(p)); });
      else if (w.starts_with("waiting="))
        k.waiting = number<std::uint32_t>(w.substr(8), 16);
      else if (w.starts_with("filters="))
        commas(w.substr(8), [&](std::string_view p) { k.filters.push_back(number<std::uint16_t>(p)); });
      else if (w.starts_with("preludes="))
        commas(w.substr(9), [&](std::string_view p) { k.preludes.push_back(number<std::uint16_t>(p)); });
      else if (w.starts_with("captures="))
        commas(w.substr(9), [&](std::string_view p) { k.captures.push_back(reg(p)); });
      else if (w.starts_with("from_level="))
        k.from_level = node_ref(w.substr(11));
      else if (w.starts_with("to_level="))
        k.to_level = node_ref(w.substr(9));
      else if (!set_flag(k, fields::kKindFlags, w))
        unknown("a kind", w);
    }
    if (capture_words(k.captures) > kMaxCaptures) fail("a move remembers more registers than it can");
    program_.kinds.push_back(std::move(k));
  }

  void read_match() {
    for (std::string_view w = word(); !w.empty() && !error_; w = word()) {
      if (w.starts_with("result="))
        program_.match.result = node_ref(w.substr(7));
      else if (w.starts_with("next="))
        program_.match.next = node_ref(w.substr(5));
      else if (w.starts_with("end="))
        program_.match.end = node_ref(w.substr(4));
      else
        unknown("a match", w);
    }
  }

  Reg reg(std::string_view name) {
    for (int r = 0; r < kRegs; ++r)
      if (kRegNames[r] == name) return static_cast<Reg>(r);
    fail("unknown register '" + std::string(name.substr(0, 40)) + "'");
    return Reg::From;
  }

  void read_phase() {
    if (const size_t index = number<size_t>(word()); !error_ && index != program_.phases.size())
      return fail("phases are numbered in order");
    Phase p;
    p.name = string();
    for (std::string_view w = word(); !w.empty() && !error_; w = word()) {
      if (w.starts_with("role="))
        p.role = node_ref(w.substr(5));
      else if (w.starts_with("play="))
        p.play = node_ref(w.substr(5));
      else if (w.starts_with("end="))
        p.end = node_ref(w.substr(4));
      else if (w.starts_with("play_as="))
        commas(w.substr(8), [&](std::string_view part) { p.play_as.push_back(node_ref(part)); });
      else if (w.starts_with("end_as="))
        commas(w.substr(7), [&](std::string_view part) { p.end_as.push_back(node_ref(part)); });
      else if (w.starts_with("next="))
        read_next(p, w.substr(5));
      else
        unknown("a phase", w);
    }
    program_.phases.push_back(std::move(p));
  }

  void read_next(Phase& phase, std::string_view text) {
    NextPhase next;
    int at = 0;
    commas(text, [&](std::string_view part) {
      if (at == 0) next.who = node_ref(part);
      if (at == 1) next.condition = node_ref(part);
      if (at == 2) next.target = number<int>(part);
      ++at;
    });
    if (at != 3) fail("next= takes who, condition and phase");
    phase.next.push_back(next);
  }

  void read_turn() {
    for (std::string_view w = word(); !w.empty() && !error_; w = word()) {
      if (w.starts_with("pass="))
        program_.pass_kind = number<int>(w.substr(5));
      else if (w.starts_with("swap="))
        program_.swap_kind = number<int>(w.substr(5));
      else
        unknown("the turn", w);
    }
    const auto kinds = static_cast<int>(program_.kinds.size());
    if (program_.pass_kind >= kinds || program_.swap_kind >= kinds || program_.pass_kind < 0)
      fail("there is no such kind of move");
  }

  std::string_view text_, line_, rest_;
  int line_number_ = 0;
  Program program_;
  std::optional<Diagnostic> error_;
};

}  // namespace

Result<Program> parse_program(std::string_view text, std::shared_ptr<const Equipment> equipment) {
  return ProgramReader(text, std::move(equipment)).read();
}

}  // namespace ludens::ir
