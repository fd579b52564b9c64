// Is a value among the results of sites? As C++ text that makes no lists.
#include "ir/accessors.h"
#include "ir/ops/conditions.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/lists.h"
#include "ir/ops/regions.h"
#include "native/expressions.h"

namespace ludens::native {

// Of one value, and the results of one site; the first that is the value will do. Empty: there is more to it.
std::string Expressions::one_in_results(const Use& use) {
  if (!ir::is(p_, use.node, Op::AllInList) || !is_standalone_ || draws(use.node)) return "";
  const Use values = operand_use(use, ir::operand_index<Op::AllInList, "values">());
  const Use list = operand_use(use, ir::operand_index<Op::AllInList, "list">());
  if (!ir::is(p_, values.node, Op::MakeList) || p_.operands(values.node).size() != 1 ||
      !ir::is(p_, list.node, Op::ListResults) || code_of(values).memo >= 0 || code_of(list).memo >= 0)
    return "";
  const Use from = operand_use(list, ir::operand_index<Op::ListResults, "from">());
  if (!ir::is(p_, from.node, Op::Single)) return "";
  return "kernels::is_result(w, " + expression(operand_use(values, 0)) + ", " +
         argument(from, ir::operand_index<Op::Single, "site">()) + ", " +
         argument(list, ir::operand_index<Op::ListResults, "to">()) + ", " +
         argument(list, ir::operand_index<Op::ListResults, "body">()) + ")";
}

// Constant sets are read where they lie; null: a bound was reached, or there is none.
std::string Expressions::set_where_it_lies(const Use& use, const std::string& parameters,
                                           const std::string& step) {
  const std::string index = argument(use, ir::operand_index<Op::SetAt, "index">());
  return "lying(w, [&](" + parameters + ") -> const SetWord* { " + step + "return kernels::set_of_table(w, " +
         index + ", " + attribute(use.node, ir::attribute_index<Op::SetAt, "sets">()) + ", " +
         attribute(use.node, ir::attribute_index<Op::SetAt, "count">()) + "); })";
}

}  // namespace ludens::native
