import { addToGroup } from '../../../../base/groups.js';
import type { FileChange, RuleContext } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { createHunkLookup } from '../../hunk-lookup.js';
import { createNewSideReader } from '../../new-side.js';
import { mapRemovedLines } from '../../side-lines.js';
import { ATTRIBUTE, type Family } from '../vocabulary.js';
import { type AddedLines, createCaseLookup } from './added-lines.js';
import type { Checks } from './checks.js';
import { createTakenOverTest, isCalledByValue } from './checks-taken-over.js';
import { createGoneCaseTest } from './gone-cases.js';
import { type Gained, hasAllWords, takeSimilar } from './like-assertions.js';

const MAX_INDENTATION = 300;
/** A test counts as rewritten if at least REWRITTEN lines are added within NEAR lines of a place. */
const REWRITTEN = 3;
const NEAR = 8;

/** Assertions of one region that went, and the line of the new side where they stood. */
export interface Loss {
  readonly first: number;
  readonly texts: readonly string[];
  /** Lines were added in their place or nearby, so they may be checked in another way, or removed for a reason. */
  readonly rewritten: boolean;
}

interface Lost {
  readonly text: string;
  /** A line of the new side. */
  readonly at: number;
}

/** The lost and gained assertions of one region. */
interface Balance {
  readonly lost: readonly Lost[];
  /** New assertions; each replaces one lost assertion. */
  readonly gained: Gained[];
  /** The region calls a checking function of the project, which may check any number of things. */
  readonly calls: boolean;
  /** Lines were added in place of the removed ones. */
  readonly replaced: boolean;
  /** Lines were added in place of the removed ones, or enough lines were added nearby. */
  readonly rewritten: boolean;
  /** The same number for regions with only brackets between them. */
  readonly touching: number;
}

