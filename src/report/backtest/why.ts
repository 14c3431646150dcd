/** Why a decision was made, in a few words for a row of a table. */
import { counted, oneLine } from '../../base/text.js';
import type { DecisionRule, Json, Severity, Trace, Verdict } from '../../contract/index.js';
import { findDecidingRule, listNamedRules } from '../decision.js';
import { SEVERITY_WORDS } from '../findings.js';
import { countFact, formatTier, getFact, listFacts } from '../verdict.js';
import { type BacktestDecision, type RuleFindings, toGate } from './model.js';

/** So many rules are named; the others are counted. */
const MAX_RULES = 3;

/** A decision on facts. The trace gives what was found before. */
export interface DecidedBy {
  readonly verdict: Verdict;
  readonly rule: string;
  readonly rules: readonly DecisionRule[];
  readonly facts: Readonly<Record<string, Json>>;
}

/** Says why the gate did what it did. */
export function explainDecision(
  trace: Trace,
  { verdict, rule, rules, facts }: DecidedBy,
  findings: readonly RuleFindings[],
): BacktestDecision {
  const told = {
    trace: { ...trace, decision: { ...trace.decision, verdict, rule, rules: [...rules], facts: { ...facts } } },
  };
  const deciding = findDecidingRule(told);
  const named = new Set(listFacts(told, deciding?.condition ?? ''));
  const parts = [
    ...(named.has('findings.error') ? sayFindings(findings, 'error') : []),
    ...(named.has('findings.warn') ? sayFindings(findings, 'warn') : []),
    ...listNamedRules(told, deciding?.condition ?? '').slice(0, MAX_RULES),
    ...sayLines(told, named),
    ...(named.has('tier') ? [formatTier(`T${countFact(told, 'tier')}`)] : []),
    ...(named.has('change.classes') ? [sayClasses(told, deciding?.condition ?? '')] : []),
  ];
  const because = parts.length > 0 ? parts.join('; ') : (deciding?.because ?? '');
  const why = verdict === 'auto-approve' ? sayOpened(told) : because;
  return { gate: toGate(verdict), rule, why: oneLine(why) };
}

type Told = Parameters<typeof getFact>[0];

/** `2 errors: security/secret, integrity/codeowners`. */
function sayFindings(findings: readonly RuleFindings[], severity: Severity): readonly string[] {
  const of = findings.filter((one) => one[severity] > 0);
  const sum = of.reduce((total, one) => total + one[severity], 0);
  if (sum === 0) return [];
  const named = of.slice(0, MAX_RULES).map(({ rule }) => rule);
  const left = of.length - named.length;
  return [`${counted(sum, SEVERITY_WORDS[severity])}: ${[...named, ...(left > 0 ? [`${left} more`] : [])].join(', ')}`];
}

/** `no ticket, 14 lines to look at`. */
function sayLines(told: Told, named: ReadonlySet<string>): readonly string[] {
  const asks = (reason: string) =>
    ['lines', 'spans', 'files'].some((unit) => named.has(`accounting.${reason}.${unit}`));
  const opaque = countFact(told, 'accounting.opaque.files');
  const lines = countFact(told, 'accounting.unaccounted.lines');
  const spans = countFact(told, 'accounting.unaccounted.spans');
  const ticket = getFact(told, 'criteria.source') === 'none' ? 'no ticket, ' : '';
  return [
    ...(asks('opaque') && opaque > 0 ? [`${counted(opaque, 'file')} that nobody can read`] : []),
    ...(asks('unaccounted') && lines > 0 ? [`${ticket}${counted(lines, 'line')} to look at`] : []),
    ...(asks('unaccounted') && lines === 0 && spans > 0 ? [`${ticket}${counted(spans, 'part')} to look at`] : []),
  ];
}

/** The classes that the condition names and the change has: `touches ci`. */
function sayClasses(told: Told, condition: string): string {
  const classes = getFact(told, 'change.classes');
  const has = Array.isArray(classes) ? classes.filter((one) => typeof one === 'string') : [];
  const asked = has.filter((name) => condition.includes(`"${name}"`));
  return `touches ${(asked.length > 0 ? asked : has).join(', ')}`;
}

/** What the changed lines are that nobody need look at: `3 lines asked for, 12 that cannot matter`. */
function sayOpened(told: Told): string {
  const [asked, inert] = ['asked', 'inert'].map((reason) => countFact(told, `accounting.${reason}.lines`));
  const supporting = countFact(told, 'accounting.supporting.lines') + countFact(told, 'accounting.derived.lines');
  const open = countFact(told, 'accounting.unaccounted.lines');
  const parts = [
    ...(asked ? [`${counted(asked, 'line')} asked for`] : []),
    ...(supporting ? [`${counted(supporting, 'line')} that follow from others`] : []),
    ...(inert ? [`${counted(inert, 'line')} that cannot matter`] : []),
    ...(open ? [`${counted(open, 'line')} that the policy does not ask about`] : []),
  ];
  return parts.length === 0 ? 'no lines to look at' : parts.join(', ');
}
