// is_connect.cpp - (is Connected), (is Blocked): whether pieces join regions, or no longer can.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_connect = {
    .rule = "booleans.is.is",
    .form =
        "(is <isConnectType> [<int>] [<siteType>] [at:<int>] [<direction>] ({<sites>} | <roleType> | "
        "<regionTypeStatic>))",
    .summary =
        "Whether the pieces linked to a site join regions (Connected), or no way is left to join them "
        "(Blocked)",
    .params = {{"isConnectType", "what to ask"},
               {"count", "how many of the regions must be joined [all of them]"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "a site of the connected pieces [(last To)]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"regions", "the regions to join"},
               {"role", "the player whose own regions are to be joined"},
               {"regionType", "the kind of regions of the board to join"}},
    .example = "(is Connected Mover)",
};

}  // namespace ludens::ludemes::booleans
