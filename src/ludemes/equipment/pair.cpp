// pair.cpp - (pair): an entry of a map. Sites may be given by number, by label or as a landmark.
#include "ludemes/equipment/equipping.h"
#include "ludemes/roles.h"

namespace ludens::ludemes {

namespace {

int first_of(const std::vector<int>& sites) {
  return sites.empty() ? ir::kOff : sites.front();
}

int landmark(const geometry::Topology& board, std::string_view name) {
  using geometry::Property;
  const ir::SiteType type = board.default_type();
  if (name == "FirstSite") return 0;
  if (name == "LastSite") return board.count(type) - 1;
  if (name == "BottomSite") return first_of(board.sites_with(type, Property::Bottom));
  if (name == "CentreSite") return first_of(board.sites_with(type, Property::Centre));
  if (name == "LeftSite") return first_of(board.sites_with(type, Property::Left));
  if (name == "RightSite") return first_of(board.sites_with(type, Property::Right));
  return first_of(board.sites_with(type, Property::Top));
}

// A site by its label, else a component by its name.
int named_thing(const ir::Equipment& equipment, std::string_view name) {
  const int site = equipment.board.find_label(equipment.board.default_type(), name);
  if (site != geometry::kNone) return site;
  for (std::size_t i = 1; i < equipment.components.size(); ++i)
    if (equipment.components[i].name == name) return static_cast<int>(i);
  return ir::kOff;
}

}  // namespace

int map_number(const Use& pair, std::string_view slot) {
  Maker& maker = pair.maker();
  const BoundId id = pair.arg(slot);
  const Bound& value = maker.bound(id);
  if (value.kind == BoundKind::String) return named_thing(*maker.equipment(), maker.word(id));
  if (value.kind != BoundKind::Constant) return maker.whole(id);
  const std::string_view constant = maker.word(id);
  if (constant.ends_with("ite") && !numbered_role(constant))
    return landmark(maker.equipment()->board, constant);
  return role_number(constant, maker.equipment()->players).value_or(ir::kOff);
}

}  // namespace ludens::ludemes

namespace ludens::ludemes::equipment {

extern const Ludeme pair_string_string = {
    .rule = "math.pair",
    .form = "(pair <string> <string>)",
    .summary = "Maps a site, by label, to another",
    .params = {{"key", "what is looked up"}, {"value", "what is found"}},
    .example = "(pair \"A1\" \"C3\")",
};

extern const Ludeme pair_role_role = {
    .rule = "math.pair",
    .form = "(pair <roleType> <roleType>)",
    .summary = "Maps a player to another",
    .params = {{"key", "what is looked up"}, {"value", "what is found"}},
    .example = "(pair P1 P2)",
};

extern const Ludeme pair_role_int = {
    .rule = "math.pair",
    .form = "(pair <roleType> <int>)",
    .summary = "Maps a player to a number, such as a site",
    .params = {{"key", "what is looked up"}, {"value", "what is found"}},
    .example = "(pair P1 10)",
};

extern const Ludeme pair_int_int = {
    .rule = "math.pair",
    .form = "(pair <int> <int>)",
    .summary = "Maps a number to another",
    .params = {{"key", "what is looked up"}, {"value", "what is found"}},
    .example = "(pair 5 10)",
};

extern const Ludeme pair_string_role = {
    .rule = "math.pair",
    .form = "(pair <string> <roleType>)",
    .summary = "Maps a site, by label, to a player",
    .params = {{"key", "what is looked up"}, {"value", "what is found"}},
    .example = "(pair \"A1\" P1)",
};

extern const Ludeme pair_role_landmark = {
    .rule = "math.pair",
    .form = "(pair <roleType> <landmarkType>)",
    .summary = "Maps a player to a landmark of the board",
    .params = {{"key", "what is looked up"}, {"value", "what is found"}},
    .example = "(pair P1 LeftSite)",
};

extern const Ludeme pair_role_string = {
    .rule = "math.pair",
    .form = "(pair <roleType> <string>)",
    .summary = "Maps a player to a site, by label",
    .params = {{"key", "what is looked up"}, {"value", "what is found"}},
    .example = "(pair P1 \"A1\")",
};

extern const Ludeme pair_int_string = {
    .rule = "math.pair",
    .form = "(pair <int> <string>)",
    .summary = "Maps a number to a site, by label",
    .params = {{"key", "what is looked up"}, {"value", "what is found"}},
    .example = "(pair 0 \"A1\")",
};

}  // namespace ludens::ludemes::equipment
