#include "ludemes/numbers/float_lowering.h"

#include <bit>

#include "ir/ops/floats.h"

namespace ludens::ludemes::numbers {

namespace {

using ir::FloatBinaries;
using ir::FloatUnaries;

constexpr Named<FloatUnaries> kUnaries[] = {{"abs", FloatUnaries::Abs},     {"cos", FloatUnaries::Cos},
                                            {"exp", FloatUnaries::Exp},     {"log", FloatUnaries::Log},
                                            {"log10", FloatUnaries::Log10}, {"sin", FloatUnaries::Sin},
                                            {"sqrt", FloatUnaries::Sqrt},   {"tan", FloatUnaries::Tan}};

constexpr Named<FloatBinaries> kBinaries[] = {{"+", FloatBinaries::Add},      {"-", FloatBinaries::Subtract},
                                              {"*", FloatBinaries::Multiply}, {"/", FloatBinaries::Divide},
                                              {"^", FloatBinaries::Power},    {"max", FloatBinaries::Max},
                                              {"min", FloatBinaries::Min}};

NodeId constant(Lowering& l, double number) {
  return l.ir.node(Op::FloatConst, {}, {std::bit_cast<std::int32_t>(static_cast<float>(number))});
}

// The last word of the rule that a form belongs to: "floats.math.+" is about "+".
std::string_view about(const Use& use) {
  const std::string_view rule = use.form().ludeme->rule;
  return rule.substr(rule.rfind('.') + 1);
}

NodeId lower_operation(Lowering& l, const Use& use, FloatBinaries which) {
  const auto combine = [&](NodeId a, NodeId b) {
    return l.ir.node(Op::FloatBinary, {a, b}, {static_cast<int>(which)});
  };
  const auto of = [&](std::string_view slot) { return lower_float(l, use.arg(slot)); };
  if (which == FloatBinaries::Divide) return combine(of("dividend"), of("divisor"));
  if (which == FloatBinaries::Power) return combine(of("base"), of("exponent"));
  if (!use.has("values")) return combine(of("valueA"), of("valueB"));
  NodeId result = ir::kNothing;
  for (const BoundId id : use.items("values")) {
    const NodeId next = lower_float(l, id);
    result = result == ir::kNothing ? next : combine(result, next);
  }
  return result == ir::kNothing ? constant(l, 0) : result;
}

}  // namespace

NodeId lower_float(Lowering& l, BoundId id) {
  if (const auto known = l.maker.number(id)) return constant(l, *known);
  if (l.maker.bound(id).kind != BoundKind::Form) return constant(l, 0);
  const Use use = l.use(id);
  const std::string_view what = about(use);
  for (const auto& row : kUnaries)
    if (row.name == what)
      return l.ir.node(Op::FloatUnary, {lower_float(l, use.arg("value"))}, {static_cast<int>(row.value)});
  for (const auto& row : kBinaries)
    if (row.name == what) return lower_operation(l, use, row.value);
  const NodeId whole =
      use.has("boolean") ? l.ir.node(Op::BoolToInt, {l.boolean(use, "boolean")}) : l.integer(use, "value");
  return l.ir.node(Op::FloatOf, {whole});
}

NodeId whole_parts(Lowering& l, BoundId id, int to_one, bool rounded) {
  return l.ir.node(Op::FloatParts, {lower_float(l, id)}, {to_one, rounded ? 1 : 0});
}

}  // namespace ludens::ludemes::numbers
