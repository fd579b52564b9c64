// region.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme region_1 = {
    .rule = "sites",
    .form = "(region <equipment.region>)",
    .summary = "TODO",
    .params = {{"region", "TODO"}},
    .example = "TODO",
};

extern const Ludeme region_2 = {
    .rule = "sites",
    .form = "(region)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

extern const Ludeme region_3 = {
    .rule = "sites",
    .form = "(region int)",
    .summary = "TODO",
    .params = {{"int", "TODO"}},
    .example = "TODO",
};

extern const Ludeme region_4 = {
    .rule = "sites",
    .form = "(region <string> <container.board.board> {<string>})",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"board", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

extern const Ludeme region_5 = {
    .rule = "sites",
    .form = "(region)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

extern const Ludeme region_6 = {
    .rule = "sites",
    .form = "(region)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

extern const Ludeme region_7 = {
    .rule = "sites",
    .form = "(region {int})",
    .summary = "TODO",
    .params = {{"int", "TODO"}},
    .example = "TODO",
};

extern const Ludeme region_8 = {
    .rule = "sites",
    .form = "(region)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
