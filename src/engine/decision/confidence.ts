/**
 * The confidence of a review: the probability that its side holds, to approve or not to approve.
 *
 * It rests on what is in doubt: whether each criterion is met, whether the findings are right, how risky the change is.
 * To see what of it matters, the facts are first taken as good as the doubts allow (every criterion met, no finding, the
 * lowest tier) and the rules are asked. Where they would not approve even then, no doubt decides: the confidence is 1.
 * Else each part is made to fail alone; one that then stops the approval is a *part that decides*. The probability that
 * the change should be approved is the product of theirs,
 *
 *   approvable = Π met(criterion) × Π (1 − right(findings of a rule)) × risk
 *
 * and the confidence is that of an approval, one minus that of anything else. `risk` is the probability that the change
 * will not be taken back; where its tier stops the approval, that its score belongs below the cut after all.
 *
 * The probabilities are calibrated in `calibration.ts`. Parts are taken to be independent.
 */
import { addToGroup } from '../../base/groups.js';
import type { Verdict } from '../../contract/index.js';
import type { Binding, EngineFinding } from '../model.js';
import type { Facts } from '../policy/facts.js';
import { readScoring } from '../tier/weights.js';
import { type Calibration, readCalibration, rightProbability } from './calibration.js';
import { findingFacts, type Judged, statusFacts } from './facts.js';

export const FORMULA =
  'approvable = product over the deciding parts of the probability that they allow an approval; confidence = approvable for auto-approve, 1 - approvable for every other verdict, 1 where no doubtful part decides';

/** A part of the facts as the review has it, the probability that it stands, and whether it decides. */
export interface Part {
  readonly part: string;
  readonly stands: number;
  readonly pivotal: boolean;
}

export interface ReviewConfidence {
  readonly confidence: number;
  /** The probability that the change should be approved; 0 where the rules allow no approval whatever is in doubt. */
  readonly approvable: number;
  readonly formula: string;
  /** In a fixed order: criteria as in the ticket, findings by rule, the risk. */
  readonly parts: readonly Part[];
}

type Decide = (facts: Facts) => Verdict;

/** Rules that repeat what a criterion's status says: their findings stand and fall with it, and are no doubt of their own. */
const REPEATS_CRITERIA: ReadonlySet<string> = new Set(['intent/criterion-unbound', 'intent/criterion-without-code']);
const repeats = (finding: EngineFinding) => REPEATS_CRITERIA.has(finding.rule);

/** A part with what it means for an approval. */
interface Doubt extends Part {
  /** The probability that it allows one. */
  readonly allows: number;
  /** Whether it speaks against one as the review has it. */
  readonly against: boolean;
}

/** The confidence of `verdict` on `facts`; `decide` are the rules that gave it. */
export function confidenceOf(judged: Judged, facts: Facts, verdict: Verdict, decide: Decide): ReviewConfidence {
  const approves = (otherwise: Facts) => decide(otherwise) === 'auto-approve';
  const approved = verdict === 'auto-approve';
  const calibration = readCalibration();
  const best = bestOf(judged, facts);
  // A policy may approve for what others refuse; then the facts as they are serve as well.
  const from = approved && !approves(best) ? facts : best;
  const doubts = [
    ...criteriaDoubts(judged, from, approves, calibration),
    ...findingDoubts(judged, from, approves),
    riskDoubt(judged, from, approves, calibration),
  ];
  if (!approves(from)) return said(1, 0, doubts, false);
  const approvable = approvableOf(doubts, approved);
  return said(approved ? approvable : 1 - approvable, approvable, doubts, true);
}

function said(confidence: number, approvable: number, doubts: readonly Doubt[], open: boolean): ReviewConfidence {
  const parts = doubts.map(({ part, stands, pivotal }) => ({ part, stands: round(stands), pivotal: open && pivotal }));
  return { confidence: round(confidence), approvable: round(approvable), formula: FORMULA, parts };
}

function approvableOf(doubts: readonly Doubt[], approved: boolean): number {
  const deciding = doubts.filter(({ pivotal }) => pivotal);
  const product = deciding.reduce((sofar, { allows }) => sofar * allows, 1);
  const against = doubts.filter((doubt) => doubt.against);
  if (approved || against.length === 0 || deciding.some((doubt) => doubt.against)) return product;
  // Refused for several parts of which none is enough alone: that one is wrong is enough, and the least sure speaks.
  return product * (1 - against.reduce((least, { stands }) => Math.min(least, stands), 1));
}

