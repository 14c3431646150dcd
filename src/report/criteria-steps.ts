/** What can be done about criteria that are not met, the most important first. Plain text, not escaped. */
import { counted, cutCharacters, cutNames, formatCount, joinWords } from '../base/text.js';
import { countAccounting } from './accounting.js';
import { buildCriterionRows, type CriterionRow, formatWants, rateCriterion } from './criteria.js';
import { hasTicket } from './decision.js';
import { readAccountingEvidence, readChangeEvidence, readCriteriaEvidence } from './evidence.js';
import { isOpenedByPeople } from './opening.js';
import type { Report } from './report.js';
import {
  createAskedCheck,
  createDecidedCheck,
  createPlainStep,
  createStep,
  type NextStep,
  type StepItem,
} from './step.js';
import { getFact } from './verdict.js';

const toCriterionItem = (row: CriterionRow): StepItem => ({
  reference: row.lines[0] ?? null,
  name: row.id,
  text: row.text ?? '',
});
/** The same for a criterion of which something is known that its author can add or change. */
const toWantItem = (row: CriterionRow): StepItem => ({
  reference: row.contradicts[0]?.location ?? row.lines[0] ?? null,
  name: row.id,
  text: formatWants(row)[0] ?? row.text ?? '',
});

/** Lists what can be done about the criteria, and about the ticket that they come from. */
export function listCriteriaSteps(report: Report): NextStep[] {
  const asks = createAskedCheck(report);
  const decided = createDecidedCheck(report);
  const rows = buildCriterionRows(report);
  const of = (shown: CriterionRow['shown']) => rows.filter((row) => row.shown === shown);
  const [contradicted, unmet, weak, people, unknown] = [
    of('contradicted'),
    of('unmet'),
    of('weak'),
    of('open'),
    of(null),
  ];
  const short = rows.filter((row) => rateCriterion(row) === 'short' && row.shown !== 'weak');
  const criteria = (count: number) => counted(count, 'acceptance criterion', 'acceptance criteria');
  const nameAll = (some: readonly CriterionRow[]) => joinWords(nameCriteria(some));
  const them = ({ length }: readonly unknown[]) => (length === 1 ? 'it' : 'them');
  const steps: NextStep[] = [];
  const beside = describeBesideTicket(report, rows);
  if (beside !== '') steps.push(createPlainStep(beside));
  if (contradicted.length > 0 && asks('criteria.contradicted', 'criteria.unmet', 'criteria.met')) {
    const what = `Fix the code of ${nameAll(contradicted)}: a changed line says otherwise. If the code is right, correct the words of the ticket: people cannot answer for it.`;
    steps.push(createStep(what, contradicted, toWantItem));
  }
  if (unmet.length > 0 && asks('criteria.unmet', 'criteria.met')) {
    steps.push(createStep(`Meet ${nameAll(unmet)}: no changed line shows ${them(unmet)}.`, unmet, toCriterionItem));
  }
  if (weak.length > 0 && asks('criteria.weak', 'criteria.met')) {
    const one = weak.length === 1 ? 'it' : 'one';
    const what = `Check ${nameAll(weak)}: too little of ${them(weak)} is seen in the changed lines. If ${one} is not done yet, finish it. ${formatPointing(weak[0]?.id ?? '', one)}${formatUntested(report, weak.length)}`;
    steps.push(createStep(what, weak, toWantItem, true));
  }
  if (short.length > 0 && asks('criteria.weak', 'criteria.met')) {
    const what = `Test or prove ${nameAll(short)}: the policy requires more than that ${short.length === 1 ? 'it is' : 'they are'} addressed.`;
    steps.push(createStep(what, short, toWantItem, true));
  }
  if (unknown.length > 0 && report.trace === null) {
    steps.push(
      createStep(
        `Look at ${criteria(unknown.length)}: the service names no lines for ${them(unknown)}.`,
        unknown,
        toCriterionItem,
      ),
    );
  }
  const checked = people.filter(({ id }) => isForReport(report, id));
  if (checked.length > 0 && asks('criteria.not_verifiable') && getFact(report, 'tests.given') === false) {
    const what = `Give a report of the tests (JUnit), as \`${report.pr === null ? '--junit FILE' : 'junit'}\`: it can show ${nameAll(checked)}.`;
    steps.push(createPlainStep(what));
  }
  // Where people open the gate, that is said apart from what its author can do.
  if (people.length > 0 && asks('criteria.not_verifiable') && !isOpenedByPeople(report)) {
    steps.push(
      createStep(
        `Have a person confirm ${nameAll(people)}: code cannot show ${them(people)}.`,
        people,
        toCriterionItem,
      ),
    );
  }
  const source = getFact(report, 'criteria.source');
  if (decided('criteria.source') && (source === 'none' || source === 'body')) {
    const what = 'Name the ticket: link the issue that this pull request closes, or ask for the review with its id.';
    steps.push(createPlainStep(what));
  }
  return steps;
}

