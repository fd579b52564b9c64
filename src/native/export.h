// export.h - a game as one C++ header that needs nothing of Ludens (`ludens export`).
//
// The header is the rules as C++ (emit.h), the board as constants (board_text.h) and of our own headers what
// those need (amalgam.h), all of it in a namespace of the game's own, so that a program may have several.
#pragma once

#include <string>

#include "native/emit.h"

namespace ludens::native {

struct ExportOptions {
  std::string name;     // the namespace; empty: made from the game's name
  std::string version;  // of this program, for the comment
  Room room = {};
  bool for_gpu = false;  // CUDA besides
};

struct Exported {
  std::string text;
  std::string problem;  // why there is no text; empty where there is
  std::string name;     // the namespace
  bool for_gpu = false;
};

Exported export_header(const interpreter::Prepared& game, const Start& start, const ExportOptions& options);

// A program that plays with the header of that name, and takes the number of playouts and a seed.
std::string example_program(const Exported& exported, const std::string& header);

}  // namespace ludens::native
