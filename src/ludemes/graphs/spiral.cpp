// spiral.cpp - (spiral): boards that wind out from a centre.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme spiral = {
    .rule = "spiral",
    .form = "(spiral turns:<dim> sites:<dim> [clockwise:<boolean>])",
    .summary = "A board that winds out from its centre, as for Mehen",
    .params = {{"turns", "how many times it winds round"},
               {"sites", "how many sites in all"},
               {"clockwise", "whether it winds clockwise [True]"}},
    .example = "(spiral turns:4 sites:80)",
};

}  // namespace ludens::ludemes::graphs
