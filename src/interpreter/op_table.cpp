// op_table.cpp - all families of ops. A new family adds a declaration and a call here, and nothing elsewhere.
#include "interpreter/op_table.h"

namespace ludens::interpreter {

void add_int_ops(OpTable&);
void add_bool_ops(OpTable&);
void add_set_ops(OpTable&);
void add_direction_ops(OpTable&);
void add_lifted_site_ops(OpTable&);
void add_move_ops(OpTable&);
void add_step_ops(OpTable&);
void add_slide_ops(OpTable&);
void add_jump_ops(OpTable&);
void add_effect_ops(OpTable&);
void add_condition_ops(OpTable&);
void add_line_ops(OpTable&);
void add_figure_ops(OpTable&);
void add_group_ops(OpTable&);
void add_count_ops(OpTable&);
void add_region_ops(OpTable&);
void add_move_site_ops(OpTable&);
void add_walk_ops(OpTable&);
void add_track_ops(OpTable&);
void add_list_ops(OpTable&);
void add_travel_ops(OpTable&);
void add_capture_ops(OpTable&);
void add_piece_ops(OpTable&);
void add_order_ops(OpTable&);
void add_choice_ops(OpTable&);
void add_longest_ops(OpTable&);
void add_part_ops(OpTable&);
void add_state_ops(OpTable&);
void add_memory_ops(OpTable&);
void add_sow_ops(OpTable&);
void add_dice_ops(OpTable&);
void add_scatter_ops(OpTable&);
void add_graph_ops(OpTable&);
void add_puzzle_ops(OpTable&);
void add_hidden_ops(OpTable&);
void add_large_ops(OpTable&);
void add_area_ops(OpTable&);
void add_tile_ops(OpTable&);
void add_ring_ops(OpTable&);
void add_domino_ops(OpTable&);
void add_card_ops(OpTable&);
void add_float_ops(OpTable&);
void add_growth_ops(OpTable&);

const OpTable& op_table() {
  static const OpTable table = [] {
    OpTable t;
    add_int_ops(t);
    add_bool_ops(t);
    add_set_ops(t);
    add_direction_ops(t);
    add_lifted_site_ops(t);
    add_move_ops(t);
    add_step_ops(t);
    add_slide_ops(t);
    add_jump_ops(t);
    add_effect_ops(t);
    add_condition_ops(t);
    add_line_ops(t);
    add_figure_ops(t);
    add_group_ops(t);
    add_count_ops(t);
    add_region_ops(t);
    add_move_site_ops(t);
    add_walk_ops(t);
    add_track_ops(t);
    add_list_ops(t);
    add_travel_ops(t);
    add_capture_ops(t);
    add_piece_ops(t);
    add_order_ops(t);
    add_choice_ops(t);
    add_longest_ops(t);
    add_part_ops(t);
    add_state_ops(t);
    add_memory_ops(t);
    add_sow_ops(t);
    add_dice_ops(t);
    add_scatter_ops(t);
    add_graph_ops(t);
    add_puzzle_ops(t);
    add_hidden_ops(t);
    add_large_ops(t);
    add_area_ops(t);
    add_tile_ops(t);
    add_ring_ops(t);
    add_domino_ops(t);
    add_card_ops(t);
    add_float_ops(t);
    add_growth_ops(t);
    return t;
  }();
  return table;
}

}  // namespace ludens::interpreter
