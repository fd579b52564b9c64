#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes {

Range lower_range(Lowering& l, BoundId id) {
  if (id == kUnbound) return {};
  const Use use = l.use(id);
  const std::string_view keyword = use.form().keyword;
  if (keyword == "exact") {
    const NodeId value = l.integer(use, "value");
    return {value, value};
  }
  if (keyword == "min") return {l.integer(use, "min"), l.ir.constant(kInfinity)};
  if (keyword == "max") return {l.ir.constant(-1), l.integer(use, "max")};
  const NodeId least = l.integer(use, "min");
  return {least, use.has("max") ? l.integer(use, "max") : least};
}

}  // namespace ludens::ludemes