/** Four decimals, inside 0..1. */
function round(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
}

/** The facts as good as the doubts allow. What is certain (paths, classes, coverage, labels) stays. */
function bestOf(judged: Judged, facts: Facts): Facts {
  const all = judged.bindings.map(metFor);
  return { ...withFindings(judged, withBindings(facts, all), []), tier: lowestTier(judged, facts) };
}

const isOpen = ({ status }: Binding) => status === 'met' || status === 'weak' || status === 'unmet';

function metFor(binding: Binding): Binding {
  return isOpen(binding) ? { ...binding, status: 'met', confidence: 1 } : binding;
}

/** The lowest tier that the change may have after all: its floors are facts of its paths. */
function lowestTier({ risk }: Judged, facts: Facts): number {
  if (facts.tier === 0) return 0;
  return risk.floors.reduce((floor, { tier }) => Math.max(floor, Number(tier.slice(1))), 1);
}

function criteriaDoubts(
  judged: Judged,
  from: Facts,
  approves: (facts: Facts) => boolean,
  { metProbability }: Calibration,
): Doubt[] {
  const wanted = judged.bindings.filter(isOpen);
  const [first] = wanted;
  if (first === undefined) return [];
  // One that is unmet changes the facts as any other: the rules are asked once for all.
  const failed = judged.bindings.map((one) => (one === first ? { ...one, status: 'unmet' as const } : metFor(one)));
  const repeated = judged.planes.findings.filter(repeats);
  const pivotal = !approves(withBindings(withFindings(judged, from, repeated), failed));
  return wanted.map(({ criterion, status, confidence }) => {
    const allows = metProbability(confidence);
    const met = status === 'met';
    return {
      part: `criterion ${criterion.id} is ${met ? 'met' : 'not met'}`,
      stands: met ? allows : 1 - allows,
      pivotal,
      allows,
      against: !met,
    };
  });
}

/** Findings of one rule and severity stand or fall together: who is wrong about one of them is wrong about its like. */
function findingDoubts(judged: Judged, from: Facts, approves: (facts: Facts) => boolean): Doubt[] {
  const groups = new Map<string, EngineFinding[]>();
  for (const finding of judged.planes.findings) {
    if (repeats(finding)) continue;
    const key = `${finding.severity} of ${finding.rule}`;
    addToGroup(groups, key, finding);
  }
  return [...groups].map(([key, findings]) => {
    const stands = rightProbability(findings[0]?.rule ?? '', findings[0]?.severity ?? 'info');
    const pivotal = !approves(withFindings(judged, from, findings));
    return { part: `findings: ${key}`, stands, pivotal, allows: 1 - stands, against: true };
  });
}

/** The risk: whether the change will be taken back, or, where its tier stops the approval, whether the score is so high. */
function riskDoubt(
  judged: Judged,
  from: Facts,
  approves: (facts: Facts) => boolean,
  { keptProbability, belowProbability }: Calibration,
): Doubt {
  const { risk } = judged;
  const tier = Number(risk.tier.slice(1));
  if (approves({ ...from, tier })) {
    const allows = keptProbability(risk.score);
    return { part: 'the change will not be taken back', stands: allows, pivotal: true, allows, against: false };
  }
  const refused = lowestRefused(from, tier, approves);
  const cut = readScoring().cuts.find((one) => one.tier === `T${refused}`);
  const certain = cut === undefined || lowestTier(judged, from) >= refused;
  const allows = certain ? 0 : belowProbability(risk.score, cut.score);
  return { part: `the tier is ${risk.tier}`, stands: 1 - allows, pivotal: true, allows, against: true };
}

/** The lowest tier up to `tier` that the rules refuse. */
function lowestRefused(from: Facts, tier: number, approves: (facts: Facts) => boolean): number {
  for (let lower = 0; lower < tier; lower += 1) if (!approves({ ...from, tier: lower })) return lower;
  return tier;
}

function withBindings(facts: Facts, bindings: readonly Binding[]): Facts {
  return { ...facts, criteria: { ...facts.criteria, ...statusFacts(bindings) } };
}

function withFindings(judged: Judged, facts: Facts, findings: readonly EngineFinding[]): Facts {
  return { ...facts, findings: findingFacts(findings, judged.planes.evidence) };
}
