// chess.cpp - the pieces of chess and of its kin: side views on a common base.
#include "render/symbols/symbols.h"

namespace ludens::render {

namespace {

#define BASE R"(<path d="M-28 40h56v-5q0-8-9-9h-38q-9 1-9 9z"/>)"
#define CROSS R"(<path d="M-3.5-12v-14h-8v-7h8v-9h7v9h8v7h-8v14z"/>)"
#define KING R"(<path d="M-20 26C-22 14-40 8-34-10-30-22-12-22 0-8 12-22 30-22 34-10 40 8 22 14 20 26z"/>)"
#define BAND R"(<path d="M-18 17q18-5 36 0" fill="none" stroke="$d"/>)"

constexpr Symbol kChess[] = {
    {"pawn", R"(<path d="M-19 26C-17 12-8 8-6-4h12C8 8 17 12 19 26z"/><circle cy="-16" r="14"/>)" BASE},
    {"rook",
     R"(<path d="M-19 26l4-38h30l4 38z"/><path d="M-25-38h11v8h9v-8h10v8h9v-8h11v20l-7 6h-36l-7-6z"/><path d="M-15-6h30" fill="none" stroke="$d"/>)" BASE},
    {"knight",
     R"(<path d="M-20 26C-22 8-6 4-5-7-12-3-19 3-26 2-33 0-35-6-31-11-24-19-22-30-9-34l1-9 10 8C22-33 29-8 22 26z"/><path d="M9-27C19-18 21 0 16 20" fill="none" stroke="$d"/><circle cx="-10" cy="-20" r="3" fill="$d" stroke="none"/>)" BASE},
    {"bishop",
     R"(<path d="M-17 26C-10 20-8 13-8 7-24-5-16-24 0-35 16-24 24-5 8 7 8 13 10 20 17 26z"/><circle cy="-38" r="5"/><path d="M5-22L-5-8" fill="none" stroke="$d"/><path d="M-8 7h16" fill="none" stroke="$d"/>)" BASE},
    {"bishop-plain",
     R"(<path d="M-17 26C-10 20-8 13-8 7-24-5-16-26 0-40 16-26 24-5 8 7 8 13 10 20 17 26z"/><path d="M-8 7h16" fill="none" stroke="$d"/>)" BASE},
    {"queen",
     R"(<path d="M-20 26C-20 12-28 0-37-15L-21-4l2-26L-7-7 0-36 7-7l12-23 2 26 16-11C28 0 20 12 20 26z"/><g stroke-width="2"><circle cx="-37" cy="-17" r="4"/><circle cx="-19" cy="-32" r="4"/><circle cy="-38" r="4"/><circle cx="19" cy="-32" r="4"/><circle cx="37" cy="-17" r="4"/></g>)" BAND
         BASE},
    {"king", CROSS KING BAND BASE},
    {"king-plain", R"(<circle cy="-18" r="8"/>)" KING BAND BASE},
    {"ferz",
     R"(<path d="M-17 26C-15 12-20 2-25-20l15 12 10-22 10 22 15-12C20 2 15 12 17 26z"/><circle cy="-33" r="5"/>)" BAND
         BASE},
    {"wazir",
     R"(<path d="M-18 26l4-30h28l4 30z"/><path d="M-22-4C-24-26-6-24 0-42 6-24 24-26 22-4z"/>)" BASE},
    {"prince", R"(<path d="M-18 26C-16 8-24 0-26-18l13 9 13-15 13 15 13-9C24 0 16 8 18 26z"/>)" BAND BASE},
    {"amazon",
     R"(<path d="M-20 26C-20 12-28 0-37-15L-21-4l2-26L-7-7 0-36 7-7l12-23 2 26 16-11C28 0 20 12 20 26z"/><path d="M-9 20C-9 8 0 8 0 1-5 5-9 4-11 1-7-6-3-9 5-8 11-2 11 10 9 20z" fill="$d" stroke="none"/>)" BASE},
    {"tower",
     R"(<path d="M-15 26v-44h30v44z"/><path d="M-20-18v-16h8v6h8v-6h8v6h8v-6h8v16z"/><path d="M-5 26V10a5 6 0 0 1 10 0v16z" fill="$d" stroke="none"/>)" BASE},
    {"general",
     R"(<path d="M-24 26C-24 6-12 2 0 2s24 4 24 24z"/><circle cy="-10" r="13"/><path d="M-19-13C-19-42 19-42 19-13z"/><path d="M0-37l3 8 8 0-6 6 2 8-7-5-7 5 2-8-6-6 8 0z" fill="$d" stroke="none"/>)" BASE},
    {"cannon",
     R"(<path d="M-34-2L26-28l8 18-54 24z"/><circle cx="-10" cy="18" r="19"/><path d="M-10 2v32M-26 18h32" fill="none" stroke="$d"/>)"},
    {"jarl",
     R"(<circle r="39"/><path d="M-22 18l-3-34 14 13L0-24 11-3l14-13-3 34z" fill="$d" stroke="none"/>)"},
    {"thrall",
     R"(<circle r="35"/><circle r="26" fill="none" stroke="$d" stroke-width="2"/><circle r="8" fill="$d" stroke="none"/>)"},
    {"soldier",
     R"(<path d="M-22 38C-22 14-12 8 0 8s22 6 22 30z"/><circle cy="-6" r="12"/><path d="M-15-8C-15-30 15-30 15-8z"/><path d="M0-24v-12" fill="none"/>)"},
};

#undef BASE
#undef CROSS
#undef KING
#undef BAND

}  // namespace

std::span<const Symbol> chess_symbols() {
  return kChess;
}

}  // namespace ludens::render
