// palette.h - the colours of pictures, by name, for a light and a dark page.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ludens::render {

enum class Theme : std::uint8_t { Light, Dark };

struct PaletteEntry {
  std::string_view name, light, dark;
};

std::span<const PaletteEntry> palette();

// The colour that a name means: itself if it is "#..." or "none", magenta if nobody knows it.
std::string_view colour_value(std::string_view name, Theme theme);

struct PieceColours {
  std::string fill, edge, detail;
};

// Of a seat: two players are light and dark, more have colours that can be told apart with any eyes.
// Owner 0 or beyond the players: neutral.
PieceColours seat_colours(int owner, int players);

// Around a colour that a game asks for: "#rrggbb", with an outline and details that stand out.
PieceColours colours_around(const std::string& fill);

// A colour as game descriptions name it ("Red", "DarkGrey"), as "#rrggbb"; empty if unknown.
std::string_view named_colour(std::string_view name);

// What people call the fill of a seat's pieces ("White", "Light blue"); empty where it has no name.
std::string colour_name(std::string_view fill);

}  // namespace ludens::render
