// piece.cpp - (piece ...) in a move: which components it puts on the board.
#include "ludemes/traits.h"

namespace ludens::ludemes::moves {

namespace {

std::uint32_t traits_of_piece(const Use& use) {
  return use.has("state") ? kStatesTrait : kNoTrait;
}

}  // namespace

constexpr Meaning piece_meaning{.traits_of = traits_of_piece};

extern const Ludeme piece = {
    .rule = "moves.piece",
    .form = "(piece (<string> | <int> | {<string>} | {<int>}) [state:<int>])",
    .summary = "Names the components that a move puts on the board",
    .params = {{"name", "the component, by name"},
               {"component", "the component, by number"},
               {"names", "several components by name, one move each"},
               {"components", "several components by number, one move each"},
               {"state", "local state that it gets [none]"}},
    .example = "(piece \"Disc1\" state:1)",
    .meaning = &piece_meaning,
};

}  // namespace ludens::ludemes::moves
