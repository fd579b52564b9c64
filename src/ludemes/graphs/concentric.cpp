// concentric.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme concentric = {
    .rule = "concentric",
    .form = "(concentric (<concentricShapeType> | sides:<dim> | {<dim>}) [rings:<dim>] [steps:<dim>] [midpoints:<boolean>] [joinMidpoints:<boolean>] [joinCorners:<boolean>] [stagger:<boolean>])",
    .summary = "TODO",
    .params = {{"concentricShapeType", "TODO"},
               {"sides", "TODO"},
               {"dim", "TODO"},
               {"rings", "TODO"},
               {"steps", "TODO"},
               {"midpoints", "TODO"},
               {"joinMidpoints", "TODO"},
               {"joinCorners", "TODO"},
               {"stagger", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
