#include "ir/manual.h"

#include "ir/all_ops.h"

namespace ludens::ir {

namespace {

constexpr std::string_view kTypeNames[] = {"Int",  "Level", "Float", "Bool", "Set",
                                           "List", "Dirs",  "Moves", "Void"};
constexpr std::string_view kTypeTexts[] = {
    "a number: a site, a player, a count, a value",
    "a level of a stack, 0 at the bottom; -1: none",
    "a number of single precision",
    "a condition",
    "sites of one index space",
    "numbers in order, some perhaps more than once",
    "absolute directions",
    "a generator of moves",
    "an effect",
};
static_assert(std::size(kTypeNames) == static_cast<size_t>(Type::Void) + 1);
static_assert(std::size(kTypeTexts) == std::size(kTypeNames));
constexpr std::string_view kAttributeNames[] = {"number",
                                                "flag",
                                                "site type",
                                                "site type or -1",
                                                "register",
                                                "kind of move",
                                                "table of sets",
                                                "how many",
                                                "constant set",
                                                "list",
                                                "list or -1",
                                                "name",
                                                "name or -1",
                                                "event",
                                                "table of directions",
                                                "direction",
                                                "relation",
                                                "component",
                                                "container or -1",
                                                "result",
                                                "field of the state",
                                                "kind of repetition"};

std::string_view name_of(Type type) {
  return kTypeNames[static_cast<size_t>(type)];
}

std::string joined(std::initializer_list<std::string> parts, const char* separator = ", ") {
  std::string out;
  for (const std::string& part : parts)
    if (!part.empty()) out += (out.empty() ? "" : separator) + part;
  return out;
}

std::string registers_text(RegSet set) {
  std::string out;
  for (int r = 0; r < kRegs; ++r)
    if ((set >> r) & 1) out += (out.empty() ? "" : ", ") + std::string(kRegNames[r]);
  return out;
}

std::string fields_text(FieldSet set) {
  std::string out;
  for (int f = 0; f < kFields; ++f)
    if ((set >> f) & 1) out += (out.empty() ? "" : ", ") + std::string(kFieldNames[f]);
  return out;
}

// Where moves go, unless that is where the op's own go.
std::string sinks_text(SinkSet sinks) {
  if (sinks == kOwnSink) return "";
  std::string out = sinks & kOwnSink ? " into the op's own sink" : "";
  for (int s = 0; s < kSinks; ++s)
    if ((sinks >> s) & 1) out += (out.empty() ? " into " : " and ") + std::string(kSinkNames[s]);
  return out;
}

std::string run_text(const Run& run) {
  if (!run.is_body) return "";
  const std::string bound =
      joined({registers_text(run.binds), run.binds_attribute ? "the register named" : ""});
  return (bound.empty() ? "run by the op" : "run with " + bound + " bound") + sinks_text(run.sinks);
}

std::string operand_text(const Operand& operand) {
  std::string out = "  * `" + std::string(operand.name) + "`: " + std::string(name_of(operand.type));
  if (operand.presence == Presence::Optional) out += ", optional";
  if (operand.presence == Presence::Many) out += ", any number";
  if (const std::string run = run_text(operand.run); !run.empty()) out += ", " + run;
  return out + '\n';
}

std::string facts_text(const OpRecord& op) {
  const auto part = [](const char* what, const std::string& of) {
    return of.empty() ? std::string() : what + (' ' + of);
  };
  const std::string facts =
      joined({part("reads", fields_text(op.reads)), part("changes", fields_text(op.writes)),
              part("reads register", registers_text(op.registers)),
              part("hands on register", registers_text(op.hands_on)), op.chance ? "draws from chance" : "",
              op.looks_ahead ? "looks ahead" : "", op.as_somebody ? "may ask in another player's turn" : "",
              op.cost == kUnknownCost ? "" : "cost " + std::to_string(op.cost)},
             "; ");
  return facts.empty() ? "" : "  * " + facts + '\n';
}

}  // namespace

std::string manual_of(const OpRecord& op) {
  std::string out = "* **`" + std::string(op.name) + "`** " + std::string(op.doc) + '\n';
  for (const Operand& operand : op.operands) out += operand_text(operand);
  for (const Attribute& attribute : op.attributes)
    out += "  * `" + std::string(attribute.name) + "`: attribute, " +
           std::string(kAttributeNames[static_cast<size_t>(attribute.type)]) + '\n';
  return out + facts_text(op);
}

std::string manual() {
  std::string out =
      "# The ops of the IR\n\nWritten by `ludens ir --manual` from the records in `src/ir/ops`.\n";
  for (size_t type = 0; type < std::size(kTypeNames); ++type) {
    out += "\n## " + std::string(kTypeNames[type]) + ": " + std::string(kTypeTexts[type]) + "\n\n";
    for (int i = 0; i < kOpCount; ++i)
      if (static_cast<size_t>(kAllOps[i]->result) == type) out += manual_of(*kAllOps[i]);
  }
  return out;
}

}  // namespace ludens::ir
