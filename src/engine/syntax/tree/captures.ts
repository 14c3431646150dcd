/**
 * Runs the query of a language over a tree and returns the captures as plain spans, because reading tree nodes is slow.
 */
import type { Node, Query, QueryCapture, Tree } from 'web-tree-sitter';
import { addToGroup } from '../../../base/groups.js';
import type { MatchPredicate } from './predicates.js';
import { compareByPlace } from './span-tree.js';

/** The range of a node in the text, in UTF-16 code units. The same node always has the same id. */
export interface NodeSpan {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** One match of a pattern: its captures, in the order of the text. */
export interface Match {
  /** The index of the pattern in the query, from 0. */
  readonly pattern: number;
  readonly spans: readonly (readonly [capture: string, span: NodeSpan])[];
}

/** All results of a query. */
export interface Captures {
  readonly matches: readonly Match[];
  /** Returns the matches with a capture, in the same order. */
  having(capture: string): readonly Match[];
  /** Returns the spans of a capture without duplicates, sorted by position. */
  of(capture: string): readonly NodeSpan[];
}

/** A compiled query with the conditions of its patterns and the node fields that its captures read. */
export interface CompiledQuery {
  readonly query: Query;
  readonly conditions: readonly (MatchPredicate | null)[];
  readonly fields: ReadonlyMap<string, { readonly name: string; readonly capture: string; readonly needed: boolean }>;
}

/**
 * Limits of the depth that a query searches and of the matches in progress at the same time. Each call of a chain is
 * two levels deep and keeps about 15 matches in progress, and every node is compared with all of them. Without these
 * limits a chain of 20,000 calls takes minutes.
 */
export const MAX_DEPTH = 400;
const MAX_OPEN = 2_000;
/**
 * At most this many characters of a node are compared with a condition. A longer text ends with a character that no
 * condition contains.
 */
const MAX_TEXT = 300;

/**
 * Runs the query over the tree of a text. Captures whose names begin with an underscore are used only in conditions.
 */
export function runQuery(tree: Tree, text: string, { query, conditions, fields }: CompiledQuery): Captures {
  const known = new Map<number, NodeSpan>();
  const matches: Match[] = [];
  const byCapture = new Map<string, Match[]>();
  for (const { patternIndex, captures } of query.matches(tree.rootNode, {
    matchLimit: MAX_OPEN,
    maxStartDepth: MAX_DEPTH,
  })) {
    const named = resolveFields(captures, fields);
    if (named === null) continue;
    const holds = conditions[patternIndex] ?? null;
    if (holds !== null) {
      const collectTexts = (wanted: string) =>
        named.filter(({ name }) => name === wanted).map(({ node }) => clipText(text, toSpan(node, known)));
      if (!holds(collectTexts)) continue;
    }
    const spans: [string, NodeSpan][] = [];
    for (const { name, node } of named) {
      if (name.startsWith('_')) continue;
      spans.push([name, toSpan(node, known)]);
    }
    const match = { pattern: patternIndex, spans };
    matches.push(match);
    spans.forEach(([name], at) => {
      // Once, also where a match has several spans of a name.
      if (spans.findIndex(([other]) => other === name) === at) addToGroup(byCapture, name, match);
    });
  }
  const having = (capture: string) => byCapture.get(capture) ?? [];
  return { matches, having, of: (capture) => listSpans(having(capture), capture) };
}

function listSpans(matches: readonly Match[], capture: string): readonly NodeSpan[] {
  const spans = new Map<number, NodeSpan>();
  for (const match of matches) for (const [name, span] of match.spans) if (name === capture) spans.set(span.id, span);
  return [...spans.values()].sort(compareByPlace);
}

type NamedNode = Pick<QueryCapture, 'name' | 'node'>;

/** Returns the captures with their node fields resolved; null if a required field is missing. */
function resolveFields(captures: readonly NamedNode[], fields: CompiledQuery['fields']): readonly NamedNode[] | null {
  if (fields.size === 0) return captures;
  const named: NamedNode[] = [];
  for (const one of captures) {
    const field = fields.get(one.name);
    if (field === undefined) {
      named.push(one);
      continue;
    }
    const node = one.node.childForFieldName(field.name);
    if (node?.isNamed) named.push({ name: field.capture, node });
    else if (field.needed) return null;
  }
  return named;
}

/** Parses the node fields from capture names: `in.body.body`, `maybe.type.parameter.type`. */
export function readFields(captureNames: readonly string[]): CompiledQuery['fields'] {
  return new Map(
    captureNames.flatMap((full) => {
      const [, kind, name = '', capture = ''] = /^(in|maybe)\.([a-z_]+)\.(.+)$/u.exec(full) ?? [];
      return kind === undefined ? [] : [[full, { name, capture, needed: kind === 'in' }] as const];
    }),
  );
}

function clipText(text: string, { start, end }: NodeSpan): string {
  return end - start > MAX_TEXT ? `${text.slice(start, start + MAX_TEXT)}\u0000` : text.slice(start, end);
}

/** Returns the first span that a match captured under a name. */
export function findCapture(match: Match, capture: string): NodeSpan | undefined {
  for (const [name, span] of match.spans) if (name === capture) return span;
  return undefined;
}

function toSpan(node: Node, known: Map<number, NodeSpan>): NodeSpan {
  const before = known.get(node.id);
  if (before !== undefined) return before;
  const span = { id: node.id, start: node.startIndex, end: node.endIndex };
  known.set(node.id, span);
  return span;
}
