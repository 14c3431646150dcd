/** Reads one text from its tree: the parts of the model, with the positions that later steps need. */
import type { Tree } from 'web-tree-sitter';
import type { SideSyntax } from '../model.js';
import { Lines } from '../text/lines.js';
import { Tokens } from '../text/tokens.js';
import { callsOf } from './calls.js';
import { type Captures, captured, capturesOf, type ReadyQuery } from './captures.js';
import { definitionsOf, type Found } from './definitions.js';
import { handlersOf } from './handlers.js';
import { insideOf, type Marked, withoutComments } from './marks.js';
import { byPlace, type Stretch } from './nest.js';
import type { LanguageTable } from './table.js';
import { casesOf } from './test-cases.js';

/** A text with the data of its tree. Lines are counted from 1 in the text. */
export interface Reading {
  readonly text: string;
  /** The text with its comments replaced by spaces, of the same length. */
  readonly code: string;
  readonly lines: Lines;
  readonly tokens: Tokens;
  readonly marked: Marked;
  /** In the order of `side.definitions`. */
  readonly found: readonly Found[];
  readonly side: SideSyntax;
}

/** Maximum length kept of a string or a module name. */
const MAX_STRING = 500;

/** Reads the tree of a text. */
export function readTree(tree: Tree, text: string, whole: boolean, table: LanguageTable, query: ReadyQuery): Reading {
  const captures = capturesOf(tree, text, query);
  const marked = {
    comments: captures.of('comment'),
    strings: captures.of('string'),
    regexes: captures.of('regex'),
    holes: captures.of('string.hole'),
  };
  const code = withoutComments(text, marked.comments);
  const lines = new Lines(text);
  const tokens = new Tokens(code, [...marked.strings, ...marked.regexes].sort(byPlace));
  const calls = callsOf(captures, code, lines);
  const found = definitionsOf(captures, code, lines, tokens, table);
  const asserting = table.assertions === null ? [] : calls.filter(({ call }) => table.assertions?.test(call.callee));
  const side: SideSyntax = {
    whole,
    definitions: found.map(({ definition }) => definition),
    calls: calls.map(({ call }) => call),
    literals: marked.strings.map((span) => {
      const [start, end] = insideOf(text, span);
      return {
        text: text.slice(start, Math.min(end, start + MAX_STRING)).toWellFormed(),
        ...lines.range(span.start, span.end),
      };
    }),
    handlers: handlersOf(captures, code, calls, lines, table),
    cases: casesOf(captures, text, lines),
    assertions: outermost([...captures.of('assertion'), ...asserting]).map(({ start, end }) => ({
      ...lines.range(start, end),
      text: tokens.in(start, end).join(' '),
    })),
    imports: importsOf(captures, text, lines),
  };
  return { text, code, lines, tokens, marked, found, side };
}

function outermost(stretches: readonly Stretch[]): readonly Stretch[] {
  let end = -1;
  return [...stretches].sort(byPlace).filter((one) => {
    if (one.end <= end) return false;
    end = one.end;
    return true;
  });
}

function importsOf(captures: Captures, text: string, lines: Lines): SideSyntax['imports'] {
  const found = new Map<number, { module: string; first: number; last: number; start: number }>();
  for (const match of captures.matches) {
    const around = captured(match, 'import');
    if (around === undefined) continue;
    const parts = match.spans.filter(([capture]) => capture === 'module').map(([, span]) => span);
    const [span] = parts;
    if (span === undefined) continue;
    const [start, end] = insideOf(text, { start: span.start, end: parts.at(-1)?.end ?? span.end });
    const module = text
      .slice(start, Math.min(end, start + MAX_STRING))
      .toWellFormed()
      .replace(/\s+/gu, '');
    if ((found.get(span.id)?.module.length ?? 0) > module.length) continue;
    found.set(span.id, { module, ...lines.range(around.start, around.end), start: span.start });
  }
  return [...found.values()]
    .sort((a, b) => a.start - b.start)
    .map(({ module, first, last }) => ({ module, first, last }));
}
