#include "render/symbols/symbols.h"

#include <doctest/doctest.h>

#include <set>

#include "render/look.h"

namespace ludens::render {
namespace {

std::string look_of(std::string_view name, Tokens tokens = Tokens::None) {
  const Likeness found = likeness(name, tokens);
  return found.label.empty() ? found.symbol : found.symbol + ":" + found.label;
}

TEST_CASE("pieces are known by the longest name that theirs begins with") {
  CHECK(look_of("Knight") == "knight");
  CHECK(look_of("KNIGHT_rotated") == "knight");
  CHECK(look_of("King_noCross") == "king-plain");
  CHECK(look_of("King") == "king");
  CHECK(look_of("DiscDouble") == "disc-double");
  CHECK(look_of("DoubleCounter") == "counter-double");
  CHECK(look_of("Marker") == "marker");  // not Ma, a horse
  CHECK(look_of("Ma") == "xiangqi:H");
  CHECK(look_of("Catapult") == "cannon");
  CHECK(look_of("SmallCat") == "cat");
  CHECK(look_of("Square256") == "square:256");
}

TEST_CASE("what is not known is a disc with initials") {
  CHECK(look_of("Gonagas") == "letter:Go");
  CHECK(look_of("Deputy Zebra") == "letter:DZ");
  CHECK(look_of("Y") == "letter:Y");
  CHECK(look_of("7") == "letter:7");
  CHECK(look_of("") == "letter");
}

TEST_CASE("tokens, where the style asks for them") {
  CHECK(look_of("GoldGeneral", Tokens::Shogi) == "shogi:GG");
  CHECK(look_of("Ryuo", Tokens::Shogi) == "shogi:+R");
  CHECK(look_of("Elephant", Tokens::Xiangqi) == "xiangqi:El");
}

TEST_CASE("every symbol has a name of its own and names only the three slots") {
  std::set<std::string_view> seen;
  for_each_symbol([&](const Symbol& symbol) {
    CHECK_MESSAGE(seen.insert(symbol.id).second, symbol.id);
    for (size_t at = symbol.body.find('$'); at != std::string_view::npos; at = symbol.body.find('$', at + 1))
      CHECK_MESSAGE(std::string_view("fed").find(symbol.body[at + 1]) != std::string_view::npos, symbol.id);
    CHECK_MESSAGE(find_symbol(symbol.id) == &symbol, symbol.id);
  });
  CHECK(seen.size() >= 80);
}

TEST_CASE("wishes of the metadata") {
  const Look look = read_look(
      "(metadata (info {(description \"a (graphics\")}) (graphics { (board Style BackGammon) // a comment\n"
      "(player Colour P1 (colour Red)) (player Colour P2 (colour 1 2 255)) (player Colour P3 (colour Plaid)) "
      "(show Edges Diagonal (colour Hidden)) (show Line {{5 34} {7 36}}) (show Symbol \"flower\" \"Replay\" "
      "scale:0.9) (show Symbol \"water\" Cell 6 scale:0.75) (piece Rename piece:\"Hyena\" \"Marker\") "
      "(useFor \"Ruleset/Other\" (board Checkered)) (useFor {\"Size/Big\"} (stackType Backgammon)) })",
      {"size/big"});
  CHECK(look.style == "backgammon");
  CHECK_FALSE(look.chequered);
  CHECK(look.loose_stacks);
  CHECK(look.colours == std::map<int, std::string>{{1, "#c8502d"}, {2, "#0102ff"}});
  CHECK_FALSE(look.hide_edges);
  CHECK(look.lines == std::vector<std::pair<int, int>>{{5, 34}, {7, 36}});
  REQUIRE(look.symbols.size() == 2);
  CHECK(look.symbols[0].region == "Replay");
  CHECK(look.symbols[1].sites == std::vector<int>{6});
  REQUIRE(look.images.size() == 1);
  CHECK(look.images[0] == std::pair<std::string, std::string>("hyena", "Marker"));
}

TEST_CASE("broken metadata is no error") {
  CHECK(read_look("").style.empty());
  CHECK(read_look("(metadata (graphics {(board Style").style.empty());
  CHECK(read_look("(graphics ((((((((((\"").style.empty());
  CHECK(read_look("(graphics {(board Style Chess)} }}}} )))").style == "chess");
}

}  // namespace
}  // namespace ludens::render
