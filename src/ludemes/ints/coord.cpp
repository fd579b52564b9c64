// coord.cpp - (coord): a site by its coordinate.
#include "ludemes/maker.h"

namespace ludens::ludemes::ints {

namespace {

std::optional<double> coord_name_number(const Use& use) {
  if (!use.maker().equipment()) return std::nullopt;
  const geometry::Topology& board = use.maker().equipment()->board;
  return board.find_label(use.pick("siteType", kSiteTypeNames, board.default_type()), use.word("coordinate"));
}

}  // namespace

extern const Ludeme coord_row_column = {
    .rule = "coord",
    .form = "(coord [<siteType>] row:<int> column:<int>)",
    .summary = "The site in a row and column, or Off (-1) where there is none",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"row", "the index of the row"},
               {"column", "the index of the column"}},
    .example = "(coord row:1 column:5)",
};

constexpr Meaning coord_name_meaning{.number = coord_name_number};

extern const Ludeme coord_name = {
    .rule = "coord",
    .form = "(coord [<siteType>] <string>)",
    .summary = "The site with a coordinate label such as A1, or Off (-1) where there is none",
    .params = {{"siteType", "the type of site [the board's default]"}, {"coordinate", "the label"}},
    .example = "(coord \"A5\")",
    .meaning = &coord_name_meaning,
};

}  // namespace ludens::ludemes::ints
