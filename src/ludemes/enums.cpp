// enums.cpp - the constants of the language, by type.
#include "ludemes/tables.h"

namespace ludens::ludemes {

namespace {

constexpr EnumConstant kMoveMessageType[] = {
    {"Propose", "put a proposal to the vote"},
    {"Vote", "vote for a proposal"},
};

constexpr EnumConstant kMoveSimpleType[] = {
    {"Pass", "leave the turn to the next player"},
    {"PlayCard", "play a card from the hand"},
};

constexpr EnumConstant kMoveSiteType[] = {
    {"Add", "put a new piece on a site"},
    {"Claim", "mark a site as the mover's own"},
};

constexpr EnumConstant kMaxMovesType[] = {
    {"Captures", "the moves that capture most pieces"},
    {"Moves", "the moves that lead to the longest turn"},
};

constexpr EnumConstant kSetPlayerType[] = {
    {"Score", "the player's score"},
    {"Value", "the player's value"},
};

constexpr EnumConstant kSetSiteType[] = {
    {"Count", "how many items the site holds"},
    {"State", "the local state of the piece"},
    {"Value", "the value of the piece"},
};

constexpr EnumConstant kSetValueType[] = {
    {"Counter", "the counter of moves"},
    {"Pot", "the amount in the pot"},
};

constexpr EnumConstant kSetStartPlayerType[] = {
    {"Amount", "the player's money"},
    {"Score", "the player's score"},
};

constexpr EnumConstant kSetStartSitesType[] = {
    {"Cost", "what the site costs"},
    {"Count", "how many items the site holds"},
    {"Phase", "the phase of the site in the pattern of the board"},
};

constexpr EnumConstant kLineOfSightType[] = {
    {"Empty", "the empty sites"},
    {"Farthest", "the last empty site before a piece or the edge"},
    {"Piece", "the first piece"},
};

constexpr EnumConstant kSitesEdgeType[] = {
    {"Angled", "neither level nor upright"},    {"Axial", "level or upright"},
    {"Horizontal", "level, from west to east"}, {"Slash", "rising to the right, as /"},
    {"Slosh", "falling to the right, as \\"},   {"Vertical", "upright, from south to north"},
};

constexpr EnumConstant kSitesIndexType[] = {
    {"Cell", "the vertices of that cell"},
    {"Column", "the sites of that column"},
    {"Edge", "the end points of that edge"},
    {"Empty", "the empty sites of that container"},
    {"Layer", "the sites of that layer"},
    {"Phase", "the sites of that phase"},
    {"Row", "the sites of that row"},
    {"State", "the sites whose piece has that state"},
    {"Support", "the sites that carry that piece above them"},
};

constexpr EnumConstant kSitesMoveType[] = {
    {"Between", "the sites between origin and destination"},
    {"From", "the origins"},
    {"To", "the destinations"},
};

constexpr EnumConstant kSitesPlayerType[] = {
    {"Hand", "the sites of the player's hand"},
    {"Winning", "the sites where a move would win"},
};

constexpr EnumConstant kSitesSimpleType[] = {
    {"Board", "every site of the board"},
    {"Bottom", "the lowest sites"},
    {"Centre", "the site or sites in the middle"},
    {"ConcaveCorners", "corners that point inwards"},
    {"ConvexCorners", "corners that point outwards"},
    {"Corners", "all corners"},
    {"Hint", "the sites of the hint being looked at"},
    {"Inner", "sites that are not outer ones"},
    {"LastFrom", "the origins of the last move"},
    {"LastTo", "the destinations of the last move"},
    {"Left", "the leftmost sites"},
    {"LineOfPlay", "where the next domino may join the line"},
    {"Major", "the larger cells of a tiling of several shapes"},
    {"Minor", "the smaller cells of a tiling of several shapes"},
    {"Outer", "sites on the outline of the board and of its holes"},
    {"Pending", "sites marked as pending"},
    {"Perimeter", "sites on the outline of the board"},
    {"Playable", "empty sites next to pieces; on a boardless game those that may be played"},
    {"Right", "the rightmost sites"},
    {"ToClear", "sites whose pieces will be removed at the end of the turn"},
    {"Top", "the highest sites"},
};

constexpr EnumConstant kLastType[] = {
    {"From", "its origin"},
    {"LevelFrom", "the level of its origin"},
    {"LevelTo", "the level of its destination"},
    {"To", "its destination"},
};

constexpr EnumConstant kCardSiteType[] = {
    {"Rank", "its place in the order of its suit"},
    {"Suit", "its suit"},
    {"TrumpRank", "its place in the order of the trumps"},
    {"TrumpValue", "its worth as a trump"},
};

constexpr EnumConstant kTriShapeType[] = {
    {"Diamond", "a square or rhombus standing on a corner"},
    {"Hexagon", "a hexagon with equal sides"},
    {"Limping", "two side lengths in turn, the second one longer"},
    {"NoShape", "no particular shape"},
    {"Prism", "a diamond with longer sides up and down"},
    {"Rectangle", "a rectangle of rows and columns"},
    {"Square", "a square of rows and columns"},
    {"Star", "a star with six points"},
    {"Triangle", "a triangle with equal sides"},
};

constexpr EnumConstant kHexShapeType[] = {
    {"Diamond", "a square or rhombus standing on a corner"},
    {"Hexagon", "a hexagon with equal sides"},
    {"Limping", "two side lengths in turn, the second one longer"},
    {"NoShape", "no particular shape"},
    {"Prism", "a diamond with longer sides up and down"},
    {"Rectangle", "a rectangle of rows and columns"},
    {"Square", "a square of rows and columns"},
    {"Star", "a star with six points"},
    {"Triangle", "a triangle with equal sides"},
};

constexpr EnumConstant kTilingType[] = {
    {"T31212", "triangles and twelve-sided cells"},
    {"T333333_33434", "triangles and squares with two kinds of corner"},
    {"T33336", "hexagons, each ringed by triangles"},
    {"T33344", "rows of squares and rows of triangles in turn"},
    {"T33434", "squares and pairs of triangles"},
    {"T3464", "hexagons, squares and triangles"},
    {"T3636", "hexagons with triangles in the gaps"},
    {"T4612", "squares, hexagons and twelve-sided cells"},
    {"T488", "octagons with squares in the gaps"},
};

constexpr EnumConstant kBrickShapeType[] = {
    {"Diamond", "a square or rhombus standing on a corner"},
    {"Limping", "one more column than rows"},
    {"Prism", "a diamond with longer sides up and down"},
    {"Rectangle", "a rectangle of rows and columns"},
    {"Spiral", "bricks wound about the centre"},
    {"Square", "a square of rows and columns"},
};

constexpr EnumConstant kDiagonalsType[] = {
    {"Alternating", "every second diagonal is an edge, as on Alquerque boards"},
    {"Concentric", "diagonal edges in rings about the centre"},
    {"Implied", "diagonal neighbours without edges"},
    {"Radiating", "diagonal edges out from the centre"},
    {"Solid", "both diagonals are edges that cut the cell into four triangles"},
    {"SolidNoSplit", "both diagonals are edges, but the cell stays whole"},
};

constexpr EnumConstant kSquareShapeType[] = {
    {"Diamond", "a square or rhombus standing on a corner"},
    {"Limping", "one more column than rows"},
    {"NoShape", "no particular shape"},
    {"Rectangle", "a rectangle of rows and columns"},
    {"Square", "a square of rows and columns"},
};

constexpr EnumConstant kConcentricShapeType[] = {
    {"Hexagon", "hexagons"},
    {"Square", "squares, as on morris boards"},
    {"Target", "circles"},
    {"Triangle", "triangles"},
};

constexpr EnumConstant kCountComponentType[] = {
    {"Pieces", "pieces"},
    {"Pips", "what the dice show, added up"},
};

constexpr EnumConstant kCountGroupsType[] = {
    {"Groups", "how many groups there are"},
    {"SizeBiggestGroup", "how many sites the largest has"},
};

constexpr EnumConstant kCountSimpleType[] = {
    {"Active", "players still in play"},
    {"Cells", "cells of the board"},
    {"Columns", "columns of the board"},
    {"Edges", "edges of the board"},
    {"LegalMoves", "legal moves of the mover"},
    {"Moves", "moves played so far"},
    {"MovesThisTurn", "moves played in this turn so far"},
    {"Phases", "phases of the game"},
    {"Players", "players"},
    {"Rows", "rows of the board"},
    {"Trials", "games of the match that are over"},
    {"Turns", "turns played so far"},
    {"Vertices", "vertices of the board"},
};

constexpr EnumConstant kCountSiteType[] = {
    {"Adjacent", "neighbours that share an edge or a corner"},
    {"Diagonal", "diagonal neighbours"},
    {"Neighbours", "neighbours of every kind"},
    {"Off", "neighbours that are off-diagonal"},
    {"Orthogonal", "neighbours that share an edge"},
    {"Sites", "sites of the region or container"},
    {"SitesPlatformBelow", "sites under a site that hold given pieces"},
};

constexpr EnumConstant kValueSimpleType[] = {
    {"MoveLimit", "the limit on moves"},
    {"Pending", "the pending value, 0 where there is none"},
    {"TurnLimit", "the limit on turns"},
};

constexpr EnumConstant kIsPuzzleRegionResultType[] = {
    {"Count", "how often a value occurs"},
    {"Sum", "what the values add up to"},
};

constexpr EnumConstant kAllSimpleType[] = {
    {"DiceEqual", "all dice of the last roll show the same"},
    {"DiceUsed", "every die has been used in this turn"},
    {"Passed", "every player has passed in turn"},
};

constexpr EnumConstant kAllSitesType[] = {
    {"Different", "the condition holds and no two hold the same piece"},
    {"Sites", "the condition holds"},
};

constexpr EnumConstant kPlayersManyType[] = {
    {"All", "all players"},
    {"Ally", "players of the same team, that player left out"},
    {"Enemy", "players of other teams"},
    {"Friend", "players of the same team, that player included"},
    {"NonMover", "every player but that one"},
};

constexpr EnumConstant kPlayersTeamType[] = {
    {"Team1", "team 1"},   {"Team10", "team 10"}, {"Team11", "team 11"}, {"Team12", "team 12"},
    {"Team13", "team 13"}, {"Team14", "team 14"}, {"Team15", "team 15"}, {"Team16", "team 16"},
    {"Team2", "team 2"},   {"Team3", "team 3"},   {"Team4", "team 4"},   {"Team5", "team 5"},
    {"Team6", "team 6"},   {"Team7", "team 7"},   {"Team8", "team 8"},   {"Team9", "team 9"},
};

constexpr EnumConstant kIsAngleType[] = {
    {"Acute", "less than 90 degrees"},
    {"Obtuse", "more than 90 degrees"},
    {"Reflex", "more than 180 degrees"},
    {"Right", "90 degrees"},
};

constexpr EnumConstant kIsComponentType[] = {
    {"Threatened", "an enemy could move onto it"},
    {"Within", "it stands on one of the sites"},
};

constexpr EnumConstant kIsConnectType[] = {
    {"Blocked", "they can no longer be joined"},
    {"Connected", "they are joined by pieces"},
};

constexpr EnumConstant kIsGraphType[] = {
    {"LastFrom", "its origin"},
    {"LastTo", "its destination"},
};

constexpr EnumConstant kIsIntegerType[] = {
    {"AnyDie", "a die shows the number"},
    {"Even", "the number is even"},
    {"Flat", "every site below the site is occupied, so that a piece rests there"},
    {"Odd", "the number is odd"},
    {"PipsMatch", "the domino at the site matches its neighbours"},
    {"SidesMatch", "the paths of the tile at the site meet those of its neighbours"},
    {"Visited", "the site was visited in this turn"},
};

constexpr EnumConstant kIsPatternType[] = {
    {"Pattern", "pieces along a walk"},
    {"PyramidCorners", "pieces at the tip and the four corners of a pyramid"},
};

constexpr EnumConstant kIsPlayerType[] = {
    {"Active", "still in play"},
    {"Enemy", "an enemy of the mover"},
    {"Friend", "the mover or of the same team"},
    {"Mover", "to move"},
    {"Next", "to move next"},
    {"Prev", "the one who moved before"},
};

constexpr EnumConstant kIsSimpleType[] = {
    {"Cycle", "the same run of positions has come three times in a row"},
    {"Full", "no site of the board is empty"},
    {"Pending", "something is pending"},
};

constexpr EnumConstant kIsSiteType[] = {
    {"Empty", "it holds nothing"},
    {"Occupied", "it holds something"},
};

constexpr EnumConstant kIsStringType[] = {
    {"Decided", "it has been decided by vote"},
    {"Proposed", "it has been made"},
};

constexpr EnumConstant kIsTreeType[] = {
    {"CaterpillarTree", "a tree in which every vertex lies on or next to one path"},
    {"SpanningTree", "a tree that reaches every vertex"},
    {"Tree", "a connected graph without a loop"},
    {"TreeCentre", "the last move is at the centre of its tree"},
};

constexpr EnumConstant kAbsoluteDirection[] = {
    {"Adjacent", "to all neighbours that share an edge or a corner"},
    {"All", "every direction"},
    {"Angled", "every compass direction but N, E, S and W"},
    {"Axial", "N, E, S, W, up and down"},
    {"Base", "the directions of the underlying tiling"},
    {"CCW", "anticlockwise along a ring"},
    {"CW", "clockwise along a ring"},
    {"D", "down"},
    {"DE", "down and east"},
    {"DN", "down and north"},
    {"DNE", "down and north-east"},
    {"DNW", "down and north-west"},
    {"DS", "down and south"},
    {"DSE", "down and south-east"},
    {"DSW", "down and south-west"},
    {"DW", "down and west"},
    {"Diagonal", "to neighbours across a corner"},
    {"Downward", "every direction that leads down"},
    {"E", "east"},
    {"ENE", "east-north-east"},
    {"ESE", "east-south-east"},
    {"In", "towards the centre"},
    {"N", "north"},
    {"NE", "north-east"},
    {"NNE", "north-north-east"},
    {"NNW", "north-north-west"},
    {"NW", "north-west"},
    {"OffDiagonal", "to sites near a corner that are neither orthogonal nor diagonal"},
    {"Orthogonal", "to neighbours that share an edge"},
    {"Out", "away from the centre"},
    {"Rotational", "along rings, inwards and outwards"},
    {"S", "south"},
    {"SE", "south-east"},
    {"SSE", "south-south-east"},
    {"SSW", "south-south-west"},
    {"SW", "south-west"},
    {"SameLayer", "every direction within the layer"},
    {"Support", "down to the sites that carry this one, and up to those that it carries"},
    {"U", "up"},
    {"UE", "up and east"},
    {"UN", "up and north"},
    {"UNE", "up and north-east"},
    {"UNW", "up and north-west"},
    {"US", "up and south"},
    {"USE", "up and south-east"},
    {"USW", "up and south-west"},
    {"UW", "up and west"},
    {"Upward", "every direction that leads up"},
    {"W", "west"},
    {"WNW", "west-north-west"},
    {"WSW", "west-south-west"},
};

constexpr EnumConstant kCompassDirection[] = {
    {"E", "east"},
    {"ENE", "east-north-east"},
    {"ESE", "east-south-east"},
    {"N", "north"},
    {"NE", "north-east"},
    {"NNE", "north-north-east"},
    {"NNW", "north-north-west"},
    {"NW", "north-west"},
    {"S", "south"},
    {"SE", "south-east"},
    {"SSE", "south-south-east"},
    {"SSW", "south-south-west"},
    {"SW", "south-west"},
    {"W", "west"},
    {"WNW", "west-north-west"},
    {"WSW", "west-south-west"},
};

constexpr EnumConstant kRelativeDirection[] = {
    {"BL", "the first direction left of backward"},
    {"BLL", "the second direction left of backward"},
    {"BLLL", "the third direction left of backward"},
    {"BR", "the first direction right of backward"},
    {"BRR", "the second direction right of backward"},
    {"BRRR", "the third direction right of backward"},
    {"Backward", "straight back"},
    {"Backwards", "every direction that leads back"},
    {"FL", "the first direction left of forward"},
    {"FLL", "the second direction left of forward"},
    {"FLLL", "the third direction left of forward"},
    {"FR", "the first direction right of forward"},
    {"FRR", "the second direction right of forward"},
    {"FRRR", "the third direction right of forward"},
    {"Forward", "straight ahead"},
    {"Forwards", "every direction that leads ahead"},
    {"Leftward", "straight to the left"},
    {"Leftwards", "every direction that leads left"},
    {"OppositeDirection", "back along the move"},
    {"Rightward", "straight to the right"},
    {"Rightwards", "every direction that leads right"},
    {"SameDirection", "on along the move"},
};

constexpr EnumConstant kRotationalDirection[] = {
    {"CCW", "anticlockwise along a ring"},
    {"CW", "clockwise along a ring"},
    {"In", "towards the centre"},
    {"Out", "away from the centre"},
};

constexpr EnumConstant kSpatialDirection[] = {
    {"D", "down"},
    {"DE", "down and east"},
    {"DN", "down and north"},
    {"DNE", "down and north-east"},
    {"DNW", "down and north-west"},
    {"DS", "down and south"},
    {"DSE", "down and south-east"},
    {"DSW", "down and south-west"},
    {"DW", "down and west"},
    {"U", "up"},
    {"UE", "up and east"},
    {"UN", "up and north"},
    {"UNE", "up and north-east"},
    {"UNW", "up and north-west"},
    {"US", "up and south"},
    {"USE", "up and south-east"},
    {"USW", "up and south-west"},
    {"UW", "up and west"},
};

constexpr EnumConstant kStackDirection[] = {
    {"FromBottom", "from the bottom up"},
    {"FromTop", "from the top down"},
};

constexpr EnumConstant kCardType[] = {
    {"Ace", "ace"},     {"Eight", "eight"}, {"Five", "five"},   {"Four", "four"},   {"Jack", "jack"},
    {"Joker", "joker"}, {"King", "king"},   {"Nine", "nine"},   {"Queen", "queen"}, {"Seven", "seven"},
    {"Six", "six"},     {"Ten", "ten"},     {"Three", "three"}, {"Two", "two"},
};

constexpr EnumConstant kDealableType[] = {
    {"Cards", "cards of the deck"},
    {"Dominoes", "dominoes of the set"},
};

constexpr EnumConstant kSuitType[] = {
    {"Clubs", "clubs"},
    {"Diamonds", "diamonds"},
    {"Hearts", "hearts"},
    {"Spades", "spades"},
};

constexpr EnumConstant kBasisType[] = {
    {"Brick", "bricks in shifted rows"},
    {"Celtic", "Celtic knotwork"},
    {"Circle", "circles about a centre"},
    {"Concentric", "rings about a centre"},
    {"Dual", "the dual of another graph"},
    {"Hexagonal", "hexagons"},
    {"HexagonalPyramidal", "hexagonal layers as a pyramid"},
    {"Mesh", "triangles over scattered points"},
    {"Morris", "square rings with an empty middle"},
    {"NoBasis", "no tiling"},
    {"QuadHex", "a hexagon paved with four-sided cells"},
    {"Spiral", "a spiral"},
    {"Square", "squares"},
    {"SquarePyramidal", "square layers as a pyramid"},
    {"T31212", "triangles and twelve-sided cells"},
    {"T333333_33434", "triangles and squares with two kinds of corner"},
    {"T33336", "hexagons, each ringed by triangles"},
    {"T33344", "rows of squares and rows of triangles in turn"},
    {"T33434", "squares and pairs of triangles"},
    {"T3464", "hexagons, squares and triangles"},
    {"T3636", "hexagons with triangles in the gaps"},
    {"T4612", "squares, hexagons and twelve-sided cells"},
    {"T488", "octagons with squares in the gaps"},
    {"Triangular", "triangles"},
};

constexpr EnumConstant kHiddenData[] = {
    {"Count", "how many there are"}, {"Rotation", "its rotation"},  {"State", "its local state"},
    {"Value", "its value"},          {"What", "which piece it is"}, {"Who", "whose it is"},
};

constexpr EnumConstant kLandmarkType[] = {
    {"BottomSite", "the lowest site"},
    {"CentreSite", "the site in the middle"},
    {"FirstSite", "the site with the lowest number"},
    {"LastSite", "the site with the highest number"},
    {"LeftSite", "the leftmost site"},
    {"RightSite", "the rightmost site"},
    {"Topsite", "the highest site"},
};

constexpr EnumConstant kPuzzleElementType[] = {
    {"Cell", "cells"},
    {"Edge", "edges"},
    {"Hint", "hints"},
    {"Vertex", "vertices"},
};

constexpr EnumConstant kRegionTypeDynamic[] = {
    {"Empty", "nothing"},
    {"Enemy", "a piece of an enemy"},
    {"NotEmpty", "something"},
    {"NotEnemy", "a piece of no enemy"},
    {"NotOwn", "a piece that is not of the mover"},
    {"Own", "a piece of the mover"},
};

constexpr EnumConstant kRegionTypeStatic[] = {
    {"AllDirections", "each site with all sites in line with it"},
    {"AllSites", "the whole board"},
    {"Columns", "each column"},
    {"Corners", "each corner"},
    {"Diagonals", "each diagonal"},
    {"HintRegions", "the sites of each hint"},
    {"Layers", "each layer"},
    {"Regions", "each region of the equipment"},
    {"Rows", "each row"},
    {"Sides", "each side"},
    {"SidesNoCorners", "each side without its corners"},
    {"SubGrids", "each square block of a square board"},
    {"Touching", "each pair of neighbours"},
    {"Vertices", "each pair of neighbours, as Touching"},
};

constexpr EnumConstant kRelationType[] = {
    {"Adjacent", "those that share an edge or a corner"},
    {"All", "neighbours of every kind"},
    {"Diagonal", "those across a corner"},
    {"OffDiagonal", "those near a corner that are neither orthogonal nor diagonal"},
    {"Orthogonal", "those that share an edge"},
};

constexpr EnumConstant kShapeType[] = {
    {"Circle", "a circle"},
    {"Cross", "a cross"},
    {"Custom", "an outline drawn by the game"},
    {"Diamond", "a square or rhombus standing on a corner"},
    {"Hexagon", "a hexagon with equal sides"},
    {"Limping", "two side lengths in turn, the second one longer"},
    {"NoShape", "no particular shape"},
    {"Polygon", "any polygon"},
    {"Prism", "a diamond with longer sides up and down"},
    {"Quadrilateral", "any four-sided outline"},
    {"Rectangle", "a rectangle of rows and columns"},
    {"Regular", "a polygon with equal sides"},
    {"Rhombus", "four equal sides"},
    {"Spiral", "a spiral"},
    {"Square", "a square of rows and columns"},
    {"Star", "a star"},
    {"Triangle", "a triangle with equal sides"},
    {"Wedge", "a triangle with rows of equal length below its tip"},
    {"Wheel", "a wheel with spokes"},
};

constexpr EnumConstant kSiteType[] = {
    {"Cell", "a face of the board"},
    {"Edge", "a line between two vertices"},
    {"Vertex", "a point where lines meet"},
};

constexpr EnumConstant kStepType[] = {
    {"F", "one site forward"},
    {"L", "turn left"},
    {"R", "turn right"},
};

constexpr EnumConstant kStoreType[] = {
    {"Inner", "within the rows"},
    {"None", "nowhere"},
    {"Outer", "at the two ends of the board"},
};

constexpr EnumConstant kBoardExpansionType[] = {
    {"Fixed", "all of a hidden sheet of a fixed size"},
    {"Perimeter", "a square, hexagon or triangle; a piece on its rim adds a ring"},
    {"RuleBased", "those of pieces, and those where the mover may put one"},
    {"Zone", "those that share a corner with a piece"},
};

constexpr EnumConstant kSitesAreaType[] = {
    {"Area", "the cells of the area"},
    {"OpenEnds", "cells without a tile beside sides of the area"},
};

constexpr EnumConstant kCountAreaType[] = {
    {"AreaValue", "the sum of what its tiles add to its value"},
    {"OpenEnds", "its sides that have no tile beside them"},
};

constexpr EnumConstant kCountAreaSpanType[] = {
    {"AreaSpan", "the columns or rows that it leads across"},
};

constexpr EnumConstant kCountFacingSidesType[] = {
    {"FacingSides", "the sides that face the site"},
};

constexpr EnumConstant kCountMatchingSidesType[] = {
    {"MatchingSides", "the sides that match"},
};

constexpr EnumConstant kIsTileFitsType[] = {
    {"TileFits", "all sides of the tile match those beside it"},
};

constexpr EnumConstant kRotationsFittingType[] = {
    {"Fitting", "those in which the tile would match the tiles beside the site"},
};

constexpr EnumConstant kTilingBoardlessType[] = {
    {"Hexagonal", "hexagons"},
    {"Square", "squares"},
    {"Triangular", "triangles"},
};

constexpr EnumConstant kModeType[] = {
    {"Alternating", "one after the other"},
    {"Simulation", "nobody moves; the rules run on their own"},
    {"Simultaneous", "all at once"},
};

constexpr EnumConstant kPassEndType[] = {
    {"Draw", "the game ends in a draw"},
    {"NoEnd", "the game goes on"},
};

constexpr EnumConstant kPrevType[] = {
    {"Mover", "the last move"},
    {"MoverLastTurn", "the last turn of another mover"},
};

constexpr EnumConstant kRepetitionType[] = {
    {"Positional", "the same pieces on the board, at any time in the game"},
    {"PositionalInTurn", "the same pieces on the board, within the turn"},
    {"Situational", "the same whole state, at any time in the game"},
    {"SituationalInTurn", "the same whole state, within the turn"},
};

constexpr EnumConstant kResultType[] = {
    {"Abandon", "given up, as when it runs too long"},
    {"Crash", "stopped by an error"},
    {"Draw", "nobody wins"},
    {"Loss", "the player loses"},
    {"Tie", "everybody wins"},
    {"Win", "the player wins"},
};

constexpr EnumConstant kRoleType[] = {
    {"All", "all players"},
    {"Ally", "the players in the team of the mover, the mover left out"},
    {"Each", "each player in turn, for things that everyone has"},
    {"Enemy", "the players who are not in the team of the mover"},
    {"Friend", "the players in the team of the mover"},
    {"Mover", "the player to move"},
    {"Neutral", "nobody"},
    {"Next", "the player who moves next"},
    {"NonMover", "the players who are not to move"},
    {"P1", "player 1"},
    {"P10", "player 10"},
    {"P11", "player 11"},
    {"P12", "player 12"},
    {"P13", "player 13"},
    {"P14", "player 14"},
    {"P15", "player 15"},
    {"P16", "player 16"},
    {"P2", "player 2"},
    {"P3", "player 3"},
    {"P4", "player 4"},
    {"P5", "player 5"},
    {"P6", "player 6"},
    {"P7", "player 7"},
    {"P8", "player 8"},
    {"P9", "player 9"},
    {"Player", "the player being looked at"},
    {"Prev", "the player who moved before"},
    {"Shared", "all players in common"},
    {"Team1", "team 1"},
    {"Team10", "team 10"},
    {"Team11", "team 11"},
    {"Team12", "team 12"},
    {"Team13", "team 13"},
    {"Team14", "team 14"},
    {"Team15", "team 15"},
    {"Team16", "team 16"},
    {"Team2", "team 2"},
    {"Team3", "team 3"},
    {"Team4", "team 4"},
    {"Team5", "team 5"},
    {"Team6", "team 6"},
    {"Team7", "team 7"},
    {"Team8", "team 8"},
    {"Team9", "team 9"},
    {"TeamMover", "the team of the mover"},
};

constexpr EnumConstant kWhenType[] = {
    {"EndOfTurn", "when the turn ends"},
    {"StartOfTurn", "when the turn begins"},
};

template <int N>
constexpr Enum table(std::string_view name, const EnumConstant (&constants)[N], std::string_view summary,
                     std::string_view is = {}) {
  return {name, summary, constants, N, is};
}

}  // namespace

const Enum kEnums[] = {
    table("moveMessageType", kMoveMessageType, "What a player puts to the others"),
    table("moveSimpleType", kMoveSimpleType, "Moves that need no site"),
    table("moveSiteType", kMoveSiteType, "Moves that only need a destination"),
    table("maxMovesType", kMaxMovesType, "What the chosen moves must have most of"),
    table("setPlayerType", kSetPlayerType, "What is set for a player"),
    table("setSiteType", kSetSiteType, "What is set at a site"),
    table("setValueType", kSetValueType, "What is set for the game as a whole"),
    table("setStartPlayerType", kSetStartPlayerType, "What is set for players at the start"),
    table("setStartSitesType", kSetStartSitesType, "What is set for sites at the start"),
    table("lineOfSightType", kLineOfSightType, "What is gathered along a line of sight"),
    table("sitesEdgeType", kSitesEdgeType, "How edges of the board run"),
    table("sitesIndexType", kSitesIndexType, "What the number of a region is of"),
    table("sitesMoveType", kSitesMoveType, "Which sites of each move are gathered"),
    table("sitesPlayerType", kSitesPlayerType, "Which sites of a player are meant"),
    table("sitesSimpleType", kSitesSimpleType, "A named part of the board"),
    table("lastType", kLastType, "Which part of the last move is meant"),
    table("cardSiteType", kCardSiteType, "Which property of a card is meant"),
    table("triShapeType", kTriShapeType, "The outline of a board of triangular cells"),
    table("hexShapeType", kHexShapeType, "The outline of a board of hexagonal cells"),
    table("tilingType", kTilingType, "A tiling by the sizes of the cells that meet at a corner"),
    table("brickShapeType", kBrickShapeType, "The outline of a board of bricks"),
    table("diagonalsType", kDiagonalsType, "How opposite corners of square cells are joined"),
    table("squareShapeType", kSquareShapeType, "The outline of a board of square cells"),
    table("concentricShapeType", kConcentricShapeType, "The shape of the rings of a concentric board"),
    table("countComponentType", kCountComponentType, "Which components are counted"),
    table("countGroupsType", kCountGroupsType, "What is counted of groups"),
    table("countSimpleType", kCountSimpleType, "A number about the game or the board"),
    table("countSiteType", kCountSiteType, "What is counted about sites"),
    table("valueSimpleType", kValueSimpleType, "Which stored number is meant"),
    table("isPuzzleRegionResultType", kIsPuzzleRegionResultType,
          "What is worked out over a region of a puzzle"),
    table("allSimpleType", kAllSimpleType, "What is asked of all players or all dice"),
    table("allSitesType", kAllSitesType, "What is asked of all sites"),
    table("playersManyType", kPlayersManyType, "Players by how they stand to one"),
    table("playersTeamType", kPlayersTeamType, "A team by its number"),
    table("isAngleType", kIsAngleType, "The kind of an angle"),
    table("isComponentType", kIsComponentType, "What is asked about a piece"),
    table("isConnectType", kIsConnectType, "What is asked about regions"),
    table("isGraphType", kIsGraphType, "Which end of the last move is meant"),
    table("isIntegerType", kIsIntegerType, "What is asked about a number or a site"),
    table("isPatternType", kIsPatternType, "A figure of pieces"),
    table("isPlayerType", kIsPlayerType, "What is asked about a player"),
    table("isSimpleType", kIsSimpleType, "What is asked about the position"),
    table("isSiteType", kIsSiteType, "What is asked about a site"),
    table("isStringType", kIsStringType, "What is asked about a proposal"),
    table("isTreeType", kIsTreeType, "A kind of tree made of edges"),
    table("absoluteDirection", kAbsoluteDirection, "A direction of the board, or a kind of directions",
          "direction"),
    table("compassDirection", kCompassDirection, "One of the sixteen points of the compass",
          "directionFacing"),
    table("relativeDirection", kRelativeDirection, "A direction as seen by a piece from the way it faces",
          "direction"),
    table("rotationalDirection", kRotationalDirection, "A direction on a board of rings", "directionFacing"),
    table("spatialDirection", kSpatialDirection, "A direction between layers", "directionFacing"),
    table("stackDirection", kStackDirection, "From which end a stack is gone through"),
    table("cardType", kCardType, "The rank printed on a card"),
    table("dealableType", kDealableType, "What is dealt"),
    table("suitType", kSuitType, "The suit of a card"),
    table("basisType", kBasisType, "The tiling that a board is made of"),
    table("hiddenData", kHiddenData, "What is hidden about a piece"),
    table("landmarkType", kLandmarkType, "A single site by where it lies"),
    table("puzzleElementType", kPuzzleElementType, "What a constraint of a puzzle goes through"),
    table("regionTypeDynamic", kRegionTypeDynamic, "Sites by what stands on them for the mover"),
    table("regionTypeStatic", kRegionTypeStatic, "A family of regions of the board"),
    table("relationType", kRelationType, "A kind of neighbours"),
    table("shapeType", kShapeType, "The outline of a board"),
    table("siteType", kSiteType, "What pieces are placed on"),
    table("stepType", kStepType, "A step of a walk"),
    table("storeType", kStoreType, "Where a mancala board has its stores"),
    table("boardExpansionType", kBoardExpansionType, "Which sites of a board that grows exist"),
    table("sitesAreaType", kSitesAreaType, "Which cells of an area of tiles"),
    table("countAreaType", kCountAreaType, "What is counted of an area of tiles"),
    table("countAreaSpanType", kCountAreaSpanType, "How far an area of tiles leads"),
    table("countFacingSidesType", kCountFacingSidesType, "Sides of tiles around a site"),
    table("countMatchingSidesType", kCountMatchingSidesType, "Sides of a tile"),
    table("isTileFitsType", kIsTileFitsType, "What is asked of a tile's sides"),
    table("rotationsFittingType", kRotationsFittingType, "Rotations by what lies beside"),
    table("tilingBoardlessType", kTilingBoardlessType, "The tiling of a game without a board"),
    table("modeType", kModeType, "How the players take turns"),
    table("passEndType", kPassEndType, "What follows when all players pass"),
    table("prevType", kPrevType, "Which move before is meant"),
    table("repetitionType", kRepetitionType, "What makes a position a repeat"),
    table("resultType", kResultType, "How the game ends for a player"),
    table("roleType", kRoleType, "A player or several by what they are in the game"),
    table("whenType", kWhenType, "A moment of a turn"),
};
const int kEnumCount = sizeof(kEnums) / sizeof(kEnums[0]);

}  // namespace ludens::ludemes
