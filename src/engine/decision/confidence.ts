/**
 * The confidence of a review: how far its facts lie from where the verdict would have changed.
 *
 * The facts rest on *parts*, each with the probability that it stands: a criterion's status, a rule's finding, the tier,
 * that no rule missed an error, and (without criteria that code can show) that the change does what was wanted. For
 * each part the facts are changed as if it did not stand, and the rules are asked again. With the same verdict the part
 * does not matter; with another it is *pivotal*.
 *
 *   confidence = the least probability among the pivotal parts;
 *   where there is none: 1 − the probability that all the doubtful parts fail together, if that changes the verdict;
 *   else 1: no fact in doubt decides.
 *
 * Bindings' probabilities are calibrated on a benchmark. The others are priors, named below, to be replaced as each is
 * measured; parts are taken to be independent.
 */
import type { Severity, Verdict } from '../../contract/index.js';
import type { Binding, EngineFinding } from '../model.js';
import type { Facts } from '../policy/facts.js';
import { findingFacts, type Judged, statusFacts } from './facts.js';

/** Priors, not measured: that a finding of the severity is right, that the tier is, … */
export const PRIORS = {
  finding: { error: 0.95, warn: 0.85, info: 0.7 } satisfies Record<Severity, number>,
  tier: 0.85,
  /** A criterion that was bound to nothing is not in the change: no higher, whatever its binding says. */
  unmet: 0.85,
  /** No error that a person would see went unseen. */
  unseen: 0.9,
  /** A change without criteria that code can show does what was wanted. */
  intent: 0.75,
} as const;

export const FORMULA =
  'min of stands over pivotal parts; without any, 1 - product of (1 - stands) over doubtful parts that change the verdict together; else 1';

/** A part of the facts, the probability that it stands, and whether the verdict hangs on it alone. */
export interface Part {
  readonly part: string;
  readonly stands: number;
  readonly pivotal: boolean;
}

export interface ReviewConfidence {
  readonly confidence: number;
  readonly formula: string;
  readonly parts: readonly Part[];
}

/** A part with the facts as they would be without it. */
interface Doubt {
  readonly part: string;
  readonly stands: number;
  readonly otherwise: Facts;
}

/** The confidence of `verdict` on `facts`. `decide` are the rules that gave it; `met` is the policy's threshold. */
export function confidenceOf(
  judged: Judged,
  facts: Facts,
  met: number,
  verdict: Verdict,
  decide: (facts: Facts) => Verdict,
): ReviewConfidence {
  const parts = doubts(judged, facts, met).map(({ part, stands, otherwise }) => ({
    part,
    stands: round(stands),
    pivotal: decide(otherwise) !== verdict,
  }));
  const pivotal = parts.filter((part) => part.pivotal).map((part) => part.stands);
  const confidence = pivotal.length > 0 ? Math.min(...pivotal) : together(judged, facts, met, verdict, decide);
  return { confidence: round(confidence), formula: FORMULA, parts };
}

/** Four decimals, inside 0..1. */
function round(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
}

/**
 * The parts in a fixed order. Criteria of one status, and findings of one rule and severity, change the same facts: of
 * each group the least certain speaks for all.
 */
function doubts(judged: Judged, facts: Facts, met: number): readonly Doubt[] {
  return [
    ...criteriaDoubts(judged, facts, met),
    ...findingDoubts(judged, facts),
    ...tierDoubts(facts),
    ...absent(facts),
  ];
}

/** How likely a criterion's status is right. A binding's confidence speaks for being met, and so against the others. */
function statusStands(binding: Binding, met: number): number {
  if (binding.status === 'met') return binding.confidence;
  if (binding.status === 'unmet') return Math.min(PRIORS.unmet, 1 - binding.confidence);
  // Weak though confident: bound in tests or docs alone, which is a fact of the paths.
  return binding.status === 'weak' && binding.confidence >= met ? binding.confidence : 1 - binding.confidence;
}

