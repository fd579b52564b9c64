#include "ir/immediates.h"

#include <unordered_map>

#include "ir/ops/cards.h"
#include "ir/ops/conditions.h"
#include "ir/ops/control.h"
#include "ir/ops/core.h"
#include "ir/ops/counts.h"
#include "ir/ops/dice.h"
#include "ir/ops/floats.h"
#include "ir/ops/graphs.h"
#include "ir/ops/groups.h"
#include "ir/ops/hidden.h"
#include "ir/ops/large.h"
#include "ir/ops/lifted.h"
#include "ir/ops/outcomes.h"
#include "ir/ops/puzzles.h"
#include "ir/ops/regions.h"
#include "ir/ops/sow.h"
#include "ir/ops/travel.h"

namespace ludens::ir {

namespace {

using Letters = std::unordered_map<OpRef, std::string_view>;

const Letters& letters() {
  static const Letters table = {
      // --- core
      {&Op::Const, "."},
      {&Op::GetReg, "r"},
      {&Op::What, "t"},
      {&Op::Who, "t"},
      {&Op::CountAt, "t"},
      {&Op::StateAt, "t"},
      {&Op::RotationAt, "t"},
      {&Op::ValueAt, "t"},
      {&Op::StackSize, "t"},
      {&Op::BoolConst, "b"},
      {&Op::IsEmptyAt, "t"},
      {&Op::SetConst, "s"},
      {&Op::EmptySites, "t"},
      {&Op::OwnSites, "t"},
      {&Op::ListConst, "l"},
      {&Op::DirsConst, ".."},
      {&Op::DirsFacing, "dtx"},
      {&Op::Emit, "k"},
      {&Op::EmitSet, "k"},
      {&Op::EmitTo, "k"},
      {&Op::BindReg, "r"},
      {&Op::ForSites, "r"},
      {&Op::ForRange, "r"},
      {&Op::ForPiece, "tchb"},
      {&Op::Step, "t"},
      {&Op::StepSet, "tk"},
      {&Op::Slide, "t"},
      {&Op::Hop, "t"},
      {&Op::Priority, "."},
      {&Op::ForSitesDo, "r"},
      {&Op::ActMove, "ttb"},
      {&Op::ActAdd, "t"},
      {&Op::ActRemove, "tb"},
      {&Op::ActScatter, "tlb"},
      {&Op::ActShuffle, "tl"},
      {&Op::Result, "ob"},
      // --- control
      {&Op::ForList, "r"},
      {&Op::Prelude, "."},
      {&Op::Append, "k"},
      {&Op::Choose, "k"},
      {&Op::LongestMoves, "."},
      {&Op::GreediestMoves, "."},
      {&Op::FirstSite, "l."},
      {&Op::FloatUnary, "."},
      {&Op::FloatBinary, "."},
      {&Op::FloatParts, ".b"},
      {&Op::RandomMoves, "l"},
      {&Op::SomeMoves, "."},
      {&Op::Var, "n"},
      {&Op::CountIn, "t"},
      {&Op::CardFact, "."},
      {&Op::VoteProposed, "n"},
      {&Op::VoteDecided, "n"},
      {&Op::IsRemembered, "n"},
      {&Op::RememberedList, "n"},
      {&Op::ActSetSite, "t."},
      {&Op::ActSetScore, "b"},
      {&Op::ActSetVar, "n"},
      {&Op::ActRemember, "n"},
      {&Op::ActForget, "n"},
      {&Op::ActForgetAll, "N"},
      {&Op::ActPropose, "n"},
      {&Op::ActVote, "n"},
      // --- conditions
      {&Op::IsLine, "twbbb."},
      {&Op::IsStackLine, "twbbb"},
      {&Op::IsTreeOfEdges, "b"},
      {&Op::IsPath, "t"},
      {&Op::IsFigure, "tl"},
      {&Op::HasPyramid, "tl"},
      {&Op::IsFree, "t"},
      {&Op::HoldPieces, "llt"},
      {&Op::IsAngle, "t."},
      {&Op::AllSitesDiffer, "t"},
      {&Op::NoPieceThere, "T"},
      {&Op::NoMovesFor, "b"},
      {&Op::IsRepeat, "."},
      {&Op::IsTriggered, "e"},
      {&Op::LastSiteIs, "bt"},
      {&Op::AnyDie, "."},
      {&Op::DiceUsed, "."},
      // --- counts
      {&Op::CountPieces, "T"},
      {&Op::StackSizes, "t"},
      {&Op::CountLevels, "tb"},
      {&Op::BiggestLine, "tw"},
      {&Op::StepsApart, "tx"},
      {&Op::StepsByRule, "tb"},
      // --- dice, sowing
      {&Op::ForDice, ".."},
      {&Op::ActDoubles, "..n"},
      {&Op::CanSow, "L"},
      {&Op::ActSow, "tbL"},
      // --- groups
      {&Op::IsConnected, "t"},
      {&Op::IsBlocked, "t"},
      {&Op::IsRing, "t"},
      {&Op::RingSites, "tb"},
      {&Op::CountGroups, "t"},
      {&Op::BiggestGroup, "t"},
      {&Op::GroupSize, "t"},
      {&Op::Liberties, "t"},
      {&Op::Territory, "t"},
      // --- lifted, outcomes
      {&Op::SitesOfPiece, "tc"},
      {&Op::EnemySites, "t"},
      {&Op::IsOccupied, "t"},
      {&Op::ActReplace, "ttb"},
      {&Op::FriendSites, "t"},
      {&Op::IsOccupied, "t"},
      {&Op::ForActiveDo, "b"},
      {&Op::TeamResult, "o"},
      {&Op::ForListDo, "r"},
      {&Op::ForValuesDo, "r"},
      {&Op::ActSetCount, "t"},
      // --- regions
      {&Op::SetAt, "S#"},
      {&Op::Spread, "S#"},
      {&Op::SpreadIf, "S#"},
      {&Op::Grow, "S#"},
      {&Op::Lookup, "l.."},
      {&Op::LookupOr, "l"},
      {&Op::PlayersMask, "."},
      {&Op::SitesOfPlayers, "t"},
      {&Op::PiecesOfPlayers, "tl"},
      {&Op::PieceSites, "t"},
      {&Op::OwnedPiece, "t"},
      {&Op::TopOwned, "t"},
      {&Op::StateSites, "t."},
      {&Op::LastSites, "b"},
      {&Op::FilterBy, "r"},
      {&Op::UnionOverSites, "r"},
      {&Op::UnionOverList, "r"},
      {&Op::Levels, "tb"},
      {&Op::DirectionSites, "t"},
      {&Op::BetweenSites, "t"},
      {&Op::GroupSites, "t"},
      {&Op::GroupOrigins, "t"},
      {&Op::VisitGroups, "."},
      {&Op::EveryGroup, "."},
      {&Op::AroundSites, "tw"},
      {&Op::DistanceSites, "tx"},
      {&Op::IsCovered, "t"},
      {&Op::IsRoofed, "t"},
      {&Op::SightSites, "t."},
      {&Op::PatternSites, "tl"},
      {&Op::ReachSites, "t"},
      {&Op::MoveSites, "b"},
      {&Op::SumOver, "l"},
      {&Op::Ahead, "tb"},
      {&Op::WherePiece, "t."},
      {&Op::WhereFirst, "t.l"},
      {&Op::WhereLevel, "t"},
      {&Op::ListGroupSizes, "t"},
      {&Op::DirsOfLast, "txb"},
      {&Op::DirsBetween, "t"},
      {&Op::DirsBySite, "txl"},
      {&Op::DirsWithout, "t"},
      {&Op::DirsRandom, "t"},
      // --- puzzles
      {&Op::Satisfy, "t..k"},
      {&Op::ActSetKnown, "t"},
      {&Op::IsSolved, "t"},
      {&Op::CompareKnown, "t."},
      {&Op::KnownDiffer, "t"},
      {&Op::PartsDiffer, "tl"},
      {&Op::KnownCount, "t"},
      {&Op::KnownSum, "t"},
      {&Op::KnownLine, "twbb"},
      {&Op::PartsSum, "tll"},
      {&Op::PartsUnique, "tl"},
      {&Op::EverySite, "."},
      {&Op::EveryHint, "."},
      {&Op::HintSites, "."},
      // --- hidden information
      {&Op::ActHide, "t."},
      {&Op::IsHidden, "t."},
      {&Op::HiddenSites, "t."},
      // --- large pieces
      {&Op::ForLargePlaces, "b"},
      {&Op::ActMoveLarge, "tt"},
      {&Op::LargeSites, "t"},
      {&Op::LargeSize, "t"},
      // --- cards
      {&Op::ActLayDeck, ".l"},
      {&Op::ForDeal, ".lb"},
      // --- travel
      {&Op::ForTable, "l"},
      {&Op::SlideTrack, "lb"},
      {&Op::ForDirection, "tb"},
      {&Op::ForLevels, "tb"},
      {&Op::ForRotations, "r"},
      {&Op::OuterTurn, "."},
      {&Op::DirsAlong, "dt"},
      {&Op::Custodial, "t"},
      {&Op::Intervene, "t"},
      {&Op::Surround, "t"},
      {&Op::Enclose, "tb"},
      {&Op::ForGroups, "t"},
      {&Op::ForWay, "t"},
      {&Op::ActPromote, "t"},
      {&Op::ActMoveSome, "tt."},
      {&Op::ActCopy, "tt"},
      {&Op::ActTurn, "t"},
      {&Op::ActFlip, "t"},
      {&Op::ActTakeControl, "t"},
      {&Op::ActPush, "t"},
      {&Op::ActAttract, "t"},
      {&Op::IsThreatened, "t"},
      {&Op::CanFlip, "t"},
      {&Op::IsAhead, "t"},
      {&Op::StandsOn, "t"},
      {&Op::IsWithin, "t"},
  };
  return table;
}

}  // namespace

std::optional<std::string_view> immediate_letters(OpRef op) {
  const auto found = letters().find(op);
  return found == letters().end() ? std::nullopt : std::optional(found->second);
}

}  // namespace ludens::ir
