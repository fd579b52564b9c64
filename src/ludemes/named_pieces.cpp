#include "ludemes/named_pieces.h"

#include <algorithm>

#include "language/names_check.h"

namespace ludens::ludemes {

ir::NodeId named_piece(Lowering& l, const Use& at, std::string_view name) {
  const int component = l.component_named(name);
  if (component < 0) at.fail(kNoSuchName, "there is no piece \"" + std::string(name) + "\"");
  return l.ir.constant(std::max(component, 0));
}

std::vector<ir::NodeId> listed_pieces(Lowering& l, const Use& piece,
                                      const std::function<ir::NodeId(std::string_view)>& named) {
  std::vector<ir::NodeId> out;
  if (piece.has("name")) out.push_back(named(piece.word("name")));
  if (piece.has("component")) out.push_back(l.integer(piece, "component"));
  for (const BoundId id : piece.items("names")) out.push_back(named(l.maker.word(id)));
  for (const BoundId id : piece.items("components")) out.push_back(l.integer(id));
  return out;
}

}  // namespace ludens::ludemes
