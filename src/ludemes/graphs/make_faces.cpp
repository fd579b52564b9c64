// make_faces.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme make_faces = {
    .rule = "makeFaces",
    .form = "(makeFaces <graph>)",
    .summary = "TODO",
    .params = {{"graph", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
