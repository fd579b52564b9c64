// concentric.cpp - (concentric): boards of rings about a common centre, such as morris boards.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme concentric = {
    .rule = "concentric",
    .form =
        "(concentric (<concentricShapeType> | sides:<dim> | {<dim>}) [rings:<dim>] [steps:<dim>] "
        "[midpoints:<boolean>] [joinMidpoints:<boolean>] [joinCorners:<boolean>] [stagger:<boolean>])",
    .summary =
        "A board of rings, one inside the other: polygons with joined midpoints, or circles cut into cells",
    .params = {{"shape", "the shape of each ring"},
               {"sides", "how many sides each ring has"},
               {"cells",
                "how many cells each ring has, from the inside; a first ring of 0 is a centre point, of 1 a "
                "centre cell"},
               {"rings", "how many rings [3]"},
               {"steps", "how many cells each circular ring is cut into [whole rings]"},
               {"midpoints", "whether each side has a vertex at its midpoint [True]"},
               {"joinMidpoints", "whether midpoints of neighbouring rings are joined [True]"},
               {"joinCorners", "whether corners of neighbouring rings are joined [False]"},
               {"stagger", "whether every second circular ring is turned by half a cell [False]"}},
    .example = "(concentric Square rings:3 joinCorners:True)",
};

}  // namespace ludens::ludemes::graphs
