// all.cpp - every ludeme record, sorted. Written by scripts/list-ludemes; do not edit by hand.
#include "ludemes/tables.h"

namespace ludens::ludemes::arrays {
extern const Ludeme array_list;
extern const Ludeme array_sites;
extern const Ludeme difference;
extern const Ludeme if_;
extern const Ludeme intersection_list;
extern const Ludeme intersection_two;
extern const Ludeme players_many;
extern const Ludeme players_team;
extern const Ludeme results;
extern const Ludeme rotations;
extern const Ludeme rotations_fitting;
extern const Ludeme sizes_group;
extern const Ludeme team;
extern const Ludeme union_list;
extern const Ludeme union_two;
extern const Ludeme values_remembered;
}  // namespace ludens::ludemes::arrays
namespace ludens::ludemes::booleans {
extern const Ludeme all_different;
extern const Ludeme all_groups;
extern const Ludeme all_simple;
extern const Ludeme all_sites;
extern const Ludeme all_values;
extern const Ludeme and_list;
extern const Ludeme and_two;
extern const Ludeme at_least;
extern const Ludeme at_most;
extern const Ludeme can_move;
extern const Ludeme equals;
extern const Ludeme equals_regions;
extern const Ludeme for_all;
extern const Ludeme greater;
extern const Ludeme if_;
extern const Ludeme is_angle;
extern const Ludeme is_component;
extern const Ludeme is_connect;
extern const Ludeme is_crossing;
extern const Ludeme is_freedom;
extern const Ludeme is_graph;
extern const Ludeme is_hidden;
extern const Ludeme is_in;
extern const Ludeme is_integer;
extern const Ludeme is_line;
extern const Ludeme is_loop;
extern const Ludeme is_path;
extern const Ludeme is_pattern;
extern const Ludeme is_player;
extern const Ludeme is_puzzle_region_result;
extern const Ludeme is_regular_graph;
extern const Ludeme is_related;
extern const Ludeme is_repeat;
extern const Ludeme is_simple;
extern const Ludeme is_site;
extern const Ludeme is_solved;
extern const Ludeme is_string;
extern const Ludeme is_target;
extern const Ludeme is_tile_fits;
extern const Ludeme is_tree;
extern const Ludeme is_triggered;
extern const Ludeme is_unique;
extern const Ludeme less;
extern const Ludeme no_moves;
extern const Ludeme no_pieces;
extern const Ludeme not_;
extern const Ludeme not_equal;
extern const Ludeme not_equal_regions;
extern const Ludeme or_list;
extern const Ludeme or_two;
extern const Ludeme to_bool;
extern const Ludeme was_pass;
extern const Ludeme xor_;
}  // namespace ludens::ludemes::booleans
namespace ludens::ludemes::directions {
extern const Ludeme difference;
extern const Ludeme directions_absolute;
extern const Ludeme directions_between;
extern const Ludeme directions_random;
extern const Ludeme directions_relative;
extern const Ludeme if_;
extern const Ludeme union_;
}  // namespace ludens::ludemes::directions
namespace ludens::ludemes::equipment {
extern const Ludeme area;
extern const Ludeme board;
extern const Ludeme boardless;
extern const Ludeme boardless_growing;
extern const Ludeme boardless_tiling;
extern const Ludeme card;
extern const Ludeme component;
extern const Ludeme count;
extern const Ludeme deck;
extern const Ludeme deck_card;
extern const Ludeme dice;
extern const Ludeme die;
extern const Ludeme domino;
extern const Ludeme dominoes;
extern const Ludeme equipment;
extern const Ludeme hand;
extern const Ludeme hint_region;
extern const Ludeme hint_site;
extern const Ludeme hints;
extern const Ludeme mancala_board;
extern const Ludeme map_lists;
extern const Ludeme map_pairs;
extern const Ludeme pair_int_int;
extern const Ludeme pair_int_string;
extern const Ludeme pair_role_int;
extern const Ludeme pair_role_landmark;
extern const Ludeme pair_role_role;
extern const Ludeme pair_role_string;
extern const Ludeme pair_string_role;
extern const Ludeme pair_string_string;
extern const Ludeme path;
extern const Ludeme piece;
extern const Ludeme regions;
extern const Ludeme surakarta_board;
extern const Ludeme tile;
extern const Ludeme tile_with_areas;
extern const Ludeme track;
extern const Ludeme values;
}  // namespace ludens::ludemes::equipment
namespace ludens::ludemes::game {
extern const Ludeme game;
extern const Ludeme game_name;
extern const Ludeme games;
extern const Ludeme match;
extern const Ludeme match_name;
extern const Ludeme mode;
extern const Ludeme player;
extern const Ludeme players_count;
extern const Ludeme players_list;
extern const Ludeme subgame;
}  // namespace ludens::ludemes::game
namespace ludens::ludemes::graphs {
extern const Ludeme add;
extern const Ludeme brick;
extern const Ludeme celtic_outline;
extern const Ludeme celtic_size;
extern const Ludeme clip;
extern const Ludeme complete;
extern const Ludeme concentric;
extern const Ludeme dual;
extern const Ludeme graph_copy;
extern const Ludeme graph_empty;
extern const Ludeme graph_lists;
extern const Ludeme graph_points;
extern const Ludeme hex_outline;
extern const Ludeme hex_shape;
extern const Ludeme hole;
extern const Ludeme intersect_list;
extern const Ludeme intersect_two;
extern const Ludeme keep;
extern const Ludeme layers;
extern const Ludeme make_faces;
extern const Ludeme merge_list;
extern const Ludeme merge_two;
extern const Ludeme poly_dims;
extern const Ludeme poly_points;
extern const Ludeme quadhex;
extern const Ludeme recoordinate;
extern const Ludeme rectangle;
extern const Ludeme regular;
extern const Ludeme regular_basis;
extern const Ludeme remove_elements;
extern const Ludeme remove_inside;
extern const Ludeme renumber;
extern const Ludeme repeat;
extern const Ludeme rotate;
extern const Ludeme scale;
extern const Ludeme shift;
extern const Ludeme skew;
extern const Ludeme spiral;
extern const Ludeme split_crossings;
extern const Ludeme square_outline;
extern const Ludeme square_shape;
extern const Ludeme subdivide;
extern const Ludeme tiling_outline;
extern const Ludeme tiling_size;
extern const Ludeme tri_outline;
extern const Ludeme tri_shape;
extern const Ludeme trim;
extern const Ludeme union_list;
extern const Ludeme union_two;
extern const Ludeme wedge;
}  // namespace ludens::ludemes::graphs
namespace ludens::ludemes::ints {
extern const Ludeme abs_;
extern const Ludeme ahead;
extern const Ludeme amount;
extern const Ludeme array_value;
extern const Ludeme between;
extern const Ludeme card_site;
extern const Ludeme card_trump_suit;
extern const Ludeme centre_point;
extern const Ludeme column;
extern const Ludeme coord_name;
extern const Ludeme coord_row_column;
extern const Ludeme cost;
extern const Ludeme count_area;
extern const Ludeme count_area_span;
extern const Ludeme count_component;
extern const Ludeme count_facing_sides;
extern const Ludeme count_groups;
extern const Ludeme count_liberties;
extern const Ludeme count_matching_sides;
extern const Ludeme count_simple;
extern const Ludeme count_site;
extern const Ludeme count_size_biggest_group;
extern const Ludeme count_size_biggest_line;
extern const Ludeme count_stack;
extern const Ludeme count_steps;
extern const Ludeme count_steps_on_track;
extern const Ludeme count_value;
extern const Ludeme counter;
extern const Ludeme divide;
extern const Ludeme edge_between;
extern const Ludeme edge_current;
extern const Ludeme face;
extern const Ludeme from;
extern const Ludeme hand_site;
extern const Ludeme hint;
extern const Ludeme id_piece;
extern const Ludeme id_role;
extern const Ludeme if_;
extern const Ludeme last;
extern const Ludeme layer;
extern const Ludeme level;
extern const Ludeme map_entry;
extern const Ludeme match_score;
extern const Ludeme max_list;
extern const Ludeme max_two;
extern const Ludeme min_list;
extern const Ludeme min_two;
extern const Ludeme minus;
extern const Ludeme modulo;
extern const Ludeme mover;
extern const Ludeme next;
extern const Ludeme path_extent;
extern const Ludeme phase;
extern const Ludeme pips;
extern const Ludeme player;
extern const Ludeme plus_list;
extern const Ludeme plus_two;
extern const Ludeme pot;
extern const Ludeme power;
extern const Ludeme prev;
extern const Ludeme region_site;
extern const Ludeme rotation;
extern const Ludeme row;
extern const Ludeme score;
extern const Ludeme site;
extern const Ludeme size_array;
extern const Ludeme size_group;
extern const Ludeme size_large_piece;
extern const Ludeme size_stack;
extern const Ludeme size_territory;
extern const Ludeme state;
extern const Ludeme times_list;
extern const Ludeme times_two;
extern const Ludeme to;
extern const Ludeme to_int;
extern const Ludeme top_level;
extern const Ludeme track;
extern const Ludeme track_site_end_site;
extern const Ludeme track_site_first_site;
extern const Ludeme track_site_move;
extern const Ludeme value;
extern const Ludeme value_piece;
extern const Ludeme value_player;
extern const Ludeme value_random;
extern const Ludeme value_simple;
extern const Ludeme var;
extern const Ludeme what;
extern const Ludeme where_level_name;
extern const Ludeme where_level_piece;
extern const Ludeme where_name;
extern const Ludeme where_piece;
extern const Ludeme who;
}  // namespace ludens::ludemes::ints
namespace ludens::ludemes::moves {
extern const Ludeme add;
extern const Ludeme add_score;
extern const Ludeme add_score_list;
extern const Ludeme all_combinations;
extern const Ludeme and_list;
extern const Ludeme and_two;
extern const Ludeme append;
extern const Ludeme apply;
extern const Ludeme apply_if;
extern const Ludeme apply_if_effect;
extern const Ludeme attract;
extern const Ludeme avoid_stored_state;
extern const Ludeme bet;
extern const Ludeme between;
extern const Ludeme claim;
extern const Ludeme custodial;
extern const Ludeme deal;
extern const Ludeme directional;
extern const Ludeme do_;
extern const Ludeme enclose;
extern const Ludeme first_move_on_track;
extern const Ludeme flip;
extern const Ludeme flips;
extern const Ludeme for_each_die;
extern const Ludeme for_each_direction;
extern const Ludeme for_each_group;
extern const Ludeme for_each_level;
extern const Ludeme for_each_listed_player;
extern const Ludeme for_each_listed_value;
extern const Ludeme for_each_piece;
extern const Ludeme for_each_player;
extern const Ludeme for_each_site;
extern const Ludeme for_each_team;
extern const Ludeme for_each_value;
extern const Ludeme forget_all_values;
extern const Ludeme forget_value;
extern const Ludeme from;
extern const Ludeme from_to;
extern const Ludeme hop;
extern const Ludeme if_;
extern const Ludeme intervene;
extern const Ludeme leap;
extern const Ludeme max_distance;
extern const Ludeme max_moves;
extern const Ludeme move_again;
extern const Ludeme move_bet;
extern const Ludeme move_from_to;
extern const Ludeme move_hop;
extern const Ludeme move_leap;
extern const Ludeme move_message;
extern const Ludeme move_promote;
extern const Ludeme move_remove;
extern const Ludeme move_select;
extern const Ludeme move_set_next_player;
extern const Ludeme move_set_rotation;
extern const Ludeme move_set_trump_suit;
extern const Ludeme move_shoot;
extern const Ludeme move_simple;
extern const Ludeme move_site;
extern const Ludeme move_slide;
extern const Ludeme move_step;
extern const Ludeme move_swap_pieces;
extern const Ludeme move_swap_players;
extern const Ludeme note;
extern const Ludeme or_list;
extern const Ludeme or_two;
extern const Ludeme pass;
extern const Ludeme piece;
extern const Ludeme play_card;
extern const Ludeme player;
extern const Ludeme priority_list;
extern const Ludeme priority_two;
extern const Ludeme promote;
extern const Ludeme propose;
extern const Ludeme push;
extern const Ludeme random_some;
extern const Ludeme random_weighted;
extern const Ludeme remember_state;
extern const Ludeme remember_value;
extern const Ludeme remove_;
extern const Ludeme roll;
extern const Ludeme satisfy;
extern const Ludeme select;
extern const Ludeme seq;
extern const Ludeme set_hidden;
extern const Ludeme set_next_player;
extern const Ludeme set_pending;
extern const Ludeme set_player;
extern const Ludeme set_rotation;
extern const Ludeme set_site;
extern const Ludeme set_team;
extern const Ludeme set_trump_suit;
extern const Ludeme set_value;
extern const Ludeme set_var;
extern const Ludeme shoot;
extern const Ludeme slide;
extern const Ludeme sow;
extern const Ludeme step;
extern const Ludeme surround;
extern const Ludeme swap_pieces;
extern const Ludeme swap_players;
extern const Ludeme take_control;
extern const Ludeme take_domino;
extern const Ludeme then;
extern const Ludeme to;
extern const Ludeme trigger;
extern const Ludeme vote;
extern const Ludeme while_;
}  // namespace ludens::ludemes::moves
namespace ludens::ludemes::numbers {
extern const Ludeme dim_abs;
extern const Ludeme dim_divide;
extern const Ludeme dim_max;
extern const Ludeme dim_min;
extern const Ludeme dim_minus;
extern const Ludeme dim_plus_list;
extern const Ludeme dim_plus_two;
extern const Ludeme dim_power;
extern const Ludeme dim_times_list;
extern const Ludeme dim_times_two;
extern const Ludeme float_abs;
extern const Ludeme float_cos;
extern const Ludeme float_divide;
extern const Ludeme float_exp;
extern const Ludeme float_log;
extern const Ludeme float_log10;
extern const Ludeme float_max_list;
extern const Ludeme float_max_two;
extern const Ludeme float_min_list;
extern const Ludeme float_min_two;
extern const Ludeme float_minus;
extern const Ludeme float_plus_list;
extern const Ludeme float_plus_two;
extern const Ludeme float_power;
extern const Ludeme float_sin;
extern const Ludeme float_sqrt;
extern const Ludeme float_tan;
extern const Ludeme float_times_list;
extern const Ludeme float_times_two;
extern const Ludeme float_to_float;
}  // namespace ludens::ludemes::numbers
namespace ludens::ludemes::ranges {
extern const Ludeme exact;
extern const Ludeme max;
extern const Ludeme min;
extern const Ludeme range;
}  // namespace ludens::ludemes::ranges
namespace ludens::ludemes::regions {
extern const Ludeme difference;
extern const Ludeme expand;
extern const Ludeme for_each_level;
extern const Ludeme for_each_player;
extern const Ludeme for_each_site;
extern const Ludeme for_each_team;
extern const Ludeme for_each_where;
extern const Ludeme if_;
extern const Ludeme intersection_list;
extern const Ludeme intersection_two;
extern const Ludeme last_between;
extern const Ludeme region_bits;
extern const Ludeme region_coordinates;
extern const Ludeme region_copy;
extern const Ludeme region_count;
extern const Ludeme region_elements;
extern const Ludeme region_empty;
extern const Ludeme region_list;
extern const Ludeme region_sites;
extern const Ludeme sites_area;
extern const Ludeme sites_around;
extern const Ludeme sites_between;
extern const Ludeme sites_coordinates;
extern const Ludeme sites_crossing;
extern const Ludeme sites_current;
extern const Ludeme sites_direction;
extern const Ludeme sites_distance;
extern const Ludeme sites_edge;
extern const Ludeme sites_group;
extern const Ludeme sites_hidden;
extern const Ludeme sites_incident;
extern const Ludeme sites_index;
extern const Ludeme sites_large_piece;
extern const Ludeme sites_line_of_sight;
extern const Ludeme sites_list;
extern const Ludeme sites_loop;
extern const Ludeme sites_move;
extern const Ludeme sites_occupied;
extern const Ludeme sites_owned;
extern const Ludeme sites_pattern;
extern const Ludeme sites_player;
extern const Ludeme sites_random;
extern const Ludeme sites_side;
extern const Ludeme sites_simple;
extern const Ludeme sites_start;
extern const Ludeme sites_track;
extern const Ludeme sites_walk;
extern const Ludeme union_list;
extern const Ludeme union_two;
}  // namespace ludens::ludemes::regions
namespace ludens::ludemes::rules {
extern const Ludeme end;
extern const Ludeme end_by_score;
extern const Ludeme end_for_each;
extern const Ludeme end_if;
extern const Ludeme end_payoff;
extern const Ludeme end_payoffs;
extern const Ludeme end_result;
extern const Ludeme end_score;
extern const Ludeme meta;
extern const Ludeme meta_automove;
extern const Ludeme meta_gravity;
extern const Ludeme meta_no_repeat;
extern const Ludeme meta_no_stack_on_fallen;
extern const Ludeme meta_no_suicide;
extern const Ludeme meta_pass_end;
extern const Ludeme meta_pin;
extern const Ludeme meta_swap;
extern const Ludeme next_phase;
extern const Ludeme phase;
extern const Ludeme play;
extern const Ludeme rules_phases;
extern const Ludeme rules_play;
extern const Ludeme start;
extern const Ludeme start_deal;
extern const Ludeme start_for_each_listed_player;
extern const Ludeme start_for_each_player;
extern const Ludeme start_for_each_site;
extern const Ludeme start_for_each_team;
extern const Ludeme start_for_each_value;
extern const Ludeme start_place_random_counts;
extern const Ludeme start_place_random_sites;
extern const Ludeme start_place_random_stack;
extern const Ludeme start_place_site;
extern const Ludeme start_place_sites;
extern const Ludeme start_place_stack;
extern const Ludeme start_set_hidden;
extern const Ludeme start_set_player;
extern const Ludeme start_set_property;
extern const Ludeme start_set_puzzle;
extern const Ludeme start_set_remember_value;
extern const Ludeme start_set_site;
extern const Ludeme start_set_sites;
extern const Ludeme start_set_team;
extern const Ludeme start_split_deck;
}  // namespace ludens::ludemes::rules

