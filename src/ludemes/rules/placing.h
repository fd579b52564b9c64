// placing.h - what the start rules that place pieces share.
#pragma once

#include "ludemes/named_pieces.h"

namespace ludens::ludemes::rules {

// How many: `count:`, or the first of `counts:`, or one.
NodeId placed_count(Lowering& l, const Use& use);

// The sites of `indices`, `sites` and `coords`.
NodeId placed_sites(Lowering& l, const Use& use);

// The `rule` of a start rule that goes through many things: what it does for one is there for the next.
NodeId at_once(Lowering& l, const Use& use);

// The most pieces that are provided for on one site: as many as there are sites, or as the start rules place
// in all, or as a piece says. Where several go to a site together and there would be more, they are gone.
int most_on_a_site(Lowering& l);

int container_named(const Lowering& l, std::string_view name);  // -1 where there is none
int container_asked(Lowering& l, const Use& use);               // in the slot `container`; none is an error
NodeId container_sites(Lowering& l, int container);
NodeId first_free_site(Lowering& l, int container);

}  // namespace ludens::ludemes::rules
