// on_track.h - where on its tracks each piece stands, for boards with a track that passes a site twice.
//
// There the site does not tell how far a piece has come. For each track, component and place on the track the
// state counts the pieces; the counts follow the pieces' travels forward. They are as the language keeps
// them, so a piece that is taken off leaves every place of its site, and one laid on a stack counts twice.
#pragma once

#include "runtime/state.h"

namespace ludens::runtime {

using Tracks = std::vector<geometry::Track>;

int on_track_size(const Tracks& tracks, int components);

void track_added(const Layout& layout, View& view, const Tracks& tracks, int what, int site, int count);
void track_removed(const Layout& layout, View& view, const Tracks& tracks, int what, int site);
void track_moved(const Layout& layout, View& view, const Tracks& tracks, int what, int from, int to,
                 int count = 1);

}  // namespace ludens::runtime