namespace ludens::ludemes {

const Ludeme* const kAllLudemes[] = {
    &arrays::array_list,
    &arrays::array_sites,
    &arrays::difference,
    &arrays::if_,
    &arrays::intersection_list,
    &arrays::intersection_two,
    &arrays::players_many,
    &arrays::players_team,
    &arrays::results,
    &arrays::rotations,
    &arrays::rotations_fitting,
    &arrays::sizes_group,
    &arrays::team,
    &arrays::union_list,
    &arrays::union_two,
    &arrays::values_remembered,
    &booleans::all_different,
    &booleans::all_groups,
    &booleans::all_simple,
    &booleans::all_sites,
    &booleans::all_values,
    &booleans::and_list,
    &booleans::and_two,
    &booleans::at_least,
    &booleans::at_most,
    &booleans::can_move,
    &booleans::equals,
    &booleans::equals_regions,
    &booleans::for_all,
    &booleans::greater,
    &booleans::if_,
    &booleans::is_angle,
    &booleans::is_component,
    &booleans::is_connect,
    &booleans::is_crossing,
    &booleans::is_freedom,
    &booleans::is_graph,
    &booleans::is_hidden,
    &booleans::is_in,
    &booleans::is_integer,
    &booleans::is_line,
    &booleans::is_loop,
    &booleans::is_path,
    &booleans::is_pattern,
    &booleans::is_player,
    &booleans::is_puzzle_region_result,
    &booleans::is_regular_graph,
    &booleans::is_related,
    &booleans::is_repeat,
    &booleans::is_simple,
    &booleans::is_site,
    &booleans::is_solved,
    &booleans::is_string,
    &booleans::is_target,
    &booleans::is_tile_fits,
    &booleans::is_tree,
    &booleans::is_triggered,
    &booleans::is_unique,
    &booleans::less,
    &booleans::no_moves,
    &booleans::no_pieces,
    &booleans::not_,
    &booleans::not_equal,
    &booleans::not_equal_regions,
    &booleans::or_list,
    &booleans::or_two,
    &booleans::to_bool,
    &booleans::was_pass,
    &booleans::xor_,
    &directions::difference,
    &directions::directions_absolute,
    &directions::directions_between,
    &directions::directions_random,
    &directions::directions_relative,
    &directions::if_,
    &directions::union_,
    &equipment::area,
    &equipment::board,
    &equipment::boardless,
    &equipment::boardless_growing,
    &equipment::boardless_tiling,
    &equipment::card,
    &equipment::component,
    &equipment::count,
    &equipment::deck,
    &equipment::deck_card,
    &equipment::dice,
    &equipment::die,
    &equipment::domino,
    &equipment::dominoes,
    &equipment::equipment,
    &equipment::hand,
    &equipment::hint_region,
    &equipment::hint_site,
    &equipment::hints,
    &equipment::mancala_board,
    &equipment::map_lists,
    &equipment::map_pairs,
    &equipment::pair_int_int,
    &equipment::pair_int_string,
    &equipment::pair_role_int,
    &equipment::pair_role_landmark,
    &equipment::pair_role_role,
    &equipment::pair_role_string,
    &equipment::pair_string_role,
    &equipment::pair_string_string,
    &equipment::path,
    &equipment::piece,
    &equipment::regions,
    &equipment::surakarta_board,
    &equipment::tile,
    &equipment::tile_with_areas,
    &equipment::track,
    &equipment::values,
    &game::game,
    &game::game_name,
    &game::games,
    &game::match,
    &game::match_name,
    &game::mode,
    &game::player,
    &game::players_count,
    &game::players_list,
    &game::subgame,
    &graphs::add,
    &graphs::brick,
    &graphs::celtic_outline,
    &graphs::celtic_size,
    &graphs::clip,
    &graphs::complete,
    &graphs::concentric,
    &graphs::dual,
    &graphs::graph_copy,
    &graphs::graph_empty,
    &graphs::graph_lists,
    &graphs::graph_points,
    &graphs::hex_outline,
    &graphs::hex_shape,
    &graphs::hole,
    &graphs::intersect_list,
    &graphs::intersect_two,
    &graphs::keep,
    &graphs::layers,
    &graphs::make_faces,
    &graphs::merge_list,
    &graphs::merge_two,
    &graphs::poly_dims,
    &graphs::poly_points,
    &graphs::quadhex,
    &graphs::recoordinate,
    &graphs::rectangle,
    &graphs::regular,
    &graphs::regular_basis,
    &graphs::remove_elements,
    &graphs::remove_inside,
    &graphs::renumber,
    &graphs::repeat,
    &graphs::rotate,
    &graphs::scale,
    &graphs::shift,
    &graphs::skew,
    &graphs::spiral,
    &graphs::split_crossings,
    &graphs::square_outline,
    &graphs::square_shape,
    &graphs::subdivide,
    &graphs::tiling_outline,
    &graphs::tiling_size,
    &graphs::tri_outline,
    &graphs::tri_shape,
    &graphs::trim,
    &graphs::union_list,
    &graphs::union_two,
    &graphs::wedge,
    &ints::abs_,
    &ints::ahead,
    &ints::amount,
    &ints::array_value,
    &ints::between,
    &ints::card_site,
    &ints::card_trump_suit,
    &ints::centre_point,
    &ints::column,
    &ints::coord_name,
    &ints::coord_row_column,
    &ints::cost,
    &ints::count_area,
    &ints::count_area_span,
    &ints::count_component,
    &ints::count_facing_sides,
    &ints::count_groups,
    &ints::count_liberties,
    &ints::count_matching_sides,
    &ints::count_simple,
    &ints::count_site,
    &ints::count_size_biggest_group,
    &ints::count_size_biggest_line,
    &ints::count_stack,
    &ints::count_steps,
    &ints::count_steps_on_track,
    &ints::count_value,
    &ints::counter,
    &ints::divide,
    &ints::edge_between,
    &ints::edge_current,
    &ints::face,
    &ints::from,
    &ints::hand_site,
    &ints::hint,
    &ints::id_piece,
    &ints::id_role,
    &ints::if_,
    &ints::last,
    &ints::layer,
    &ints::level,
    &ints::map_entry,
    &ints::match_score,
    &ints::max_list,
    &ints::max_two,
    &ints::min_list,
    &ints::min_two,
    &ints::minus,
    &ints::modulo,
    &ints::mover,
    &ints::next,
    &ints::path_extent,
    &ints::phase,
    &ints::pips,
    &ints::player,
    &ints::plus_list,
    &ints::plus_two,
    &ints::pot,
    &ints::power,
    &ints::prev,
    &ints::region_site,
    &ints::rotation,
    &ints::row,
    &ints::score,
    &ints::site,
    &ints::size_array,
    &ints::size_group,
    &ints::size_large_piece,
    &ints::size_stack,
    &ints::size_territory,
    &ints::state,
    &ints::times_list,
    &ints::times_two,
    &ints::to,
    &ints::to_int,
    &ints::top_level,
    &ints::track,
    &ints::track_site_end_site,
    &ints::track_site_first_site,
    &ints::track_site_move,
    &ints::value,
    &ints::value_piece,
    &ints::value_player,
    &ints::value_random,
    &ints::value_simple,
    &ints::var,
    &ints::what,
    &ints::where_level_name,
    &ints::where_level_piece,
    &ints::where_name,
    &ints::where_piece,
    &ints::who,
    &moves::add,
    &moves::add_score,
    &moves::add_score_list,
    &moves::all_combinations,
    &moves::and_list,
    &moves::and_two,
    &moves::append,
    &moves::apply,
    &moves::apply_if,
    &moves::apply_if_effect,
    &moves::attract,
    &moves::avoid_stored_state,
    &moves::bet,
    &moves::between,
    &moves::claim,
    &moves::custodial,
    &moves::deal,
    &moves::directional,
    &moves::do_,
    &moves::enclose,
    &moves::first_move_on_track,
    &moves::flip,
    &moves::flips,
    &moves::for_each_die,
    &moves::for_each_direction,
    &moves::for_each_group,
    &moves::for_each_level,
    &moves::for_each_listed_player,
    &moves::for_each_listed_value,
    &moves::for_each_piece,
    &moves::for_each_player,
    &moves::for_each_site,
    &moves::for_each_team,
    &moves::for_each_value,
    &moves::forget_all_values,
    &moves::forget_value,
    &moves::from,
    &moves::from_to,
    &moves::hop,
    &moves::if_,
    &moves::intervene,
    &moves::leap,
    &moves::max_distance,
    &moves::max_moves,
    &moves::move_again,
    &moves::move_bet,
    &moves::move_from_to,
    &moves::move_hop,
    &moves::move_leap,
    &moves::move_message,
    &moves::move_promote,
    &moves::move_remove,
    &moves::move_select,
    &moves::move_set_next_player,
    &moves::move_set_rotation,
    &moves::move_set_trump_suit,
    &moves::move_shoot,
    &moves::move_simple,
    &moves::move_site,
    &moves::move_slide,
    &moves::move_step,
    &moves::move_swap_pieces,
    &moves::move_swap_players,
    &moves::note,
    &moves::or_list,
    &moves::or_two,
    &moves::pass,
    &moves::piece,
    &moves::play_card,
    &moves::player,
    &moves::priority_list,
    &moves::priority_two,
    &moves::promote,
    &moves::propose,
    &moves::push,
    &moves::random_some,
    &moves::random_weighted,
    &moves::remember_state,
    &moves::remember_value,
    &moves::remove_,
    &moves::roll,
    &moves::satisfy,
    &moves::select,
    &moves::seq,
    &moves::set_hidden,
    &moves::set_next_player,
    &moves::set_pending,
    &moves::set_player,
    &moves::set_rotation,
    &moves::set_site,
    &moves::set_team,
    &moves::set_trump_suit,
    &moves::set_value,
    &moves::set_var,
    &moves::shoot,
    &moves::slide,
    &moves::sow,
    &moves::step,
    &moves::surround,
    &moves::swap_pieces,
    &moves::swap_players,
    &moves::take_control,
    &moves::take_domino,
    &moves::then,
    &moves::to,
    &moves::trigger,
    &moves::vote,
    &moves::while_,
    &numbers::dim_abs,
    &numbers::dim_divide,
    &numbers::dim_max,
    &numbers::dim_min,
    &numbers::dim_minus,
    &numbers::dim_plus_list,
    &numbers::dim_plus_two,
    &numbers::dim_power,
    &numbers::dim_times_list,
    &numbers::dim_times_two,
    &numbers::float_abs,
    &numbers::float_cos,
    &numbers::float_divide,
    &numbers::float_exp,
    &numbers::float_log,
    &numbers::float_log10,
    &numbers::float_max_list,
    &numbers::float_max_two,
    &numbers::float_min_list,
    &numbers::float_min_two,
    &numbers::float_minus,
    &numbers::float_plus_list,
    &numbers::float_plus_two,
    &numbers::float_power,
    &numbers::float_sin,
    &numbers::float_sqrt,
    &numbers::float_tan,
    &numbers::float_times_list,
    &numbers::float_times_two,
    &numbers::float_to_float,
    &ranges::exact,
    &ranges::max,
    &ranges::min,
    &ranges::range,
    &regions::difference,
    &regions::expand,
    &regions::for_each_level,
    &regions::for_each_player,
    &regions::for_each_site,
    &regions::for_each_team,
    &regions::for_each_where,
    &regions::if_,
    &regions::intersection_list,
    &regions::intersection_two,
    &regions::last_between,
    &regions::region_bits,
    &regions::region_coordinates,
    &regions::region_copy,
    &regions::region_count,
    &regions::region_elements,
    &regions::region_empty,
    &regions::region_list,
    &regions::region_sites,
    &regions::sites_area,
    &regions::sites_around,
    &regions::sites_between,
    &regions::sites_coordinates,
    &regions::sites_crossing,
    &regions::sites_current,
    &regions::sites_direction,
    &regions::sites_distance,
    &regions::sites_edge,
    &regions::sites_group,
    &regions::sites_hidden,
    &regions::sites_incident,
    &regions::sites_index,
    &regions::sites_large_piece,
    &regions::sites_line_of_sight,
    &regions::sites_list,
    &regions::sites_loop,
    &regions::sites_move,
    &regions::sites_occupied,
    &regions::sites_owned,
    &regions::sites_pattern,
    &regions::sites_player,
    &regions::sites_random,
    &regions::sites_side,
    &regions::sites_simple,
    &regions::sites_start,
    &regions::sites_track,
    &regions::sites_walk,
    &regions::union_list,
    &regions::union_two,
    &rules::end,
    &rules::end_by_score,
    &rules::end_for_each,
    &rules::end_if,
    &rules::end_payoff,
    &rules::end_payoffs,
    &rules::end_result,
    &rules::end_score,
    &rules::meta,
    &rules::meta_automove,
    &rules::meta_gravity,
    &rules::meta_no_repeat,
    &rules::meta_no_stack_on_fallen,
    &rules::meta_no_suicide,
    &rules::meta_pass_end,
    &rules::meta_pin,
    &rules::meta_swap,
    &rules::next_phase,
    &rules::phase,
    &rules::play,
    &rules::rules_phases,
    &rules::rules_play,
    &rules::start,
    &rules::start_deal,
    &rules::start_for_each_listed_player,
    &rules::start_for_each_player,
    &rules::start_for_each_site,
    &rules::start_for_each_team,
    &rules::start_for_each_value,
    &rules::start_place_random_counts,
    &rules::start_place_random_sites,
    &rules::start_place_random_stack,
    &rules::start_place_site,
    &rules::start_place_sites,
    &rules::start_place_stack,
    &rules::start_set_hidden,
    &rules::start_set_player,
    &rules::start_set_property,
    &rules::start_set_puzzle,
    &rules::start_set_remember_value,
    &rules::start_set_site,
    &rules::start_set_sites,
    &rules::start_set_team,
    &rules::start_split_deck,
};
const int kLudemeCount = sizeof(kAllLudemes) / sizeof(kAllLudemes[0]);

}  // namespace ludens::ludemes
