/** Where the languages declare local variables, and where a name is more than that. */
import type { Node } from 'web-tree-sitter';

/** The part of the text in which a declaration holds. */
interface Declaration {
  readonly scope: Node;
  /** Only from here on the name is that of this declaration; in UTF-16 code units. */
  readonly from: number;
}

/** What a language says of local names. */
export interface LocalNames {
  /** Returns what a name declares if it is that of a local variable, else null. */
  findDeclaration(name: Node): Declaration | null;
  /** Returns whether a name at this place can only be that of a variable. */
  isPlain(name: Node): boolean;
  /** Kinds of node inside of which a name may be looked up elsewhere first: classes that inherit. */
  readonly walls: ReadonlySet<string>;
  /** Code that reads names, or makes scopes, at run time. */
  readonly refused: RegExp;
  /** Names that some contexts take for words of the language. */
  readonly reserved: ReadonlySet<string>;
}

/** Returns what a language says of local names; null if the renaming of locals is not looked at there. */
export function findLocalNames(language: string | null): LocalNames | null {
  return LANGUAGES.get(language ?? '') ?? null;
}

const is = (node: Node, parent: Node, field: string) => parent.childForFieldName(field)?.id === node.id;

const names = (words: string) => new Set(words.split(' '));

/** Functions and classes take their `name` from the variable that they are given to. */
const NAMED_BY_PLACE = names('arrow_function function_expression generator_function class');
const FUNCTIONS = names(
  'function_declaration function_expression generator_function generator_function_declaration arrow_function method_definition',
);
/** Methods of the language's own collections and promises: they call back by place, and never by name. */
const BY_PLACE = names(
  'map filter reduce reduceRight forEach find findIndex findLast findLastIndex some every sort toSorted flatMap then catch',
);
const ECMASCRIPT_NAMING = names(
  'assignment_pattern object_assignment_pattern export_specifier import_specifier import_clause namespace_import ' +
    'function_declaration function_expression generator_function generator_function_declaration class_declaration class ' +
    'abstract_class_declaration enum_declaration internal_module module nested_identifier rest_pattern optional_parameter ' +
    'function_signature export_statement import_require_clause import_alias',
);

const ECMASCRIPT: LocalNames = {
  findDeclaration(name) {
    const { parent } = name;
    if (parent?.type !== 'variable_declarator') return findCallback(name);
    const scope = parent.parent?.type === 'lexical_declaration' ? parent.parent.parent : null;
    if (scope === null || !is(name, parent, 'name') || isNamedByPlace(parent.childForFieldName('value'))) return null;
    if (scope.type !== 'statement_block' && scope.type !== 'for_statement') return null;
    return isInFunction(scope) ? { scope, from: parent.endIndex } : null;
  },
  isPlain(name) {
    const { parent } = name;
    if (parent === null || ECMASCRIPT_NAMING.has(parent.type)) return false;
    switch (parent.type) {
      case 'variable_declarator':
        return !is(name, parent, 'name') || this.findDeclaration(name) !== null;
      case 'arrow_function':
        return !is(name, parent, 'parameter') || this.findDeclaration(name) !== null;
      case 'formal_parameters':
      case 'required_parameter':
        return this.findDeclaration(name) !== null;
      case 'assignment_expression':
      case 'augmented_assignment_expression':
        return !is(name, parent, 'left') || !isNamedByPlace(parent.childForFieldName('right'));
      default:
        return !parent.type.startsWith('jsx_');
    }
  },
  walls: new Set(),
  refused: /\b(?:eval|with)\b|\\u|<\/|\/>/u,
  reserved: names(
    'arguments async await enum eval get implements interface let of package private protected public set static yield',
  ),
};

/** Blocks of namespaces and ambient modules show their names to others. */
function isInFunction(node: Node): boolean {
  for (let at = node.parent; at !== null; at = at.parent) if (FUNCTIONS.has(at.type)) return true;
  return false;
}

function isNamedByPlace(value: Node | null): boolean {
  return value !== null && NAMED_BY_PLACE.has(value.type);
}

/** The parameters of a function that is the first argument of a method that calls it by place. */
function findCallback(name: Node): Declaration | null {
  let at = name.parent;
  if (at?.type === 'required_parameter' && is(name, at, 'pattern')) at = at.parent;
  if (at?.type === 'formal_parameters') at = at.parent;
  if (at?.type !== 'arrow_function') return null;
  const given = at.parent;
  if (given?.type !== 'arguments' || given.namedChild(0)?.id !== at.id || is(name, at, 'body')) return null;
  const method = given.parent?.childForFieldName('function')?.childForFieldName('property');
  return method != null && BY_PLACE.has(method.text) ? { scope: at, from: name.endIndex } : null;
}

