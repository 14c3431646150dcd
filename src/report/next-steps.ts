/** What stands between a change and its approval, and what to do about it. Plain text, not escaped. */
import { counted, cutCharacters, cutNames, formatCount, joinWords } from '../base/text.js';
import { type ObservedFinding, OPEN_REASONS } from '../contract/index.js';
import { countAccounting, formatOpen } from './accounting.js';
import { buildCriterionRows, type CriterionRow, formatWants, rateCriterion } from './criteria.js';
import { describeNoFiles, hasTicket, listNamedRules } from './decision.js';
import { listOmitted, readCriteriaEvidence } from './evidence.js';
import { countFindings, formatReference, isAboutChange, nameRule, sortFindings, toWeight } from './findings.js';
import { describeAnswering, isOpenedByPeople } from './opening.js';
import type { Report } from './report.js';
import { countFact, formatTier, getFact, getVerdict, isApproved, listFacts } from './verdict.js';

/** One subject of a step: a finding, a criterion or a file. */
interface StepItem {
  /** `src/a.ts:1-4`; null if it refers to no line. */
  readonly reference: string | null;
  /** A criterion's id, or empty. */
  readonly name: string;
  readonly text: string;
}

/** Something to do, with the most important items that it concerns. */
export interface NextStep {
  readonly what: string;
  readonly items: readonly StepItem[];
  /** Number of items beyond `items`. */
  readonly more: number;
  /** Whether the list of the criteria says the same of each item: a report that has both need not say it twice. */
  readonly isListed: boolean;
}

const SHOWN = 3;

function createStep<T>(
  what: string,
  about: readonly T[],
  item: (one: T) => StepItem,
  isListed: boolean = false,
): NextStep {
  return { what, items: about.slice(0, SHOWN).map(item), more: Math.max(0, about.length - SHOWN), isListed };
}

/** A step that concerns nothing in particular. */
const createPlainStep = (what: string): NextStep => ({ what, items: [], more: 0, isListed: false });

const toFindingItem = (finding: ObservedFinding): StepItem => ({
  reference: isAboutChange(finding) ? null : formatReference(finding),
  name: '',
  text: finding.title,
});
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

/**
 * Returns a check whether a fact may prevent approval: a non-approving rule that is not known to have failed uses it.
 */
function createAskedCheck(report: Report): (...facts: readonly string[]) => boolean {
  const rules = report.trace?.decision.rules.filter(
    ({ held, verdict }) => held !== false && verdict !== 'auto-approve',
  );
  const asked = new Set(rules?.flatMap(({ condition }) => listFacts(report, condition)));
  return (...facts) => facts.some((fact) => asked.has(fact));
}

/** Returns a check whether the deciding rule uses a fact. */
function createDecidedCheck(report: Report): (...facts: readonly string[]) => boolean {
  const decision = report.trace?.decision;
  const rule = decision?.rules.find(({ name, held }) => name === decision.rule && held === true);
  const asked = new Set(rule === undefined ? [] : listFacts(report, rule.condition));
  return (...facts) => facts.some((fact) => asked.has(fact));
}

/** Returns whether the tier reaches the limit of a rule such as `tier >= 3` that may still hold. */
function isTooRisky(report: Report): boolean {
  const tier = getFact(report, 'tier');
  const rules = report.trace?.decision.rules ?? [];
  return rules.some(({ condition, verdict, held }) => {
    const least = /^\s*tier\s*(>=?)\s*([0-4])\s*$/u.exec(condition);
    if (least === null || verdict === 'auto-approve' || held === false || typeof tier !== 'number') return false;
    return least[1] === '>' ? tier > Number(least[2]) : tier >= Number(least[2]);
  });
}

const REPEATS_CRITERION = /^intent\/criterion-/u;

/** Returns whether a finding only says what a criterion lacks. The criterion is listed with it. */
export function repeatsCriterion(finding: ObservedFinding): boolean {
  return REPEATS_CRITERION.test(nameRule(finding));
}

