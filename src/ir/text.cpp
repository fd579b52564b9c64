#include "ir/text.h"

#include <charconv>
#include <optional>

#include "ir/all_ops.h"

namespace ludens::ir {

namespace {

constexpr std::string_view kSiteNames[] = {"Cell", "Edge", "Vertex"};

std::string ref(NodeId id) {
  return id == kNothing ? "-" : "%" + std::to_string(id);
}

std::string hex(std::uint64_t value) {
  char text[20];
  const auto [end, error] = std::to_chars(text, text + sizeof(text), value, 16);
  return "0x" + std::string(text, end);
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out + "\"";
}

template <class List, class Show>
std::string joined(const List& list, const char* separator, Show show) {
  std::string out;
  for (const auto& item : list) out += (out.empty() ? "" : separator) + show(item);
  return out;
}

void add_kind(std::string& out, const Program& program, size_t index) {
  const Kind& k = program.kinds[index];
  out += "kind " + std::to_string(index) + " " + std::string(kSiteNames[static_cast<int>(k.from_type)]) +
         " " + std::string(kSiteNames[static_cast<int>(k.to_type)]) + " actions=" + ref(k.actions);
  const auto number = [](auto n) { return std::to_string(n); };
  if (!k.thens.empty()) out += " thens=" + joined(k.thens, ",", ref);
  if (!k.filters.empty()) out += " filters=" + joined(k.filters, ",", number);
  if (!k.preludes.empty()) out += " preludes=" + joined(k.preludes, ",", number);
  if (!k.captures.empty())
    out += " captures=" +
           joined(k.captures, ",", [](Reg r) { return std::string(kRegNames[static_cast<int>(r)]); });
  if (k.pass) out += " pass";
  if (k.swap) out += " swap";
  if (k.settled) out += " settled";
  out += '\n';
}

void add_phase(std::string& out, const Program& program, size_t index) {
  const Phase& p = program.phases[index];
  out += "phase " + std::to_string(index) + " " + quoted(p.name) + " role=" + ref(p.role) +
         " play=" + ref(p.play) + " end=" + ref(p.end);
  if (!p.play_as.empty()) out += " play_as=" + joined(p.play_as, ",", ref);
  if (!p.end_as.empty()) out += " end_as=" + joined(p.end_as, ",", ref);
  for (const NextPhase& n : p.next)
    out += " next=" + ref(n.who) + "," + ref(n.condition) + "," + std::to_string(n.target);
  out += '\n';
}

}  // namespace

std::string to_text(const Program& program, const std::function<std::string(std::uint32_t)>& note) {
  std::string out = "program " + quoted(program.name) + " players=" + std::to_string(program.players) +
                    " words=" + std::to_string(program.words) + "\n";
  for (size_t i = 0; i < program.names.size(); ++i)
    out += "name " + std::to_string(i) + " = " + quoted(program.names[i]) + "\n";
  for (size_t i = 0; i < program.sets.size(); ++i)
    out += "set " + std::to_string(i) + " = " + joined(program.sets[i], " ", hex) + "\n";
  for (size_t i = 0; i < program.lists.size(); ++i)
    out += "list " + std::to_string(i) + " = " +
           joined(program.lists[i], " ", [](int v) { return std::to_string(v); }) + "\n";
  for (size_t i = 0; i < program.directions.size(); ++i)
    out +=
        "directions " + std::to_string(i) + " = " + joined(program.directions[i].by_facing, " ", hex) + "\n";
  for (NodeId id = 1; id < program.nodes.size(); ++id) {
    const Node& node = program.nodes[id];
    out += ref(id) + " = " + std::string(node.op->name);
    for (const NodeId operand : program.operands(id)) out += " " + ref(operand);
    if (node.immediate_count > 0) out += " :";
    for (const std::int32_t immediate : program.immediates(id)) out += " " + std::to_string(immediate);
    const std::string about = note && node.source != ~0u ? note(node.source) : std::string();
    if (!about.empty()) out += "  ; " + about;
    out += '\n';
  }
  for (size_t i = 0; i < program.filters.size(); ++i)
    out += "filter " + std::to_string(i) + " = " + ref(program.filters[i].condition) + " " +
           std::to_string(program.filters[i].outer_thens) + "\n";
  for (size_t i = 0; i < program.preludes.size(); ++i)
    out += "prelude " + std::to_string(i) + " = " + ref(program.preludes[i]) + "\n";
  for (size_t i = 0; i < program.kinds.size(); ++i) add_kind(out, program, i);
  for (const NodeId rule : program.start) out += "start " + ref(rule) + "\n";
  for (size_t i = 0; i < program.phases.size(); ++i) add_phase(out, program, i);
  out += "end " + ref(program.end);
  for (const NodeId end : program.end_as) out += " " + ref(end);
  out += '\n';
  out +=
      "turn pass=" + std::to_string(program.pass_kind) + " swap=" + std::to_string(program.swap_kind) + "\n";
  return out;
}

std::string to_text(const Program& program) {
  return to_text(program, {});
}

namespace {

constexpr size_t kMaxNodes = 4'000'000;

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
    error_->code = "L0320";
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
      if (rest_[i] == '\\' && i + 1 < rest_.size()) ++i;
      out += rest_[i];
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
    if (!error_ && index != next) fail("expected number " + std::to_string(next) + " here");
    expect("=");
    return !error_;
  }