const PYTHON_NAMING = names(
  'parameters default_parameter typed_parameter typed_default_parameter lambda_parameters dotted_name aliased_import ' +
    'function_definition class_definition global_statement nonlocal_statement keyword_pattern interpolation ' +
    'type_alias_statement import_from_statement dictionary_splat_pattern list_splat_pattern',
);
const PYTHON_SCOPES = names('function_definition class_definition lambda');

const PYTHON: LocalNames = {
  findDeclaration(name) {
    const { parent } = name;
    if (parent === null || !(parent.type === 'assignment' || parent.type === 'for_statement')) return null;
    if (!is(name, parent, 'left')) return null;
    let around: Node | null = parent;
    while (around !== null && !PYTHON_SCOPES.has(around.type)) around = around.parent;
    const scope = around?.type === 'function_definition' ? around.childForFieldName('body') : null;
    const from = parent.type === 'assignment' ? parent.endIndex : parent.childForFieldName('body')?.startIndex;
    return scope === null || scope === undefined || from === undefined ? null : { scope, from };
  },
  isPlain(name) {
    const { parent } = name;
    if (parent === null || PYTHON_NAMING.has(parent.type)) return false;
    if (parent.type === 'attribute') return is(name, parent, 'object');
    return parent.type !== 'keyword_argument' || is(name, parent, 'value');
  },
  walls: names('class_definition'),
  refused: /\b(?:locals|vars|globals|dir|eval|exec|inspect|_getframe|currentframe|f_locals)\b/u,
  reserved: names('async await exec match case print super type'),
};

const GO_NAMING = names('keyed_element literal_element const_spec function_declaration import_spec package_clause');

const GO: LocalNames = {
  findDeclaration(name) {
    const list = name.parent;
    const declaration = list?.type === 'expression_list' ? list.parent : list;
    if (list === null || declaration == null) return null;
    if (declaration.type === 'short_var_declaration' ? !is(list, declaration, 'left') : declaration.type !== 'var_spec')
      return null;
    if (declaration.type === 'var_spec' && !declaration.childrenForFieldName('name').some((one) => one?.id === name.id))
      return null;
    let scope = declaration.parent;
    while (scope?.type === 'var_spec_list' || scope?.type === 'var_declaration' || scope?.type === 'statement_list')
      scope = scope.parent;
    return scope?.type === 'block' || scope?.type === 'if_statement' ? { scope, from: declaration.endIndex } : null;
  },
  isPlain({ parent }) {
    return parent !== null && !GO_NAMING.has(parent.type);
  },
  walls: new Set(),
  refused: /\bimport\s+"C"|"C"/u,
  reserved: names('any'),
};

const JAVA_NAMING = names(
  'element_value_pair labeled_statement break_statement continue_statement method_reference method_declaration ' +
    'class_declaration interface_declaration record_declaration enum_declaration constructor_declaration ' +
    'annotation_type_declaration formal_parameter spread_parameter enum_constant scoped_identifier import_declaration ' +
    'package_declaration annotation marker_annotation switch_label module_declaration record_pattern_component',
);

const JAVA: LocalNames = {
  findDeclaration(name) {
    const { parent } = name;
    if (parent?.type !== 'variable_declarator' || !is(name, parent, 'name')) return null;
    const scope = parent.parent?.type === 'local_variable_declaration' ? parent.parent.parent : null;
    return scope?.type === 'block' || scope?.type === 'for_statement' ? { scope, from: parent.endIndex } : null;
  },
  isPlain(name) {
    const { parent } = name;
    if (parent === null || JAVA_NAMING.has(parent.type)) return false;
    if (parent.type === 'field_access') return is(name, parent, 'object');
    if (parent.type === 'method_invocation') return is(name, parent, 'object');
    return parent.type !== 'variable_declarator' || !is(name, parent, 'name') || this.findDeclaration(name) !== null;
  },
  walls: names('class_body enum_body record_body interface_body'),
  refused: /\\u/u,
  reserved: names(
    'module open opens exports permits record requires sealed to transitive uses provides var when with yield',
  ),
};

const LANGUAGES: ReadonlyMap<string, LocalNames> = new Map([
  ['JavaScript', ECMASCRIPT],
  ['TypeScript', ECMASCRIPT],
  ['Python', PYTHON],
  ['Go', GO],
  ['Java', JAVA],
]);
