/**
 * Do people who read a review's list from the top come soon to the lines that were wrong?
 *
 *     npm run bench:look -- --from FOLDER [--half first|second] [--count N] [--repo OWNER/NAME] [--record]
 *
 * `FOLDER` is as for `npm run bench:merged`. Takes changes of which a fix within half a year changed lines, reviews each, and
 * reads what is left to people in the order of the list, in that of the diff and in others. A place costs its lines, and `--arrival`
 * more to get there (5). Counts the lines that were fixed, of code alone, that are seen in time. Which half a repository belongs
 * to is drawn by the hash of its name; the order was chosen on the first.
 */
import { createHash } from 'node:crypto';
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import { groupBy } from '../../src/base/groups.js';
import { compareText } from '../../src/base/order.js';
import { readChange } from '../../src/engine/change/index.js';
import { review } from '../../src/engine/index.js';
import { groupByFile, listOpenPlaces, type OpenPlace } from '../../src/report/places.js';
import { recordFigures } from '../figures.js';
import { GRAMMARS } from '../grammars.js';
import { listMergedChanges, measureOrdinary, YEARS } from './changes.js';
import { type FaultyChange, findFaultyChanges } from './faults.js';
import { listRepositories } from './repositories.js';
import { readMerged } from './reviewing.js';

/** Who has fewer lines to read needs no order. */
const LEAST_LINES = 20;
/** What somebody in a hurry reads, and somebody with more time, in lines. */
const HURRY = 40;
const TIME = 100;
const FIFTH = 0.2;
const FIRST_PLACES = 3;
/** Places that the comment shows. */
const COMMENT = 10;
/** Rules with fewer findings are not told. */
const LEAST_FINDINGS = 5;
/** A finding about more lines points at nothing. */
const NOTED_LINES = 20;
/** What a fix changes of lines like these says nothing of them. */
const BRACKETS = /^[\s(){}[\],;]*(?:end)?$/u;

/** Added lines of code, and how many of them were fixed later. */
interface FixedShare {
  readonly lines: number;
  readonly fixed: number;
}

/** What there is to read of one change. */
interface Reading {
  /** Each place, and whether each of its added lines was fixed later. */
  readonly places: readonly (OpenPlace & { readonly fixed: readonly boolean[] })[];
  readonly code: FixedShare;
  /** The lines that findings are about, by rule. */
  readonly noted: readonly (FixedShare & { readonly rule: string })[];
}
type Place = Reading['places'][number];

const ORDERS: Readonly<Record<string, (places: readonly Place[]) => readonly Place[]>> = {
  'of the report': listByFile,
  // It has the first ones alone.
  'of the comment': (places) => [...listByFile(places.slice(0, COMMENT)), ...listByFile(places.slice(COMMENT))],
  'of the report, the heaviest of a file first': listHeaviestByFile,
  'of the heaviest, file or not': (places) => places,
  'of the diff': (places) => places.toSorted(comparePlaces),
  'the most lines first': (places) => places.toSorted((a, b) => b.fixed.length - a.fixed.length),
  'drawn by hash': (places) => places.toSorted((a, b) => compareText(hashPlace(a), hashPlace(b))),
};

/** As every report lists them: file by file, and inside of a file line by line. */
function listByFile(places: readonly Place[]): readonly Place[] {
  return [...groupByFile(places).values()].flat();
}

function listHeaviestByFile(places: readonly Place[]): readonly Place[] {
  return [...groupBy(places, ({ location }) => location.file).values()].flat();
}

function comparePlaces({ location: a }: Place, { location: b }: Place): number {
  return compareText(a.file, b.file) || (a.lineRange[0] ?? 0) - (b.lineRange[0] ?? 0);
}

function hash(text: string): string {
  return createHash('sha256').update(`look:${text}`).digest('hex');
}

const hashPlace = ({ location }: Place) => hash(JSON.stringify(location));

/** What was seen of a change by somebody who read it in an order. */
interface Seen {
  /** Shares of the fixed lines. */
  readonly hurry: number;
  readonly time: number;
  readonly fifth: number;
  readonly area: number;
  /** 1 if a fixed line is in one of the first places. */
  readonly first: number;
}

function read(places: readonly Place[], arrival: number): Seen {
  const fixed = places.reduce((sum, place) => sum + place.fixed.filter(Boolean).length, 0);
  const cost = places.reduce((sum, place) => sum + arrival + place.fixed.length, 0);
  const steps = places.flatMap((place) => [...Array.from({ length: arrival }, () => false), ...place.fixed]);
  const countBy = (spent: number) => steps.slice(0, spent).filter(Boolean).length / fixed;
  let found = 0;
  const area = steps.reduce((sum, isFixed) => {
    found += Number(isFixed);
    return sum + found;
  }, 0);
  return {
    hurry: countBy(HURRY),
    time: countBy(TIME),
    fifth: countBy(Math.floor(FIFTH * cost)),
    area: area / (cost * fixed),
    first: Number(places.slice(0, FIRST_PLACES).some((place) => place.fixed.includes(true))),
  };
}

function listKeys(path: string, first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `${path}:${first + at}`);
}

