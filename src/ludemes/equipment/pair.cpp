// pair.cpp - (pair): an entry of a map. Sites may be given by number, by label or as a landmark.
#include "language/ludeme.h"

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
