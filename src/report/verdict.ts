/** A verdict in words: what the gate says, which rule decided and on what, how risky the change is. Plain text, not escaped. */
import { counted, cutCharacters, formatCount, oneLine } from '../base/text.js';
import { type DecisionRule, type Json, NO_RULE_HELD } from '../contract/index.js';
import { countAccounting, formatOpen } from './accounting.js';
import { type CriteriaTally, countCriteria } from './criteria.js';
import { readPolicyEvidence } from './evidence.js';
import { countFindings } from './findings.js';
import type { Report } from './report.js';

/** A condition is looked through so far for the facts that it names, in UTF-16 code units. */
const MAX_CONDITION = 4_000;

const TIER_WORDS: Readonly<Record<string, string>> = {
  T0: 'trivial',
  T1: 'low',
  T2: 'moderate',
  T3: 'high',
  T4: 'critical',
};

/**
 * Formats a number with two decimals; a whole number without, and with a comma between thousands. What lies between 0
 * and 1 is never shown as one of them.
 */
export function formatNumber(value: number): string {
  if (Number.isInteger(value)) return formatCount(value);
  const size = Math.abs(value);
  const shown = size < 1 ? Math.min(0.99, Math.max(0.01, size)) : size;
  const [whole = '', decimals = ''] = shown.toFixed(2).split('.');
  return `${value < 0 ? '-' : ''}${formatCount(Number(whole))}.${decimals}`;
}

/**
 * Formats a probability, 0 to 1, with two decimals, also where it is 0 or 1: the figures of a column have one form. What
 * lies between them is never shown as one of them: 0.9994 is `0.99`, because `1.00` says that nothing is left to doubt.
 */
export function formatProbability(value: number): string {
  return Number.isInteger(value) ? value.toFixed(2) : formatNumber(value);
}

/** Returns `T2 (moderate)`, or an unknown tier as the service returned it. */
export function formatTier(tier: string): string {
  const word = Object.hasOwn(TIER_WORDS, tier) ? TIER_WORDS[tier] : undefined;
  return word === undefined ? tier : `${tier} (${word})`;
}

/** Returns the verdict in a few words: `auto-approve`, `dry run, would be needs-review`, … */
export function formatVerdict(report: Report): string {
  const { review, trace } = report;
  if (review.dry_run !== true) return review.verdict ?? 'no verdict';
  const would = review.verdict ?? trace?.decision.verdict;
  return would === undefined ? 'dry run' : `dry run, would be ${would}`;
}

/** Returns the verdict, also the one that a dry run would have had; null if there is none. */
export function getVerdict(report: Pick<Report, 'review' | 'trace'>): string | null {
  return report.review.verdict ?? report.trace?.decision.verdict ?? null;
}

/**
 * Returns whether the change is approved: the verdict is auto-approve, the review is not a dry run, and the gate is
 * open.
 */
export function isApproved(report: Report): boolean {
  return report.gate.open && report.review.verdict === 'auto-approve' && report.review.dry_run !== true;
}

/** Returns the counts of findings: `1 error, 2 warnings`, worst first; `none` if there are none. */
export function formatFindingCounts(report: Report): string {
  if (report.unread === true) return 'could not be read';
  const { error, warn, info } = countFindings(report.findings);
  const parts = [
    ...(error > 0 ? [counted(error, 'error')] : []),
    ...(warn > 0 ? [counted(warn, 'warning')] : []),
    ...(info > 0 ? [counted(info, 'note')] : []),
  ];
  return parts.length === 0 ? 'none' : parts.join(', ');
}

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a fact of the decision by its dotted name; undefined if there is none. */
export function getFact(report: Pick<Report, 'trace'>, name: string): Json | undefined {
  let value: Json | undefined = report.trace?.decision.facts;
  for (const part of name.split('.')) {
    value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  return value;
}

/** Returns a fact that is a number; 0 if there is none. */
export function countFact(report: Pick<Report, 'trace'>, name: string): number {
  const value = getFact(report, name);
  return typeof value === 'number' ? value : 0;
}

/** Returns the facts that a condition names, in its order, each once. */
export function listFacts(report: Pick<Report, 'trace'>, condition: string): readonly string[] {
  const bare = condition.slice(0, MAX_CONDITION).replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu, '""');
  const names = (bare.match(/[a-z_]+(?:\.[a-z_]+)*/gu) ?? []).flatMap((word) => {
    // `change.classes.exists(…)` is the name of a fact followed by a call on it.
    const parts = word.split('.');
    for (let length = parts.length; length > 0; length -= 1) {
      const name = parts.slice(0, length).join('.');
      const value = getFact(report, name);
      if (value !== undefined && !isRecord(value)) return [name];
    }
    return [];
  });
  return [...new Set(names)];
}

