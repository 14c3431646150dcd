/** Small changes in eight languages: what they fulfil is met, and what is said of them in nearly the same words is not. */
import { describe, expect, it } from '@jest/globals';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { buildSnapshot, buildTicket } from '../../stand-ins/snapshot.js';
import type { HonestCases } from './honest/case.js';
import { CSHARP } from './honest/csharp.js';
import { GO } from './honest/go.js';
import { JAVA } from './honest/java.js';
import { JAVASCRIPT } from './honest/javascript.js';
import { PHP } from './honest/php.js';
import { PYTHON } from './honest/python.js';
import { RUBY } from './honest/ruby.js';
import { RUST } from './honest/rust.js';

const LANGUAGES = [JAVASCRIPT, PYTHON, GO, JAVA, RUBY, RUST, PHP, CSHARP];

/** Honest criteria that are not shown yet. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  '`greet` says "you" where the name is missing',
  'A comment in `Keys` says that they are sorted by their size',
  'A comment in `find` says that ids are compared without case',
  '`number` is filled with "0" to 8 digits',
  'A comment in `weight` says at most 16',
  'The comment in `status` says "404 for an empty cart"',
  'The comment in `CanCancel` says true from 2 days on',
  'Spaces around the text of a `label` are taken away',
  '`price` has a comment that says never less than 10',
  '`g` multiplies x by itself',
  'A comment of `greet` says that an empty name is replaced',
  '`q` has the comment "doubled"',
]);
/** Criteria that are met although the change does not fulfil them. None may be added. */
const WRONGLY_MET: ReadonlySet<string> = new Set([
  '`discount` is 0 without an amount',
  '`total` of no items is None',
  '`read_limit` is at most the lowest',
  '`Get` returns an empty value for an unknown key',
  '`Get` trims the value',
  '`parse` of an empty text is 1',
  '`status` is 404 for a locked cart',
  '`Price` throws an `ArgumentException` for one night',
  '`names` leaves out long names',
]);

/** Returns the status of each criterion, each in a ticket of its own. */
function judge({ path, base }: HonestCases, from: string, to: string, criteria: readonly string[]) {
  const change = readChange(buildSnapshot({ files: { [path]: { old: base, new: base.replace(from, () => to) } } }), []);
  return criteria.map((criterion) => {
    const read = readCriteria([buildTicket(`## Acceptance criteria\n- ${criterion}`)], '');
    return { criterion, status: bindCriteria(read, change, 0.6)[0]?.status };
  });
}

describe.each(LANGUAGES)('a small change of $path', (language) => {
  it.each(language.cases)('does what it does, and nothing else: $honest', ({ from, to, honest, wrong }) => {
    expect(language.base.split(from)).toHaveLength(2);
    const [own, ...others] = judge(language, from, to, [honest, ...wrong]);
    expect(own?.status === 'met').toBe(!NOT_SHOWN.has(honest));
    expect(others.filter(({ status }) => status === 'met').map(({ criterion }) => criterion)).toEqual(
      wrong.filter((criterion) => WRONGLY_MET.has(criterion)),
    );
  });
});
