import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { clip, toFileName } from '../wording.js';
import { AddedLines } from './checks/added-lines.js';
import { createBalance } from './checks/balance.js';
import { isPromisedInstead } from './checks/callback-errors.js';
import { readChecks } from './checks/checks.js';
import { createBareTest } from './checks/left-bare.js';
import { findLosses } from './checks/lost-assertions.js';
import { collectRemovedNames, findFollowedNames, mentionsAny, type RemovedNames } from './checks/removed-subject.js';
import { isSaidAnew } from './checks/said-anew.js';
import { findWeaker } from './checks/weakened.js';
import { type Place, reportPlaces } from './report-places.js';
import { type Family, findFamily } from './vocabulary.js';

/** Reports assertions removed from a test that stays. */
export const assertionsRemoved: Rule = {
  id: 'tests/assertions-removed',
  severity: 'info',
  summary: 'A test that stays lost assertions',
  docs: {
    why: 'A failing test passes if its assertions are removed. If a test has none left, this is a warning.',
    bad: {
      files: {
        'src/cart.test.ts': [
          " it('adds up', () => {",
          '   const { items, total } = fill(cart);',
          '   expect(items).toHaveLength(3);',
          '-  expect(total).toBe(12);',
          ' });',
        ],
      },
    },
    good: {
      files: {
        'src/cart.test.ts': [
          " it('adds up', () => {",
          '   const { items, total } = fill(cart);',
          '   expect(items).toHaveLength(3);',
          '-  expect(total).toBe(12);',
          '+  expect(total).toBe(13);',
          ' });',
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check(context) {
    const tests = context.change.files.flatMap((change) => {
      const family = findTestFamily(change);
      const checks = family === null ? null : readChecks(context, change, family);
      return family === null || checks === null || checks.removed.size === 0 ? [] : [{ change, family, checks }];
    });
    if (tests.length === 0) return [];
    const fresh = new AddedLines(context);
    const removed = collectRemovedNames(context);
    const losses = tests.flatMap(({ change, family, checks }) => {
      const nameBare = createBareTest(context, change, family);
      const checksFewer = createBalance(context, change, checks);
      const weakened = createWeakenedTest(context, change);
      const names = findFollowedNames(removed, change);
      return findLosses(context, change, family, checks, fresh).flatMap(({ texts, first, rewritten }) =>
        texts.flatMap((text): readonly Loss[] => {
          // A test that is rewritten and has as many checks as before may check the same in other words.
          if (rewritten && !checksFewer(first)) return [];
          if (rewritten && (weakened(text) || isPromisedInstead(change, text) || isSaidAnew(change, checks, text)))
            return [];
          // What the assertion was about is taken out of the code by the same change.
          if (mentionsAny(text, names)) return [];
          const plain = !rewritten && !follows(change, text, names);
          const bare = plain ? nameBare(first) : null;
          return [{ place: { file: change.file.path, line: first, text, severity: 'info' }, plain, bare }];
        }),
      );
    });
    const others = losses.filter(({ bare }) => bare === null);
    const plain = others.filter((one) => one.plain);
    const told = (plain.length > 0 ? plain : others).map(({ place }) => place);
    const rest = reportPlaces(told, {
      title: (count, { file, text }) =>
        `Removed ${plain.length > 0 ? 'from a test that stays' : 'with no such assertion in its place'} (${clip(toFileName(file), 30)}): ${clip(text, 40)}${count === 1 ? '' : ' and others'}`,
      rationale: (list) =>
        plain.length > 0
          ? `Lines that checked something were removed and not replaced, while the test around them stays: ${list}. The test may check less than before. Put the check back, or say in the pull request why it is not needed any more.`
          : `These lines checked something and were removed, and the lines that replace them are different: ${list}. See whether the test still checks the same.`,
    });
    return [...reportBare(losses), ...rest];
  },
};

/** A removed assertion, and whether nothing came in its place. */
interface Loss {
  readonly place: Place;
  readonly plain: boolean;
  /** The name of its test, if that is left without any check. */
  readonly bare: string | null;
}

/** Reports the tests that check nothing any more, each once. */
function reportBare(losses: readonly Loss[]): readonly RawFinding[] {
  const tests = new Map<string, Place>();
  for (const { place, bare } of losses) {
    const key = `${place.file} ${bare}`;
    if (bare !== null && !tests.has(key)) tests.set(key, { ...place, text: bare, severity: 'info' });
  }
  return reportPlaces([...tests.values()], {
    title: (count, { text }) =>
      count === 1
        ? `A test is left without a check: ${clip(text, 70)}`
        : `Tests are left without a check, the first: ${clip(text, 60)}`,
    rationale: (list) =>
      `Their assertions were removed and nothing that checks came in their place: ${list}. Such a test passes whatever the code does, unless something throws. Put a check back, or delete the test and say why.`,
  });
}

/** Returns a function that tells whether an assertion is told as one that demands less: once is enough. */
function createWeakenedTest(context: RuleContext, change: FileChange): (assertion: string) => boolean {
  let texts: ReadonlySet<string> | null = null;
  return (assertion) => {
    texts ??= new Set(findWeaker(context, change).map(({ old }) => old.text.trim()));
    return texts.has(assertion.trim());
  };
}

/** The act of a test stands so many lines above what is checked of it. */
const ACT_LINES = 3;

/** Returns true if an assertion goes together with the lines above it, which used what the change takes out of the code. */
function follows({ removed }: FileChange, assertion: string, names: RemovedNames): boolean {
  return removed.some(
    ({ text, number }, at) =>
      text.trim() === assertion.trim() &&
      removed
        .slice(Math.max(0, at - ACT_LINES), at)
        .some((above) => number - above.number <= ACT_LINES && mentionsAny(above.text, names)),
  );
}

function findTestFamily(change: FileChange): Family | null {
  if (change.class !== 'test' || change.file.status === 'deleted' || change.file.status === 'added') return null;
  return findFamily(change.language);
}
