// is_string.cpp - (is Proposed), (is Decided): whether players put a question or agreed on it.
#include "ir/ops/memory.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_string(Lowering& l, const Use& use) {
  const int name = l.ir.name(std::string(use.word("name")));
  return l.ir.node(use.word("isStringType") == "Decided" ? Op::VoteDecided : Op::VoteProposed, {}, {name});
}

}  // namespace

constexpr Meaning is_string_meaning{.lower = lower_is_string};

extern const Ludeme is_string = {
    .rule = "booleans.is.is",
    .form = "(is <isStringType> <string>)",
    .summary = "Whether something has been proposed, or voted for and decided",
    .params = {{"isStringType", "what to ask"}, {"name", "what was proposed"}},
    .example = "(is Proposed \"End\")",
    .meaning = &is_string_meaning,
};

}  // namespace ludens::ludemes::booleans
