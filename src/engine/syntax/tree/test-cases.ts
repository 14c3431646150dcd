/** Test cases and suites, and which of them run. */
import { foldSpace } from '../../../base/text.js';
import type { TestCase } from '../../model.js';
import type { LineIndex } from '../../text/line-index.js';
import { type Captures, findCapture, type NodeSpan } from './captures.js';
import { findStringContent } from './marks.js';
import { compareByPlace, SpanTree } from './span-tree.js';

interface FoundCase extends NodeSpan {
  readonly suite: boolean;
  readonly name: string;
  readonly pattern: number;
}

const MAX_NAME = 300;

/** Finds cases and suites, in the order of the text. */
export function findTestCases(captures: Captures, text: string, lines: LineIndex): readonly TestCase[] {
  const cases = collectCases(captures, text);
  const nest = new SpanTree(cases);
  const marked = (capture: string): ReadonlySet<number> =>
    new Set(captures.of(capture).map((span) => nest.holder(span)?.id ?? -1));
  const focused = marked('focused');
  const disabled = marked('disabled');
  return cases.map(({ id, name, suite, start, end }) => ({
    name,
    suite,
    ...lines.range(start, end),
    runs: disabled.has(id) ? 'disabled' : focused.has(id) ? 'focused' : 'always',
  }));
}

/** Returns each case or suite once. If two patterns match a node, the first pattern of the query wins. */
function collectCases(captures: Captures, text: string): readonly FoundCase[] {
  const found = new Map<number, FoundCase>();
  for (const match of captures.matches) {
    const single = findCapture(match, 'case');
    const span = single ?? findCapture(match, 'suite');
    const before = span === undefined ? undefined : found.get(span.id);
    if (span === undefined || (before !== undefined && before.pattern <= match.pattern)) continue;
    const name = findCapture(match, 'name');
    const body = findCapture(match, 'body');
    found.set(span.id, {
      ...span,
      end: Math.max(span.end, body?.end ?? 0),
      suite: single === undefined,
      name: name === undefined ? '' : readCaseName(text, name),
      pattern: match.pattern,
    });
  }
  return [...found.values()].sort(compareByPlace);
}

function readCaseName(text: string, name: NodeSpan): string {
  const [start, end] = findStringContent(text, name);
  return foldSpace(text.slice(start, Math.min(end, start + MAX_NAME)).toWellFormed());
}
