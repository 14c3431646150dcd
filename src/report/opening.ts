/** What people can do so that a gate that waits for them opens: who must do what and where. Plain text, not escaped. */
import { capitalize, counted, formatCount, joinWords } from '../base/text.js';
import type { Json } from '../contract/index.js';
import { countAccounting } from './accounting.js';
import { listCommands } from './commands.js';
import { describeRule } from './decision.js';
import { countLookCriteria, listLookCriteria, listLookSubjects } from './look.js';
import { listPeople, listUnknown, type PersonStanding } from './people.js';
import type { Report } from './report.js';
import { countFact, getFact, getVerdict } from './verdict.js';

/** One of the steps. */
export interface OpeningStep {
  readonly what: string;
  /** Where it is done; null where the text says it. */
  readonly url: string | null;
}

/** The title of the steps. */
export const OPENING_TITLE = 'To open the gate, in three steps';

/** The title of the one sentence where nobody said what people did. */
export const LATER_TITLE = 'To open the gate';

/** The engine's rule by which people open a gate. */
const PEOPLE_RULE = 'approved-by-people';

/** What keeps a gate closed whatever people approve: facts with the value that does. */
const GUARDS: readonly (readonly [fact: string, closes: Json])[] = [
  ['base.allowed', false],
  ['criteria.complete', false],
  ['policy.broken', true],
];

/** Returns whether an approval by people would open the gate, as far as the trace says. */
function canPeopleOpen(report: Report): boolean {
  return getFact(report, 'reviews.given') === true && wantsOnlyPeople(report);
}

/** Commits that are in no pull request yet can be approved by nobody: this says what an approval will do there. */
function willPeopleOpen(report: Report): boolean {
  const isLocal = report.pr === null && getFact(report, 'reviews.given') === false;
  return isLocal && !report.gate.open && wantsOnlyPeople(report);
}

/** Returns whether people open the gate: of this pull request, or of the one that these commits will be in. */
export function isOpenedByPeople(report: Report): boolean {
  return canPeopleOpen(report) || willPeopleOpen(report);
}

/** Returns whether nothing keeps the gate closed that people who approve cannot answer for. */
function wantsOnlyPeople(report: Report): boolean {
  const rule = report.trace?.decision.rules.find(({ name }) => name === PEOPLE_RULE);
  if (rule?.held !== false || getVerdict(report) !== 'needs-review') return false;
  const none = (fact: string) => getFact(report, fact) === 0;
  const guarded = GUARDS.some(([fact, closes]) => getFact(report, fact) === closes);
  const unread = getFact(report, 'coverage.complete') === false && getFact(report, 'coverage.for_people') !== true;
  return none('findings.error') && none('criteria.contradicted') && !guarded && !unread;
}

/**
 * Says why no approval opens a closed gate. Empty where one does, and where nobody said what people did.
 */
export function describeApprovalLimit(report: Report): string {
  const told = getVerdict(report) !== null && getFact(report, 'reviews.given') === true;
  if (!told || report.gate.open || canPeopleOpen(report)) return '';
  if (describeAnswering(report) !== '')
    return countFact(report, 'reviews.approvals') > 0
      ? 'The approval that was given is not enough: first do what follows.'
      : 'An approval alone does not open the gate yet: first do what follows.';
  return 'An approval does not open the gate yet: first do what follows. People cannot answer for an error, for a criterion that the code contradicts, or for what could not be read.';
}

/** People that are named; the others are counted. */
const NAMED = 5;