  void read_line(std::string_view first) {
    if (first.starts_with('%')) return read_node(first);
    if (first == "program") return read_program();
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
    fail("unknown line '" + std::string(first.substr(0, 40)) + "'");
  }

  void read_program() {
    program_.name = string();
    for (std::string_view w = word(); !w.empty() && !error_; w = word()) {
      if (w.starts_with("players="))
        program_.players = number<int>(w.substr(8));
      else if (w.starts_with("words="))
        program_.words = number<int>(w.substr(6));
      else
        fail("unknown property '" + std::string(w.substr(0, 40)) + "'");
    }
    if (program_.players < 1 || program_.players > 16) fail("a game has 1 to 16 players");
    if (program_.words < 1 || program_.words > 64) fail("a set of sites has 1 to 64 words");
  }

  void read_set() {
    program_.sets.emplace_back();
    for (std::string_view w = word(); !w.empty() && !error_; w = word())
      program_.sets.back().push_back(number<std::uint64_t>(w, 16));
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
    node.first_immediate = static_cast<std::uint32_t>(program_.immediate_pool.size());
    bool immediates = false;
    for (std::string_view w = word(); !w.empty() && !error_; w = word()) {
      if (w == ":") {
        immediates = true;
      } else if (immediates) {
        program_.immediate_pool.push_back(number<std::int32_t>(w));
      } else {
        program_.operand_pool.push_back(node_ref(w));
      }
    }
    const size_t operands = program_.operand_pool.size() - node.first_operand;
    const size_t count = program_.immediate_pool.size() - node.first_immediate;
    if (operands > 0xFFFF || count > 0xFFFF) return fail("too many operands");
    node.operand_count = static_cast<std::uint16_t>(operands);
    node.immediate_count = static_cast<std::uint16_t>(count);
    program_.nodes.push_back(node);
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
    for (std::string_view w = word(); !w.empty() && !error_; w = word()) {
      if (w.starts_with("actions="))
        k.actions = node_ref(w.substr(8));
      else if (w.starts_with("thens="))
        commas(w.substr(6), [&](std::string_view p) { k.thens.push_back(node_ref(p)); });
      else if (w.starts_with("filters="))
        commas(w.substr(8), [&](std::string_view p) { k.filters.push_back(number<std::uint16_t>(p)); });
      else if (w.starts_with("preludes="))
        commas(w.substr(9), [&](std::string_view p) { k.preludes.push_back(number<std::uint16_t>(p)); });
      else if (w.starts_with("captures="))
        commas(w.substr(9), [&](std::string_view p) { k.captures.push_back(reg(p)); });
      else if (w == "pass")
        k.pass = true;
      else if (w == "swap")
        k.swap = true;
      else if (w == "settled")
        k.settled = true;
      else
        fail("unknown property of a kind '" + std::string(w.substr(0, 40)) + "'");
    }
    if (k.captures.size() > 6) fail("a move remembers at most six registers");
    program_.kinds.push_back(std::move(k));
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
        fail("unknown property of a phase '" + std::string(w.substr(0, 40)) + "'");
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
        fail("unknown property of the turn '" + std::string(w.substr(0, 40)) + "'");
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
