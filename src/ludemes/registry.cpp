#include "ludemes/registry.h"

#include "ludemes/tables.h"

namespace ludens::ludemes {

const Registry& registry() {
  static const Registry instance({kAllLudemes, static_cast<size_t>(kLudemeCount)},
                                 {kRules, static_cast<size_t>(kRuleCount)},
                                 {kEnums, static_cast<size_t>(kEnumCount)});
  return instance;
}

}  // namespace ludens::ludemes
