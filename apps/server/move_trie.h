// move_trie.h - the legal moves of a position as paths of targets: the only thing that a page needs to know
// to let people enter moves by click, drag, key or text.
//
// A target is a site of the picture ("c12") or a word to choose ("=Queen"). A path begins with what is moved,
// goes on with where it goes and, where that leaves a choice, with what else the move changes: first other
// sites, then words. No two moves have the same path; one may be the beginning of another.
#pragma once

#include <string>
#include <vector>

#include "apps/server/library.h"
#include "ludens/referee.h"
#include "render/scene.h"

namespace ludens::server {

struct MovePath {
  Move move;
  std::vector<std::string> path;  // never empty
  std::string label;              // short: "Pawn B2-B3"
  std::string sentence;           // for those who listen: "Pawn from B2 to B3, taking Knight"
  bool off_board = false;         // a button: pass, swap
};

// How people call a site: "B2", "Hand1", "Hand1:2".
std::string site_label(const ReadyGame& ready, const State& state, render::SiteType type, int site);

// `moves` are the legal moves, and the state, which is left as it is, shows what their mover may see: nothing
// else is told of the pieces and of what a move would do. Moves that do the same by the same path are given
// once.
std::vector<MovePath> move_paths(const ReadyGame& ready, const render::BoardScene& board, Referee& referee,
                                 State& state, const Moves& moves);

}  // namespace ludens::server