async function findReading(repository: string, repo: string, { change, lines }: FaultyChange): Promise<Reading | null> {
  if (measureOrdinary(repository, change) === null) return null;
  const snapshot = await readMerged(repository, repo, change);
  const { trace, findings } = await review(
    snapshot,
    policySources({ tenant: { name: 'balanced', source: null } }),
    GRAMMARS,
  );
  const texts = new Map<string, string>(
    readChange(snapshot, []).files.flatMap(({ file: { path }, class: kind, added }) =>
      kind === 'test' || kind === 'docs' ? [] : added.map(({ number, text }) => [`${path}:${number}`, text] as const),
    ),
  );
  const fixedKeys = new Set(
    [...lines].flatMap(([path, numbers]) =>
      [...numbers].map((line) => `${path}:${line}`).filter((key) => !BRACKETS.test(texts.get(key) ?? '')),
    ),
  );
  const places = listOpenPlaces({ trace: { ...trace, review_id: 'rev_1', signature: null } }).flatMap((place) => {
    if (place.added === null) return [];
    const { first, last } = place.added;
    const fixed = listKeys(place.location.file, first, last).map((key) => fixedKeys.has(key));
    return [{ ...place, fixed }];
  });
  const count = places.reduce((sum, { fixed }) => sum + fixed.length, 0);
  if (count < LEAST_LINES || !places.some(({ fixed }) => fixed.includes(true))) return null;
  const share = (keys: readonly string[]): FixedShare => {
    const known = keys.filter((key) => !BRACKETS.test(texts.get(key) ?? ''));
    return { lines: known.length, fixed: known.filter((key) => fixedKeys.has(key)).length };
  };
  const noted = findings.flatMap(({ rule, location: { file, lineRange } }) => {
    const [first = 0, last = first] = lineRange;
    const told = share(listKeys(file, first, Math.min(last, first + NOTED_LINES - 1)));
    return told.lines === 0 ? [] : [{ rule, ...told }];
  });
  return { places, code: share([...texts.keys()]), noted };
}

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    half: { type: 'string', default: 'first' },
    count: { type: 'string', default: '40' },
    repo: { type: 'string', multiple: true },
    arrival: { type: 'string', default: '5' },
    record: { type: 'boolean', default: false },
  },
});
/** What it costs to get to a place, in lines. */
const arrival = Number(values.arrival);
const { from } = values;
const half = z.enum(['first', 'second']).safeParse(values.half);
if (from === undefined || !half.success) {
  stderr.write('usage: npm run bench:look -- --from FOLDER [--half first|second] [--count N] [--repo OWNER/NAME]\n');
  exit(2);
}

const isInHalf = (repo: string) =>
  half.data === (createHash('sha256').update(`look:${repo}`).digest().readUInt32BE() % 2 === 0 ? 'first' : 'second');
const readings: Reading[] = [];
for (const { repo, directory, commit } of listRepositories(from, ['first', 'second'], values.repo)) {
  if (!isInHalf(repo)) continue;
  const faulty = findFaultyChanges(directory, listMergedChanges(directory, commit, YEARS.mended), Number(values.count));
  let taken = 0;
  for (const one of faulty) {
    try {
      const reading = await findReading(directory, repo, one);
      if (reading !== null) taken = readings.push(reading);
    } catch (error) {
      // One change that cannot be read, such as one whose blobs the copy lacks, does not end the run; it is named.
      stderr.write(`${repo} ${one.change.sha}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  stderr.write(`${repo}: ${faulty.length} changes were mended; ${taken} readings in all\n`);
}

const measures = ['hurry', 'time', 'fifth', 'area', 'first'] as const satisfies readonly (keyof Seen)[];
stdout.write(
  `${readings.length} changes; fixed lines seen in ${HURRY} lines, in ${TIME}, in a fifth of the reading; area; in the first ${FIRST_PLACES} places\n`,
);
const figures: Record<string, { value: number; unit: string }> = {
  [`look.${half.data}.changes`]: { value: readings.length, unit: 'changes' },
};
for (const [name, order] of Object.entries(ORDERS)) {
  const seen = readings.map(({ places }) => read(order(places), arrival));
  const means = measures.map((measure) => seen.reduce((sum, one) => sum + one[measure], 0) / Math.max(1, seen.length));
  stdout.write(`${means.map((mean) => mean.toFixed(3)).join('  ')}  ${name}\n`);
  if (name !== 'of the report' && name !== 'of the diff') continue;
  for (const [at, measure] of measures.entries())
    figures[`look.${half.data}.${name === 'of the report' ? 'report' : 'diff'}.${measure}`] = {
      value: means[at] ?? 0,
      unit: 'share',
    };
}
/** How much more often the lines of findings were fixed than lines of code of the same changes. */
function printNoted(name: string, noted: readonly FixedShare[]): void {
  const sum = (some: readonly FixedShare[], of: keyof FixedShare) => some.reduce((total, one) => total + one[of], 0);
  const code = readings.map((reading) => reading.code);
  const usual = sum(code, 'fixed') / Math.max(1, sum(code, 'lines'));
  const share = sum(noted, 'fixed') / Math.max(1, sum(noted, 'lines'));
  const hits = noted.filter(({ fixed }) => fixed > 0).length;
  stdout.write(
    `${name}: ${noted.length} findings on ${sum(noted, 'lines')} lines, ${hits} on a fixed one; ${(100 * share).toFixed(1)} % of the lines fixed, of all code ${(100 * usual).toFixed(1)} %, ${(share / usual).toFixed(2)} times\n`,
  );
}
const noted = readings.flatMap((reading) => reading.noted);
printNoted('all rules', noted);
for (const [rule, some] of groupBy(noted, (one) => one.rule)) if (some.length >= LEAST_FINDINGS) printNoted(rule, some);
if (values.record) recordFigures('npm run bench:look', figures);