/**
 * Says what to do about a criterion that is done in other words than those of the ticket. Words that are put into the change only
 * to be found would show nothing.
 */
export function formatPointing(id: string, which = 'it'): string {
  return `If ${which} is done in other words, point to its lines ${formatPointer(id)}, or leave it to the person who reviews.`;
}

/** Says how an author points to lines, by an example that can be copied. */
const formatPointer = (id: string) =>
  `in the description (\`${cutCharacters(id, MAX_ID_CHARACTERS)}: src/x.ts:10-20\`)`;

/** Returns whether a report of tests can show a criterion. */
function isForReport(report: Report, id: string): boolean {
  return readCriteriaEvidence(report)?.criteria.some((one) => one.id === id && one.kind === 'passes') === true;
}

/** At most this share of the lines that matter has to do with the ticket: then it may be another one's. */
const FEW_ASKED = 0.1;

/** Says so where next to nothing of a change has to do with its ticket, and no criterion of it is done; else empty. */
function describeBesideTicket(report: Report, rows: readonly CriterionRow[]): string {
  const tally = countAccounting(report);
  if (!hasTicket(report) || tally === null || tally.lines === 0 || rows.length === 0) return '';
  if (rows.some((row) => rateCriterion(row) === 'good') || rows.every((row) => rateCriterion(row) === 'people'))
    return '';
  const { asked, inert } = tally.byReason;
  const matter = tally.lines - inert;
  if (asked === 0) return rows.some((row) => rateCriterion(row) === 'people') ? '' : describeNothingAsked(report, rows);
  if (asked > matter * FEW_ASKED) return '';
  return `See whether the ticket is that of the change: ${formatCount(asked)} of ${counted(matter, 'changed line')} ${asked === 1 ? 'has' : 'have'} to do with it.`;
}

/** Says that tests would show more, where code changes and no test does; empty where that is not known. */
function formatUntested(report: Report, weak: number): string {
  const change = readChangeEvidence(report);
  if (change === null || change.files.some(({ class: kind }) => kind === 'test')) return '';
  if (!change.files.some(({ class: kind }) => kind === 'source')) return '';
  return ` No test changed: ${weak === 1 ? 'one of it' : 'one of each'}, with the words and examples of the ticket, shows more.`;
}

/** Says what to do where no line is asked for: the code may be missing, the lines not found, or the ticket another one. */
function describeNothingAsked(report: Report, rows: readonly CriterionRow[]): string {
  const wantsCode = readCriteriaEvidence(report)?.criteria.some(({ kind }) => kind === 'behaviour') === true;
  if (wantsCode && isWithoutCode(report))
    return 'Only tests or documents changed, and the code that the ticket asks for is missing: was a file not committed?';
  const isWeak = rows.some(({ shown }) => shown === 'weak');
  const much = !isWeak && rows.every(({ lines }) => lines.length === 0) ? 'Nothing' : 'Too little';
  // The step about weak criteria says how to point.
  const how = isWeak ? '' : ` ${formatPointer(rows[0]?.id ?? '')}`;
  return `${much} of this change could be tied to the ticket: point to the lines${how}, or name another ticket.`;
}

/** Returns whether all that changed is tests, documents, or cannot matter. False if the trace does not list it all. */
function isWithoutCode(report: Report): boolean {
  const [change, accounting] = [readChangeEvidence(report), readAccountingEvidence(report)];
  if (change === null || accounting === null || accounting.left_out > 0) return false;
  const aside = new Set(
    change.files.flatMap(({ path, class: kind }) => (kind === 'test' || kind === 'docs' ? path : [])),
  );
  return accounting.spans.every(({ reason, location }) => reason === 'inert' || aside.has(location.file));
}

/** Criteria that are named; the others are counted. */
const NAMED = 3;
const MAX_ID_CHARACTERS = 40;

function nameCriteria(rows: readonly CriterionRow[]): readonly string[] {
  return cutNames(
    rows.map(({ id }) => cutCharacters(id, MAX_ID_CHARACTERS)),
    NAMED,
  );
}
