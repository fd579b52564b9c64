// look.h - what a game's description says about its looks: words of the metadata, read leniently.
//
// The metadata is for people, often broken, and wrong words in it must not stop a game: what cannot be
// understood is left out. Only a few wishes are honoured; the rest of the style is ours.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ludens::render {

// A sign drawn on sites of the board.
struct SiteSymbol {
  std::string image;       // as named by the description
  std::string region;      // the name of a region or a coordinate; or
  std::vector<int> sites;  // sites of the board's own type
};

struct Look {
  std::string style;                   // "chess", "mancala", ...: lower case; empty where nothing is said
  std::optional<bool> chequered;       // asked for, or not wanted
  bool hide_edges = false;             // points alone are shown
  bool loose_stacks = false;           // pieces of a stack lie in a row, as in backgammon
  bool counted_stacks = false;         // of a stack, only the top and its number are shown
  std::map<int, std::string> colours;  // by player: "#rrggbb"; 0: nobody's pieces
  std::vector<std::pair<std::string, std::string>> images;  // pieces that are drawn as something else
  std::vector<std::pair<std::string, std::string>> marks;   // pieces with letters on them
  std::vector<std::pair<int, int>> lines;                   // between sites
  std::vector<SiteSymbol> symbols;
};

// From "(metadata ...)", defines and options put in. Wishes that are for some options or rulesets alone count
// if one of those is among `chosen` ("Heading/Item", "Ruleset/Name"; letter case does not matter).
Look read_look(std::string_view metadata, const std::vector<std::string>& chosen = {});

}  // namespace ludens::render
