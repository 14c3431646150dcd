/** Says in words about the code what the tier of a change rests on: what a reader should know first. */
import { counted, cutPath } from '../../base/text.js';
import type { Tier } from '../../contract/index.js';
import type { Risk } from '../model.js';
import { sum } from '../text/arithmetic.js';
import type { MeasuredFile, Measurement } from './features.js';
import type { Floor } from './floors.js';

/** How many reasons a review names. */
const MAX_REASONS = 3;
const MAX_FLOORS = 2;
/** From so many lines on, the length of a file is worth a word. */
const LONG_FILE = 200;
const MAX_PATH = 120;
/** The figures that rest on the past of the files. */
const PAST = [
  'past_people',
  'past_authors',
  'past_fixes',
  'past_reverts',
  'decisions_shared',
  'lines_shared',
  'decisions_mended',
] as const;

interface Reason {
  /** What it counts for: the points of the figures that it speaks of. */
  readonly points: number;
  readonly text: string;
}

/**
 * Names at most three reasons: first the floors that the tier stands on, then what has the most points, then the other
 * floors.
 */
export function nameReasons(
  tier: Tier,
  floors: readonly Floor[],
  contributions: Risk['contributions'],
  measured: Measurement,
): string[] {
  const carrying = floors.filter((floor) => floor.tier === tier).slice(0, MAX_FLOORS);
  const others = floors.filter((floor) => !carrying.includes(floor));
  const touches = ({ note }: Floor) => `touches ${note}`;
  const names = [...carrying.map(touches), ...describeFigures(contributions, measured), ...others.map(touches)];
  if (names.length === 0 && measured.tests > 0) return ['changes tests only'];
  return names.slice(0, MAX_REASONS);
}

/** What the figures say, the most points first. */
function describeFigures(contributions: Risk['contributions'], { features, files }: Measurement): string[] {
  const sumPoints = (...names: readonly string[]) =>
    sum(contributions.map(({ feature, points }) => (names.includes(feature) ? points : 0)));
  const busiest = selectFile(files, ({ past }) => past.authors + past.fixes + past.reverts);
  const longest = selectFile(files, ({ length, branches }) => (branches === 0 || length < LONG_FILE ? 0 : length));
  const reasons: (Reason | null)[] = [
    // Bytes have no lines.
    files.every(({ changed }) => changed === 0)
      ? null
      : { points: sumPoints('decisions', 'lines', 'files'), text: describeSize(files) },
    longest === null
      ? null
      : {
          points: sumPoints('file_length', 'decisions_in_length'),
          text: `changes branches or conditions in ${showPath(longest)}, a file of ${counted(longest.length, 'line')}`,
        },
    busiest === null ? null : { points: sumPoints(...PAST), text: describePast(busiest) },
    features.tests_removed === 0
      ? null
      : {
          points: sumPoints('tests_removed'),
          text: `removes or rewrites ${counted(features.tests_removed, 'line')} of tests`,
        },
  ];
  return reasons
    .filter((reason) => reason !== null)
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ text }) => text);
}

/** The file with the most of something, the first of several; null if no file has any. */
function selectFile(files: readonly MeasuredFile[], measure: (file: MeasuredFile) => number): MeasuredFile | null {
  return files.reduce<MeasuredFile | null>(
    (best, file) => (measure(file) > (best === null ? 0 : measure(best)) ? file : best),
    null,
  );
}

const showPath = ({ path }: MeasuredFile) => cutPath(path, MAX_PATH);

function describeSize(files: readonly MeasuredFile[]): string {
  const branches = sum(files.map((file) => file.branches));
  const lines = sum(files.map(({ changed }) => changed));
  const where = files.length === 1 && files[0] !== undefined ? showPath(files[0]) : counted(files.length, 'file');
  if (branches === 0)
    return `changes ${counted(lines, 'line')}, beside those of tests that were there, in ${where}, none with a branch or condition`;
  return `changes ${counted(lines, 'line')}, beside those of tests that were there, with ${counted(branches, 'branch or condition', 'branches and conditions')} in ${where}`;
}

function describePast(file: MeasuredFile): string {
  const { commits, authors, fixes, reverts } = file.past;
  const path = showPath(file);
  const mended = fixes > 0 ? [`mended ${countTimes(fixes)}`] : [];
  const reverted = reverts > 0 ? [`reverted ${countTimes(reverts)}`] : [];
  const words = [...mended, ...reverted].join(' and ');
  if (!file.known) return `no history of ${path} was read: it is rated as a file that was often changed and fixed`;
  if (words === '') return `${path} was changed by ${countPeople(authors)} before`;
  return `${path} was ${words} in its last ${counted(commits, 'change')}, which ${countPeople(authors)} made`;
}

const countPeople = (people: number) => (people === 1 ? '1 person' : `${people} people`);
const countTimes = (times: number) => (times === 1 ? 'once' : `${times} times`);
