// is_path.cpp - (is Path): whether pieces form a path of some length.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_path = {
    .rule = "booleans.is.is",
    .form =
        "(is Path <siteType> [from:<int>] (<moves.player> | <roleType>) length:<range> "
        "[closed:<boolean>])",
    .summary =
        "Whether a player's pieces form a path of a length within a range, open or closed, from a site",
    .params = {{"siteType", "the type of site"},
               {"from", "a site of the path [(last To)]"},
               {"player", "the owner of the pieces, by number"},
               {"role", "the owner of the pieces, by role"},
               {"length", "the lengths that count"},
               {"closed", "whether the path must end where it began [False]"}},
    .example = "(is Path Edge Mover length:(exact 4) closed:True)",
};

}  // namespace ludens::ludemes::booleans
