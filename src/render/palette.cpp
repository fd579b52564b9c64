#include "render/palette.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace ludens::render {

namespace {

constexpr PaletteEntry kPalette[] = {
    // --- the page
    {"paper", "#fbf8f1", "#1d1c1a"},
    {"ink", "#3a342b", "#e9e3d6"},
    {"faint", "#8d8271", "#8f877a"},
    // --- the board
    {"ground", "#e3c899", "#5b4a33"},
    {"ground-edge", "#a98c5c", "#84704f"},
    {"line", "#6f5b3e", "#b9a47f"},
    {"cell", "#edd9b3", "#6a573d"},
    {"cell-light", "#f3e5c8", "#8a7352"},
    {"cell-dark", "#cfa973", "#5d4a32"},
    {"cell-third", "#e2c79a", "#735e42"},
    {"cell-edge", "#a98c5c", "#9b8560"},
    {"point", "#6f5b3e", "#c9b48e"},
    {"pit", "#cda873", "#463825"},
    {"pit-edge", "#9b7a48", "#84704f"},
    {"seed", "#5d4426", "#d9c39a"},
    {"table-one", "#9c5b3b", "#a4664a"},
    {"table-two", "#f2e6cd", "#d8c8a6"},
    {"bar", "#b8935c", "#45372a"},
    {"symbol", "#a98c5c", "#a58d63"},
    {"slot", "#f1e8d6", "#2b2926"},
    {"slot-edge", "#c9bb9f", "#4c463c"},
    // --- the sides of tiles, by number; 0 is what nothing else is
    {"terrain-0", "#b9cf97", "#5f7346"},
    {"terrain-1", "#c7795a", "#a4593c"},
    {"terrain-2", "#f4ead2", "#d8c9a6"},
    {"terrain-3", "#3f7d55", "#2f6142"},
    {"terrain-4", "#e6c34a", "#c9a530"},
    {"terrain-5", "#5a9bd0", "#3f7cb0"},
    {"terrain-6", "#8d8f97", "#6d6f78"},
    {"terrain-7", "#b087bd", "#8d659b"},
    {"terrain-8", "#8a5a34", "#6e4727"},
    {"terrain-edge", "#5d5140", "#2b251c"},
    // --- marks
    {"mark", "#2a8c82", "#4fb8ad"},
    {"capture", "#b5432c", "#e08a70"},
    {"value", "#00527f", "#8fd0ff"},  // that a player has written into a puzzle
    {"decided", "#b5432c", "#ff9d7a"},
    {"badge", "#fffdf8", "#2b2926"},
    // --- pieces of two seats, of many seats, of nobody
    {"p1", "#fffaf0", "#f4ecdc"},
    {"p1-edge", "#3f372c", "#181512"},
    {"p1-detail", "#6b5f4d", "#6b5f4d"},
    {"p2", "#3d3a3b", "#2f2c2e"},
    {"p2-edge", "#121111", "#b9b0a2"},
    {"p2-detail", "#d9d0c0", "#d9d0c0"},
    {"q1", "#0072b2", "#2f93cf"},
    {"q1-edge", "#003c60", "#0a2a3d"},
    {"q2", "#e69f00", "#eeb02a"},
    {"q2-edge", "#6e4b00", "#3f2c00"},
    {"q3", "#009e73", "#22b98d"},
    {"q3-edge", "#004a36", "#003325"},
    {"q4", "#cc79a7", "#da93ba"},
    {"q4-edge", "#6b3753", "#421f32"},
    {"q5", "#56b4e9", "#7cc7f0"},
    {"q5-edge", "#1f5878", "#123648"},
    {"q6", "#d55e00", "#e67a26"},
    {"q6-edge", "#662d00", "#401c00"},
    {"q7", "#f0e442", "#f3e965"},
    {"q7-edge", "#716b10", "#46420a"},
    {"q8", "#5c5c5c", "#8a8a8a"},
    {"q8-edge", "#1c1c1c", "#1c1c1c"},
    {"neutral", "#aaa499", "#8e887d"},
    {"neutral-edge", "#4d483f", "#26231f"},
    {"neutral-detail", "#3a352d", "#1d1b18"},
    {"on-dark", "#fffaf0", "#fffaf0"},
    {"on-light", "#2b2620", "#1d1a16"},
    {"ivory", "#fff9ea", "#efe5cf"},
    {"ivory-edge", "#5d5140", "#2b251c"},
    {"pips", "#2b2620", "#2b2620"},
    {"suit-red", "#b5432c", "#b5432c"},
    {"wood", "#e7c88f", "#d9b878"},
    {"wood-edge", "#6b5330", "#3a2c17"},
};

struct Named {
  std::string_view name, value;
};

// Strong colours become those of a palette that all eyes can tell apart.
constexpr Named kNamed[] = {
    {"white", "#fffaf0"},         {"black", "#33302f"},         {"grey", "#9a958b"},
    {"gray", "#9a958b"},          {"lightgrey", "#c9c4ba"},     {"lightgray", "#c9c4ba"},
    {"verylightgrey", "#dedad0"}, {"verylightgray", "#dedad0"}, {"darkgrey", "#67635c"},
    {"darkgray", "#67635c"},      {"verydarkgrey", "#45423d"},  {"verydarkgray", "#45423d"},
    {"red", "#c8502d"},           {"darkred", "#8c3420"},       {"lightred", "#e39a80"},
    {"darkerred", "#6d2615"},     {"green", "#009e73"},         {"lightgreen", "#7cc9b0"},
    {"darkgreen", "#00664a"},     {"blue", "#0072b2"},          {"lightblue", "#7cb8dc"},
    {"verylightblue", "#bcdcee"}, {"darkblue", "#004a75"},      {"yellow", "#e8c83c"},
    {"lightyellow", "#f2e08c"},   {"orange", "#e69f00"},        {"lightorange", "#f2c566"},
    {"darkorange", "#c47a00"},    {"pink", "#d99abb"},          {"purple", "#8c5a91"},
    {"magenta", "#cc79a7"},       {"violet", "#a07cc0"},        {"darkpurple", "#5f3a63"},
    {"turquoise", "#4fb3b0"},     {"cyan", "#56b4e9"},          {"lightcyan", "#a6d9ee"},
    {"brown", "#8a5a34"},         {"lightbrown", "#b98a5c"},    {"darkbrown", "#5c3a1f"},
    {"verydarkbrown", "#3f2814"}, {"cream", "#f5e9cf"},         {"deepcream", "#e9d5a8"},
    {"burgundy", "#7d2b3c"},      {"lightburgundy", "#b06070"}, {"darkburgundy", "#571d2a"},
    {"silver", "#b9b9b4"},        {"gold", "#cfa53a"},          {"bronze", "#a8763c"},
    {"gunmetal", "#4f5a63"},      {"humanlight", "#e3bd96"},    {"humandark", "#7d5638"},
};

std::array<int, 3> channels(std::string_view hex) {
  std::array<int, 3> rgb{};
  for (size_t i = 1; i < hex.size() && i < 7; ++i) {
    const int c = std::tolower(static_cast<unsigned char>(hex[i]));
    int& channel = rgb[(i - 1) / 2];
    channel = channel * 16 + (c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= '0' && c <= '9' ? c - '0' : 0);
  }
  return rgb;
}

double lightness(std::string_view hex) {
  const auto [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

std::string darker(std::string_view hex, double factor) {
  std::string out = "#";
  for (const int channel : channels(hex)) {
    const int value = static_cast<int>(channel * factor) & 255;
    out += "0123456789abcdef"[value / 16];
    out += "0123456789abcdef"[value % 16];
  }
  return out;
}

}  // namespace

std::span<const PaletteEntry> palette() {
  return kPalette;
}

std::string_view colour_value(std::string_view name, Theme theme) {
  if (name.starts_with('#') || name == "none") return name;
  for (const PaletteEntry& entry : kPalette)
    if (entry.name == name) return theme == Theme::Dark ? entry.dark : entry.light;
  return "#ff00ff";
}

PieceColours seat_colours(int owner, int players) {
  if (owner < 1 || owner > players) return {"neutral", "neutral-edge", "neutral-detail"};
  if (players <= 2) {
    const std::string name = "p" + std::to_string(owner);
    return {name, name + "-edge", name + "-detail"};
  }
  constexpr int kColours = 8;
  const std::string name = "q" + std::to_string((owner - 1) % kColours + 1);
  const bool light = lightness(colour_value(name, Theme::Light)) > 0.55;
  return {name, name + "-edge", light ? "on-light" : "on-dark"};
}

PieceColours colours_around(const std::string& fill) {
  if (fill == named_colour("white")) return seat_colours(1, 2);  // so that they suit both themes
  if (fill == named_colour("black")) return seat_colours(2, 2);
  const double light = lightness(fill);
  return {fill, light < 0.3 ? "p2-edge" : darker(fill, 0.4), light > 0.5 ? "on-light" : "on-dark"};
}

std::string colour_name(std::string_view fill) {
  constexpr Named kSeats[] = {{"White", "p1"},  {"Black", "p2"}, {"Blue", "q1"},       {"Orange", "q2"},
                              {"Green", "q3"},  {"Pink", "q4"},  {"Light blue", "q5"}, {"Red", "q6"},
                              {"Yellow", "q7"}, {"Grey", "q8"}};
  for (const Named& seat : kSeats)
    if (seat.value == fill) return std::string(seat.name);
  for (const Named& named : kNamed) {
    if (named.value != fill) continue;
    std::string out, rest(named.name);
    for (const std::string_view part :
         {"very", "human", "light", "darker", "dark", "deep"})  // "lightblue" is two words
      if (rest.starts_with(part) && rest.size() > part.size()) {
        out += std::string(part) + " ";
        rest.erase(0, part.size());
      }
    out += rest;
    out[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(out[0])));
    return out;
  }
  return {};
}

std::string_view named_colour(std::string_view name) {
  std::string low;
  for (const char c : name) low += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  const auto* found = std::find_if(std::begin(kNamed), std::end(kNamed),
                                   [&](const Named& entry) { return entry.name == low; });
  return found == std::end(kNamed) ? std::string_view() : found->value;
}

}  // namespace ludens::render
