/** Whether a removed test case lives on in the change: under another name, in another file or form, or in a larger case. */
import { foldSpace } from '../../../../base/text.js';
import type { RuleContext } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import type { ChangedCase } from './changed-cases.js';

/** The minimum share of the words of a name that a successor has too. */
const SAME_NAME = 0.6;
/** The minimum share of the words of a body that one new case has too. */
const SAME_BODY = 0.6;
/** The minimum share of the words of a body that all added lines of tests have together: the case was merged into others. */
const MERGED = 0.85;
/** The minimum share of the words of a body that a new case has whose head takes the place of the old one. */
const IN_PLACE = 0.25;
/** The heads of both stand at most so many lines apart. */
const NEAR = 2;
/** Bodies with fewer words are too small to be recognised. */
const MIN_WORDS = 3;
/** The limit of new cases that a removed one is compared with. */
const MAX_COMPARED = 300;

/** Words that say nothing about what a case is for. */
const PLAIN =
  /^(?:test|tests|testing|should|it|a|an|the|is|are|be|to|of|in|on|for|and|or|when|with|if|that|does|do|not|can|has|have|will|from|by|as|at|returns?|works?|issue|case|basic|simple)$/u;

/** Returns a function that tells whether a removed case lives on. */
export function createSuccessorTest(
  context: RuleContext,
  added: readonly ChangedCase[],
): (removed: ChangedCase) => boolean {
  const compared = added.slice(0, MAX_COMPARED).map(({ change, name, suite, body, at }) => ({
    change,
    at,
    words: splitName(name),
    suite: splitName(suite),
    body: readWords(body),
  }));
  const keys = new Set(added.map(({ name }) => toKey(name)));
  const { spoken, words } = collectAdded(context);
  return (removed) => {
    if (keys.has(toKey(removed.name)) || spoken.has(removed.name)) return true;
    const name = splitName(removed.name);
    const body = readWords(removed.body);
    for (const word of name) body.delete(word);
    return (
      compared.some(
        (one) =>
          isSameName(name, one.words, one.change === removed.change) ||
          isSameInSuite(name, one.words, one.suite) ||
          isSameBody(body, one.body) ||
          (one.change === removed.change && Math.abs(one.at - removed.at) <= NEAR && isWrittenAnew(body, one.body)),
      ) ||
      (body.size >= MIN_WORDS &&
        countShared(body, words) >= (standsIn(context, removed, name) ? SAME_BODY : MERGED) * body.size)
    );
  };
}

/** Returns true if a case that stays around the place of the removed one has most of the words of its name. */
function standsIn({ syntax }: RuleContext, { change, at }: ChangedCase, name: ReadonlySet<string>): boolean {
  const cases = syntax.get(change.file.path)?.after?.cases ?? [];
  return cases.some(
    (one) =>
      one.first <= at &&
      at <= one.last &&
      name.size >= 2 &&
      countShared(name, splitName(one.name)) >= SAME_NAME * name.size,
  );
}

/** A name without what frameworks ask for: `testUsage`, `test_usage` and `usage` are one. */
function toKey(name: string): string {
  return foldSpace(name)
    .toLowerCase()
    .replace(/[^\p{Alpha}\d]+/gu, '')
    .replace(/^(?:tests?|should|it|can|example|benchmark|fuzz)(?=.)/u, '');
}

function splitName(name: string): ReadonlySet<string> {
  const words = name
    .slice(0, REACH.entry)
    .replace(/(\p{Lower}|\d)(\p{Upper})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{Alpha}\d]{1,60}/gu);
  return new Set((words ?? []).filter((word) => !PLAIN.test(word)));
}

function isSameName(one: ReadonlySet<string>, other: ReadonlySet<string>, sameFile: boolean): boolean {
  const least = Math.min(one.size, other.size);
  if (least === 0) return false;
  const shared = [...one].filter((word) => other.has(word) || [...other].some((near) => isMisspelt(word, near))).length;
  // One common word is enough only if one of the names has no other, in one file.
  return shared >= SAME_NAME * least && (shared >= 2 || (sameFile && shared === least));
}

/** Returns true if a new case has most of the words together with its suite, and has some or all of its own among them. */
function isSameInSuite(one: ReadonlySet<string>, other: ReadonlySet<string>, suite: ReadonlySet<string>): boolean {
  const own = [...one].filter((word) => other.has(word)).length;
  const shared = [...one].filter((word) => other.has(word) || suite.has(word)).length;
  if (own === 0 || shared < 2) return false;
  return shared >= SAME_NAME * one.size || own === other.size;
}

/** Shorter words are other words with another letter. */
const MIN_MISSPELT = 6;

/** Returns true if one word has a letter more or two neighbouring letters exchanged: `presist`, `persist`. */
function isMisspelt(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < MIN_MISSPELT || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2) &&
    at + 1 < short.length
  );
}

function isSameBody(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size >= MIN_WORDS && countShared(one, other) >= SAME_BODY * one.size;
}

/** Returns true if what stands in the place of a body still uses some of the same things. */
function isWrittenAnew(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return countShared(one, other) >= Math.max(MIN_WORDS, IN_PLACE * one.size);
}

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared;
}

/** Words of the frameworks, which all bodies have. */
const FRAME =
  /^(?:test|tests|testing|func|function|def|void|public|async|await|const|let|var|self|this|return|assert\w*|expect\w*|should\w*|require|true|false|none|null|nil|equal\w*|tobe\w*|toequal|not|end|new|fun|for|with|from|import|if|else|err|error|end|do|it|describe|pass|class|static|override|throws|task)$/u;

/** Returns the words of a body that a reader would recognise it by. */
function readWords(body: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const line of body) {
    for (const word of line.match(/[\p{IDC}]{2,80}/gu) ?? []) {
      const lower = word.toLowerCase();
      if (!FRAME.test(lower)) words.add(lower);
    }
  }
  return words;
}

const SPOKEN = /'([^']{1,200})'|"([^"]{1,200})"|`([^`]{1,200})`|\b\w{5,100}\b/gu;

/** Returns the strings and long words of the lines added to test files, and all their words. */
function collectAdded({ change }: RuleContext): {
  readonly spoken: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
} {
  const spoken = new Set<string>();
  const lines = change.files
    .filter(({ class: kind }) => kind === 'test')
    .flatMap(({ added }) => added.map(({ text }) => text.slice(0, REACH.line)));
  for (const line of lines) {
    for (const [word, ...strings] of line.matchAll(SPOKEN))
      spoken.add(strings.find((one) => one !== undefined) ?? word);
  }
  return { spoken, words: readWords(lines) };
}
