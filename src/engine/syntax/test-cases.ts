/** Test cases and suites, and which of them run. */
import { foldSpace } from '../../base/text.js';
import type { TestCase } from '../model.js';
import type { Lines } from '../text/lines.js';
import { type Captures, captured, type Span } from './captures.js';
import { insideOf } from './marks.js';
import { byPlace, Nest } from './nest.js';

interface FoundCase extends Span {
  readonly suite: boolean;
  readonly name: string;
  readonly pattern: number;
}

const MAX_NAME = 300;

/** Finds cases and suites, in the order of the text. */
export function casesOf(captures: Captures, text: string, lines: Lines): readonly TestCase[] {
  const cases = foundIn(captures, text);
  const nest = new Nest(cases);
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
function foundIn(captures: Captures, text: string): readonly FoundCase[] {
  const found = new Map<number, FoundCase>();
  for (const match of captures.matches) {
    const single = captured(match, 'case');
    const span = single ?? captured(match, 'suite');
    const before = span === undefined ? undefined : found.get(span.id);
    if (span === undefined || (before !== undefined && before.pattern <= match.pattern)) continue;
    const name = captured(match, 'name');
    const body = captured(match, 'body');
    found.set(span.id, {
      ...span,
      end: Math.max(span.end, body?.end ?? 0),
      suite: single === undefined,
      name: name === undefined ? '' : nameOf(text, name),
      pattern: match.pattern,
    });
  }
  return [...found.values()].sort(byPlace);
}

function nameOf(text: string, name: Span): string {
  const [start, end] = insideOf(text, name);
  return foldSpace(text.slice(start, Math.min(end, start + MAX_NAME)).toWellFormed());
}
