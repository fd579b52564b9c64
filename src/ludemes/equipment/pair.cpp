// pair.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme pair_1 = {
    .rule = "math.pair",
    .form = "(pair <string> <string>)",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

extern const Ludeme pair_2 = {
    .rule = "math.pair",
    .form = "(pair <roleType> <roleType>)",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

extern const Ludeme pair_3 = {
    .rule = "math.pair",
    .form = "(pair <roleType> <int>)",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

extern const Ludeme pair_4 = {
    .rule = "math.pair",
    .form = "(pair <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

extern const Ludeme pair_5 = {
    .rule = "math.pair",
    .form = "(pair <string> <roleType>)",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

extern const Ludeme pair_6 = {
    .rule = "math.pair",
    .form = "(pair <roleType> <landmarkType>)",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"landmarkType", "TODO"}},
    .example = "TODO",
};

extern const Ludeme pair_7 = {
    .rule = "math.pair",
    .form = "(pair <roleType> <string>)",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

extern const Ludeme pair_8 = {
    .rule = "math.pair",
    .form = "(pair <int> <string>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
