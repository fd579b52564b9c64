// animals.cpp - animals: faces seen from the front, a few from the side.
#include "render/symbols/symbols.h"

namespace ludens::render {

namespace {

#define EYES(x, y)                                                                               \
  "<g fill=\"$d\" stroke=\"none\"><circle cx=\"-" x "\" cy=\"" y "\" r=\"3.5\"/><circle cx=\"" x \
  "\" cy=\"" y "\" r=\"3.5\"/></g>"
#define ROUND_HEAD \
  R"(<circle cx="-23" cy="-24" r="11"/><circle cx="23" cy="-24" r="11"/><path d="M0-34C26-34 34-14 32 4 30 24 14 36 0 36S-30 24-32 4C-34-14-26-34 0-34z"/>)"
#define SNOUT \
  R"(<path d="M-6 10h12l-6 7z" fill="$d" stroke="none"/><path d="M0 17v5q-6 6-11 1M0 22q6 6 11 1" fill="none" stroke="$d" stroke-width="2.5"/>)"

constexpr Symbol
    kAnimals[] =
        {
            {"tiger", ROUND_HEAD
             R"(<path d="M0-31v13M-11-29l3 10M11-29L8-19M-31 1h11M-29 12l11-3M31 1H20M29 12L18 9" fill="none" stroke="$d"/>)" EYES(
                 "12", "-4") SNOUT},
            {"leopard", ROUND_HEAD
             R"(<g fill="$d" stroke="none"><circle cy="-25" r="4"/><circle cx="-13" cy="-20" r="3.5"/><circle cx="13" cy="-20" r="3.5"/><circle cx="-24" cy="-2" r="3.5"/><circle cx="24" cy="-2" r="3.5"/><circle cx="-22" cy="12" r="3.5"/><circle cx="22" cy="12" r="3.5"/></g>)" EYES(
                 "11", "-5") SNOUT},
            {"lion",
             R"(<path d="M0-44l11 9 14-4 3 14 14 5-5 14 8 11-12 7 0 15-15-1-7 13L0 32l-11 7-7-13-15 1 0-15-12-7 8-11-5-14 14-5 3-14 14 4z"/><circle cy="1" r="24"/>)" EYES(
                 "9",
                 "-5") R"(<path d="M-5 5h10l-5 6z" fill="$d" stroke="none"/><path d="M0 11v4q-5 5-9 1M0 15q5 5 9 1" fill="none" stroke="$d" stroke-width="2.5"/>)"},
            {"bear",
             ROUND_HEAD R"(<ellipse cy="15" rx="14" ry="12" fill="none" stroke="$d" stroke-width="2"/>)" EYES(
                 "12", "-6") R"(<ellipse cy="10" rx="6" ry="4" fill="$d" stroke="none"/>)"},
            {"cat",
             R"(<path d="M-31-40l22 13q9-2 18 0l22-13v36q-1 34-31 38-30-4-31-38z"/><path d="M-11 12l-23-4M-11 17l-23 5M11 12l23-4M11 17l23 5" fill="none" stroke="$d" stroke-width="2"/>)" EYES(
                 "12", "-6") SNOUT},
            {"fox",
             R"(<path d="M-35-38l22 15q13-4 26 0l22-15q3 28-12 46L0 38-23 8q-15-18-12-46z"/><path d="M-28-1Q-11 4 0 36 11 4 28-1" fill="none" stroke="$d" stroke-width="2"/><circle cy="32" r="5" fill="$d" stroke="none"/>)" EYES(
                 "12", "-6")},
            {"wolf",
             R"(<path d="M-29-41l16 16q13-4 26 0l16-16 2 29 6 15-12 3-6 15-9 18h-20l-9-18-6-15-12-3 6-15z"/><path d="M-18-10l10 5M18-10L8-5" fill="none" stroke="$d" stroke-width="5"/><path d="M-7 26h14l-4 8h-6z" fill="$d" stroke="none"/>)"},
            {"dog",
             R"(<path d="M-20-28q20-9 40 0 6 20-2 38-2 24-18 26-16-2-18-26-8-18-2-38z"/><path d="M-18-29q-22 1-20 34 7 13 15-1zM18-29q22 1 20 34-7 13-15-1z"/><ellipse cy="14" rx="7" ry="5" fill="$d" stroke="none"/><path d="M0 18v6q-5 5-9 1M0 24q5 5 9 1" fill="none" stroke="$d" stroke-width="2.5"/>)" EYES(
                 "9", "-8")},
            {"hare",
             R"(<path d="M-14-10Q-31-48-17-48-4-46-3-12zM14-10Q31-48 17-48 4-46 3-12z"/><ellipse cy="12" rx="25" ry="24"/><path d="M-5 14h10l-5 6zM-4 22h8v8h-8z" fill="$d" stroke="none"/>)" EYES(
                 "10", "6")},
            {"mouse",
             R"(<circle cx="-24" cy="-18" r="16"/><circle cx="24" cy="-18" r="16"/><path d="M-21-4Q0-28 21-4 23 16 0 38-23 16-21-4z"/><circle cy="33" r="4.5" fill="$d" stroke="none"/><path d="M-8 22l-22-2M-8 27l-20 6M8 22l22-2M8 27l20 6" fill="none" stroke="$d" stroke-width="2"/>)" EYES(
                 "9", "2")},
            {"goat",
             R"(<path d="M-7-24Q-12-47-35-42-22-34-18-18zM7-24Q12-47 35-42 22-34 18-18z"/><path d="M-15-15l-22 5 21 8zM15-15l22 5-21 8z"/><path d="M-7 24L0 46 7 24z"/><path d="M-17-23q17-9 34 0l-5 34Q8 28 0 29-8 28-12 11z"/><path d="M-5 20h10" fill="none" stroke="$d" stroke-width="2.5"/>)" EYES(
                 "8", "-8")},
            {"sheep",
             R"(<circle cx="-20" cy="-18" r="14"/><circle cy="-26" r="15"/><circle cx="20" cy="-18" r="14"/><circle cx="-28" cy="3" r="13"/><circle cx="28" cy="3" r="13"/><circle cx="-18" cy="21" r="13"/><circle cx="18" cy="21" r="13"/><circle r="27" stroke="none"/><path d="M-14-6l-16-1 13 11zM14-6l16-1-13 11z"/><path d="M-14-10q14-8 28 0l-3 28q-11 16-22 0z"/><path d="M-4 20h8" fill="none" stroke="$d"/>)" EYES(
                 "7", "2")},
            {"cow",
             R"(<path d="M-12-25Q-34-20-33-43-24-28-8-30zM12-25Q34-20 33-43 24-28 8-30z"/><path d="M-16-17l-21 1 20 10zM16-17l21 1-20 10z"/><path d="M-17-25q17-8 34 0l-2 30q6 30-15 31-21-1-15-31z"/><ellipse cy="24" rx="14" ry="10" fill="none" stroke="$d" stroke-width="2"/><path d="M-6 22v4M6 22v4" fill="none" stroke="$d"/>)" EYES(
                 "9", "-8")},
            {"elephant",
             R"(<ellipse cx="-27" cy="-8" rx="17" ry="23"/><ellipse cx="27" cy="-8" rx="17" ry="23"/><path d="M-18-22q18-15 36 0 5 20-8 32 0 18 6 26-12 8-17-5-6-9-8-21-14-12-9-32z"/><path d="M-11 10q-3 9-11 9M11 10q3 9 11 9" fill="none" stroke="$d"/>)" EYES(
                 "8", "-9")},
            {"horse",
             R"(<path d="M-12 38C-16 14-2 6-3-6-11-1-19 6-27 4-34 1-35-6-31-11-23-20-22-31-8-36l1-8 11 8C24-32 32-6 26 38z"/><path d="M11-28C22-18 24 4 18 34" fill="none" stroke="$d"/><circle cx="-10" cy="-20" r="3.5" fill="$d" stroke="none"/>)"},
            {"camel",
             R"(<path d="M-38 38l2-30q2-10 12-9Q-10-36 4-3q8 6 14-1l1-18q-1-14 12-16l13 7-2 6-10 2q2 30-10 36v25h-9V21Q-4 26-17 21v17h-8l-3-16-3 16z"/><circle cx="31" cy="-31" r="2.5" fill="$d" stroke="none"/>)"},
            {"bird",
             R"(<path d="M-36-14l14-7Q-19-36-4-35 10-33 8-15 8-8 16-6 34-4 41-16 43 14 20 28-10 36-18 12-22 0-15-9l-7-2z"/><path d="M2 29v12M12 28v12" fill="none"/><path d="M0 4Q17 1 27 8 16 21 2 16z" fill="none" stroke="$d"/><circle cx="-7" cy="-23" r="3" fill="$d" stroke="none"/>)"},
            {"fish",
             R"(<path d="M-42 2Q-12-30 20-3L42-20v42L20 7Q-12 34-42 2z"/><path d="M-20-9q9 11 0 23" fill="none" stroke="$d"/><circle cx="-29" cy="0" r="3" fill="$d" stroke="none"/>)"},
            {"dragon",
             R"(<path d="M-38 8l15-15 4-20 16 9L8-42l6 24 24-10-10 26Q40 22 14 40 20 20 3 15l-26 8Q-36 21-38 8z"/><path d="M-34 14l30-6" fill="none" stroke="$d"/><circle cx="-6" cy="-6" r="4" fill="$d" stroke="none"/>)"},
            {"beetle",
             R"(<path d="M-19-18l-14-10M19-18l14-10M-22 6h-17M22 6h17M-18 26l-14 14M18 26l14 14M-6-38l-8-8M6-38l8-8" fill="none" )"
             R"(stroke-width="5"/><circle cy="-27" r="12"/><ellipse cy="11" rx="23" ry="31"/><path d="M0-19v60" fill="none" )"
             R"(stroke="$d"/>)"},
            {"spider",
             R"(<path d="M-9-7l-18-13-5-21M-12 2l-25-5-8-14M-12 9l-25 6-8 16M-10 16l-15 18-1 12M9-7l18-13 5-21M12 2l25-5 8-14)"
             R"(M12 9l25 6 8 16M10 16l15 18 1 12" fill="none" stroke-width="5"/><circle cy="-13" r="11"/>)"
             R"(<ellipse cy="13" rx="16" ry="20"/>)"},
            {"grasshopper",
             R"(<path d="M-10 2l15-36 22 62M-22 6l-9 24M4 8l-3 22M33-8l11-26" fill="none" stroke-width="5"/>)"
             R"(<path d="M-44 13c22-22 46-30 76-28 12 2 13 16 2 21-26 9-52 10-78 7z"/>)"},
            {"insect",
             R"(<path d="M-34-26l22 14M-38 2h22M-32 30l20-16M34-26L12-12M38 2H16M32 30L12 14" fill="none"/><ellipse cy="12" rx="17" ry="25"/><circle cy="-22" r="13"/><path d="M0-10v46" fill="none" stroke="$d"/><path d="M-6-33l-8-12M6-33l8-12" fill="none"/>)"},
            {"snake",
             R"x(<g transform="translate(-3 -7) scale(.84)"><path d="M-34 30q0-22 22-20t20-14q-4-12-18-8-16 2-16-14t22-18 30 22-26 38-18 24 46-8l8 10q-34 24-56 12-14-8-14-24z"/></g>)x"},
};

#undef EYES
#undef ROUND_HEAD
#undef SNOUT

}  // namespace

std::span<const Symbol> animal_symbols() {
  return kAnimals;
}

}  // namespace ludens::render
