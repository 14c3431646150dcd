/** The acceptance criteria of a review, as every report shows them. */
import { groupBy } from '../base/groups.js';
import { cutCharacters, formatCount } from '../base/text.js';
import type { Contradiction, CriterionStatus, ShownStatus } from '../contract/index.js';
import { readBindingEvidence, readCriteriaEvidence } from './evidence.js';
import type { Report } from './report.js';

/** What each status means, for a reader who sees the word for the first time. */
export const STATUS_MEANINGS: Readonly<Record<ShownStatus, string>> = {
  contradicted: 'a changed line says otherwise',
  unmet: 'no changed line shows it',
  weak: 'changed lines have to do with it, but they show too little; what they do not show is listed beside it',
  addressed: 'the change has lines of its own for it, with every exact word that it names',
  tested: 'addressed, and tests of it ran and passed',
  proved: 'addressed, and a test that passes on the head fails without its lines',
  open: 'no line can show it: a person answers for it by approving or signing, or a report of the tests does',
  signed: 'a person has signed for it',
};

/** Places of a criterion that are shown; the rest is folded or counted. They are sorted, the best first. */
export const BEST_PLACES = 3;

/** One criterion as a report shows it. What is not known is null or empty. */
export interface CriterionRow {
  readonly id: string;
  readonly text: string | null;
  readonly shown: ShownStatus | null;
  /** Whether that is as much as the policy requires. */
  readonly met: boolean;
  readonly lines: readonly string[];
  readonly confidence: number | null;
  /** What the next status wants. */
  readonly missing: readonly string[];
  readonly contradicts: readonly Contradiction[];
  /** Places that the author names for it; `why` is empty where that holds. */
  readonly claims: readonly { readonly ref: string; readonly why: string }[];
}

/** The words of old traces, and of services that tell no more than the interface document. */
const OLD_WORDS: Readonly<Record<CriterionStatus, ShownStatus>> = {
  met: 'addressed',
  weak: 'weak',
  unmet: 'unmet',
  not_code_verifiable: 'open',
};

/** Returns the review's criteria in order, with the additions of the trace. */
export function buildCriterionRows(report: Pick<Report, 'review' | 'trace'>): readonly CriterionRow[] {
  const read = new Map(readCriteriaEvidence(report)?.criteria.map((criterion) => [criterion.id, criterion]));
  const bound = new Map(readBindingEvidence(report)?.bindings.map((binding) => [binding.id, binding]));
  return (report.review.ac_bindings ?? []).map((binding) => {
    const traced = bound.get(binding.id);
    const status = traced?.status ?? (binding.lines.length > 0 ? 'met' : null);
    return {
      id: binding.id,
      text: read.get(binding.id)?.text ?? binding.text ?? null,
      shown: traced?.shown ?? binding.status ?? (status === null ? null : OLD_WORDS[status]),
      met: traced === undefined ? (binding.met ?? status === 'met') : traced.status === 'met',
      lines: binding.lines,
      confidence: binding.confidence ?? null,
      missing: traced?.missing ?? binding.missing ?? [],
      contradicts: traced?.contradicts ?? binding.contradicts ?? [],
      claims: traced?.claims ?? [],
    };
  });
}

/** How good a status is in the eyes of a reader. `short`: shown, but less than the policy requires. */
export type Standing = 'bad' | 'short' | 'unknown' | 'good' | 'people';

/** Returns how a criterion stands. */
export function rateCriterion({ shown, met }: Pick<CriterionRow, 'shown' | 'met'>): Standing {
  if (shown === null) return 'unknown';
  if (shown === 'unmet' || shown === 'contradicted') return 'bad';
  if (shown === 'open') return 'people';
  return met || shown === 'signed' ? 'good' : 'short';
}

/** Worst first. Criteria of the same status stay in the order of the ticket. */
const STANDINGS: readonly Standing[] = ['bad', 'short', 'unknown', 'good', 'people'];
const WORDS: readonly ShownStatus[] = [
  'contradicted',
  'unmet',
  'weak',
  'addressed',
  'tested',
  'proved',
  'signed',
  'open',
];

/** Sorts the criteria with the worst first, so that a limit cuts the least important. */
export function sortCriteria(rows: readonly CriterionRow[]): CriterionRow[] {
  const rank = (row: CriterionRow) => STANDINGS.indexOf(rateCriterion(row));
  const word = ({ shown }: CriterionRow) => (shown === null ? WORDS.length : WORDS.indexOf(shown));
  return [...rows].sort((a, b) => rank(a) - rank(b) || word(a) - word(b));
}

