/** Finds error handlers and whether they handle the error. */
import type { Handler } from '../../model.js';
import type { LineIndex } from '../../text/line-index.js';
import type { LanguageTable } from '../language-table.js';
import type { FoundCall } from './calls.js';
import { type Captures, findCapture, type NodeSpan } from './captures.js';
import { compareByPlace, SpanTree } from './span-tree.js';

interface FoundHandler extends NodeSpan {
  /** Null if the handler has no body. */
  readonly body: NodeSpan | null;
  readonly error: string | null;
}

/** Finds the handlers, in the order of the text. */
export function findHandlers(
  captures: Captures,
  code: string,
  calls: readonly FoundCall[],
  lines: LineIndex,
  table: LanguageTable,
): readonly Handler[] {
  const handlers = collectHandlers(captures, code);
  const nest = new SpanTree(handlers);
  const passing = new Set<number>();
  for (const span of captures.of('passes')) {
    const handler = nest.holder(span);
    if (handler?.body != null && span.start >= handler.body.start) passing.add(handler.id);
  }
  for (const { start, end, call } of table.passers === null ? [] : calls) {
    const handler = nest.holder({ start, end });
    if (handler?.body == null || handler.error === null || start < handler.body.start) continue;
    if (call.argument === handler.error && table.passers?.test(call.callee) === true) passing.add(handler.id);
  }
  const nothing = new Set(['', ...table.nothing]);
  return handlers.map(({ id, start, end, body }) => ({
    ...lines.range(start, end),
    empty:
      body === null ||
      nothing.has(
        code
          .slice(body.start, body.end)
          .replace(/[\s{};]/gu, '')
          .slice(0, 50),
      ),
    passesOn: passing.has(id),
  }));
}

function collectHandlers(captures: Captures, code: string): readonly FoundHandler[] {
  const found = new Map<number, FoundHandler>();
  for (const match of captures.having('handler')) {
    const span = findCapture(match, 'handler');
    if (span === undefined) continue;
    const error = findCapture(match, 'error');
    const before = found.get(span.id);
    found.set(span.id, {
      ...span,
      body: findCapture(match, 'body') ?? before?.body ?? null,
      error: error === undefined ? (before?.error ?? null) : code.slice(error.start, error.end).trim(),
    });
  }
  return [...found.values()].sort(compareByPlace);
}
