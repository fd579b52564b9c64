#include "ir/text.h"

#include <charconv>

#include "ir/text_fields.h"

namespace ludens::ir {

namespace {

using fields::kSiteNames;

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
    if (c == '\n')
      out += "\\n";
    else
      out += c;
  }
  return out + "\"";
}

template <class List, class Show>
std::string joined(const List& list, const char* separator, Show show) {
  std::string out;
  for (const auto& item : list) out += (out.empty() ? "" : separator) + show(item);
  return out;
}

template <class Struct, std::size_t n>
std::string flags(const Struct& from, const fields::Flag<Struct> (&table)[n]) {
  std::string out;
  for (const auto& [name, field] : table)
    if (from.*field) out += ' ' + std::string(name);
  return out;
}

template <class Struct, std::size_t n>
std::string numbers(const Struct& from, const fields::Number<Struct> (&table)[n]) {
  std::string out;
  for (const auto& [name, field] : table) out += ' ' + std::string(name) + '=' + std::to_string(from.*field);
  return out;
}

// "fold,memo", or "none".
std::string pass_names(PassSet passes) {
  std::string out;
  for (int i = 0; i < kPassCount; ++i)
    if (has(passes, static_cast<Pass>(i))) out += (out.empty() ? "" : ",") + std::string(kPasses[i].name);
  return out.empty() ? "none" : out;
}

// " type=Cell"; a flag by its name alone.
std::string attribute_text(const Attribute& attribute, std::int32_t value) {
  const std::string name = ' ' + std::string(attribute.name);
  if (attribute.type == AttributeType::Flag)
    return value == 0 ? "" : value == 1 ? name : name + '=' + std::to_string(value);
  return name + '=' + fields::attribute_value(attribute.type, value);
}

class Writer {
 public:
  Writer(const Program& program, const std::function<std::string(std::uint32_t)>& note)
      : program_(program), note_(note) {}

  std::string write() {
    write_head();
    write_tables();
    for (NodeId id = 1; id < program_.nodes.size(); ++id) write_node(id);
    for (size_t i = 0; i < program_.filters.size(); ++i)
      line("filter " + std::to_string(i) + " = " + ref(program_.filters[i].condition) + ' ' +
           std::to_string(program_.filters[i].outer_thens));
    for (size_t i = 0; i < program_.preludes.size(); ++i)
      line("prelude " + std::to_string(i) + " = " + ref(program_.preludes[i]));
    for (size_t i = 0; i < program_.kinds.size(); ++i) write_kind(i);
    for (const NodeId rule : program_.start) line("start " + ref(rule));
    for (size_t i = 0; i < program_.phases.size(); ++i) write_phase(i);
    std::string end = "end " + ref(program_.end);
    for (const NodeId one : program_.end_as) end += ' ' + ref(one);
    line(end);
    if (const MatchRules& m = program_.match; m != MatchRules())
      line("match result=" + ref(m.result) + " next=" + ref(m.next) + " end=" + ref(m.end));
    line("turn pass=" + std::to_string(program_.pass_kind) + " swap=" + std::to_string(program_.swap_kind));
    return std::move(out_);
  }

 private:
  void line(const std::string& text, std::uint32_t source = ~0u) {
    out_ += text;
    const std::string about = note_ && source != ~0u ? note_(source) : std::string();
    if (!about.empty()) out_ += "  ; " + about;
    out_ += '\n';
  }

  void write_head() {
    line("program " + quoted(program_.name) + numbers(program_, fields::kProgramNumbers) +
         flags(program_, fields::kProgramFlags) + " passes=" + pass_names(program_.passes));
    if (program_.equipment) line("equipment " + fields::equipment_text(*program_.equipment));
    std::string uses = "uses" + flags(program_.uses, fields::kUseFlags);
    for (int t = 0; t < 3; ++t)
      if (program_.uses.site_type[t]) uses += ' ' + std::string(kSiteNames[t]);
    line(uses + " repetitions=" + hex(program_.uses.repetitions));
    line("meta" + flags(program_.meta, fields::kMetaFlags) + numbers(program_.meta, fields::kMetaNumbers) +
         " no_repeat=" + std::string(fields::kRepetitions[static_cast<int>(program_.meta.no_repeat)]));
  }

  void write_tables() {
    const auto decimal = [](int v) { return std::to_string(v); };
    for (size_t i = 0; i < program_.names.size(); ++i)
      line("name " + std::to_string(i) + " = " + quoted(program_.names[i]));
    for (size_t i = 0; i < program_.sets.size(); ++i)
      line("set " + std::to_string(i) + " = " + joined(program_.sets[i], " ", hex));
    for (size_t i = 0; i < program_.lists.size(); ++i)
      line("list " + std::to_string(i) + " = " + joined(program_.lists[i], " ", decimal));
    for (size_t i = 0; i < program_.directions.size(); ++i)
      line("directions " + std::to_string(i) + " = " + joined(program_.directions[i].by_facing, " ", hex));
  }

  void write_node(NodeId id) {
    const Node& node = program_.nodes[id];
    std::string text = ref(id) + " = " + std::string(node.op->name);
    const auto operands = program_.operands(id);
    for (size_t i = 0; i < operands.size() && i < node.op->operands.size(); ++i) {
      const Operand& operand = node.op->operands[i];
      const bool many = operand.presence == Presence::Many;
      if (many || operands[i] != kNothing)
        text += ' ' + std::string(operand.name) + '=' +
                (many ? joined(operands.subspan(i), ",", ref) : ref(operands[i]));
    }
    const auto attributes = program_.attributes(id);
    for (size_t i = 0; i < attributes.size() && i < node.op->attributes.size(); ++i)
      text += attribute_text(node.op->attributes[i], attributes[i]);
    line(text, node.source);
  }

