/** Checks whose failure a new handler around them takes and drops: the test passes whatever they find. */
import type { FileChange, Handler, SideSyntax } from '../../../model.js';
import { hasLineWithin } from '../../../text/line-spans.js';
import { REACH } from '../../../text/reach.js';

/** Handlers that take a failed check too: all errors, or those that checks throw. What takes one other error does not. */
const TAKES_CHECKS: Readonly<Partial<Record<string, RegExp>>> = {
  JavaScript: /\bcatch\b/u,
  TypeScript: /\bcatch\b/u,
  TSX: /\bcatch\b/u,
  Python: /\bexcept\s{0,4}(?::|\(?\s{0,4}(?:BaseException|Exception|AssertionError)\b)/u,
  Java: /\bcatch\s{0,4}\([^)]{0,60}\b(?:Throwable|Error|AssertionError|AssertionFailedError)\b/u,
  Kotlin: /\bcatch\s{0,4}\([^)]{0,60}\b(?:Throwable|Error|AssertionError)\b/u,
  'C#': /\bcatch\s{0,4}(?:$|\{|\(\s{0,4}(?:System\.)?(?:Exception|\w{0,20}Assert\w{0,20}Exception)\b)/u,
  PHP: /\bcatch\s{0,4}\([^)]{0,60}\b(?:Throwable|Exception|AssertionFailedError)\b/u,
  Ruby: /\brescue\s{1,4}Exception\b/u,
  Dart: /\bcatch\b|\bon\s{1,4}TestFailure\b/u,
};

/** A handler stands so many lines below its `try` at most. */
const MAX_TRY = 60;

/** Returns the heads of new handlers that do nothing, around a check that stood there before without them. */
export function findSwallowedChecks(
  { language, added, removed }: FileChange,
  after: SideSyntax,
  side: (number: number) => string | undefined,
): readonly number[] {
  const takes = TAKES_CHECKS[language ?? ''];
  if (takes === undefined) return [];
  const fresh = new Map(added.map(({ number, text }) => [number, text.trim()]));
  const empty = after.handlers.filter(
    ({ empty: is, first }) => is && takes.test((fresh.get(first) ?? '').slice(0, REACH.line)),
  );
  if (empty.length === 0) return [];
  const before = new Set(removed.map(({ text }) => text.trim()));
  const checks = after.assertions
    .filter(({ first }) => !fresh.has(first) || before.has(fresh.get(first) ?? ''))
    .map(({ first }) => first)
    .sort((a, b) => a - b);
  return empty.flatMap((handler) => {
    const start = findTry(handler, fresh, side);
    return start !== null && hasLineWithin(checks, { first: start, last: handler.first }) ? [handler.first] : [];
  });
}

/** Returns the line of the new `try` of a handler: the nearest one above at the same depth; null if there is none. */
function findTry(
  { first }: Handler,
  fresh: ReadonlyMap<number, string>,
  side: (number: number) => string | undefined,
): number | null {
  const depth = (side(first) ?? '').search(/\S/u);
  for (let at = first; at >= Math.max(1, first - MAX_TRY); at -= 1) {
    const text = (side(at) ?? '').slice(0, REACH.line);
    if (/\b(?:try|begin)\b/u.test(text) && text.search(/\S/u) === depth) return fresh.has(at) ? at : null;
  }
  return null;
}