function nameAll(report: Report, standing: PersonStanding): string {
  const names = listPeople(report).flatMap((person) => (person.standing === standing ? [person.name] : []));
  const left = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${left > 0 ? ` and ${formatCount(left)} more` : ''}`;
}

/**
 * Says what waits for a person: `3 lines and 1 criterion wait for a person`. Empty where no approval opens the gate, and where
 * another rule than one about the lines closes it.
 */
export function describeWaiting(report: Report): string {
  const rule = report.trace?.decision.rules.find(
    ({ name, held }) => held === true && name === report.trace?.decision.rule,
  );
  const tally = countAccounting(report);
  if (tally === null || rule === undefined || !rule.condition.includes('accounting.') || !canPeopleOpen(report))
    return '';
  const subjects = listLookSubjects(tally, countLookCriteria(listLookCriteria(report)));
  if (subjects.length === 0) return '';
  const one = subjects.length === 1 && subjects[0]?.startsWith('1 ') === true;
  return `${joinWords(subjects)} ${one ? 'waits' : 'wait'} for a person`;
}

/**
 * Says what opens the gate for commits of which it is not known what people said; empty where people will not, or where it is known.
 * @param isInPull whether the text stands in a pull request: Markdown is written to be put there
 */
export function describeLaterApproval(report: Report, isInPull: boolean): string {
  if (!willPeopleOpen(report)) return '';
  const needed = countFact(report, 'reviews.needed');
  const tally = countAccounting(report);
  const subjects = tally === null ? [] : listLookSubjects(tally, countLookCriteria(listLookCriteria(report)));
  const it = isInPull ? 'this pull request' : 'it';
  const who =
    needed > 1
      ? `${formatCount(needed)} people approve ${it} who may push and did not make the change`
      : `somebody approves ${it} who may push and did not make the change`;
  const what = subjects.length === 0 ? '' : ` That answers for ${joinWords(subjects)}: the list below.`;
  return `${isInPull ? capitalize(who) : `Open a pull request; ${who}`}.${what}`;
}

/** Says in a sentence who can open a closed gate; empty where nothing says so. */
function describeWhoOpens(report: Report): string {
  if (willPeopleOpen(report)) {
    const needed = countFact(report, 'reviews.needed');
    return needed > 1
      ? `${formatCount(needed)} approvals of the pull request open it.`
      : 'An approval of the pull request opens it.';
  }
  const isLocal = report.pr === null && report.trace !== null && !report.gate.open;
  if (isLocal && getVerdict(report) === 'request-changes') return 'First its author mends what is listed here.';
  if (report.gate.open || getFact(report, 'reviews.given') !== true) return '';
  if (canPeopleOpen(report)) {
    const left = countFact(report, 'reviews.needed') - countFact(report, 'reviews.approvals');
    const isAll = nameAll(report, 'owner missing') + nameAll(report, 'changes requested') === '';
    return left === 1 && isAll ? 'One approval opens it.' : 'Approvals open it: who is missing stands below.';
  }
  if (getVerdict(report) !== 'request-changes') return '';
  return describeAnswering(report) === ''
    ? 'Its author has to mend something first.'
    : 'Its author mends it, or people answer for it.';
}

/** Says whether the gate is open, why, and who can open it: `The gate is closed: the verdict is needs-review. One approval opens it.` */
export function describeGate(report: Report): string {
  const { open, reason } = report.gate;
  return [`The gate is ${open ? 'open' : 'closed'}: ${reason}`, describeWhoOpens(report)].filter(Boolean).join(' ');
}

/** Names those whose approval opened the gate; empty if it is closed, or opened without them. */
export function nameApproving(report: Report): string {
  const opened = report.gate.open && report.trace?.decision.rule === PEOPLE_RULE;
  return opened ? nameAll(report, 'approved') : '';
}

function describeApproval(report: Report): string {
  const count = (fact: string) => {
    const value = getFact(report, fact);
    return typeof value === 'number' ? value : 0;
  };
  const [needed, given] = [count('reviews.needed'), count('reviews.approvals')];
  const [owners, stale, asking] = [
    nameAll(report, 'owner missing'),
    nameAll(report, 'stale'),
    nameAll(report, 'changes requested'),
  ];
  const left = Math.max(0, needed - given);
  return [
    left > 0
      ? `Approve the pull request: ${counted(left, 'approval is', 'approvals are')} missing, of people who may push and did not make the change. An approval answers for all that is listed here.`
      : 'Approve the pull request.',
    ...(owners === '' ? [] : [`Code owners of whom none approved yet: ${owners}.`]),
    ...(stale === '' ? [] : [`${stale} approved an older state and can approve again.`]),
    ...listUnknown(report),
    ...(asking === '' ? [] : [`${asking} asked for changes and must approve, or take that back.`]),
    ...listAnswering(report),
  ].join(' ');
}

/** What opens the gate in place of an approval, where it does. */
export const ANSWERING = 'Or copy each `/review-gate` line of this report into a review, with a reason for each.';

/** Says what answers to single things bring where an approval opens the gate; nothing where nothing can be answered for. */
function listAnswering(report: Report): readonly string[] {
  if (listCommands(report).length === 0) return [];
  const verdict = getFact(report, 'if_answered.verdict');
  // A trace of an older version does not say.
  if (verdict === undefined || verdict === 'auto-approve') return [ANSWERING];
  return [`Only an approval opens it: ${describeLeft(report)}.`];
}

/** Says what keeps a gate closed of which every single thing was answered for. */
function describeLeft(report: Report): string {
  const rule = getFact(report, 'if_answered.rule');
  if (rule === 'changes-requested') return 'somebody asked for changes';
  if (rule === 'too-few-people') return 'the policy asks for more than one person';
  const said = typeof rule === 'string' ? describeRule(report, rule) : '';
  return said === '' ? `the rule “${String(rule)}” still asks for a person` : said;
}

/**
 * Says how people open a gate that asks for changes, where their answers to single things do, alone or with an approval;
 * empty where they do not.
 */
export function describeAnswering(report: Report): string {
  const [verdict, approved] = [getFact(report, 'if_answered.verdict'), getFact(report, 'if_answered.then_approved')];
  if (getVerdict(report) !== 'request-changes' || approved !== 'auto-approve') return '';
  const then = verdict === 'auto-approve' ? '' : ', and approves the pull request';
  return `Or, if the change is right as it is: somebody who may push and did not make it copies each \`/review-gate\` line of this report into a review, with a reason for each${then}.`;
}

/**
 * Lists the steps from a closed gate to an open one. Empty where people cannot open it: it is open, the author must mend
 * something first, or nobody said what people did.
 */
export function listOpeningSteps(report: Report): readonly OpeningStep[] {
  if (!canPeopleOpen(report)) return [];
  const tally = countAccounting(report);
  const subjects = tally === null ? [] : listLookSubjects(tally, countLookCriteria(listLookCriteria(report)));
  const { serverUrl, pr, repo } = report;
  const files = serverUrl === null || pr === null ? null : `${serverUrl}/${repo}/pull/${pr}/files`;
  const look = subjects.length === 0 ? 'the change' : `${joinWords(subjects)} in the list`;
  return [
    { what: `Look at ${look}.`, url: files },
    { what: describeApproval(report), url: null },
    { what: report.again ?? 'Then run this check again: the gate opens.', url: null },
  ];
}
