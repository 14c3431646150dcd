/** What the review answers to `/review-gate` lines: what each did, or why not, and what was asked. Plain text, not escaped. */
import { groupBy } from '../base/groups.js';
import { capitalize, counted, cutCharacters, formatCount } from '../base/text.js';
import type { PeopleQuestion, Signature } from '../contract/index.js';
import { formatSignCommand } from './commands.js';
import { buildCriterionRows, type CriterionRow, formatWants, STATUS_MEANINGS } from './criteria.js';
import { readBindingEvidence, readSignaturesEvidence } from './evidence.js';
import { describeAlternative, listNextSteps } from './next-steps.js';
import { listOpeningSteps } from './opening.js';
import type { Report } from './report.js';
import { formatVerdict } from './verdict.js';

/** An answer to a line, or to several people who asked for the same. */
export interface Answer {
  /** Whether a line counts; null for what was asked. */
  readonly holds: boolean | null;
  /** The line without the reason: `sign AC4`. */
  readonly line: string;
  readonly by: readonly string[];
  /** The newest review or comment with that line. */
  readonly url: string;
  readonly words: string;
}

/** Longest part of a line that is shown. */
const MAX_LINE = 120;
/** What is missing of a criterion that is explained. */
const MAX_WANTS = 3;
/** What speaks for its best place. */
const MAX_EVIDENCE = 3;

/** Lists the answers, the newest first: to what people answer for, then to what they ask. */
export function listAnswers(report: Report): readonly Answer[] {
  const { signatures = [], questions = [], left_out: left = 0 } = readSignaturesEvidence(report) ?? {};
  const asked = groupBy([...questions].reverse(), ({ verb, target }) => `${verb} ${target}`);
  const more: Answer = {
    holds: false,
    line: '…',
    by: [],
    url: '',
    words: `${left} older lines were not read: a review reads the newest`,
  };
  return [
    ...[...signatures].reverse().map(answerSignature),
    ...[...asked.values()].flatMap((same) => answerQuestions(report, same)),
    ...(left > 0 ? [more] : []),
  ];
}

function answerSignature({ verb, target, by, url, holds, why }: Signature): Answer {
  return { holds, line: cutCharacters(`${verb} ${target}`, MAX_LINE), by: [by], url, words: why };
}

function answerQuestions(report: Report, same: readonly PeopleQuestion[]): Answer[] {
  const [newest] = same;
  if (newest === undefined) return [];
  const { verb, target, url } = newest;
  const by = [...new Set(same.map((question) => question.by))];
  const written = (verb === 'unknown' ? target : `${verb} ${target}`).trim();
  return [{ holds: null, line: cutCharacters(written, MAX_LINE), by, url, words: answerQuestion(report, newest) }];
}

function answerQuestion(report: Report, { verb, target }: PeopleQuestion): string {
  if (verb === 'status') return describeStatus(report);
  if (verb === 'explain') return explainCriterion(report, target);
  return 'this is no command. There are `sign AC1 because …`, `accept` with a fingerprint, `vouch` with a file, `explain AC1` and `status`';
}

function describeStatus(report: Report): string {
  const steps = [...listOpeningSteps(report), ...listNextSteps(report)].map(({ what }) => what);
  const alternative = describeAlternative(report);
  if (alternative !== '') steps.push(alternative);
  return `${formatVerdict(report)}. ${steps.length === 0 ? 'Nothing is left to do.' : steps.join(' ')}`;
}

/** Explains where a criterion stands: its status, its lines, what is missing, who signed it. */
function explainCriterion(report: Report, id: string): string {
  const rows = buildCriterionRows(report);
  const row = rows.find((one) => one.id === id);
  if (row === undefined)
    return `there is no ${id}; the review has ${rows.length === 0 ? 'no criteria' : listIds(rows)}`;
  const evidence = readBindingEvidence(report)?.bindings.find((one) => one.id === id);
  const places = evidence?.lines ?? row.lines.map((ref) => ({ ref, evidence: [] }));
  const [best] = places;
  const why = best?.evidence.slice(0, MAX_EVIDENCE).join('; ') ?? '';
  const more = places.length > 1 ? ` and ${counted(places.length - 1, 'more place')}` : '';
  const shown = best === undefined ? '' : `Lines: ${best.ref}${why === '' ? '' : ` (${why})`}${more}`;
  const signed = evidence?.signed;
  const line = formatSignCommand(report, id);
  const meaning = row.shown === null ? 'nobody says how it stands' : `${row.shown} (${STATUS_MEANINGS[row.shown]})`;
  return [
    `${meaning}: “${row.text ?? ''}”`,
    ...(signed === undefined ? [] : [`Signed by ${signed.by}: ${signed.because}`]),
    ...(shown === '' ? [] : [shown]),
    ...formatWants(row).slice(0, MAX_WANTS).map(capitalize),
    ...(line === null ? [] : [`If it is fine: \`${line.trimEnd()}\` …`]),
  ].join('. ');
}

/** Ids that a sentence names. */
const MAX_IDS = 10;

function listIds(rows: readonly CriterionRow[]): string {
  const left = rows.length - MAX_IDS;
  const named = rows.slice(0, MAX_IDS).map(({ id }) => id);
  return `${named.join(', ')}${left > 0 ? ` and ${formatCount(left)} more` : ''}`;
}
