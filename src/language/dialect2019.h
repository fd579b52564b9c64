// dialect2019.h - the language as the first papers print it, read as the language of today.
//
// The first publications (2019) write games in an older form: players stand in (mode ...), equipment comes in
// two lists, pieces are named by their shape, end rules are bare pairs. A handful of rewritings on the tree,
// none for any one game, turns that into what the registry knows, and every later stage sees only the modern
// tree. docs/dialect-2019.md lists them. What is not rewritten is left as it is, and the binder explains it.
#pragma once

#include "language/registry.h"
#include "language/tree.h"

namespace ludens {

// A game of that dialect is recognised by its players: (game "Name" (mode {(player "P1") ...}) ...). Nothing
// else of the dialect is accepted on its own, so that a slip in a modern game stays an error.
bool is_dialect_2019(const Tree& tree);

// Rewrites the tree in place. New nodes keep the places of what they stand for, so errors still point at the
// user's text.
void translate_dialect_2019(Tree& tree, const Registry& registry);

}  // namespace ludens