/** Returns the findings of one weight that prevent approval. Without a trace, the findings of the highest weight. */
function listFindingSteps(report: Report, weight: 'error' | 'warn'): NextStep[] {
  const unmet = buildCriterionRows(report).some((row) => rateCriterion(row) === 'bad');
  const found = sortFindings(report.findings).filter(
    (finding) => toWeight(finding) === weight && !(unmet && repeatsCriterion(finding)),
  );
  const asked =
    report.trace !== null
      ? createAskedCheck(report)(`findings.${weight}`, 'findings.total')
      : weight === 'error' || countFindings(report.findings).error === 0;
  if (found.length === 0 || !asked) return [];
  return [createStep(`Fix ${counted(found.length, weight === 'error' ? 'error' : 'warning')}.`, found, toFindingItem)];
}

/** Returns the notes that a rule of the policy leaves to a person, although they are no warnings. */
function listNoteSteps(report: Report): NextStep[] {
  const asked = report.trace?.decision.rules.filter(
    ({ held, verdict }) => held !== false && verdict !== 'auto-approve',
  );
  const rules = new Set(asked?.flatMap(({ condition }) => listNamedRules(report, condition)));
  const found = sortFindings(report.findings).filter(
    (finding) => toWeight(finding) === 'info' && finding.signed == null && rules.has(nameRule(finding)),
  );
  if (found.length === 0) return [];
  return [
    createStep(
      `Fix what ${counted(found.length, 'note says', 'notes say')}, or leave ${found.length === 1 ? 'it' : 'them'} to a person: ${cutCharacters(found[0]?.title ?? '', MAX_TITLE_CHARACTERS)}.`,
      found,
      toFindingItem,
    ),
  ];
}

function listCriteriaSteps(report: Report): NextStep[] {
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
    const what = `Check ${nameAll(weak)}: too little of ${them(weak)} is seen in the changed lines. If ${one} is done in other words, leave it to the person who approves; if not, finish it.`;
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

function listCoverageSteps(report: Report): NextStep[] {
  if (report.trace === null || report.trace.snapshot.coverage.complete) return [];
  const blocking = listOmitted(report).filter((one) => one.blocking);
  const what = 'Have a person look at what could not be read, or make it readable.';
  return [createStep(what, blocking, ({ path, detail }) => ({ reference: path, name: '', text: detail }))];
}

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
  if (asked === 0)
    return rows.some((row) => rateCriterion(row) === 'people')
      ? ''
      : 'Name another ticket if this one is not what the change is for: no changed line has to do with it.';
  if (asked > matter * FEW_ASKED) return '';
  return `See whether the ticket is that of the change: ${formatCount(asked)} of ${counted(matter, 'changed line')} ${asked === 1 ? 'has' : 'have'} to do with it.`;
}

/** Criteria that are named; the others are counted. */
const NAMED = 3;
const MAX_ID_CHARACTERS = 40;
const MAX_TITLE_CHARACTERS = 120;

function nameCriteria(rows: readonly CriterionRow[]): readonly string[] {
  return cutNames(
    rows.map(({ id }) => cutCharacters(id, MAX_ID_CHARACTERS)),
    NAMED,
  );
}

/** Says what a person must look at: `look at 6 lines`. Empty if nothing is. It is listed in a part of its own. */
function describeLook(report: Report): string {
  const tally = countAccounting(report);
  const open = tally === null ? '' : formatOpen(tally);
  const units = ['lines', 'spans', 'files'];
  const facts = OPEN_REASONS.flatMap((reason) => units.map((unit) => `accounting.${reason}.${unit}`));
  if (open === '' || !createAskedCheck(report)(...facts, 'accounting.share')) return '';
  return `look at ${open}`;
}

