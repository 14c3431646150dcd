/** Says in words about the code what the tier of a change rests on: what a reader should know first. */
import { counted, cutCharacters } from '../../base/text.js';
import type { Risk } from '../model.js';
import { sum } from '../text/arithmetic.js';
import type { MeasuredFile, Measurement } from './features.js';
import type { Floor } from './floors.js';

/** How many reasons a review names. */
const MAX_REASONS = 3;
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

/** Names at most three reasons: first the floors, highest tier first, then what has the most points. */
export function nameReasons(
  floors: readonly Floor[],
  contributions: Risk['contributions'],
  { features, files }: Measurement,
): string[] {
  const sumPoints = (...names: readonly string[]) =>
    contributions.reduce((sum, { feature, points }) => sum + (names.includes(feature) ? points : 0), 0);
  const busiest = selectFile(files, ({ past }) => past.authors + past.fixes + past.reverts);
  const longest = selectFile(files, ({ length, decisions }) => (decisions === 0 ? 0 : length));
  const reasons: (Reason | null)[] = [
    {
      points: sumPoints('decisions', 'lines', 'files'),
      text: describeSize(features.decisions, files),
    },
    longest === null
      ? null
      : {
          points: sumPoints('file_length', 'decisions_in_length'),
          text: `changes decisions in ${cutPath(longest)}, a file of ${counted(longest.length, 'line')}`,
        },
    busiest === null ? null : { points: sumPoints(...PAST), text: describePast(busiest) },
    features.tests_removed === 0
      ? null
      : { points: sumPoints('tests_removed'), text: `removes ${counted(features.tests_removed, 'line')} of tests` },
  ];
  const byPoints = reasons
    .filter((reason) => reason !== null)
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
  const byTier = floors.toSorted((a, b) => (a.tier < b.tier ? 1 : a.tier > b.tier ? -1 : 0));
  return [...byTier.map(({ note }) => `touches ${note}`), ...byPoints.map(({ text }) => text)].slice(0, MAX_REASONS);
}

/** The file with the most of something, the first of several; null if no file has any. */
function selectFile(files: readonly MeasuredFile[], measure: (file: MeasuredFile) => number): MeasuredFile | null {
  return files.reduce<MeasuredFile | null>(
    (best, file) => (measure(file) > (best === null ? 0 : measure(best)) ? file : best),
    null,
  );
}

const cutPath = ({ path }: MeasuredFile) => cutCharacters(path, MAX_PATH);

function describeSize(decisions: number, files: readonly MeasuredFile[]): string {
  const lines = sum(files.map(({ changed }) => changed));
  const where = files.length === 1 && files[0] !== undefined ? cutPath(files[0]) : counted(files.length, 'file');
  if (decisions === 0) return `changes ${counted(lines, 'line')} in ${where}, none with a branch or condition`;
  return `changes ${counted(lines, 'line')} with ${counted(decisions, 'branch or condition', 'branches and conditions')} in ${where}`;
}

function describePast(file: MeasuredFile): string {
  const { commits, authors, fixes, reverts } = file.past;
  const path = cutPath(file);
  const mended = fixes > 0 ? [`mended ${countTimes(fixes)}`] : [];
  const reverted = reverts > 0 ? [`reverted ${countTimes(reverts)}`] : [];
  const words = [...mended, ...reverted].join(' and ');
  if (!file.known) return `the past of ${path} is not known; it counts as changed by ${countPeople(authors)}, ${words}`;
  if (words === '') return `${path} was changed by ${countPeople(authors)} before`;
  return `${path} was ${words} in its last ${counted(commits, 'change')}, which ${countPeople(authors)} made`;
}

const countPeople = (people: number) => (people === 1 ? '1 person' : `${people} people`);
const countTimes = (times: number) => (times === 1 ? 'once' : `${times} times`);
