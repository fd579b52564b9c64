// embedded_files.h - the texts that the build puts into the server: games, arenas and the page.
#pragma once

#include "base/embedded.h"

namespace ludens {

extern const EmbeddedFile kGameFiles[];  // games/*.lud
extern const int kGameFilesCount;
extern const EmbeddedFile kArenaFiles[];  // games/arenas/*.arena
extern const int kArenaFilesCount;
extern const EmbeddedFile kWebFiles[];  // web/*
extern const int kWebFilesCount;

}  // namespace ludens
