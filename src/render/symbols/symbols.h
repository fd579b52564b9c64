// symbols.h - our own drawings of pieces, dice and cards, as bodies of SVG symbols.
//
// A body is drawn in the square from -50 to 50. $f, $e and $d stand for the colours of its face, its outline
// and its details; what says nothing has face and outline. All drawings are original.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ludens::render {

struct Symbol {
  std::string_view id;    // "knight"
  std::string_view body;  // elements of SVG
};

// One file per family; together they are all symbols.
std::span<const Symbol> shape_symbols();
std::span<const Symbol> chess_symbols();
std::span<const Symbol> animal_symbols();
std::span<const Symbol> thing_symbols();
std::span<const Symbol> dice_symbols();

// Null where there is none of that name.
const Symbol* find_symbol(std::string_view id);

// Calls visit(symbol) for each, family by family.
template <class Visit>
void for_each_symbol(Visit visit) {
  for (const auto family :
       {shape_symbols(), chess_symbols(), animal_symbols(), thing_symbols(), dice_symbols()})
    for (const Symbol& symbol : family) visit(symbol);
}

// What a kind of piece looks like.
struct Likeness {
  std::string symbol;       // an id; never empty
  std::string label;        // letters to write on it, or empty
  std::string native = {};  // the same in the script of the game's own country, or empty
};

// Tokens with letters instead of figures, where the style of the board asks for them.
enum class Tokens : std::uint8_t { None, Shogi, Xiangqi };

// By the name of the piece as its game writes it ("Knight", "Square16", "KingNoCross"): the symbol with the
// longest name that the piece's begins with, or that one of its later words begins with; else a disc with
// initials. A number at the end is part of the look.
Likeness likeness(std::string_view piece, Tokens tokens = Tokens::None);

}  // namespace ludens::render
