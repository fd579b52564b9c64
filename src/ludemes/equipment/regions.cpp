// regions.cpp - (regions): names sites, or gives them to a player.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme regions = {
    .rule = "regions",
    .form =
        "(regions [<string>] [<roleType>] ({<int>} | <sites> | {<sites>} | <regionTypeStatic> | "
        "{<regionTypeStatic>}) [<string>])",
    .summary = "Names a region of the board, or gives it to a player",
    .params = {{"name", "name of the region [\"Region\" and the owner]"},
               {"role", "its owner [Neutral]"},
               {"indices", "the sites, by number"},
               {"sites", "the sites, as a region"},
               {"list", "several regions, all of which count"},
               {"static", "regions of the board fixed beforehand, such as Rows"},
               {"statics", "several of these"},
               {"hints", "name of the hints that belong to it, in a puzzle [none]"}},
    .example = "(regions \"Home\" P1 (sites Bottom))",
};

}  // namespace ludens::ludemes::equipment
