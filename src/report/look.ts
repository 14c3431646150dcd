/**
 * The reviewer's list: what a person has to look at, what matters most first, and what is ticked off already. The places
 * are in `accounting.ts`; here are the criteria among them, the commands that clear them, and who did. Plain text.
 */
import { groupBy } from '../base/groups.js';
import { counted, cutCharacters, joinWords } from '../base/text.js';
import { type AccountingTally, listOpen } from './accounting.js';
import { formatSignCommand } from './commands.js';
import { buildCriterionRows, type CriterionRow, formatWants } from './criteria.js';
import { readBindingEvidence } from './evidence.js';
import { formatPlaceLines, listPlaces, type OpenPlace } from './places.js';
import type { Report } from './report.js';
import { getVerdict } from './verdict.js';

/** A criterion that a person has to look at, or has signed. */
export interface LookCriterion {
  readonly id: string;
  readonly kind: 'contradicted' | 'weak' | 'open' | 'signed';
  /** Its lines at the head; the line that contradicts it. Null if it has none. */
  readonly reference: string | null;
  /** What it says; empty if it is not known. */
  readonly text: string;
  /** What speaks against it, what is missing, or who signed it and why. */
  readonly why: readonly string[];
  /** The line that signs it, up to the reason; null if no signature helps. */
  readonly command: string | null;
}

/** In this order: what is wrong, what is shown too little, what nobody but a person can see, what is done. */
const KINDS: readonly LookCriterion['kind'][] = ['contradicted', 'weak', 'open', 'signed'];

const isKind = (shown: CriterionRow['shown']): shown is LookCriterion['kind'] => KINDS.some((kind) => kind === shown);

/** Lists the criteria; of an approved change only those that are signed. */
export function listLookCriteria(report: Report): readonly LookCriterion[] {
  const approved = getVerdict(report) === 'auto-approve';
  const signed = new Map(readBindingEvidence(report)?.bindings.map(({ id, signed: by }) => [id, by]));
  const all = buildCriterionRows(report).flatMap((row): LookCriterion[] => {
    const { id, shown } = row;
    if (!isKind(shown) || (approved && shown !== 'signed') || (shown === 'weak' && row.met)) return [];
    const by = signed.get(id);
    const why = shown === 'signed' && by !== undefined ? [`@${by.by}: ${by.because}`] : formatWants(row);
    return [
      {
        id,
        kind: shown,
        reference: row.contradicts[0]?.location ?? row.lines[0] ?? null,
        text: row.text ?? '',
        why,
        command: shown === 'signed' ? null : formatSignCommand(report, id),
      },
    ];
  });
  return KINDS.flatMap((kind) => all.filter((one) => one.kind === kind));
}

/** Places that a person answered for, with the same words on who and why. */
export interface TickedPlaces {
  readonly why: string;
  readonly places: readonly OpenPlace[];
  readonly lines: number;
}

/** Lists what is ticked off, by who did it. */
export function listTicked(report: Pick<Report, 'trace'>): readonly TickedPlaces[] {
  const vouched = listPlaces(report, (reason) => reason === 'vouched');
  return [...groupBy(vouched, ({ why }) => why)].map(([why, places]) => ({
    why,
    places,
    lines: places.reduce((sum, { lines }) => sum + lines, 0),
  }));
}

/** Counts the criteria that wait for a person. */
export function countLookCriteria(criteria: readonly LookCriterion[]): number {
  return criteria.filter(({ kind }) => kind !== 'signed').length;
}

/** Lists what waits for a person: `37 lines`, `2 criteria`. */
export function listLookSubjects(tally: AccountingTally, criteria: number): readonly string[] {
  return [...listOpen(tally), ...(criteria === 0 ? [] : [counted(criteria, 'criterion', 'criteria')])];
}

/** Returns the title of the list: `Look at these 37 lines and 2 criteria`. */
export function formatLookTitle(tally: AccountingTally, criteria: number = 0): string {
  const subjects = joinWords(listLookSubjects(tally, criteria));
  if (subjects === '') return 'Nothing is left to look at';
  if (tally.openLines + tally.openFiles + criteria === 1) return `Look at this ${subjects.replace(/^1 /u, '')}`;
  return subjects.startsWith('1 ') ? `Look at ${subjects}` : `Look at these ${subjects}`;
}

/** Characters of a criterion's text beside what is said of it: one in fifty of real tickets is longer. */
const MAX_TEXT = 240;
/** What is said of one criterion, at most. */
const MAX_WHY = 3;

/**
 * Says what a criterion is and what is said of it: `“The total is rounded”: not shown: …`.
 * @param most characters of each thing that is said of it
 */
export function formatLookWords({ text, why }: LookCriterion, most: number = Number.POSITIVE_INFINITY): string {
  const short = text === '' ? '' : `“${cutCharacters(text, MAX_TEXT)}”`;
  const told = why.slice(0, MAX_WHY).map((each) => cutCharacters(each, most));
  return [short, told.join('; ')].filter((part) => part !== '').join(': ');
}

/**
 * Returns whether the list of the criteria, which stands below in most reports, says all of a criterion: that it waits, and what is
 * missing. A contradiction comes first wherever it is, and a signature is said only here.
 */
export const isToldBelow = ({ kind }: LookCriterion): boolean => kind === 'weak' || kind === 'open';

/** Returns a criterion of the list in one line: `weak AC3 src/a.ts:3: “The total is rounded”: not shown: …`. */
export function formatLookCriterion(one: LookCriterion): string {
  const words = formatLookWords(one);
  return `${one.kind} ${one.id}${one.reference === null ? '' : ` ${one.reference}`}${words === '' ? '' : `: ${words}`}`;
}

/** More places with the same words on who looked are counted and not named. */
const NAMED_TICKED = 3;

/** Counts places that are too many to be named: `12 places in 3 files`, `5 places in src/a.ts`. Empty if they are not. */
export function formatTickedCount({ places }: TickedPlaces): string {
  if (places.length <= NAMED_TICKED) return '';
  const files = [...new Set(places.map(({ location }) => location.file))];
  const [only] = files.length === 1 ? files : [];
  return `${counted(places.length, 'place')} in ${only ?? counted(files.length, 'file')}`;
}

/** Returns places that are ticked off in one line: `vouched src/a.ts line 3: …`, `vouched 12 places in 3 files: …`. */
export function formatTicked(ticked: TickedPlaces): string {
  const named = ticked.places.map((place) => `${place.location.file} ${formatPlaceLines(place)}`);
  return `vouched ${formatTickedCount(ticked) || named.join('; ')}: ${ticked.why}`;
}

/** Returns the line that clears something, with a word on when; empty if there is none. */
export function formatClearing(command: string | null): string {
  return command === null ? '' : `if it is fine: ${command.trimEnd()} …`;
}
