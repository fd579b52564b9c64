// enums.cpp - the constants of the language, by type.
#include "ludemes/tables.h"

namespace ludens::ludemes {

namespace {

constexpr EnumConstant kMoveMessageType[] = {
    {"Propose", "TODO"},
    {"Vote", "TODO"},
};

constexpr EnumConstant kMoveSimpleType[] = {
    {"Pass", "TODO"},
    {"PlayCard", "TODO"},
};

constexpr EnumConstant kMoveSiteType[] = {
    {"Add", "TODO"},
    {"Claim", "TODO"},
};

constexpr EnumConstant kMaxMovesType[] = {
    {"Captures", "TODO"},
    {"Moves", "TODO"},
};

constexpr EnumConstant kSetPlayerType[] = {
    {"Score", "TODO"},
    {"Value", "TODO"},
};

constexpr EnumConstant kSetSiteType[] = {
    {"Count", "TODO"},
    {"State", "TODO"},
    {"Value", "TODO"},
};

constexpr EnumConstant kSetValueType[] = {
    {"Counter", "TODO"},
    {"Pot", "TODO"},
};

constexpr EnumConstant kSetStartPlayerType[] = {
    {"Amount", "TODO"},
    {"Score", "TODO"},
};

constexpr EnumConstant kSetStartSitesType[] = {
    {"Cost", "TODO"},
    {"Count", "TODO"},
    {"Phase", "TODO"},
};

constexpr EnumConstant kLineOfSightType[] = {
    {"Empty", "TODO"},
    {"Farthest", "TODO"},
    {"Piece", "TODO"},
};

constexpr EnumConstant kSitesEdgeType[] = {
    {"Angled", "TODO"},
    {"Axial", "TODO"},
    {"Horizontal", "TODO"},
    {"Slash", "TODO"},
    {"Slosh", "TODO"},
    {"Vertical", "TODO"},
};

constexpr EnumConstant kSitesIndexType[] = {
    {"Cell", "TODO"},
    {"Column", "TODO"},
    {"Edge", "TODO"},
    {"Empty", "TODO"},
    {"Layer", "TODO"},
    {"Phase", "TODO"},
    {"Row", "TODO"},
    {"State", "TODO"},
    {"Support", "TODO"},
};

constexpr EnumConstant kSitesMoveType[] = {
    {"Between", "TODO"},
    {"From", "TODO"},
    {"To", "TODO"},
};

constexpr EnumConstant kSitesPlayerType[] = {
    {"Hand", "TODO"},
    {"Winning", "TODO"},
};

constexpr EnumConstant kSitesSimpleType[] = {
    {"Board", "TODO"},
    {"Bottom", "TODO"},
    {"Centre", "TODO"},
    {"ConcaveCorners", "TODO"},
    {"ConvexCorners", "TODO"},
    {"Corners", "TODO"},
    {"Hint", "TODO"},
    {"Inner", "TODO"},
    {"LastFrom", "TODO"},
    {"LastTo", "TODO"},
    {"Left", "TODO"},
    {"LineOfPlay", "TODO"},
    {"Major", "TODO"},
    {"Minor", "TODO"},
    {"Outer", "TODO"},
    {"Pending", "TODO"},
    {"Perimeter", "TODO"},
    {"Playable", "TODO"},
    {"Right", "TODO"},
    {"ToClear", "TODO"},
    {"Top", "TODO"},
};

constexpr EnumConstant kLastType[] = {
    {"From", "TODO"},
    {"LevelFrom", "TODO"},
    {"LevelTo", "TODO"},
    {"To", "TODO"},
};

constexpr EnumConstant kCardSiteType[] = {
    {"Rank", "TODO"},
    {"Suit", "TODO"},
    {"TrumpRank", "TODO"},
    {"TrumpValue", "TODO"},
};

constexpr EnumConstant kTriShapeType[] = {
    {"Diamond", "TODO"},
    {"Hexagon", "TODO"},
    {"Limping", "TODO"},
    {"NoShape", "TODO"},
    {"Prism", "TODO"},
    {"Rectangle", "TODO"},
    {"Square", "TODO"},
    {"Star", "TODO"},
    {"Triangle", "TODO"},
};

constexpr EnumConstant kHexShapeType[] = {
    {"Diamond", "TODO"},
    {"Hexagon", "TODO"},
    {"Limping", "TODO"},
    {"NoShape", "TODO"},
    {"Prism", "TODO"},
    {"Rectangle", "TODO"},
    {"Square", "TODO"},
    {"Star", "TODO"},
    {"Triangle", "TODO"},
};

constexpr EnumConstant kTilingType[] = {
    {"T31212", "TODO"},
    {"T333333_33434", "TODO"},
    {"T33336", "TODO"},
    {"T33344", "TODO"},
    {"T33434", "TODO"},
    {"T3464", "TODO"},
    {"T3636", "TODO"},
    {"T4612", "TODO"},
    {"T488", "TODO"},
};

constexpr EnumConstant kBrickShapeType[] = {
    {"Diamond", "TODO"},
    {"Limping", "TODO"},
    {"Prism", "TODO"},
    {"Rectangle", "TODO"},
    {"Spiral", "TODO"},
    {"Square", "TODO"},
};

constexpr EnumConstant kDiagonalsType[] = {
    {"Alternating", "TODO"},
    {"Concentric", "TODO"},
    {"Implied", "TODO"},
    {"Radiating", "TODO"},
    {"Solid", "TODO"},
    {"SolidNoSplit", "TODO"},
};

constexpr EnumConstant kSquareShapeType[] = {
    {"Diamond", "TODO"},
    {"Limping", "TODO"},
    {"NoShape", "TODO"},
    {"Rectangle", "TODO"},
    {"Square", "TODO"},
};

constexpr EnumConstant kConcentricShapeType[] = {
    {"Hexagon", "TODO"},
    {"Square", "TODO"},
    {"Target", "TODO"},
    {"Triangle", "TODO"},
};

constexpr EnumConstant kCountComponentType[] = {
    {"Pieces", "TODO"},
    {"Pips", "TODO"},
};

constexpr EnumConstant kCountGroupsType[] = {
    {"Groups", "TODO"},
    {"SizeBiggestGroup", "TODO"},
};

constexpr EnumConstant kCountSimpleType[] = {
    {"Active", "TODO"},
    {"Cells", "TODO"},
    {"Columns", "TODO"},
    {"Edges", "TODO"},
    {"LegalMoves", "TODO"},
    {"Moves", "TODO"},
    {"MovesThisTurn", "TODO"},
    {"Phases", "TODO"},
    {"Players", "TODO"},
    {"Rows", "TODO"},
    {"Trials", "TODO"},
    {"Turns", "TODO"},
    {"Vertices", "TODO"},
};

constexpr EnumConstant kCountSiteType[] = {
    {"Adjacent", "TODO"},
    {"Diagonal", "TODO"},
    {"Neighbours", "TODO"},
    {"Off", "TODO"},
    {"Orthogonal", "TODO"},
    {"Sites", "TODO"},
    {"SitesPlatformBelow", "TODO"},
};

constexpr EnumConstant kValueSimpleType[] = {
    {"MoveLimit", "TODO"},
    {"Pending", "TODO"},
    {"TurnLimit", "TODO"},
};

constexpr EnumConstant kIsPuzzleRegionResultType[] = {
    {"Count", "TODO"},
    {"Sum", "TODO"},
};

constexpr EnumConstant kAllSimpleType[] = {
    {"DiceEqual", "TODO"},
    {"DiceUsed", "TODO"},
    {"Passed", "TODO"},
};

constexpr EnumConstant kAllSitesType[] = {
    {"Different", "TODO"},
    {"Sites", "TODO"},
};

constexpr EnumConstant kPlayersManyType[] = {
    {"All", "TODO"},
    {"Ally", "TODO"},
    {"Enemy", "TODO"},
    {"Friend", "TODO"},
    {"NonMover", "TODO"},
};

constexpr EnumConstant kPlayersTeamType[] = {
    {"Team1", "TODO"},
    {"Team10", "TODO"},
    {"Team11", "TODO"},
    {"Team12", "TODO"},
    {"Team13", "TODO"},
    {"Team14", "TODO"},
    {"Team15", "TODO"},
    {"Team16", "TODO"},
    {"Team2", "TODO"},
    {"Team3", "TODO"},
    {"Team4", "TODO"},
    {"Team5", "TODO"},
    {"Team6", "TODO"},
    {"Team7", "TODO"},
    {"Team8", "TODO"},
    {"Team9", "TODO"},
};

constexpr EnumConstant kIsAngleType[] = {
    {"Acute", "TODO"},
    {"Obtuse", "TODO"},
    {"Reflex", "TODO"},
    {"Right", "TODO"},
};

constexpr EnumConstant kIsComponentType[] = {
    {"Threatened", "TODO"},
    {"Within", "TODO"},
};

constexpr EnumConstant kIsConnectType[] = {
    {"Blocked", "TODO"},
    {"Connected", "TODO"},
};

constexpr EnumConstant kIsGraphType[] = {
    {"LastFrom", "TODO"},
    {"LastTo", "TODO"},
};

constexpr EnumConstant kIsIntegerType[] = {
    {"AnyDie", "TODO"},
    {"Even", "TODO"},
    {"Flat", "TODO"},
    {"Odd", "TODO"},
    {"PipsMatch", "TODO"},
    {"SidesMatch", "TODO"},
    {"Visited", "TODO"},
};

constexpr EnumConstant kIsPatternType[] = {
    {"Pattern", "TODO"},
    {"PyramidCorners", "TODO"},
};

constexpr EnumConstant kIsPlayerType[] = {
    {"Active", "TODO"},
    {"Enemy", "TODO"},
    {"Friend", "TODO"},
    {"Mover", "TODO"},
    {"Next", "TODO"},
    {"Prev", "TODO"},
};

constexpr EnumConstant kIsSimpleType[] = {
    {"Cycle", "TODO"},
    {"Full", "TODO"},
    {"Pending", "TODO"},
};

constexpr EnumConstant kIsSiteType[] = {
    {"Empty", "TODO"},
    {"Occupied", "TODO"},
};

constexpr EnumConstant kIsStringType[] = {
    {"Decided", "TODO"},
    {"Proposed", "TODO"},
};

constexpr EnumConstant kIsTreeType[] = {
    {"CaterpillarTree", "TODO"},
    {"SpanningTree", "TODO"},
    {"Tree", "TODO"},
    {"TreeCentre", "TODO"},
};

constexpr EnumConstant kAbsoluteDirection[] = {
    {"Adjacent", "TODO"},
    {"All", "TODO"},
    {"Angled", "TODO"},
    {"Axial", "TODO"},
    {"Base", "TODO"},
    {"CCW", "TODO"},
    {"CW", "TODO"},
    {"D", "TODO"},
    {"DE", "TODO"},
    {"DN", "TODO"},
    {"DNE", "TODO"},
    {"DNW", "TODO"},
    {"DS", "TODO"},
    {"DSE", "TODO"},
    {"DSW", "TODO"},
    {"DW", "TODO"},
    {"Diagonal", "TODO"},
    {"Downward", "TODO"},
    {"E", "TODO"},
    {"ENE", "TODO"},
    {"ESE", "TODO"},
    {"In", "TODO"},
    {"N", "TODO"},
    {"NE", "TODO"},
    {"NNE", "TODO"},
    {"NNW", "TODO"},
    {"NW", "TODO"},
    {"OffDiagonal", "TODO"},
    {"Orthogonal", "TODO"},
    {"Out", "TODO"},
    {"Rotational", "TODO"},
    {"S", "TODO"},
    {"SE", "TODO"},
    {"SSE", "TODO"},
    {"SSW", "TODO"},
    {"SW", "TODO"},
    {"SameLayer", "TODO"},
    {"Support", "TODO"},
    {"U", "TODO"},
    {"UE", "TODO"},
    {"UN", "TODO"},
    {"UNE", "TODO"},
    {"UNW", "TODO"},
    {"US", "TODO"},
    {"USE", "TODO"},
    {"USW", "TODO"},
    {"UW", "TODO"},
    {"Upward", "TODO"},
    {"W", "TODO"},
    {"WNW", "TODO"},
    {"WSW", "TODO"},
};

constexpr EnumConstant kCompassDirection[] = {
    {"E", "TODO"},
    {"ENE", "TODO"},
    {"ESE", "TODO"},
    {"N", "TODO"},
    {"NE", "TODO"},
    {"NNE", "TODO"},
    {"NNW", "TODO"},
    {"NW", "TODO"},
    {"S", "TODO"},
    {"SE", "TODO"},
    {"SSE", "TODO"},
    {"SSW", "TODO"},
    {"SW", "TODO"},
    {"W", "TODO"},
    {"WNW", "TODO"},
    {"WSW", "TODO"},
};

constexpr EnumConstant kRelativeDirection[] = {
    {"BL", "TODO"},
    {"BLL", "TODO"},
    {"BLLL", "TODO"},
    {"BR", "TODO"},
    {"BRR", "TODO"},
    {"BRRR", "TODO"},
    {"Backward", "TODO"},
    {"Backwards", "TODO"},
    {"FL", "TODO"},
    {"FLL", "TODO"},
    {"FLLL", "TODO"},
    {"FR", "TODO"},
    {"FRR", "TODO"},
    {"FRRR", "TODO"},
    {"Forward", "TODO"},
    {"Forwards", "TODO"},
    {"Leftward", "TODO"},
    {"Leftwards", "TODO"},
    {"OppositeDirection", "TODO"},
    {"Rightward", "TODO"},
    {"Rightwards", "TODO"},
    {"SameDirection", "TODO"},
};

constexpr EnumConstant kRotationalDirection[] = {
    {"CCW", "TODO"},
    {"CW", "TODO"},
    {"In", "TODO"},
    {"Out", "TODO"},
};

constexpr EnumConstant kSpatialDirection[] = {
    {"D", "TODO"},
    {"DE", "TODO"},
    {"DN", "TODO"},
    {"DNE", "TODO"},
    {"DNW", "TODO"},
    {"DS", "TODO"},
    {"DSE", "TODO"},
    {"DSW", "TODO"},
    {"DW", "TODO"},
    {"U", "TODO"},
    {"UE", "TODO"},
    {"UN", "TODO"},
    {"UNE", "TODO"},
    {"UNW", "TODO"},
    {"US", "TODO"},
    {"USE", "TODO"},
    {"USW", "TODO"},
    {"UW", "TODO"},
};

constexpr EnumConstant kStackDirection[] = {
    {"FromBottom", "TODO"},
    {"FromTop", "TODO"},
};

constexpr EnumConstant kCardType[] = {
    {"Ace", "TODO"},
    {"Eight", "TODO"},
    {"Five", "TODO"},
    {"Four", "TODO"},
    {"Jack", "TODO"},
    {"Joker", "TODO"},
    {"King", "TODO"},
    {"Nine", "TODO"},
    {"Queen", "TODO"},
    {"Seven", "TODO"},
    {"Six", "TODO"},
    {"Ten", "TODO"},
    {"Three", "TODO"},
    {"Two", "TODO"},
};

constexpr EnumConstant kDealableType[] = {
    {"Cards", "TODO"},
    {"Dominoes", "TODO"},
};

constexpr EnumConstant kSuitType[] = {
    {"Clubs", "TODO"},
    {"Diamonds", "TODO"},
    {"Hearts", "TODO"},
    {"Spades", "TODO"},
};

constexpr EnumConstant kBasisType[] = {
    {"Brick", "TODO"},
    {"Celtic", "TODO"},
    {"Circle", "TODO"},
    {"Concentric", "TODO"},
    {"Dual", "TODO"},
    {"Hexagonal", "TODO"},
    {"HexagonalPyramidal", "TODO"},
    {"Mesh", "TODO"},
    {"Morris", "TODO"},
    {"NoBasis", "TODO"},
    {"QuadHex", "TODO"},
    {"Spiral", "TODO"},
    {"Square", "TODO"},
    {"SquarePyramidal", "TODO"},
    {"T31212", "TODO"},
    {"T333333_33434", "TODO"},
    {"T33336", "TODO"},
    {"T33344", "TODO"},
    {"T33434", "TODO"},
    {"T3464", "TODO"},
    {"T3636", "TODO"},
    {"T4612", "TODO"},
    {"T488", "TODO"},
    {"Triangular", "TODO"},
};

constexpr EnumConstant kHiddenData[] = {
    {"Count", "TODO"},
    {"Rotation", "TODO"},
    {"State", "TODO"},
    {"Value", "TODO"},
    {"What", "TODO"},
    {"Who", "TODO"},
};

constexpr EnumConstant kLandmarkType[] = {
    {"BottomSite", "TODO"},
    {"CentreSite", "TODO"},
    {"FirstSite", "TODO"},
    {"LastSite", "TODO"},
    {"LeftSite", "TODO"},
    {"RightSite", "TODO"},
    {"Topsite", "TODO"},
};

constexpr EnumConstant kPuzzleElementType[] = {
    {"Cell", "TODO"},
    {"Edge", "TODO"},
    {"Hint", "TODO"},
    {"Vertex", "TODO"},
};

constexpr EnumConstant kRegionTypeDynamic[] = {
    {"Empty", "TODO"},
    {"Enemy", "TODO"},
    {"NotEmpty", "TODO"},
    {"NotEnemy", "TODO"},
    {"NotOwn", "TODO"},
    {"Own", "TODO"},
};

constexpr EnumConstant kRegionTypeStatic[] = {
    {"AllDirections", "TODO"},
    {"AllSites", "TODO"},
    {"Columns", "TODO"},
    {"Corners", "TODO"},
    {"Diagonals", "TODO"},
    {"HintRegions", "TODO"},
    {"Layers", "TODO"},
    {"Regions", "TODO"},
    {"Rows", "TODO"},
    {"Sides", "TODO"},
    {"SidesNoCorners", "TODO"},
    {"SubGrids", "TODO"},
    {"Touching", "TODO"},
    {"Vertices", "TODO"},
};

constexpr EnumConstant kRelationType[] = {
    {"Adjacent", "TODO"},
    {"All", "TODO"},
    {"Diagonal", "TODO"},
    {"OffDiagonal", "TODO"},
    {"Orthogonal", "TODO"},
};

constexpr EnumConstant kShapeType[] = {
    {"Circle", "TODO"},
    {"Cross", "TODO"},
    {"Custom", "TODO"},
    {"Diamond", "TODO"},
    {"Hexagon", "TODO"},
    {"Limping", "TODO"},
    {"NoShape", "TODO"},
    {"Polygon", "TODO"},
    {"Prism", "TODO"},
    {"Quadrilateral", "TODO"},
    {"Rectangle", "TODO"},
    {"Regular", "TODO"},
    {"Rhombus", "TODO"},
    {"Spiral", "TODO"},
    {"Square", "TODO"},
    {"Star", "TODO"},
    {"Triangle", "TODO"},
    {"Wedge", "TODO"},
    {"Wheel", "TODO"},
};

constexpr EnumConstant kSiteType[] = {
    {"Cell", "TODO"},
    {"Edge", "TODO"},
    {"Vertex", "TODO"},
};

constexpr EnumConstant kStepType[] = {
    {"F", "TODO"},
    {"L", "TODO"},
    {"R", "TODO"},
};

constexpr EnumConstant kStoreType[] = {
    {"Inner", "TODO"},
    {"None", "TODO"},
    {"Outer", "TODO"},
};

constexpr EnumConstant kTilingBoardlessType[] = {
    {"Hexagonal", "TODO"},
    {"Square", "TODO"},
    {"Triangular", "TODO"},
};

constexpr EnumConstant kModeType[] = {
    {"Alternating", "TODO"},
    {"Simulation", "TODO"},
    {"Simultaneous", "TODO"},
};

constexpr EnumConstant kPassEndType[] = {
    {"Draw", "TODO"},
    {"NoEnd", "TODO"},
};

constexpr EnumConstant kPrevType[] = {
    {"Mover", "TODO"},
    {"MoverLastTurn", "TODO"},
};

constexpr EnumConstant kRepetitionType[] = {
    {"Positional", "TODO"},
    {"PositionalInTurn", "TODO"},
    {"Situational", "TODO"},
    {"SituationalInTurn", "TODO"},
};

constexpr EnumConstant kResultType[] = {
    {"Abandon", "TODO"},
    {"Crash", "TODO"},
    {"Draw", "TODO"},
    {"Loss", "TODO"},
    {"Tie", "TODO"},
    {"Win", "TODO"},
};

constexpr EnumConstant kRoleType[] = {
    {"All", "TODO"},
    {"Ally", "TODO"},
    {"Each", "TODO"},
    {"Enemy", "TODO"},
    {"Friend", "TODO"},
    {"Mover", "TODO"},
    {"Neutral", "TODO"},
    {"Next", "TODO"},
    {"NonMover", "TODO"},
    {"P1", "TODO"},
    {"P10", "TODO"},
    {"P11", "TODO"},
    {"P12", "TODO"},
    {"P13", "TODO"},
    {"P14", "TODO"},
    {"P15", "TODO"},
    {"P16", "TODO"},
    {"P2", "TODO"},
    {"P3", "TODO"},
    {"P4", "TODO"},
    {"P5", "TODO"},
    {"P6", "TODO"},
    {"P7", "TODO"},
    {"P8", "TODO"},
    {"P9", "TODO"},
    {"Player", "TODO"},
    {"Prev", "TODO"},
    {"Shared", "TODO"},
    {"Team1", "TODO"},
    {"Team10", "TODO"},
    {"Team11", "TODO"},
    {"Team12", "TODO"},
    {"Team13", "TODO"},
    {"Team14", "TODO"},
    {"Team15", "TODO"},
    {"Team16", "TODO"},
    {"Team2", "TODO"},
    {"Team3", "TODO"},
    {"Team4", "TODO"},
    {"Team5", "TODO"},
    {"Team6", "TODO"},
    {"Team7", "TODO"},
    {"Team8", "TODO"},
    {"Team9", "TODO"},
    {"TeamMover", "TODO"},
};

constexpr EnumConstant kWhenType[] = {
    {"EndOfTurn", "TODO"},
    {"StartOfTurn", "TODO"},
};

template <int N>
constexpr Enum table(std::string_view name, const EnumConstant (&constants)[N], std::string_view summary,
                     std::string_view is = {}) {
  return {name, summary, constants, N, is};
}

}  // namespace

const Enum kEnums[] = {
    table("moveMessageType", kMoveMessageType, "TODO"),
    table("moveSimpleType", kMoveSimpleType, "TODO"),
    table("moveSiteType", kMoveSiteType, "TODO"),
    table("maxMovesType", kMaxMovesType, "TODO"),
    table("setPlayerType", kSetPlayerType, "TODO"),
    table("setSiteType", kSetSiteType, "TODO"),
    table("setValueType", kSetValueType, "TODO"),
    table("setStartPlayerType", kSetStartPlayerType, "TODO"),
    table("setStartSitesType", kSetStartSitesType, "TODO"),
    table("lineOfSightType", kLineOfSightType, "TODO"),
    table("sitesEdgeType", kSitesEdgeType, "TODO"),
    table("sitesIndexType", kSitesIndexType, "TODO"),
    table("sitesMoveType", kSitesMoveType, "TODO"),
    table("sitesPlayerType", kSitesPlayerType, "TODO"),
    table("sitesSimpleType", kSitesSimpleType, "TODO"),
    table("lastType", kLastType, "TODO"),
    table("cardSiteType", kCardSiteType, "TODO"),
    table("triShapeType", kTriShapeType, "TODO"),
    table("hexShapeType", kHexShapeType, "TODO"),
    table("tilingType", kTilingType, "TODO"),
    table("brickShapeType", kBrickShapeType, "TODO"),
    table("diagonalsType", kDiagonalsType, "TODO"),
    table("squareShapeType", kSquareShapeType, "TODO"),
    table("concentricShapeType", kConcentricShapeType, "TODO"),
    table("countComponentType", kCountComponentType, "TODO"),
    table("countGroupsType", kCountGroupsType, "TODO"),
    table("countSimpleType", kCountSimpleType, "TODO"),
    table("countSiteType", kCountSiteType, "TODO"),
    table("valueSimpleType", kValueSimpleType, "TODO"),
    table("isPuzzleRegionResultType", kIsPuzzleRegionResultType, "TODO"),
    table("allSimpleType", kAllSimpleType, "TODO"),
    table("allSitesType", kAllSitesType, "TODO"),
    table("playersManyType", kPlayersManyType, "TODO"),
    table("playersTeamType", kPlayersTeamType, "TODO"),
    table("isAngleType", kIsAngleType, "TODO"),
    table("isComponentType", kIsComponentType, "TODO"),
    table("isConnectType", kIsConnectType, "TODO"),
    table("isGraphType", kIsGraphType, "TODO"),
    table("isIntegerType", kIsIntegerType, "TODO"),
    table("isPatternType", kIsPatternType, "TODO"),
    table("isPlayerType", kIsPlayerType, "TODO"),
    table("isSimpleType", kIsSimpleType, "TODO"),
    table("isSiteType", kIsSiteType, "TODO"),
    table("isStringType", kIsStringType, "TODO"),
    table("isTreeType", kIsTreeType, "TODO"),
    table("absoluteDirection", kAbsoluteDirection, "TODO", "direction"),
    table("compassDirection", kCompassDirection, "TODO", "directionFacing"),
    table("relativeDirection", kRelativeDirection, "TODO", "direction"),
    table("rotationalDirection", kRotationalDirection, "TODO", "directionFacing"),
    table("spatialDirection", kSpatialDirection, "TODO", "directionFacing"),
    table("stackDirection", kStackDirection, "TODO"),
    table("cardType", kCardType, "TODO"),
    table("dealableType", kDealableType, "TODO"),
    table("suitType", kSuitType, "TODO"),
    table("basisType", kBasisType, "TODO"),
    table("hiddenData", kHiddenData, "TODO"),
    table("landmarkType", kLandmarkType, "TODO"),
    table("puzzleElementType", kPuzzleElementType, "TODO"),
    table("regionTypeDynamic", kRegionTypeDynamic, "TODO"),
    table("regionTypeStatic", kRegionTypeStatic, "TODO"),
    table("relationType", kRelationType, "TODO"),
    table("shapeType", kShapeType, "TODO"),
    table("siteType", kSiteType, "TODO"),
    table("stepType", kStepType, "TODO"),
    table("storeType", kStoreType, "TODO"),
    table("tilingBoardlessType", kTilingBoardlessType, "TODO"),
    table("modeType", kModeType, "TODO"),
    table("passEndType", kPassEndType, "TODO"),
    table("prevType", kPrevType, "TODO"),
    table("repetitionType", kRepetitionType, "TODO"),
    table("resultType", kResultType, "TODO"),
    table("roleType", kRoleType, "TODO"),
    table("whenType", kWhenType, "TODO"),
};
const int kEnumCount = sizeof(kEnums) / sizeof(kEnums[0]);

}  // namespace ludens::ludemes