  void write_kind(size_t index) {
    const Kind& k = program_.kinds[index];
    const auto number = [](auto n) { return std::to_string(n); };
    const auto name = [](Reg r) { return std::string(kRegNames[static_cast<int>(r)]); };
    std::string text = "kind " + std::to_string(index) + ' ' +
                       std::string(kSiteNames[static_cast<int>(k.from_type)]) + ' ' +
                       std::string(kSiteNames[static_cast<int>(k.to_type)]) + " actions=" + ref(k.actions);
    if (!k.thens.empty()) text += " thens=" + joined(k.thens, ",", ref);
    if (k.waiting != 0) text += " waiting=" + hex(k.waiting);
    if (!k.filters.empty()) text += " filters=" + joined(k.filters, ",", number);
    if (!k.preludes.empty()) text += " preludes=" + joined(k.preludes, ",", number);
    if (!k.captures.empty()) text += " captures=" + joined(k.captures, ",", name);
    if (k.from_level != kNothing) text += " from_level=" + ref(k.from_level);
    if (k.to_level != kNothing) text += " to_level=" + ref(k.to_level);
    line(text + flags(k, fields::kKindFlags), k.source);
  }

  void write_phase(size_t index) {
    const Phase& p = program_.phases[index];
    std::string text = "phase " + std::to_string(index) + ' ' + quoted(p.name) + " role=" + ref(p.role) +
                       " play=" + ref(p.play) + " end=" + ref(p.end);
    if (!p.play_as.empty()) text += " play_as=" + joined(p.play_as, ",", ref);
    if (!p.end_as.empty()) text += " end_as=" + joined(p.end_as, ",", ref);
    for (const NextPhase& n : p.next)
      text += " next=" + ref(n.who) + ',' + ref(n.condition) + ',' + std::to_string(n.target);
    line(text);
  }

  const Program& program_;
  const std::function<std::string(std::uint32_t)>& note_;
  std::string out_;
};

}  // namespace

std::span<const fields::Word> fields::words_of(AttributeType type) {
  static constexpr Word kSites[] = {{"Cell", 0}, {"Edge", 1}, {"Vertex", 2}};
  static const auto registers = [] {
    std::array<Word, kRegs> out;
    for (int r = 0; r < kRegs; ++r) out[static_cast<size_t>(r)] = {kRegNames[r], r};
    return out;
  }();
  static const auto state_fields = [] {
    std::array<Word, kFields> out;
    for (int f = 0; f < kFields; ++f) out[static_cast<size_t>(f)] = {kFieldNames[f], f};
    return out;
  }();
  static const auto repetitions = [] {
    std::array<Word, std::size(kRepetitions)> out;
    for (size_t r = 0; r < out.size(); ++r) out[r] = {kRepetitions[r], static_cast<std::int32_t>(r)};
    return out;
  }();
  static const auto directions = [] {
    std::array<Word, geometry::kDirections> out;
    for (int d = 0; d < geometry::kDirections; ++d)
      out[static_cast<size_t>(d)] = {geometry::name(static_cast<geometry::Direction>(d)), d};
    return out;
  }();
  switch (type) {
    case AttributeType::SiteType:
    case AttributeType::MaybeSiteType:
      return kSites;
    case AttributeType::Register:
      return registers;
    case AttributeType::Direction:
      return directions;
    case AttributeType::Field:
      return state_fields;
    case AttributeType::Repetition:
      return repetitions;
    default:
      return {};
  }
}

std::string fields::attribute_value(AttributeType type, std::int32_t value) {
  for (const Word& word : words_of(type))
    if (word.value == value) return std::string(word.name);
  return std::to_string(value);
}

std::string fields::equipment_text(const Equipment& equipment) {
  const auto count = [&](SiteType type) { return std::to_string(equipment.board.count(type)); };
  return std::string(kSiteNames[static_cast<int>(equipment.board.default_type())]) +
         " cells=" + count(SiteType::Cell) + " edges=" + count(SiteType::Edge) +
         " vertices=" + count(SiteType::Vertex) +
         " containers=" + std::to_string(equipment.containers.size()) +
         " components=" + std::to_string(equipment.components.size()) +
         " sites=" + std::to_string(equipment.containers.empty() ? 0 : equipment.site_count());
}

std::string to_text(const Program& program, const std::function<std::string(std::uint32_t)>& note) {
  return Writer(program, note).write();
}

Program without_sources(const Program& program) {
  Program out = program;
  out.operand_pool.clear();
  out.attribute_pool.clear();
  for (NodeId id = 0; id < out.nodes.size(); ++id) {
    const auto operands = program.operands(id);
    const auto attributes = program.attributes(id);
    Node& node = out.nodes[id];
    node.source = ~0u;
    node.first_operand = static_cast<std::uint32_t>(out.operand_pool.size());
    node.first_attribute = static_cast<std::uint32_t>(out.attribute_pool.size());
    out.operand_pool.insert(out.operand_pool.end(), operands.begin(), operands.end());
    out.attribute_pool.insert(out.attribute_pool.end(), attributes.begin(), attributes.end());
  }
  for (Kind& kind : out.kinds) kind.source = ~0u;
  return out;
}

}  // namespace ludens::ir