const COUNTS: Readonly<Record<string, (count: number) => string>> = {
  'findings.error': (count) => `${count === 0 ? 'no finding' : counted(count, 'finding')} of severity error`,
  'findings.warn': (count) => `${count === 0 ? 'no finding' : counted(count, 'finding')} of severity warn`,
  'findings.info': (count) => `${count === 0 ? 'no finding' : counted(count, 'finding')} of severity info`,
  'findings.total': (count) => (count === 0 ? 'no findings' : counted(count, 'finding')),
  'criteria.met': (count) => counted(count, 'criterion is met', 'criteria are met'),
  'criteria.weak': (count) => counted(count, 'criterion is weak', 'criteria are weak'),
  'criteria.not_verifiable': (count) => `${counted(count, 'criterion', 'criteria')} that code cannot show`,
  'criteria.total': (count) => counted(count, 'criterion', 'criteria'),
  'change.files': (count) => counted(count, 'changed file'),
  'accounting.share': (share) => `${Math.floor(share * 100)} % of the changed lines need no person`,
  tier: (tier) => `the risk tier is ${formatTier(`T${tier}`)}`,
};

const STATES: Readonly<Record<string, readonly [whenTrue: string, whenFalse: string]>> = {
  'base.allowed': [
    'the policy allows the branch that the change goes into',
    'the change goes into a branch that is not the default one, and the policy does not allow it',
  ],
  'coverage.complete': ['everything was looked at', 'not everything could be looked at'],
  'policy.changed': ["the change edits the repository's policy", "the change leaves the repository's policy alone"],
  'policy.broken': ["the repository's policy does not parse", "the repository's policy parses"],
};

const SOURCES: Readonly<Record<string, string>> = {
  ticket: 'the criteria come from the ticket',
  closing_issue: 'the criteria come from the issue that this pull request closes',
  ticket_file: 'the criteria come from a ticket file of the repository, as it is at the base',
  body: "the criteria come from the pull request's description",
  none: 'no acceptance criteria were found',
};

/** A count of the accounting: `accounting.unaccounted.lines`. */
const ACCOUNTING_FACT = /^accounting\.([a-z]+)\.(lines|spans|files)$/u;

/** Says why a change has no file that was read: none differs, or none of them could be read. */
export function describeNoFiles(report: Pick<Report, 'trace'>): string {
  const files = getFact(report, 'coverage.files');
  if (typeof files !== 'number') return 'no file is changed, or none could be read';
  if (files === 0) return 'no file is changed: the base and the head have the same files';
  return files === 1 ? 'the changed file could not be read' : `none of the ${files} changed files could be read`;
}

/** Spans are told by their lines, as everywhere else, or by their files where whole files are meant. */
function describeAccounted(report: Pick<Report, 'trace'>, reason: string, unit: string, value: number): string {
  const told =
    unit === 'spans'
      ? (['lines', 'files'] as const).find((other) => Number(getFact(report, `accounting.${reason}.${other}`)) > 0)
      : unit;
  const count = told === unit || told === undefined ? value : Number(getFact(report, `accounting.${reason}.${told}`));
  const thing = (told ?? 'lines').slice(0, -1);
  if (reason === 'unaccounted' && count > 0)
    return `${counted(count, `${thing} is`, `${thing}s are`)} left for a person to look at`;
  return count === 0 ? `no ${reason} ${thing}` : counted(count, `${reason} ${thing}`);
}

/** Those that a line contradicts count as unmet. They are called what the lists call them. */
function describeUnmet(report: Pick<Report, 'trace'>, count: number): string {
  const contradicted = Math.min(count, countFact(report, 'criteria.contradicted'));
  const [absent, word] = [count - contradicted, counted(count, 'criterion', 'criteria')];
  const are = count === 1 ? 'is' : 'are';
  if (contradicted === 0) return `${word} ${are} unmet`;
  return absent === 0 ? `${word} ${are} contradicted` : `${word} ${are} unmet or contradicted`;
}

/** Describes a fact in words; a fact without a description is shown by its name. */
function describeFact(report: Pick<Report, 'trace'>, name: string, condition: string): string {
  const value = getFact(report, name);
  if (name === 'change.files' && value === 0) return describeNoFiles(report);
  if (name === 'criteria.unmet' && typeof value === 'number') return describeUnmet(report, value);
  if (typeof value === 'number' && Object.hasOwn(COUNTS, name)) return COUNTS[name]?.(value) ?? '';
  const [, reason, unit] = ACCOUNTING_FACT.exec(name) ?? [];
  if (typeof value === 'number' && reason !== undefined && unit !== undefined)
    return describeAccounted(report, reason, unit, value);
  if (typeof value === 'boolean' && Object.hasOwn(STATES, name)) return STATES[name]?.[value ? 0 : 1] ?? '';
  if (name === 'criteria.source' && typeof value === 'string' && Object.hasOwn(SOURCES, value)) {
    return SOURCES[value] ?? '';
  }
  if (name === 'change.classes' && Array.isArray(value)) return `the change touches ${value.join(', ')}`;
  if (name === 'findings.rules' || name === 'findings.checked_less')
    return `a finding of ${listNamedRules(report, condition).join(', ') || 'no such rule'}`;
  return `${name} is ${cutCharacters(JSON.stringify(value), 80)}`;
}

