/** Tests that check only values that they made themselves. */
import type { FileChange, SideSyntax } from '../../model.js';
import { findCovered, hasLineWithin } from '../../text/line-spans.js';
import { FRAMEWORK, PURE } from '../lines/tests.js';
import { listWords, readRoot } from '../lines/words.js';

/** Modules of languages and of test frameworks. Any other may be of the repository. */
const FOREIGN =
  /^(?:node:.*|jest|@jest\/.*|vitest|mocha|chai|sinon|ava|tap|assert|fs|path|os|util|crypto|@testing-library\/.*|pytest|unittest(?:\..*)?|mock|types|collections|dataclasses|datetime|json|re|decimal|typing|itertools|functools|math|pathlib|time|random|uuid|copy|io|enum|testing|strings|bytes|fmt|errors|context|net\/.*|encoding\/.*|github\.com\/stretchr\/.*|org\.(?:junit|mockito|assertj|hamcrest)\..*|javax?\..*|kotlin(?:x)?\..*|System(?:\..*)?|Xunit|NUnit.*|Moq|FluentAssertions|std(?:::.*)?)$/u;
/** Where a name gets its value. */
const GIVES = /(?:^|[^\p{IDC}$.])([\p{IDS}_$][\p{IDC}$]*)\s{0,8}(?::\s{0,8}[\w<>[\], |]{1,80})?(?::=|=(?![=>]))/gu;
/** Lines of a case that is read. */
const MAX_CASE = 60;

/** Returns the added lines of new cases with assertions that name nothing from outside of the case. */
export function findIdleTests(
  { added, file }: FileChange,
  after: SideSyntax,
  names: ReadonlySet<string>,
): ReadonlySet<number> {
  const numbers = added.map(({ number }) => number);
  const changed = new Set(numbers);
  const lines = file.new_text?.split('\n') ?? [];
  const asserting = after.assertions.map(({ first }) => first).toSorted((a, b) => a - b);
  const cases = after.cases.filter(
    ({ suite, runs, first, last }) => !suite && runs === 'always' && changed.has(first) && last - first <= MAX_CASE,
  );
  if (lines.length === 0 || cases.length === 0) return new Set();
  const imported = after.imports.map(({ module, first, last }) => ({
    foreign: FOREIGN.test(module),
    words: [...listWords(lines.slice(first - 1, last).join('\n'))],
  }));
  const foreign = new Set(imported.flatMap((one) => (one.foreign ? one.words : [])));
  const outside = new Set([
    ...names,
    ...imported.flatMap((one) => (one.foreign ? [] : one.words)),
    ...listNamesAround(lines, after),
  ]);
  const isKnown = (root: string) => FRAMEWORK.has(root) || PURE.has(root) || foreign.has(root);
  const strange = after.calls
    .filter(({ callee }) => !isKnown(readRoot(callee)))
    .map(({ first }) => first)
    .toSorted((a, b) => a - b);
  const idle = cases.filter(
    ({ first, last }) =>
      hasLineWithin(asserting, { first, last }) &&
      !hasLineWithin(strange, { first: first + 1, last }) &&
      ![...listWords(lines.slice(first, last).join('\n'))].some((word) => outside.has(word)),
  );
  return findCovered(numbers, idle);
}

/** Returns the names that a test file gives outside of its cases. */
function listNamesAround(lines: readonly string[], { cases, definitions }: SideSyntax): readonly string[] {
  const inside = findCovered(
    lines.map((_, at) => at + 1),
    cases.filter(({ suite }) => !suite),
  );
  return [
    ...lines.flatMap((line, at) => (inside.has(at + 1) ? [] : [...line.matchAll(GIVES)].map(([, name = '']) => name))),
    ...definitions.filter(({ first }) => !inside.has(first)).map(({ name }) => name),
  ];
}
