/** The definitions of a text: names, what is around them, parameters, signatures, and who may see them. */

import { foldSpace } from '../../../base/text.js';
import type { Definition } from '../../model.js';
import type { LineIndex } from '../../text/line-index.js';
import type { LanguageTable } from '../language-table.js';
import { type Captures, findCapture, type Match, type NodeSpan } from './captures.js';
import { createExportCheck } from './exported.js';
import { HeadTokens } from './head-tokens.js';
import { findStringContent } from './marks.js';
import type { Named } from './named.js';
import { createParameterLookup } from './parameters.js';
import { findSections } from './sections.js';
import { compareByPlace, SpanTree, type TextSpan } from './span-tree.js';
import type { Tokens } from './tokens.js';

/** A definition with its location in the text. */
export interface FoundDefinition extends TextSpan {
  readonly definition: Definition;
  readonly name: TextSpan;
  /** The line of its name. */
  readonly nameLine: number;
  /** The offset at which its body begins, or at which the definition ends if it has no body. */
  readonly headEnd: number;
  /** Index of the enclosing definition; -1 at the top level. */
  readonly parent: number;
}

const KINDS: ReadonlyMap<string, Definition['kind']> = new Map(
  (
    ['function', 'method', 'class', 'interface', 'type', 'enum', 'constant', 'variable', 'field', 'module'] as const
  ).map((kind) => [`definition.${kind}`, kind]),
);

const MAX_NAME = 200;
const MAX_CONTAINER = 300;
const MAX_SIGNATURE = 4_000;

/** Finds the definitions, in the order of the text. */
export function findDefinitions(
  captures: Captures,
  code: string,
  lines: LineIndex,
  tokens: Tokens,
  table: LanguageTable,
): readonly FoundDefinition[] {
  const named = collectNamedPlaces(captures.having('name'), code);
  const nest = new SpanTree(named);
  const heads = new HeadTokens(tokens, captures);
  const sections = findSections(captures, nest, code);
  const parameters = createParameterLookup(captures, code);
  const containers: (string | null)[] = [];
  const outers: number[] = [];
  const exported: boolean[] = [];
  const places = new Map<number, number>();
  const found: FoundDefinition[] = [];
  const seen = createExportCheck(captures, code, heads, table.exported);
  named.forEach((one, index) => {
    const parent = nest.parentOf(index);
    // Names that share a node are siblings, not parent and child.
    const beside = named[parent]?.start === one.start && named[parent]?.end === one.end;
    const around = beside ? (outers[parent] ?? -1) : parent;
    outers.push(around);
    const outer = named[around];
    const path = outer === undefined ? null : joinContainer(containers[around] ?? null, outer.label);
    const container = one.container === null ? path : joinContainer(path, one.container);
    containers.push(container);
    const definedIn = findEnclosingDefinition(named, nest, around);
    exported.push(
      one.kind !== null &&
        seen(one, {
          definition: named[definedIn],
          exported: exported[definedIn] ?? false,
          inScope: around !== definedIn || one.container !== null,
          section: sections.wordsFor(around, one.start),
          hiddenByName: sections.hides(around, one.label),
        }),
    );
    if (one.kind === null) return;
    places.set(index, found.length);
    found.push({
      start: one.start,
      end: one.end,
      name: one.name,
      nameLine: lines.of(one.name.start),
      headEnd: one.head.end,
      parent: places.get(definedIn) ?? -1,
      definition: {
        name: one.label,
        container,
        kind: one.kind,
        ...lines.range(one.start, one.end),
        exported: exported[index] ?? false,
        parameters: takesParameters(one.kind) ? parameters(one) : [],
        signature: readSignature(one, heads),
      },
    });
  });
  return found;
}

function takesParameters(kind: Definition['kind']): boolean {
  return kind === 'function' || kind === 'method' || kind === 'class';
}

/**
 * Returns each definition once, sorted by position. If two patterns match a node, the first pattern of the query wins.
 */
