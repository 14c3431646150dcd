/** Which rule of the policy decided, and why it held, by the facts that it names. Plain text, not escaped. */
import { counted, cutCharacters } from '../base/text.js';
import { type DecisionRule, NO_RULE_HELD } from '../contract/index.js';
import { readPolicyEvidence } from './evidence.js';
import type { Report } from './report.js';
import { countFact, formatTier, getFact, listFacts } from './verdict.js';

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

/** Returns whether the criteria are those of a ticket, and not of the author's description. */
export function hasTicket(report: Pick<Report, 'trace'>): boolean {
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
