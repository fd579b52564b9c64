// uses.h - what a game's rules make necessary in the state: stacks, counts, local states, kinds of site.
//
// Found from the bound tree before anything is lowered, since several ludemes mean different things in a game
// with stacks or counts and in one without.
#pragma once

namespace ludens::ludemes {

class Lowering;

void find_uses(Lowering& lowering);

}  // namespace ludens::ludemes