/** Number of criteria, of those that are met, and of each word. */
export interface CriteriaTally {
  readonly total: number;
  readonly met: number;
  readonly words: ReadonlyMap<ShownStatus, number>;
  /** The service gives no lines for them, and nothing says why. */
  readonly unknown: number;
  /** Shown, but less than the policy requires. */
  readonly short: number;
}

/** Counts the criteria. The words are in the order of `formatTally`, without those that no criterion has. */
export function countCriteria(report: Pick<Report, 'review' | 'trace'>): CriteriaTally {
  const rows = buildCriterionRows(report);
  const count = (has: (row: CriterionRow) => boolean) => rows.filter(has).length;
  const counts = TALLIED.map((word) => [word, count(({ shown }) => shown === word)] as const);
  return {
    total: rows.length,
    met: count((row) => row.met),
    words: new Map(counts.filter(([, number]) => number > 0)),
    unknown: count(({ shown }) => shown === null),
    short: count((row) => rateCriterion(row) === 'short'),
  };
}

const TALLIED: readonly ShownStatus[] = [
  'proved',
  'tested',
  'addressed',
  'weak',
  'unmet',
  'contradicted',
  'signed',
  'open',
];

/** Formats the counts: `4 addressed, 1 unmet`. Empty if there are no criteria. */
export function formatTally({ words, unknown }: CriteriaTally): string {
  return [
    ...[...words].map(([word, count]) => `${count} ${word}`),
    ...(unknown === 0 ? [] : [`${unknown} without lines`]),
  ].join(', ');
}

/** Longest text of a line that is quoted beside a criterion. */
const MAX_QUOTED = 200;

/** Returns both texts of a contradiction: `says “30 s”, but src/a.ts:3 has “60 s”`. */
function formatContradiction({ says, does, location, side }: Contradiction): string {
  const verb = side === 'removed' ? 'removes' : 'has';
  return `says “${cutCharacters(says, MAX_QUOTED)}”, but ${location} ${verb} “${cutCharacters(does.trim(), MAX_QUOTED)}”`;
}

/**
 * Returns what stands between a criterion and what the policy requires: what contradicts it first, then what is missing.
 * Of a criterion that lines do not show, that is what they do not show: it may be done all the same.
 * A met criterion lacks nothing that anybody asked for.
 */
export function formatWants({ met, shown, contradicts, missing }: CriterionRow): readonly string[] {
  const label = isSeen(shown) ? 'missing' : 'not shown';
  return [...contradicts.map(formatContradiction), ...(met ? [] : missing).map((each) => `${label}: ${each}`)];
}

/** Returns whether the lines of a criterion show it, so that only a report or a proof is missing. */
export const isSeen = (shown: ShownStatus | null): boolean => shown !== 'weak' && shown !== 'unmet';

/** Criteria that are named with what they want in common, and lines of this kind. */
const MAX_NAMED = 10;
const MAX_SHARED = 5;

/** Says what is missing for the next status of the criteria that are met: once for all that want the same. */
export function listFurtherWants(rows: readonly CriterionRow[]): readonly string[] {
  const wants = rows
    .filter(({ met }) => met)
    .flatMap(({ id, shown, missing }) =>
      missing.map((lack) => ({
        id: cutCharacters(id, 40),
        want: `not “${shown === 'tested' ? 'proved' : 'tested'}”: ${lack}`,
      })),
    );
  return [...groupBy(wants, ({ want }) => want)].slice(0, MAX_SHARED).map(([want, all]) => {
    const named = [...new Set(all.map(({ id }) => id))];
    const left = named.length - MAX_NAMED;
    const ids = `${named.slice(0, MAX_NAMED).join(', ')}${left > 0 ? ` and ${formatCount(left)} more` : ''}`;
    return `${ids}: met by ${named.length === 1 ? 'its' : 'their'} lines, and ${want}`;
  });
}

/** Says of each claim of the author whether it holds, in a line each. */
export function formatClaims({ claims }: CriterionRow): readonly string[] {
  return claims.map(
    ({ ref, why }) => `claimed by the author: ${ref} ${why === '' ? 'holds' : `does not hold: ${why}`}`,
  );
}
