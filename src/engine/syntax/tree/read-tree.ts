/** Reads one text from its tree: the parts of the model, with the positions that later steps need. */
import type { Tree } from 'web-tree-sitter';
import type { SideSyntax } from '../../model.js';
import { LineIndex } from '../../text/line-index.js';
import type { LanguageTable } from '../language-table.js';
import { findCalls } from './calls.js';
import { type Captures, type CompiledQuery, findCapture, runQuery } from './captures.js';
import { type FoundDefinition, findDefinitions } from './definitions.js';
import { findHandlers } from './handlers.js';
import { blankComments, findStringContent, type MarkedSpans } from './marks.js';
import { compareByPlace, type TextSpan } from './span-tree.js';
import { findTestCases } from './test-cases.js';
import { Tokens } from './tokens.js';

/** A text with the data of its tree. Lines are counted from 1 in the text. */
export interface ParsedText {
  readonly text: string;
  /** The text with its comments replaced by spaces, of the same length. */
  readonly code: string;
  readonly lines: LineIndex;
  readonly tokens: Tokens;
  readonly marked: MarkedSpans;
  /** In the order of `side.definitions`. */
  readonly found: readonly FoundDefinition[];
  readonly side: SideSyntax;
}

/** Maximum length kept of a string or a module name. */
const MAX_STRING = 500;

/** Reads the tree of a text. */
export function readTree(
  tree: Tree,
  text: string,
  whole: boolean,
  table: LanguageTable,
  query: CompiledQuery,
): ParsedText {
  const captures = runQuery(tree, text, query);
  const marked = {
    comments: captures.of('comment'),
    strings: captures.of('string'),
    regexes: captures.of('regex'),
    holes: captures.of('string.hole'),
  };
  const code = blankComments(text, marked.comments);
  const lines = new LineIndex(text);
  const tokens = new Tokens(code, [...marked.strings, ...marked.regexes].sort(compareByPlace));
  const calls = findCalls(captures, code, lines);
  const found = findDefinitions(captures, code, lines, tokens, table);
  const asserting = table.assertions === null ? [] : calls.filter(({ call }) => table.assertions?.test(call.callee));
  const side: SideSyntax = {
    whole,
    definitions: found.map(({ definition }) => definition),
    calls: calls.map(({ call }) => call),
    literals: marked.strings.map((span) => {
      const [start, end] = findStringContent(text, span);
      return {
        text: text.slice(start, Math.min(end, start + MAX_STRING)).toWellFormed(),
        ...lines.range(span.start, span.end),
      };
    }),
    handlers: findHandlers(captures, code, calls, lines, table),
    cases: findTestCases(captures, text, lines),
    assertions: selectOutermost([...captures.of('assertion'), ...asserting]).map(({ start, end }) => ({
      ...lines.range(start, end),
      text: tokens.in(start, end).join(' '),
    })),
    imports: findImports(captures, text, lines),
  };
  return { text, code, lines, tokens, marked, found, side };
}

function selectOutermost(stretches: readonly TextSpan[]): readonly TextSpan[] {
  let end = -1;
  return [...stretches].sort(compareByPlace).filter((one) => {
    if (one.end <= end) return false;
    end = one.end;
    return true;
  });
}

function findImports(captures: Captures, text: string, lines: LineIndex): SideSyntax['imports'] {
  const found = new Map<number, { module: string; first: number; last: number; start: number }>();
  for (const match of captures.having('import')) {
    const around = findCapture(match, 'import');
    if (around === undefined) continue;
    const parts = match.spans.filter(([capture]) => capture === 'module').map(([, span]) => span);
    const [span] = parts;
    if (span === undefined) continue;
    const [start, end] = findStringContent(text, { start: span.start, end: parts.at(-1)?.end ?? span.end });
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
