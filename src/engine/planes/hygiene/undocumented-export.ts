import type { Definition, FileChange, Rule, RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { isPublicSource } from '../contract/exports/public-surface.js';
import { clip, toFileName } from '../wording.js';
import { createDocumentedTest } from './documentation/documented.js';

/** Reports a new exported definition without a documentation comment where its neighbours have one. */
export const undocumentedExport: Rule = {
  id: 'hygiene/undocumented-export',
  severity: 'info',
  summary: 'A new export has no documentation, and its neighbours have',
  docs: {
    why: 'If a project documents what others may use, readers think that an export without documentation is internal.',
    bad: {
      files: {
        'src/cart.ts': [
          ...documented('open', 'close', 'clear', 'count', 'price'),
          '+export function merge(other: Cart): Cart {',
          '+  const lines = [...this.lines, ...other.lines];',
          '+  return open(lines);',
          '+}',
        ],
      },
    },
    good: {
      files: {
        'src/cart.ts': [
          ...documented('open', 'close', 'clear', 'count', 'price'),
          '+/** Puts the lines of two carts into a third. */',
          '+export function merge(other: Cart): Cart {',
          '+  const lines = [...this.lines, ...other.lines];',
          '+  return open(lines);',
          '+}',
        ],
      },
    },
  },
  suppressible: true,
  skipsBuilt: true,
  check(context) {
    const all = context.change.files.flatMap((change) => readExports(context, change));
    const hasNeighbours = createNeighbourTest(all);
    const bare = all.filter((one) => one.fresh && !one.documented && hasNeighbours(one));
    const [first] = bare;
    if (first === undefined) return [];
    const names = [...new Set(bare.map(({ definition }) => definition.name))];
    return [
      {
        file: first.change.file.path,
        first: first.definition.first,
        last: first.definition.first,
        title: clip(
          `${names.slice(0, MAX_NAMED).join(', ')}${names.length > MAX_NAMED ? ' and others' : ''} ${names.length === 1 ? 'is' : 'are'} new and exported without documentation`,
          110,
        ),
        rationale: `${GROUP_WORDS[first.group]}, in ${toFileName(first.change.file.path)}, have a documentation comment. Say in one what it is for and what it takes.`,
        anchor: names.join('\n'),
      },
    ];
  },
};

/** Documented functions, for the examples. */
function documented(...names: readonly string[]): readonly string[] {
  return names.flatMap((name) => [
    ` /** Does ${name} a cart. */`,
    ` export function ${name}(lines: Line[]): Cart {`,
    '   check(lines);',
    '   return build(lines);',
    ' }',
  ]);
}

const MAX_NAMED = 3;
/** So many neighbours, all of them documented, show that documentation is usual in a file. */
const LEAST_NEIGHBOURS = 5;
/** Shorter functions hand on what others do; fields and constants need less. */
const LEAST_FUNCTION_LINES = 4;

/** Methods by which a type meets an interface of its standard library: the interface says what they do. */
const STANDARD =
  /^(?:ServeHTTP|String|Error|Unwrap|Close|Read|Write|(?:Unm|M)arshal\w{2,10}|Len|Less|Swap|Scan|Value|toString|equals|hashCode|compareTo|close|iterator|ToString|Equals|GetHashCode|Dispose|fmt|drop|clone|default|from|eq|encode|hash|inspect|to_s)$/u;

/** A type of errors: its name says when it is thrown. */
const ERROR_TYPE = /(?:Exception|Error|Warning)$/u;
/** The words of a line of a type that has no members: comments and what stands for nothing. */
const NOTHING = /^\s*(?:[{}();]*|pass|\.\.\.|end|#.*|\/\/.*|\/?\*.*)\s*$/u;

/** Returns true for errors, markers and other types without members. */
function saysAll({ name, first, last }: Definition, lines: readonly string[]): boolean {
  if (ERROR_TYPE.test(name)) return true;
  const [head = '', ...body] = lines.slice(first - 1, last);
  if (body.length === 0) return /\{\s*\}|;\s*$|:\s*(?:pass|\.\.\.)\s*$|^[^{]*$/u.test(head) && !/=/u.test(head);
  return body.every((line) => NOTHING.test(line.slice(0, REACH.entry)));
}

type Group = 'type' | 'function';
const GROUP_WORDS: Readonly<Record<Group, string>> = {
  type: 'All types that were exported before',
  function: 'All functions and methods that were exported before',
};

interface Exported {
  readonly change: FileChange;
  readonly definition: Definition;
  readonly group: Group;
  readonly documented: boolean;
  /** It comes with the change. */
  readonly fresh: boolean;
}

const GROUPS: Readonly<Partial<Record<Definition['kind'], Group>>> = {
  class: 'type',
  interface: 'type',
  enum: 'type',
  type: 'type',
  function: 'function',
  method: 'function',
};

/** Returns the exported types and functions of the new side of a file; empty if its text is not at hand. */
function readExports({ syntax }: RuleContext, change: FileChange): readonly Exported[] {
  const file = syntax.get(change.file.path);
  if (file?.after?.whole !== true || change.file.new_text === null || !isPublicSource(change)) return [];
  const added = new Set(
    file.symbolChanges.flatMap(({ change: how, after }) => (how === 'added' && after !== null ? [after.first] : [])),
  );
  const lines = change.file.new_text.split('\n');
  const readsDocumentation = createDocumentedTest(change.file.new_text, change.language);
  if (readsDocumentation === null) return [];
  return file.after.definitions.flatMap((definition): readonly Exported[] => {
    const group = GROUPS[definition.kind];
    const fresh = added.has(definition.first);
    if (group === undefined || !definition.exported || /^_|^\W/u.test(definition.name)) return [];
    if (fresh && (group === 'type' ? saysAll(definition, lines) : STANDARD.test(definition.name))) return [];
    if (definition.container?.split('.').at(-1) === definition.name) return [];
    const long = group === 'type' || definition.last - definition.first + 1 >= LEAST_FUNCTION_LINES;
    const documented = readsDocumentation(definition);
    return documented === null || (fresh && !long) ? [] : [{ change, definition, group, documented, fresh }];
  });
}

/** Answers once for all exports that have the same neighbours. */
function createNeighbourTest(all: readonly Exported[]): (one: Exported) => boolean {
  const before = all.filter(({ fresh }) => !fresh);
  const known = new Map<string, boolean>();
  return (one) => {
    const key = `${one.group} ${one.change.file.path}`;
    const answer = known.get(key) ?? hasDocumentedNeighbours(one, before);
    known.set(key, answer);
    return answer;
  };
}

/**
 * Returns true if all that was exported before in the same file is documented. Types are compared with types, functions with
 * functions: many projects document their methods and not their classes.
 */
function hasDocumentedNeighbours({ change, group }: Exported, before: readonly Exported[]): boolean {
  const neighbours = before.filter((other) => other.group === group && other.change === change);
  return neighbours.length >= LEAST_NEIGHBOURS && neighbours.every(({ documented }) => documented);
}
