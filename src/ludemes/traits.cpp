#include "ludemes/traits.h"

namespace ludens::ludemes {

bool is_other_than(const Use& use, std::string_view slot, double number) {
  if (!use.has(slot)) return false;
  const auto value = use.maker().number(use.arg(slot));
  return !value || *value != number;
}

std::uint32_t traits_of_stack_flag(const Use& use) {
  return use.flag("stack") ? kStacksTrait : kNoTrait;
}

std::uint32_t traits_of_adding(const Use& use) {
  std::uint32_t traits = traits_of_stack_flag(use);
  if (traits == 0 && is_other_than(use, "count", 1)) traits = kCountsTrait;
  if (use.use("to").has("level")) traits |= kStacksTrait;
  return traits;
}

std::uint32_t traits_of_placing(const Use& use) {
  std::uint32_t traits = traits_of_state(use);
  if (is_other_than(use, "count", 1)) traits |= kCountsTrait;
  for (const BoundId id : use.items("counts"))
    if (const auto value = use.maker().number(id); !value || *value > 1) traits |= kCountsTrait;
  return traits;
}

std::uint32_t traits_of_state(const Use& use) {
  return is_other_than(use, "state", -1) ? kStatesTrait : kNoTrait;
}

std::uint32_t plain_traits(const Description& description) {
  std::uint32_t traits = 0;
  for_each_form(description.bound, [&](BoundId id) {
    if (const Meaning* meaning = description.bound[id].form->ludeme->meaning) traits |= meaning->traits;
  });
  return traits;
}

std::uint32_t all_traits(Maker& maker) {
  std::uint32_t traits = plain_traits(maker.description());
  for_each_form(maker.description().bound, [&](BoundId id) {
    const Meaning* const meaning = maker.bound(id).form->ludeme->meaning;
    if (meaning && meaning->traits_of) traits |= meaning->traits_of(Use(maker, id));
  });
  return traits;
}

}  // namespace ludens::ludemes
