#include "ludemes/equipment/pairs.h"

namespace ludens::ludemes {

int listed_pairs(Lowering& l, const Use& use, std::string_view slot) {
  if (!use.has(slot)) return -1;
  std::vector<std::int32_t> numbers;
  for (const BoundId id : use.items(slot)) {
    const Use pair = l.use(id);
    for (const char* side : {"key", "value"}) numbers.push_back(map_number(pair, side));
  }
  return l.ir.list(std::move(numbers));
}

}  // namespace ludens::ludemes
