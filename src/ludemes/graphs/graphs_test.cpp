// graphs_test.cpp - every way to make a board works on its own example.
#include <doctest/doctest.h>

#include "ludemes/equipment/equipping.h"
#include "ludemes/registry.h"

namespace ludens::ludemes {
namespace {

bool makes_graphs(const Registry& all, const Form& form) {
  return all.fits(form.rule, all.find_type("graph")) && form.ludeme->form != "(graph)";
}

TEST_CASE("every graph's example makes a board") {
  const Registry& all = registry();
  int tried = 0;
  for (const Form& form : all.forms()) {
    if (!makes_graphs(all, form)) continue;
    CAPTURE(form.ludeme->form);
    CHECK(form.ludeme->meaning != nullptr);
    const std::string text =
        "(game \"Test\" (players 2) (equipment {(board " + std::string(form.ludeme->example) +
        " use:Vertex) (piece \"Disc\" Each)}) (rules (play (move Add (to (sites Empty)))) (end "
        "(if (is Line 3) (result Mover Win)))))";
    const Result<Description> description = read_description("test.lud", text, all);
    REQUIRE_MESSAGE(description, to_text(description.diagnostics));
    const Result<GameEquipment> made = make_equipment(*description);
    CHECK_MESSAGE(made, to_text(made.diagnostics));
    ++tried;
  }
  CHECK(tried > 40);
}

}  // namespace
}  // namespace ludens::ludemes