/**
 * Returns the rules with a finding that a condition is about, in the order of the fact: those that it names of
 * `findings.rules`, and all of `findings.checked_less`.
 */
export function listNamedRules(report: Pick<Report, 'trace'>, condition: string): readonly string[] {
  const facts = listFacts(report, condition);
  const read = (name: string) => {
    const rules = facts.includes(name) ? getFact(report, name) : [];
    return Array.isArray(rules) ? rules.filter((rule) => typeof rule === 'string') : [];
  };
  const named = read('findings.rules').filter((rule) => condition.includes(`"${rule}"`));
  return [...new Set([...named, ...read('findings.checked_less')])];
}

/** The deciding rule. */
export interface DecidingRule {
  readonly rule: string;
  readonly condition: string;
  /** The policy's name; null if the trace does not contain it. */
  readonly policy: string | null;
  /** Why the rule held, in words; empty if there is no wording for it. */
  readonly because: string;
}

const NAMED_FACTS = 4;

/** Says why a rule holds, by the facts that its condition names; empty if there is no wording for it. */
export function describeRule(report: Pick<Report, 'trace'>, name: string): string {
  const rule = findRule(report, name);
  const condition = rule?.condition ?? '';
  if (rule?.name === NO_RULE_HELD) return 'no rule of the policy held';
  if (condition === 'true') return 'none of the rules before it applies';
  const named = listFacts(report, condition).slice(0, NAMED_FACTS);
  // Where the criteria come from says nothing beside what is wrong with them.
  const facts = named.length === 1 ? named : named.filter((fact) => fact !== 'criteria.source' || !hasTicket(report));
  return facts.map((fact) => describeFact(report, fact, condition)).join('; ');
}

function hasTicket(report: Pick<Report, 'trace'>): boolean {
  const source = getFact(report, 'criteria.source');
  return source === 'ticket' || source === 'closing_issue' || source === 'ticket_file';
}

/** Of rules with one name, the one that held. */
function findRule(report: Pick<Report, 'trace'>, name: string): DecisionRule | undefined {
  const named = report.trace?.decision.rules.filter((each) => each.name === name) ?? [];
  return named.find(({ held }) => held === true) ?? named[0];
}

/** Returns which rule decided and why it held; null without a trace. */
export function findDecidingRule(report: Pick<Report, 'trace'>): DecidingRule | null {
  const decision = report.trace?.decision;
  if (decision === undefined) return null;
  const condition = findRule(report, decision.rule)?.condition ?? '';
  const because = describeRule(report, decision.rule);
  return {
    rule: decision.rule,
    condition,
    policy: readPolicyEvidence(report)?.name ?? null,
    because: because !== '' || /[()<>=!&|]/u.test(condition) ? because : condition,
  };
}

/** Says which rule decided and why it held; empty without a trace. */
export function formatDecision(report: Pick<Report, 'trace'>): string {
  const decided = findDecidingRule(report);
  if (decided === null) return '';
  const policy = decided.policy === null ? '' : ` of the policy “${decided.policy}”`;
  const because = decided.because === '' ? decided.condition : decided.because;
  return `Decided by the rule “${decided.rule}”${policy}${because === '' ? '' : `: ${because}`}.`;
}

/** What of the criteria a reader must hear first; null where nothing is wrong with them. */
function findWorst({ words, short, unknown }: CriteriaTally): string | null {
  const [contradicted, unmet, weak] = (['contradicted', 'unmet', 'weak'] as const).map((word) => words.get(word) ?? 0);
  const wrong = [
    [contradicted, 'contradicted'],
    [unmet, 'unmet'],
    [weak, 'weak'],
    [short, 'shown too little'],
    [unknown, 'without lines'],
  ] as const;
  const [count, word] = wrong.find(([number]) => number !== undefined && number > 0) ?? [];
  return word === undefined ? null : `${count} of # ${word}`;
}

function formatCriteriaTitle(report: Report): string {
  const tally = countCriteria(report);
  const criteria = counted(tally.total, 'criterion', 'criteria');
  if (tally.total === 0) return report.trace === null ? '' : 'no criteria';
  const worst = findWorst(tally);
  if (worst !== null) return worst.replace('#', criteria);
  return tally.met === tally.total ? `${criteria} met` : `${formatCount(tally.met)} of ${criteria} met`;
}

/** Returns a one-line summary: verdict, criteria, findings, tier, what to look at. Used as the title of a check run. */
export function formatTitle(report: Report): string {
  const { tier } = report.review;
  const found = formatFindingCounts(report);
  const tally = countAccounting(report);
  const open = tally === null ? '' : formatOpen(tally);
  const parts = [
    formatVerdict(report),
    formatCriteriaTitle(report),
    found === 'none' ? 'no findings' : report.unread === true ? `findings ${found}` : found,
    tier == null ? '' : formatTier(tier),
    open === '' ? '' : `${open} to look at`,
  ];
  return oneLine(parts.filter((part) => part !== '').join(' · '));
}
