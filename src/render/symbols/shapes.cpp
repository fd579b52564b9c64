// shapes.cpp - discs, rings, polygons and signs.
#include "render/symbols/symbols.h"

namespace ludens::render {

namespace {

constexpr Symbol kShapes[] = {
    {"disc", R"(<circle r="38"/><circle r="29" fill="none" stroke="$d" stroke-width="2" opacity=".55"/>)"},
    {"marker", R"(<circle r="37"/>)"},
    {"counter",
     R"(<circle r="38"/><g fill="none" stroke="$d" stroke-width="2" opacity=".6"><circle r="31"/><circle r="23"/><circle r="15"/></g>)"},
    {"counter-double",
     R"(<path d="M-36 8a36 32 0 0 0 72 0v-10h-72z"/><ellipse cy="-6" rx="36" ry="32"/><path d="M-18 6l-4-24 11 9 11-16 11 16 11-9-4 24z" fill="$d" stroke="none"/>)"},
    {"counter-star",
     R"(<circle r="38"/><path d="M0-26l7 16 18 2-13 12 3 18-15-9-15 9 3-18-13-12 18-2z" fill="$d" stroke="none"/>)"},
    {"disc-double", R"(<path d="M-37 9a37 31 0 0 0 74 0v-12h-74z"/><ellipse cy="-7" rx="37" ry="31"/>)"},
    {"ball",
     R"(<circle r="36"/><path d="M-24-8a26 26 0 0 1 22-18" fill="none" stroke="$d" stroke-width="4" opacity=".6"/>)"},
    {"dot", R"(<circle r="20"/>)"},
    {"seed",
     R"(<path d="M-30 12C-30-14-8-30 12-26 34-20 36 6 22 18 4 32-28 32-30 12z"/><path d="M-18 10C-16-6-4-14 8-14" fill="none" stroke="$d" stroke-width="3" opacity=".6"/>)"},
    {"ring", R"(<path d="M0-40a40 40 0 1 0 .01 0zM0-22a22 22 0 1 1-.01 0z" fill-rule="evenodd"/>)"},
    {"cross", R"(<path d="M-36-24l12-12L0-12l24-24 12 12L12 0l24 24-12 12L0 12l-24 24-12-12L-12 0z"/>)"},
    {"plus", R"(<path d="M-11-38h22v27h27v22h-27v27h-22v-27h-27v-22h27z"/>)"},
    {"minus", R"(<rect x="-36" y="-11" width="72" height="22" rx="4"/>)"},
    {"square", R"(<rect x="-36" y="-36" width="72" height="72" rx="6"/>)"},
    {"rectangle", R"(<rect x="-40" y="-24" width="80" height="48" rx="5"/>)"},
    {"diamond", R"(<path d="M0-42l36 42-36 42-36-42z"/>)"},
    {"triangle", R"(<path d="M0-38l40 70h-80z"/>)"},
    {"hexagon", R"(<path d="M0-42l36.4 21v42l-36.4 21-36.4-21v-42z"/>)"},
    {"octagon", R"(<path d="M-16-39h32l23 23v32l-23 23h-32l-23-23v-32z"/>)"},
    {"pentagon", R"(<path d="M0-40l38 28-14 46h-48l-14-46z"/>)"},
    {"star", R"(<path d="M0-43l12 28 31 3-23 21 7 31-27-16-27 16 7-31-23-21 31-3z"/>)"},
    {"heart", R"(<path d="M0 38C-60-4-34-40-12-34-4-32 0-24 0-18 0-24 4-32 12-34 34-40 60-4 0 38z"/>)"},
    {"arrow", R"(<path d="M0-42l32 34h-18v46h-28v-46h-18z"/>)"},
    {"cone", R"(<path d="M0-42l30 66c0 8-14 14-30 14s-30-6-30-14z"/>)"},
    {"letter", R"(<circle r="37"/>)"},
    {"bare", ""},
    {"shogi", R"(<path d="M0-42l25 9 9 72h-68l9-72z"/>)"},
    {"xiangqi", R"(<circle r="40"/><circle r="33" fill="none" stroke="$d" stroke-width="2"/>)"},
    {"tile", R"(<rect x="-47" y="-47" width="94" height="94" rx="7"/>)"},
    {"flower",
     R"(<g stroke-width="2"><circle cy="-21" r="14"/><circle cx="18" cy="-10" r="14"/><circle cx="18" cy="11" r="14"/><circle cy="21" r="14"/><circle cx="-18" cy="11" r="14"/><circle cx="-18" cy="-10" r="14"/><circle r="10" fill="$d"/></g>)"},
};

}  // namespace

std::span<const Symbol> shape_symbols() {
  return kShapes;
}

}  // namespace ludens::render
