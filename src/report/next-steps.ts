/** What stands between a change and its approval, and what to do about it. Plain text, not escaped. */
import { counted, cutCharacters } from '../base/text.js';
import { type ObservedFinding, OPEN_REASONS } from '../contract/index.js';
import { countAccounting, formatOpen } from './accounting.js';
import { buildCriterionRows, rateCriterion } from './criteria.js';
import { listCriteriaSteps } from './criteria-steps.js';
import { describeNoFiles, listNamedRules } from './decision.js';
import { listOmitted } from './evidence.js';
import { countFindings, formatReference, isAboutChange, nameRule, sortFindings, toWeight } from './findings.js';
import { describeAnswering, isOpenedByPeople } from './opening.js';
import type { Report } from './report.js';
import {
  createAskedCheck,
  createDecidedCheck,
  createPlainStep,
  createStep,
  type NextStep,
  type StepItem,
} from './step.js';
import { countFact, formatTier, getFact, getVerdict, isApproved } from './verdict.js';

/** Characters of a title inside of a step. */
const MAX_TITLE_CHARACTERS = 120;

const toFindingItem = (finding: ObservedFinding): StepItem => ({
  reference: isAboutChange(finding) ? null : formatReference(finding),
  name: '',
  text: finding.title,
});
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

function listCoverageSteps(report: Report): NextStep[] {
  if (report.trace === null || report.trace.snapshot.coverage.complete) return [];
  const blocking = listOmitted(report).filter((one) => one.blocking);
  const what = 'Have a person look at what could not be read, or make it readable.';
  return [createStep(what, blocking, ({ path, detail }) => ({ reference: path, name: '', text: detail }))];
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
    return { ...step, what: `${step.what} What is not shown stands beside ${where}, below.`, items: [], more: 0 };
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
