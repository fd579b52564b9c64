#include "interpreter/prices.h"

#include "ir/ops/conditions.h"
#include "ir/ops/control.h"
#include "ir/ops/counts.h"
#include "ir/ops/dice.h"
#include "ir/ops/groups.h"
#include "ir/ops/lifted.h"
#include "ir/ops/regions.h"

namespace ludens::interpreter {

namespace {

namespace Op = ir::Op;

constexpr std::uint32_t bit(Reg r) {
  return 1u << static_cast<int>(r);
}

constexpr std::array kPrices = {
    Price{&Op::Const, 0},
    Price{&Op::GetReg, 0},
    Price{&Op::Mover, 0},
    Price{&Op::Next, 0},
    Price{&Op::Prev, 0},
    Price{&Op::LastFrom, 0},
    Price{&Op::LastTo, 0},
    Price{&Op::BoolConst, 1},
    Price{&Op::Add, 1},
    Price{&Op::Sub, 1},
    Price{&Op::Mul, 1},
    Price{&Op::Div, 1},
    Price{&Op::Mod, 1},
    Price{&Op::Neg, 1},
    Price{&Op::Abs, 1},
    Price{&Op::Min, 1},
    Price{&Op::Max, 1},
    Price{&Op::Select, 1},
    Price{&Op::BoolToInt, 1},
    Price{&Op::Eq, 1},
    Price{&Op::Ne, 1},
    Price{&Op::Lt, 1},
    Price{&Op::Le, 1},
    Price{&Op::Not, 1},
    Price{&Op::And, 1},
    Price{&Op::Or, 1},
    Price{&Op::Xor, 1},
    Price{&Op::IfBool, 1},
    Price{&Op::What, 1},
    Price{&Op::Who, 1},
    Price{&Op::CountAt, 1},
    Price{&Op::StateAt, 1},
    Price{&Op::RotationAt, 1},
    Price{&Op::ValueAt, 1},
    Price{&Op::StackSize, 1},
    Price{&Op::IsEmptyAt, 1},
    Price{&Op::IsOccupied, 1},
    Price{&Op::IsEnemy, 1},
    Price{&Op::IsFriend, 1},
    Price{&Op::IsIn, 1},
    Price{&Op::Lookup, 1},
    Price{&Op::LookupOr, 2},
    Price{&Op::TrackMove, 3},
    Price{&Op::DiceSum, 3},
    Price{&Op::IsLine, 3},
    Price{&Op::Ahead, 3},
    Price{&Op::DirsConst, 1},
    Price{&Op::DirsFacing, 1},
    Price{&Op::SetConst, 0},
    Price{&Op::EmptySites, 0},
    Price{&Op::OwnSites, 1},
    Price{&Op::SitesOfPiece, 0},
    Price{&Op::Single, 1},
    Price{&Op::Union, 1},
    Price{&Op::Intersection, 1},
    Price{&Op::Difference, 1},
    Price{&Op::SelectSet, 1},
    Price{&Op::SetAt, 1},
    Price{&Op::Count_Set, 2},
    Price{&Op::First, 1},
    Price{&Op::SitesOfPlayers, 2},
    Price{&Op::BitOf, 1},
    Price{&Op::StateSites, 8},
    Price{&Op::ListConst, 1},
    Price{&Op::MakeList, 2},
    Price{&Op::ListOfSet, 4},
    Price{&Op::SetOfList, 4},
    Price{&Op::ListSize, 1},
    Price{&Op::ListMax, 2},
    Price{&Op::ListMin, 2},
    Price{&Op::ListSum, 2},
    Price{&Op::ListAt, 1},
    Price{&Op::NthSite, 2},
    Price{&Op::ListUnion, 4},
    Price{&Op::ListIntersection, 8},
    Price{&Op::ListDifference, 8},
    Price{&Op::ListWithout, 4},
    Price{&Op::Spread, 10},
    Price{&Op::Grow, 40},
    Price{&Op::PlayersMask, 2},
    Price{&Op::PiecesOfPlayers, 6},
    Price{&Op::PieceSites, 6},
    Price{&Op::OwnedPiece, 6},
    Price{&Op::TopOwned, 8},
    Price{&Op::PendingSites, 1},
    Price{&Op::Counter, 0},
    Price{&Op::Var, 0},
    Price{&Op::Score, 0},
    Price{&Op::PlayerValue, 0},
    Price{&Op::RememberedList, 2},
    Price{&Op::IsRemembered, 4},
    Price{&Op::IsFigure, 60},
    Price{&Op::IsConnected, 60},
    Price{&Op::DirsUnion, 1},
    Price{&Op::DirsDifference, 1},
    Price{&Op::FilterSites, 20, {{{1, bit(Reg::Site)}}}},
    Price{&Op::FilterBy, 20, {{{1, kByImmediate}}}},
    Price{&Op::UnionOverSites, 20, {{{1, kByImmediate}}}},
    Price{&Op::UnionOverList, 20, {{{1, kByImmediate}}}},
    Price{&Op::SpreadIf, 40, {{{1, bit(Reg::From) | bit(Reg::To)}}}},
    Price{&Op::AroundSites, 40, {{{2, bit(Reg::From) | bit(Reg::To)}}}},
    Price{&Op::ListResults, 40, {{{1, bit(Reg::From)}, {2, bit(Reg::From) | bit(Reg::To)}}}},
    Price{&Op::GroupSites, 60, {{{2, bit(Reg::To)}, {3, bit(Reg::From) | bit(Reg::To) | bit(Reg::Aux)}}}},
    Price{&Op::GroupSize, 60, {{{2, bit(Reg::To)}}}},
    Price{&Op::Liberties, 60, {{{2, bit(Reg::To)}}}},
    Price{&Op::CountGroups, 60, {{{1, bit(Reg::To)}}}},
    Price{&Op::BiggestGroup, 60, {{{2, bit(Reg::To)}}}},
    Price{&Op::CountPieces, 20, {{{3, bit(Reg::Site)}}}},
    Price{&Op::NoPieceThere, 10},
};

}  // namespace

const Price* price_of(ir::OpRef op) {
  for (const Price& price : kPrices)
    if (price.op == op) return &price;
  return nullptr;
}

}  // namespace ludens::interpreter
