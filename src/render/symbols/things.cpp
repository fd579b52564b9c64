// things.cpp - people, arms, vehicles and other things.
#include "render/symbols/symbols.h"

namespace ludens::render {

namespace {

constexpr Symbol kThings[] = {
    {"human", R"(<path d="M-28 38C-28 10-16 2 0 2s28 8 28 36z"/><circle cy="-18" r="17"/>)"},
    {"hand",
     R"(<path d="M-18 40C-26 24-36 12-38-2q4-7 11 0l7 11v-37q5-8 10 0v24-32q5-8 11 0v32-28q5-8 10 0v30-20q5-7 10 0v32c0 14-5 22-8 30z"/>)"},
    {"archer",
     R"(<path d="M-16-38Q30 0-16 38" fill="none" stroke-width="7"/><path d="M-16-38v76" fill="none" stroke-width="2"/><path d="M-38-3h58v-8L42 0 20 11V3h-58z"/>)"},
    {"sword", R"(<path d="M-6-44h12v52h-12z"/><path d="M-22 8h44v8h-44z"/><path d="M-6 16h12v24h-12z"/>)"},
    {"spear", R"(<path d="M0-46l12 24-9 6v58h-6v-58l-9-6z"/>)"},
    {"shield",
     R"(<path d="M-30-36h60v30Q30 26 0 42-30 26-30-6z"/><path d="M0-34v72M-28-8h56" fill="none" stroke="$d"/>)"},
    {"flag", R"(<path d="M-24-42h7v84h-7z"/><path d="M-17-38q26-10 50 2L24-16l9 20Q8-6-17 4z"/>)"},
    {"bomb", R"(<circle cy="8" r="30"/><path d="M8-32h12v12H8z"/><path d="M18-30q4-14 18-10" fill="none"/>)"},
    {"boat",
     R"(<path d="M-40 14h80l-14 24h-52z"/><path d="M-3-42h6v56h-6z"/><path d="M6-36l30 42H6zM-6-26L-30 6h24z"/>)"},
    {"car",
     R"(<path d="M-42 20v-16q0-8 10-9l10-18q2-5 9-5h26q6 0 10 5l10 16q9 2 9 10v17z"/><circle cx="-22" cy="21" r="11"/><circle cx="24" cy="21" r="11"/><path d="M-17-7l7-12h10v12zM5-7v-12h10l8 12z" fill="$d" stroke="none"/>)"},
    {"house",
     R"(<path d="M-28 38v-38h56v38z"/><path d="M-38 2L0-36 38 2z"/><path d="M-8 38v-20h16v20z" fill="$d" stroke="none"/>)"},
    {"crown",
     R"(<path d="M-32 28l-6-46 20 18L0-32l18 32 20-18-6 46z"/><path d="M-28 18h56" fill="none" stroke="$d"/>)"},
    {"ghost",
     R"(<path d="M-30 38v-42Q-28-40 0-40T30-4v42l-10-9-10 9-10-9-10 9-10-9z"/><circle cx="-10" cy="-10" r="5" fill="$d" stroke="none"/><circle cx="10" cy="-10" r="5" fill="$d" stroke="none"/>)"},
    {"robot",
     R"(<path d="M-30-22h60v54h-60z"/><path d="M0-22v-16" fill="none"/><circle cy="-40" r="5"/><path d="M-18-8h12v10h-12zM6-8h12v10H6zM-16 16h32v6h-32z" fill="$d" stroke="none"/>)"},
    {"leaf",
     R"(<path d="M-30 34Q-40-26 36-38 40 34-16 28z"/><path d="M-30 40Q-10 6 18-18" fill="none" stroke="$d"/>)"},
    {"foot",
     R"(<path d="M-16 42Q-24 20-14 4-24-12-10-18 10-22 18-6 24 12 10 22 10 40-2 44-12 46-16 42z"/><circle cx="-16" cy="-30" r="7"/><circle cx="-1" cy="-34" r="6"/><circle cx="11" cy="-30" r="5"/><circle cx="21" cy="-21" r="5"/>)"},
    {"bean", R"(<path d="M-34-8Q-30-32-6-26 6-22 16-28 38-32 36-4 30 30-6 28-34 24-34-8z"/>)"},
    {"stick",
     R"(<rect x="-11" y="-45" width="22" height="90" rx="9"/><path d="M-3-32v64" fill="none" stroke="$d" stroke-width="2"/>)"},
    {"rock",
     R"(<path d="M-38 18l10-36 24-16 26 8 18 30-8 26-34 8z"/><path d="M-14-16l14 10 16-6M0-6l-4 24" fill="none" stroke="$d" stroke-width="2"/>)"},
    {"lamp",
     R"(<path d="M-14 16Q-14 8-22 0-30-8-30-16C-30-34-16-44 0-44s30 10 30 28q0 8-8 16-8 8-8 16z"/><path d="M-13 21h26v7h-26zM-10 33h20q-2 9-10 9t-10-9z"/><path d="M-8 14l-6-24 14 8 14-8-6 24" fill="none" stroke="$d" stroke-width="3"/>)"},
    {"wall",
     R"(<path d="M-40-36h80v72h-80z"/><path d="M-40-12h80M-40 12h80M-14-36v24M20-36v24M-26-12v24M8-12v24M-14 12v24M20 12v24" fill="none" stroke="$d" stroke-width="3"/>)"},
    {"cycle",
     R"(<path d="M-24 12l14-26h26l10 26M-10-14L4 12h-28M4 12l12-26 8-2" fill="none" stroke-width="6"/><path d="M-20-22h20v7h-20z"/><circle cx="-24" cy="14" r="17"/><circle cx="24" cy="14" r="17"/><circle cx="-24" cy="14" r="7" fill="$d" stroke="none"/><circle cx="24" cy="14" r="7" fill="$d" stroke="none"/>)"},
    {"wrench",
     R"(<path d="M-30 40q-10-6-6-14l34-34q-6-22 14-32l6 2-10 14 4 10 10 4 14-10 2 6q-10 20-32 14l-26 36q-4 6-10 4z"/>)"},
};

}  // namespace

std::span<const Symbol> thing_symbols() {
  return kThings;
}

}  // namespace ludens::render
