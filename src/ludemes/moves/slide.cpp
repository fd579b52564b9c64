// slide.cpp - (slide), (move Slide): a piece travels along a line until something blocks it.
#include "ir/ops/regions.h"
#include "ir/ops/travel.h"
#include "ludemes/moves/moving.h"
#include "ludemes/ranges/ranging.h"
#include "ludemes/traits.h"

namespace ludens::ludemes::moves {

namespace {

constexpr int kMaxDistance = 1000;

// The trail is left from where the piece was up to the site before it; effects on the way come before the
// move itself.
NodeId slide_actions(Lowering& l, const Use& use, const Leaving& from, MoveTraits& traits) {
  const auto along = [&](int first, NodeId effect) {
    if (effect == ir::kNothing) return effect;
    const NodeId last = l.ir.node(Op::Sub, {l.ir.reg(Reg::Dist), l.ir.constant(1)});
    return l.ir.node(
        Op::ForWay,
        {l.ir.reg(Reg::From), l.ir.reg(Reg::Dir), l.ir.reg(Reg::Way), l.ir.constant(first), last, effect},
        {l.space(from.type)});
  };
  NodeId passed = ir::kNothing;
  NodeId trail = ir::kNothing;
  if (use.has("between")) {
    const Use between = use.use("between");
    passed = along(1, applied(l, between));
    if (between.has("trail"))
      trail = along(
          0, l.ir.node(Op::ActAdd, {l.ir.reg(Reg::Between), l.integer(between, "trail"), l.ir.constant(1)},
                       {l.space(from.type)}));
  }
  const NodeId effect = use.has("to") ? applied(l, use.use("to"), false) : ir::kNothing;
  NodeId noted = ir::kNothing;
  if (l.program.uses.passed && use.form().keyword == "move")
    noted = along(1, l.ir.node(Op::ActNotePassed, {l.ir.reg(Reg::Between)}));
  return in_order(l, {passed, effect, noted, carry(l, from, traits), trail});
}

// What must hold on each site on the way: empty unless the rule says otherwise.
NodeId way_condition(Lowering& l, const Use& use, SiteType type) {
  if (use.has("between") && use.use("between").has("if")) return l.boolean(use.use("between"), "if");
  return l.ir.node(Op::IsEmptyAt, {l.ir.reg(Reg::Between)}, {l.space(type)});
}

// On a track only a stop has effects.
NodeId slide_on_track(Lowering& l, const Use& use, const Leaving& from, const Range& range, NodeId stop,
                      NodeId end) {
  const std::string_view name = use.word("track");
  std::vector<std::int32_t> tracks;
  for (size_t i = 0; i < l.equipment.tracks.size(); ++i)
    if (l.equipment.tracks[i].name == name || name == "AllTracks")
      tracks.push_back(static_cast<std::int32_t>(i));
  MoveTraits traits = l.traits(from.type);
  const NodeId at_stop =
      in_order(l, {use.has("to") ? applied(l, use.use("to"), false) : ir::kNothing, carry(l, from, traits)});
  return l.ir.node(Op::SlideTrack,
                   {range.least, range.most, way_condition(l, use, from.type), stop, end,
                    l.emit(use, at_stop, traits), l.emit(use, carry(l, from, traits), traits)},
                   {l.ir.list(std::move(tracks)), name == "AllTracks" ? 1 : 0});
}

NodeId lower_slide(Lowering& l, const Use& use) {
  const Leaving from = leaving_with_level_bound(l, use);
  Range range;
  if (use.has("between")) range = lower_range(l, use.use("between").arg("range"));
  if (range.least == ir::kNothing) range = {l.ir.constant(-1), l.ir.constant(kMaxDistance)};
  NodeId stop = ir::kNothing;
  NodeId end = ir::kNothing;
  if (use.has("to")) {
    stop = l.boolean(use.use("to"), "if");
    end = l.apply_condition(use.use("to"));
  }
  if (use.has("track"))
    return from_each(l, use, with_level_bound(l, use, slide_on_track(l, use, from, range, stop, end)));
  MoveTraits traits = l.traits(from.type);
  const NodeId actions = slide_actions(l, use, from, traits);
  const NodeId dirs = direction_or_adjacent(l, use, from.type);
  const NodeId go = way_condition(l, use, from.type);
  const NodeId slide =
      l.ir.node(Op::Slide, {dirs, range.least, range.most, go, stop, end, l.emit(use, actions, traits)},
                {l.space(from.type)});
  return from_each(l, use, with_level_bound(l, use, with_repeats(l, use, from.type, slide)));
}

}  // namespace

constexpr Meaning move_slide_meaning{.lower = lower_slide, .traits_of = traits_of_stack_flag};

extern const Ludeme move_slide = {
    .rule = "move",
    .form =
        "(move Slide [<moves.from>] [<string>] [<direction>] [<moves.between>] [<moves.to>] "
        "[stack:<boolean>] [<then>])",
    .summary = "Lets the mover take a piece any distance along a line, or a track, of empty sites",
    .params = {{"from", "where it starts [(from)]"},
               {"track", "name of the track to follow instead of lines [none]"},
               {"direction", "the directions of the slide [Adjacent]"},
               {"between",
                "how far it may go, over what, and what happens on the way [any distance, empty sites]"},
               {"to", "a site that it may enter as its last, and what happens there [none but empty ones]"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example = "(move Slide Orthogonal)",
    .meaning = &move_slide_meaning,
};

constexpr Meaning slide_meaning{.lower = lower_slide, .traits_of = traits_of_stack_flag};

extern const Ludeme slide = {
    .rule = "slide",
    .form =
        "(slide [<moves.from>] [<string>] [<direction>] [<moves.between>] [<moves.to>] [stack:<boolean>] "
        "[<then>])",
    .summary = "Takes a piece any distance along a line, or a track, of empty sites",
    .params = {{"from", "where it starts [(from)]"},
               {"track", "name of the track to follow instead of lines [none]"},
               {"direction", "the directions of the slide [Adjacent]"},
               {"between",
                "how far it may go, over what, and what happens on the way [any distance, empty sites]"},
               {"to", "a site that it may enter as its last, and what happens there [none but empty ones]"},
               {"stack", "whether the whole stack goes along [False]"},
               {"then", "what follows once it is done"}},
    .example = "(slide Diagonal (between (max 2)))",
    .meaning = &slide_meaning,
};

}  // namespace ludens::ludemes::moves
