/** Runs a language's query over a tree and hands out what it captured as plain spans: nodes are costly to ask. */
import type { Node, Query, QueryCapture, Tree } from 'web-tree-sitter';
import { byPlace } from './nest.js';
import type { Holds } from './predicates.js';

/** A node's stretch of the text, in UTF-16 units. The same node has the same id. */
export interface Span {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** One match: what it captured, in the order of the text. */
export interface Match {
  /** Where the pattern stands in the query, from 0. */
  readonly pattern: number;
  readonly spans: readonly (readonly [capture: string, span: Span])[];
}

/** Everything that a query found. */
export interface Captures {
  readonly matches: readonly Match[];
  /** The spans of a capture, each once, by place. */
  of(capture: string): readonly Span[];
}

/** A query that is ready, with the conditions of its patterns and, by capture, the fields that are captured for it. */
export interface ReadyQuery {
  readonly query: Query;
  readonly conditions: readonly (Holds | null)[];
  readonly fields: ReadonlyMap<string, { readonly name: string; readonly capture: string; readonly needed: boolean }>;
}

/**
 * How deep the query goes, and how many matches may be open at once. Each call of a chain is two levels and holds about 15
 * matches open, and every node is held against all of them: without limits a chain of 20,000 calls takes minutes.
 */
export const MAX_DEPTH = 400;
const MAX_OPEN = 2_000;
/** So much of a node's text is held against a condition; longer ones end with a sign that no condition has. */
const MAX_TEXT = 300;

/** Runs the query over a tree of the text. Captures whose names begin with an underscore serve conditions alone. */
export function capturesOf(tree: Tree, text: string, { query, conditions, fields }: ReadyQuery): Captures {
  const known = new Map<number, Span>();
  const groups = new Map<string, Map<number, Span>>();
  const matches: Match[] = [];
  for (const { patternIndex, captures } of query.matches(tree.rootNode, {
    matchLimit: MAX_OPEN,
    maxStartDepth: MAX_DEPTH,
  })) {
    const named = withFields(captures, fields);
    if (named === null) continue;
    const holds = conditions[patternIndex] ?? null;
    if (holds !== null) {
      const textsOf = (wanted: string) =>
        named.filter(({ name }) => name === wanted).map(({ node }) => clipped(text, spanOf(node, known)));
      if (!holds(textsOf)) continue;
    }
    const spans: [string, Span][] = [];
    for (const { name, node } of named) {
      if (name.startsWith('_')) continue;
      const span = spanOf(node, known);
      spans.push([name, span]);
      const group = groups.get(name);
      if (group === undefined) groups.set(name, new Map([[span.id, span]]));
      else group.set(span.id, span);
    }
    matches.push({ pattern: patternIndex, spans });
  }
  return { matches, of: (capture) => [...(groups.get(capture)?.values() ?? [])].sort(byPlace) };
}

type NamedNode = Pick<QueryCapture, 'name' | 'node'>;

/** The captures with those of fields looked up; null where one is not there that must be. */
function withFields(captures: readonly NamedNode[], fields: ReadyQuery['fields']): readonly NamedNode[] | null {
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

/** What the names of captures say of fields: `in.body.body`, `maybe.type.parameter.type`. */
export function fieldsOf(captureNames: readonly string[]): ReadyQuery['fields'] {
  return new Map(
    captureNames.flatMap((full) => {
      const [, kind, name = '', capture = ''] = /^(in|maybe)\.([a-z_]+)\.(.+)$/u.exec(full) ?? [];
      return kind === undefined ? [] : [[full, { name, capture, needed: kind === 'in' }] as const];
    }),
  );
}

function clipped(text: string, { start, end }: Span): string {
  return end - start > MAX_TEXT ? `${text.slice(start, start + MAX_TEXT)}\u0000` : text.slice(start, end);
}

/** The first span that a match captured by a name. */
export function captured(match: Match, capture: string): Span | undefined {
  return match.spans.find(([name]) => name === capture)?.[1];
}

function spanOf(node: Node, known: Map<number, Span>): Span {
  const before = known.get(node.id);
  if (before !== undefined) return before;
  const span = { id: node.id, start: node.startIndex, end: node.endIndex };
  known.set(node.id, span);
  return span;
}
