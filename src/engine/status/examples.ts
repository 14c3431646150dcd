/** The examples that a criterion gives, and no line of the change has. A test with them would show that it is done. */
import type { ChangeText, Place } from './change-text.js';
import type { Statement } from './statement.js';

/** A value in quotes. An apostrophe is one only in a code span. */
const VALUE = /`'([^'`\n]{2,60})'`|`?"([^"`\n]{2,60})"`?|“([^”\n]{2,60})”/gu;
/** What stands before an example. */
const FOR_EXAMPLE =
  /\b(?:for example|for instance|e\.g\.|such as|like|zum beispiel|z\. ?b\.|par exemple|por ejemplo)[,:]?(?: \w+){0,3} ?[`(]*$/iu;
/** What stands between a value that is given and the one that comes of it. */
const GIVES =
  /^`?,? ?(?:(?:must|should|shall|will) )?(?:all )?(?:returns?|gives?|becomes?|yields?|produces?|results? in|(?:is|are|be) (?:normali[sz]ed|converted|parsed|rendered|formatted|mapped|turned|read|resolved|expanded|shortened|translated|written|shown)(?: (?:to|into|as))?|normali[sz]es to|maps? to|->|→|=>|⇒) ?`?$/iu;
/** Values in a row. */
const JOINS = /^`?(?:,? (?:and|or)|,) ?`?$/iu;
/** Comments and documents run no example, but for those that a runner of examples in documents finds. */
const RUN: readonly Place[] = ['code', 'removed', 'around'];
const DOCTEST = /^\s*(?:[/*#!]+\s*)?(?:>>> |iex(?:\(\d+\))?> |assert)/u;
const LONGEST_GAP = 40;
const BEFORE = 60;
const MOST_READ = 40;
const MOST_NAMED = 2;
const MOST_TEXT = 4000;

/** Returns the values that a text gives as examples, or in pairs of what goes in and what comes out. Linear in the text. */
export function readExamples(criterion: string): readonly string[] {
  const text = criterion.slice(0, MOST_TEXT);
  const values = [...text.matchAll(VALUE)].slice(0, MOST_READ);
  const taken = values.map(() => false);
  values.forEach(({ 0: whole, index }, at) => {
    const next = values[at + 1];
    const gap = next === undefined ? '' : text.slice(index + whole.length, next.index);
    if (FOR_EXAMPLE.test(text.slice(Math.max(0, index - BEFORE), index))) taken[at] = true;
    if (gap === '' || gap.length > LONGEST_GAP) return;
    if (GIVES.test(gap)) {
      taken[at] = true;
      taken[at + 1] = true;
    } else if (taken[at] === true && JOINS.test(gap)) taken[at + 1] = true;
  });
  return values.flatMap(([, single, double, curly], at) =>
    taken[at] === true ? [single ?? double ?? curly ?? ''] : [],
  );
}

/** Names the first examples of a criterion where the change has none of them, tests included; else returns nothing. */
export function describeUntriedExamples({ criterion }: Statement, change: ChangeText): readonly string[] {
  if (criterion.kind !== 'behaviour') return [];
  const examples = readExamples(criterion.asks);
  if (examples.length === 0) return [];
  const isTried = (value: string): boolean =>
    change.hasLiteral(value, RUN) ||
    (change.hasLiteral(value, ['prose']) &&
      change.lines.some(({ text }) => DOCTEST.test(text) && text.includes(value)));
  if (examples.some(isTried)) return [];
  const [first, ...others] = examples.slice(0, MOST_NAMED).map((value) => `“${value}”`);
  return [
    others.length === 0
      ? `a test with its example ${first}: no line that runs has it`
      : `a test with its examples ${[first, ...others].join(' and ')}: no line that runs has them`,
  ];
}