/** Says why the policy leaves the change as a whole to a person; empty if nothing says so. `others`: how many other steps there are. */
function explainReview(report: Report, others: number): string {
  const decided = createDecidedCheck(report);
  if (isTooRisky(report)) {
    const { tier } = report.review;
    return `the risk is ${formatTier(tier ?? 'too high')}, and the policy leaves that to a person`;
  }
  const classes = getFact(report, 'change.classes');
  if (decided('change.classes') && Array.isArray(classes)) {
    return `the policy asks for one if such files change (${classes.join(', ')})`;
  }
  // Also where another rule decides first: whatever people approve, this keeps the gate closed.
  if (createAskedCheck(report)('base.allowed') && getFact(report, 'base.allowed') === false) {
    return 'it goes into a branch that the policy does not allow; name that branch under bases, or choose another';
  }
  if (decided('policy.changed')) return "it edits the gate's own policy";
  if (decided('policy.broken')) return "the repository's policy does not parse; correct it on the base branch";
  if (decided('change.files')) return describeNoFiles(report);
  const rule = report.trace?.decision.rule;
  if (others > 0 || getVerdict(report) === null) return '';
  return rule === undefined ? 'the service asks for it' : `the rule ${rule} asks for one`;
}

/** Lists what only another person can do: one step, because one person does both. */
function listPersonSteps(report: Report, others: number): NextStep[] {
  if (createDecidedCheck(report)('change.files') && getFact(report, 'coverage.files') === 0) {
    const what = 'Push a change, or have a person approve: the base and the head have the same files.';
    return [createPlainStep(what)];
  }
  const look = describeLook(report);
  const why = describeAnswering(report) === '' ? explainReview(report, others + (look === '' ? 0 : 1)) : '';
  if (look === '') return why === '' ? [] : [createPlainStep(`Have a person review the change: ${why}.`)];
  return [createPlainStep(`Have a person ${look} and approve${why === '' ? '' : `: ${why}`}.`)];
}

/** Returns what the author can do, the most important first; nothing if the change is approved. */
export function listNextSteps(report: Report): readonly NextStep[] {
  if (isApproved(report) || getVerdict(report) === 'auto-approve') return [];
  const steps = [
    ...listFindingSteps(report, 'error'),
    ...listCriteriaSteps(report),
    ...listFindingSteps(report, 'warn'),
    ...listNoteSteps(report),
    ...listCoverageSteps(report),
  ];
  if (isOpenedByPeople(report)) return steps;
  return [...steps, ...listPersonSteps(report, steps.length)];
}

/** Lists the same for a report that lists the criteria too: it says only there what each lacks. */
export function listStepsBesideCriteria(report: Report): readonly NextStep[] {
  return listNextSteps(report).map((step) => {
    if (!step.isListed) return step;
    const where = step.items.length === 1 ? 'it' : 'each';
    return { ...step, what: `${step.what} What is missing stands beside ${where}, below.`, items: [], more: 0 };
  });
}

/** Says what other people can do in place of all that its author can; empty where they cannot, and if the change is approved. */
export function describeAlternative(report: Report): string {
  return isApproved(report) ? '' : describeAnswering(report);
}

/** Returns whether the gate needs a person whatever its author shows of the criteria and mends. */
function isLeftToPeople(report: Report): boolean {
  const answered = getFact(report, 'if_answered.verdict') ?? 'auto-approve';
  const forPeople =
    createAskedCheck(report)('criteria.not_verifiable') && countFact(report, 'criteria.not_verifiable') > 0;
  return answered !== 'auto-approve' || forPeople || describeLook(report) !== '';
}

/** Returns the title of the steps: `To open the gate`, … */
export function formatStepsTitle(report: Report): string {
  if (isOpenedByPeople(report))
    return isLeftToPeople(report)
      ? 'What its author can do, so that less is left to people'
      : 'Or its author, so that it opens without a person';
  return report.gate.open || report.review.dry_run === true ? 'Before it would be approved' : 'To open the gate';
}
