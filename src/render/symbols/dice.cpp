// dice.cpp - dice with pips, throwing sticks, cards and dominoes.
#include "render/symbols/symbols.h"

namespace ludens::render {

namespace {

#define DIE R"(<rect x="-38" y="-38" width="76" height="76" rx="13"/>)"
#define PIPS(dots) "<g fill=\"$d\" stroke=\"none\">" dots "</g>"
#define DOT(x, y) "<circle cx=\"" x "\" cy=\"" y "\" r=\"7.5\"/>"
#define MIDDLE DOT("0", "0")
#define RISING DOT("-20", "20") DOT("20", "-20")
#define FALLING DOT("-20", "-20") DOT("20", "20")

constexpr Symbol kDice[] = {
    {"die", DIE},
    {"die-1", DIE PIPS(MIDDLE)},
    {"die-2", DIE PIPS(RISING)},
    {"die-3", DIE PIPS(RISING MIDDLE)},
    {"die-4", DIE PIPS(RISING FALLING)},
    {"die-5", DIE PIPS(RISING FALLING MIDDLE)},
    {"die-6", DIE PIPS(RISING FALLING DOT("-20", "0") DOT("20", "0"))},
    // A throwing stick: its flat, marked side, and its round one.
    {"stick-flat",
     R"(<rect x="-13" y="-46" width="26" height="92" rx="12"/><path d="M-5-26L5-16M5-26L-5-16M-5-5L5 5M5-5L-5 5M-5 16L5 26M5 16L-5 26" fill="none" stroke="$d"/>)"},
    {"stick-round",
     R"(<rect x="-13" y="-46" width="26" height="92" rx="12" fill="$d" stroke="$e"/><path d="M-4-34v68" fill="none" stroke="$f" stroke-width="2" opacity=".6"/>)"},
    {"card", R"(<rect x="-32" y="-45" width="64" height="90" rx="7"/>)"},
    {"card-back",
     R"(<rect x="-32" y="-45" width="64" height="90" rx="7"/><rect x="-25" y="-38" width="50" height="76" rx="4" fill="$d" stroke="none"/><path d="M-25-20L7-38M-25 4L25-24M-25 28L25-2M-15 38L25 20" fill="none" stroke="$f" stroke-width="2"/>)"},
    {"domino",
     R"(<rect x="-24" y="-47" width="48" height="94" rx="6"/><path d="M-18 0h36" fill="none" stroke="$d" stroke-width="2"/>)"},
};

#undef DIE
#undef PIPS
#undef DOT
#undef MIDDLE
#undef RISING
#undef FALLING

}  // namespace

std::span<const Symbol> dice_symbols() {
  return kDice;
}

}  // namespace ludens::render