function criteriaDoubts(judged: Judged, facts: Facts, met: number): Doubt[] {
  const made: Doubt[] = [];
  for (const status of ['met', 'weak', 'unmet'] as const) {
    const group = judged.bindings.filter((binding) => binding.status === status);
    const [first] = group.toSorted((a, b) => statusStands(a, met) - statusStands(b, met));
    if (first === undefined) continue;
    const turned = judged.bindings.map((one) =>
      one === first ? { ...one, status: status === 'met' ? ('unmet' as const) : ('met' as const) } : one,
    );
    made.push({
      part: `criterion ${first.criterion.id} is ${status}`,
      stands: statusStands(first, met),
      otherwise: withBindings(facts, turned),
    });
  }
  return made;
}

function findingDoubts(judged: Judged, facts: Facts): Doubt[] {
  const groups = new Map<string, EngineFinding>();
  for (const finding of judged.planes.findings) {
    const key = `${finding.severity} of ${finding.rule}`;
    if (!groups.has(key)) groups.set(key, finding);
  }
  return [...groups].map(([key, dropped]) => ({
    part: `a finding: ${key}`,
    stands: PRIORS.finding[dropped.severity],
    otherwise: withFindings(
      judged,
      facts,
      judged.planes.findings.filter((one) => one !== dropped),
    ),
  }));
}

function tierDoubts(facts: Facts): Doubt[] {
  const neighbour = (tier: number): Doubt => ({
    part: `the tier is T${facts.tier}, not T${tier}`,
    stands: PRIORS.tier,
    otherwise: { ...facts, tier },
  });
  return [
    ...(facts.tier > 0 ? [neighbour(facts.tier - 1)] : []),
    ...(facts.tier < 4 ? [neighbour(facts.tier + 1)] : []),
  ];
}

/** What is not there and might be: an error that no rule saw, a criterion that nobody wrote down. */
function absent(facts: Facts): Doubt[] {
  const { findings, criteria } = facts;
  const unseen: Doubt = {
    part: 'no error went unseen',
    stands: PRIORS.unseen,
    otherwise: { ...facts, findings: { ...findings, total: findings.total + 1, error: findings.error + 1 } },
  };
  if (criteria.met + criteria.weak + criteria.unmet > 0) return [unseen];
  const wanted: Facts['criteria'] = { ...criteria, source: 'ticket', total: criteria.total + 1, unmet: 1 };
  return [
    unseen,
    {
      part: 'without criteria, the change does what was wanted',
      stands: PRIORS.intent,
      otherwise: { ...facts, criteria: wanted },
    },
  ];
}

/** No single part decides: the findings, the criteria that are not met, both, or both and the tier, all failing at once. */
function together(
  judged: Judged,
  facts: Facts,
  met: number,
  verdict: Verdict,
  decide: (facts: Facts) => Verdict,
): number {
  const { findings } = judged.planes;
  const open = judged.bindings.filter((binding) => binding.status === 'weak' || binding.status === 'unmet');
  const turned = judged.bindings.map((one) => (open.includes(one) ? { ...one, status: 'met' as const } : one));
  const failing = (stands: readonly number[]) => stands.reduce((product, one) => product * (1 - one), 1);
  const noFindings = failing(findings.map((finding) => PRIORS.finding[finding.severity]));
  const allMet = failing(open.map((binding) => statusStands(binding, met)));
  const without = withFindings(judged, facts, []);
  const cases: readonly (readonly [Facts, number])[] = [
    [without, noFindings],
    [withBindings(facts, turned), allMet],
    [withBindings(without, turned), noFindings * allMet],
    [{ ...withBindings(without, turned), tier: 0 }, noFindings * allMet * (1 - PRIORS.tier)],
  ];
  const changing = cases.filter(([otherwise]) => decide(otherwise) !== verdict).map(([, fails]) => fails);
  return changing.length === 0 ? 1 : 1 - Math.max(...changing);
}

function withBindings(facts: Facts, bindings: readonly Binding[]): Facts {
  return { ...facts, criteria: { ...facts.criteria, ...statusFacts(bindings) } };
}

function withFindings(judged: Judged, facts: Facts, findings: readonly EngineFinding[]): Facts {
  return { ...facts, findings: findingFacts(findings, judged.planes.evidence) };
}
