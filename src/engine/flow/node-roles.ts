/** Roles of the grammars' nodes in the flow of values. */

/**
 * What a node of a grammar is for the flow of values. Grammars name the same things alike; where they do not, each name
 * is listed. A node that is not listed counts as one whose parts may happen or not: then nothing that it gives is
 * certain.
 */
export type Role =
  | 'straight'
  | 'block'
  | 'inner'
  | 'class'
  | 'assign'
  | 'declare'
  | 'update'
  | 'foreach'
  | 'loop'
  | 'if'
  | 'unless'
  | 'assert'
  | 'switch'
  | 'try'
  | 'leave'
  | 'call'
  | 'binds'
  | 'skip';

const ROLES: readonly (readonly [Role, string])[] = [
  [
    'straight',
    // Statements, lists of them, and what is around an expression.
    `expression_statement statement_list statements then do block_body local_variable_declaration lexical_declaration
    variable_declaration var_declaration const_declaration local_declaration_statement declaration var_spec_list
    parenthesized_expression parenthesized_statements argument_list arguments argument expression_list
    right_assignment_list member_expression field_access member_access_expression selector_expression field_expression
    attribute subscript subscript_expression index_expression element_access_expression element_reference
    member_access await_expression await cast_expression type_conversion_expression as_expression
    string string_literal template_string interpolated_string_expression encapsed_string interpolation
    template_substitution string_interpolation concatenated_string chained_string unary_expression not_operator
    array array_creation_expression array_expression list tuple dictionary hash object pair keyword_argument
    named_argument initializer_list composite_literal literal_value literal_element keyed_element
    array_element_initializer bracketed_argument_list resource_specification with_clause with_item
    condition_clause init_statement init_declarator_list labeled_statement ternary_test checked_statement
    fixed_statement unsafe_statement program module source_file compilation_unit translation_unit
    class_declaration enum_declaration is_pattern_expression aliased_import interface_declaration record_declaration
    struct_declaration struct_specifier class_specifier namespace_declaration file_scoped_namespace_declaration
    namespace_definition linkage_specification export_statement decorated_definition impl_item trait_item
    mod_item template_declaration field_declaration property_declaration object_creation_expression_list
    print_intrinsic echo_statement go_statement defer_statement comparison_operator binary_operator
    non_null_expression satisfies_expression reference_expression try_operator send_statement`,
  ],
  [
    'block',
    `block statement_block compound_statement colon_block unsafe_block body_statement synchronized_statement
    lock_statement using_statement with_statement`,
  ],
  [
    'inner',
    `function_declaration function_definition method_declaration method_definition constructor_declaration
    compact_constructor_declaration lambda_expression arrow_function function_expression generator_function
    generator_function_declaration func_literal lambda anonymous_function anonymous_method_expression
    local_function_statement function_item closure_expression method singleton_method
    destructor_declaration operator_declaration accessor_declaration static_initializer
    anonymous_function_creation_expression do_block constructor_body conversion_operator_declaration async_block`,
  ],
  [
    'class',
    `class_body declaration_list enum_body interface_body field_declaration_list enum_body_declarations
    class_definition class singleton_class`,
  ],
  [
    'assign',
    `assignment_expression augmented_assignment_expression assignment augmented_assignment assignment_statement
    short_var_declaration operator_assignment compound_assignment_expr reference_assignment_expression receive_statement`,
  ],
  [
    'declare',
    `variable_declarator var_spec const_spec init_declarator let_declaration named_expression
    static_variable_declaration resource let_condition const_item static_item const_element`,
  ],
  ['update', `update_expression inc_statement dec_statement postfix_unary_expression prefix_unary_expression`],
  [
    'foreach',
    `for_in_statement enhanced_for_statement foreach_statement for_range_loop for_expression for_in_clause for`,
  ],
  [
    'loop',
    `while_statement for_statement do_statement while_expression loop_expression while until while_modifier
    until_modifier`,
  ],
  ['if', 'if_statement if_expression if if_modifier elif_clause else_if_clause elsif'],
  ['unless', 'unless unless_modifier'],
  ['assert', 'assert_statement'],
  [
    'switch',
    `switch_statement switch_expression expression_switch_statement type_switch_statement select_statement
    match_statement match_expression case case_match`,
  ],
  ['try', 'try_statement try_with_resources_statement begin'],
  [
    'leave',
    `return_statement throw_statement raise_statement break_statement continue_statement exit_statement
    return_expression break_expression continue_expression throw_expression return break next redo yield_statement
    goto_statement`,
  ],
  [
    'call',
    `call_expression method_invocation call invocation_expression function_call_expression member_call_expression
    scoped_call_expression nullsafe_member_call_expression object_creation_expression new_expression
    macro_invocation explicit_constructor_invocation`,
  ],
  [
    'binds',
    `as_pattern instanceof_expression declaration_expression 
    global_statement global_declaration nonlocal_statement delete_statement unset_statement import_statement
    import_from_statement anonymous_function_use_clause declaration_pattern type_pattern`,
  ],
  [
    'skip',
    `comment line_comment block_comment identifier string_fragment string_content escape_sequence type_identifier
    predefined_type integral_type modifiers annotation marker_annotation decorator attribute_list attribute_item
    type_annotation generic_type type_arguments import_declaration import_spec package_clause using_directive
    token_tree formal_parameters parameters parameter_list method_parameters`,
  ],
];

const BY_TYPE: ReadonlyMap<string, Role> = new Map(
  ROLES.flatMap(([role, types]) => types.split(/\s+/u).map((type) => [type, role] as const)),
);

/** Returns what a node is; null if that is not known. */
export const findRole = (type: string): Role | null => BY_TYPE.get(type) ?? null;

/** Languages whose nodes are listed. */
const READ: ReadonlySet<string> = new Set([
  'C',
  'C#',
  'C++',
  'Go',
  'Java',
  'JavaScript',
  'PHP',
  'Python',
  'Ruby',
  'Rust',
  'TSX',
  'TypeScript',
]);

/** Returns true for a language in which the flow of values is read. */
export const hasFlow = (language: string): boolean => READ.has(language);

/** Languages in which a name belongs to the whole function. */
const OF_FUNCTIONS: ReadonlySet<string> = new Set(['PHP', 'Python', 'Ruby']);

/** Returns true if a declaration makes another name in a block of its own. */
export const hasBlocks = (language: string): boolean => !OF_FUNCTIONS.has(language);

/** Languages whose arms of a choice among several go on into the next one. */
const FALLING: ReadonlySet<string> = new Set(['C', 'C#', 'C++', 'Java', 'JavaScript', 'PHP', 'TSX', 'TypeScript']);

/** Returns whether an arm of a `switch` goes on into the next one unless it is left. */
export const hasFalling = (language: string): boolean => FALLING.has(language);