function collectNamedPlaces(matches: readonly Match[], code: string): readonly Named[] {
  const byNode = new Map<number, Map<number, Named>>();
  for (const match of matches) {
    const named = readNamedPlace(match, code);
    if (named === null) continue;
    const { span, one } = named;
    const others = byNode.get(span.id);
    const pattern = others?.values().next().value?.pattern ?? one.pattern;
    if (others === undefined || one.pattern < pattern) {
      byNode.set(span.id, new Map([[one.name.id, one]]));
    } else if (one.pattern === pattern && (others.get(one.name.id)?.captures ?? 0) < one.captures) {
      others.set(one.name.id, one);
    }
  }
  return [...byNode.values()].flatMap((names) => [...names.values()]).sort(compareByPlace);
}

function readNamedPlace(match: Match, code: string): { span: NodeSpan; one: Named } | null {
  const hit = match.spans.find(([capture]) => KINDS.has(capture) || capture === 'scope');
  const name = findCapture(match, 'name');
  if (hit === undefined || name === undefined) return null;
  const [capture, span] = hit;
  const body = findCapture(match, 'body');
  const container = findCapture(match, 'container');
  const one = {
    start: Math.min(span.start, name.start),
    end: Math.max(span.end, body?.end ?? 0),
    kind: KINDS.get(capture) ?? null,
    name,
    label: readLabel(code, name),
    container: container === undefined ? null : readContainer(code.slice(container.start, container.end)),
    // `exports.total = …`: the object before the name is not part of the signature.
    prefix:
      container !== undefined && /^(?:\.|::)$/u.test(code.slice(container.end, name.start))
        ? container.start
        : name.start,
    head: { start: span.start, end: body === undefined ? span.end : Math.min(body.start, span.end) },
    parameters: findCapture(match, 'parameters'),
    pattern: match.pattern,
    captures: match.spans.length,
  };
  return { span, one };
}

function readLabel(code: string, name: NodeSpan): string {
  const [start, end] = findStringContent(code, name);
  return foldSpace(code.slice(start, Math.min(end, start + MAX_NAME)).toWellFormed()).replace(/^:(?=\w)/u, '');
}

/** Returns the name of a container: `*Server[T]` → `Server`, `Cart.prototype` → `Cart`; null if there is none. */
function readContainer(text: string): string | null {
  const name = text
    .slice(0, MAX_NAME)
    .toWellFormed()
    .replace(/[<[(].*$/su, '')
    .replace(/[*&\s]/gu, '')
    .replace(/::/gu, '.')
    .replace(/\.prototype$/u, '');
  return name === '' || /^(?:(?:module\.)?exports|this|self)$/u.test(name) ? null : name;
}

function joinContainer(outer: string | null, inner: string): string {
  return (outer === null ? inner : `${outer}.${inner}`).slice(-MAX_CONTAINER).toWellFormed();
}

function findEnclosingDefinition(named: readonly Named[], nest: SpanTree<Named>, index: number): number {
  let around = index;
  while (around >= 0 && named[around]?.kind === null) around = nest.parentOf(around);
  return around;
}

/** Keywords that name the kind of a definition. The signature does not include them. */
const KIND_WORDS: ReadonlySet<string> = new Set(
  'function,def,fn,func,fun,class,interface,enum,struct,trait,type,namespace,module'.split(','),
);

/** Returns the text before the body, without the name. */
function readSignature({ head, name, prefix }: Named, heads: HeadTokens): string {
  const end = Math.min(head.end, head.start + MAX_SIGNATURE);
  const before = heads.in(head.start, Math.min(prefix, end)).filter((token) => !KIND_WORDS.has(token));
  const all = [...before, ...heads.in(Math.max(name.end, head.start), end)];
  let first = 0;
  let last = all.length;
  while (first < last && (all[first] === '=' || KIND_WORDS.has(all[first] ?? ''))) first += 1;
  while (last > first && /^[={:;>,]$/u.test(all[last - 1] ?? '') && !closesBracket(all, first, last)) last -= 1;
  return all.slice(first, last).join(' ').toWellFormed();
}

/** Returns whether a `>` at the end closes type arguments; the other case is the second character of an arrow. */
function closesBracket(all: readonly string[], first: number, last: number): boolean {
  return all[last - 1] === '>' && last - 2 >= first && all[last - 2] !== '=';
}