/** A check that hands what it is about to a block (`satisfies(it -> {`), in which the next line checks it: they are one. */
const HANDS_OVER =
  /^(?!.{0,300}(?:[Tt]hrows|raises|fails))(?:.{0,300}(?:[({]\s{0,4}\w[\w\s,:<>?.]{0,100}\)?\s{0,4}(?:->|=>)\s{0,4}\{?|(?:\bdo|\{)\s{0,4}\|[^|]{1,100}\|))\s{0,4}$/u;
/** So many lines of brackets stand between two regions at most. */
const MAX_BRACKETS = 4;

/** Returns a function that gives the same number for regions that only lines without words keep apart. */
function groupTouching(change: FileChange): (region: Region) => number {
  const side = createNewSideReader(change);
  const groups = new Map<Region, number>();
  let [group, end] = [0, 0];
  for (const region of change.regions) {
    const start = region.added[0]?.number ?? region.at + 1;
    let near = start - end <= MAX_BRACKETS + 1;
    for (let line = end + 1; near && line < start; line += 1)
      near = !/\w/u.test((side(line) ?? 'a').slice(0, REACH.entry));
    if (!near) group += 1;
    groups.set(region, group);
    end = region.added.at(-1)?.number ?? region.at;
  }
  return (region) => groups.get(region) ?? 0;
}

/**
 * Finds regions that lose assertions without a similar new one in their hunk. An assertion that moves within its test
 * case is not lost. If its words occur again in another case, or more often than they were removed, it may have moved:
 * that is only information.
 */
export function findLosses(
  context: RuleContext,
  change: FileChange,
  family: Family,
  checks: Checks,
  fresh: AddedLines,
): readonly Loss[] {
  if (checks.removed.size === 0) return [];
  const { path } = change.file;
  const places = mapRemovedLines(change);
  const added = new Set(change.added.filter(({ text }) => text.trim().length > 2).map(({ number }) => number));
  const hunkIn = createHunkLookup(change, 'new');
  const caseAt = createCaseLookup(context, change);
  const isTakenOver = createTakenOverTest(change);
  const group = groupTouching(change);
  const isGone = createGoneCaseTest(change, checks);
  const spots = change.regions.map((region) => ({
    region,
    lost: region.removed.flatMap(({ number, text }) =>
      checks.removed.has(number) &&
      !isGone(number) &&
      !(HANDS_OVER.test(text.slice(0, REACH.line)) && checks.removed.has(number + 1)) &&
      !fresh.takeFromSpot(path, region.at, text) &&
      !isTakenOver(text) &&
      !isCalledByValue(text, region.added)
        ? [{ text, at: places.get(number) ?? 1 }]
        : [],
    ),
  }));
  const gone = spots.map(({ region, lost }) => ({
    region,
    lost: isWholeCaseRemoved(region, checks, family)
      ? []
      : lost.map((one) => ({ ...one, moved: fresh.takeFromCase(path, caseAt(one.at), one.text) })),
  }));
  const hunks = new Map<number, Balance[]>();
  for (const { region, lost: all } of gone) {
    const lost = all
      .filter(({ at, text, moved }) => !moved || fresh.leftInCase(path, caseAt(at), text))
      .map(({ at, text, moved }) => ({ at, text: text.trim(), moved: moved || fresh.takeFromAnywhere(text) }));
    const rewritten =
      lost.every(({ moved }) => moved) || isRewritten(region, added, caseAt) || goesWithMore(region, lost.length);
    const touching = group(region);
    const balance = { lost, ...findGained(region, checks), replaced: region.added.length > 0, rewritten, touching };
    const hunk = hunkIn(region.at);
    addToGroup(hunks, hunk, balance);
  }
  return [...hunks.values()].flatMap((balances) => findUnmatched(balances, caseAt));
}

/**
 * Returns the losses of a hunk without a similar new assertion. New assertions of the same region are matched first,
 * then remaining ones in other regions of the same test case. The number of comparisons is limited.
 */
function findUnmatched(balances: readonly Balance[], caseAt: (line: number) => number): readonly Loss[] {
  const apart = balances.map((balance) => ({
    balance,
    lost: balance.lost.filter(({ text }) => !takeSimilar(balance.gained, text, () => true)),
  }));
  return apart.flatMap(({ balance, lost }, index) => {
    if (balance.calls) return [];
    const near = balances.slice(Math.max(0, index - MAX_SPOTS), index + MAX_SPOTS);
    const turned = new Set(
      lost.filter(({ text, at }) =>
        near.some(({ gained }) =>
          gained.some((one) => caseAt(one.number) === caseAt(at) && hasAllWords(one.text, text)),
        ),
      ),
    );
    const unmatched = lost.filter(
      ({ text, at }) =>
        !near.some(({ gained }) => takeSimilar(gained, text, ({ number }) => caseAt(number) === caseAt(at))),
    );
    // If lines are only removed, a similar assertion elsewhere in the case may replace the lost one or check something
    // else, unless it has all of its words.
    const elsewhere = balance.replaced ? unmatched : lost.filter((one) => !turned.has(one));
    const left = unmatched.length > 0 ? unmatched : elsewhere;
    const [first] = left;
    // As many new checks as lost ones: they are made in another way.
    const spare = near
      .filter(({ touching }) => touching === balance.touching)
      .reduce((sum, { gained }) => sum + gained.length, 0);
    if (first === undefined || (unmatched.length > 0 && unmatched.length <= spare)) return [];
    return [
      {
        first: first.at,
        texts: left.map(({ text }) => text),
        rewritten: balance.rewritten || unmatched.length === 0,
      },
    ];
  });
}

/** Returns true if lines were added in place of the removed ones, or enough lines were added nearby in the same case. */
function isRewritten(
  { at, added: own }: Region,
  added: ReadonlySet<number>,
  caseAt: (line: number) => number,
): boolean {
  if (own.some(({ text }) => text.trim().length > 2)) return true;
  const around = caseAt(at);
  let near = 0;
  for (let line = at - NEAR; line <= at + NEAR; line += 1) if (added.has(line) && caseAt(line) === around) near += 1;
  return near >= REWRITTEN;
}

/** Returns true if far more code than assertions is removed: the checked code was removed too. */
function goesWithMore({ removed }: Region, lost: number): boolean {
  const code = removed.filter(({ text }) => /\w/u.test(text.slice(0, REACH.statement))).length;
  return code - lost > 3 * lost + 3;
}

const MAX_SPOTS = 10;

type Region = FileChange['regions'][number];

/**
 * Returns true if the head of the test, or an attribute above one, is removed too: the whole case is removed or
 * renamed.
 */
function isWholeCaseRemoved(region: Region, checks: Checks, family: Family): boolean {
  return region.removed.some(
    ({ number, text }) =>
      checks.removedHeads.has(number) || ATTRIBUTE[family]?.test(text.slice(0, MAX_INDENTATION)) === true,
  );
}

/** Returns the assertions that a region gains, except those of new test cases. */
function findGained(region: Region, checks: Checks): Pick<Balance, 'gained' | 'calls'> {
  let inNewCase = false;
  let calls = false;
  const gained: Gained[] = [];
  for (const { number, text } of region.added) {
    if (checks.addedHeads.has(number)) inNewCase = true;
    else if (!inNewCase && checks.added.has(number)) gained.push({ number, text });
    else if (!inNewCase && checks.calls.has(number)) calls = true;
  }
  return { gained, calls };
}
