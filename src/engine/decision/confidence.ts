/**
 * Computes the confidence of a review: the probability that its decision to approve or not to approve is right.
 *
 * It depends on the uncertain facts: whether each criterion is met, whether the findings are right, how risky the
 * change is. To see which of them matter, the rules are first evaluated on the best possible facts (every criterion
 * met, no finding, the lowest tier). If they do not approve even then, no uncertain fact decides, and the confidence is
 * 1. Otherwise each part is made to fail alone; a part that then prevents the approval is a *part that decides*. The
 * probability that the change should be approved is the product of the probabilities of these parts,
 *
 *   approvable = Π met(criterion) × Π (1 − right(findings of a rule)) × risk
 *
 * and the confidence is this value for an approval, and one minus it for any other verdict. `risk` is the probability
 * that the change will not be reverted. If its tier prevents the approval, it is the probability that its score belongs
 * below the threshold after all.
 *
 * Where people approved what the rules left to them, the parts that stand against an approval were theirs to judge: they
 * do not decide.
 *
 * The probabilities are calibrated in `calibration.ts`. Parts are assumed to be independent.
 */
import { addToGroup } from '../../base/groups.js';
import type { Verdict } from '../../contract/index.js';
import type { Binding, EngineFinding } from '../model.js';
import type { Facts } from '../policy/facts.js';
import { readScoring } from '../tier/weights.js';
import { type Calibration, computeRightProbability, readCalibration } from './calibration.js';
import { buildFindingFacts, buildStatusFacts, type StageResults } from './facts.js';

const FORMULA =
  'approvable = product over the deciding parts of the probability that they allow an approval; confidence = approvable for auto-approve, 1 - approvable for every other verdict, 1 where no doubtful part decides';

/** A part of the facts as the review found it, the probability that it is right, and whether it decides. */
interface ConfidencePart {
  readonly part: string;
  readonly stands: number;
  readonly pivotal: boolean;
}

/** The confidence with what it was computed from. The trace has all of it. */
export interface ReviewConfidence {
  readonly confidence: number;
  /**
   * The probability that the change should be approved; 0 if the rules do not approve even on the best possible facts.
   */
  readonly approvable: number;
  readonly formula: string;
  /** In a fixed order: criteria as in the ticket, findings by rule, the risk. */
  readonly parts: readonly ConfidencePart[];
}

type Decide = (facts: Facts) => Verdict;

/** Rules that repeat the status of a criterion. Their findings are not an uncertainty of their own. */
const REPEATS_CRITERIA: ReadonlySet<string> = new Set(['intent/criterion-unbound', 'intent/criterion-without-code']);
const repeatsCriteria = (finding: EngineFinding) => REPEATS_CRITERIA.has(finding.rule);

/** A part with its effect on an approval. */
interface Doubt extends ConfidencePart {
  /** The probability that it allows an approval. */
  readonly allows: number;
  /** Whether it is an argument against an approval, as the review found it. */
  readonly against: boolean;
}

/** A verdict, and whether it is that of people who approved what the rules left to them. */
interface Decided {
  readonly verdict: Verdict;
  readonly byPeople: boolean;
}

/** Computes the confidence of a verdict on `facts`; `decide` evaluates the rules that gave it. */
export function computeConfidence(
  judged: StageResults,
  facts: Facts,
  { verdict, byPeople }: Decided,
  decide: Decide,
): ReviewConfidence {
  const approves = (otherwise: Facts) => decide(otherwise) === 'auto-approve';
  const approved = verdict === 'auto-approve';
  const calibration = readCalibration();
  const best = buildBestFacts(judged, facts);
  // A policy may approve on facts for which others refuse. If the best facts are not approved, the actual facts are
  // used.
  const from = approved && !approves(best) ? facts : best;
  const doubts = [
    ...listCriteriaDoubts(judged, from, approves, calibration),
    ...listFindingDoubts(judged, from, approves),
    buildRiskDoubt(judged, from, approves, calibration),
  ].map((doubt) => (byPeople && doubt.against ? { ...doubt, pivotal: false } : doubt));
  if (!approves(from)) return buildConfidence(1, 0, doubts, false);
  const approvable = computeApprovalProbability(doubts, approved);
  return buildConfidence(approved ? approvable : 1 - approvable, approvable, doubts, true);
}

function buildConfidence(
  confidence: number,
  approvable: number,
  doubts: readonly Doubt[],
  open: boolean,
): ReviewConfidence {
  const parts = doubts.map(({ part, stands, pivotal }) => ({ part, stands: round(stands), pivotal: open && pivotal }));
  return { confidence: round(confidence), approvable: round(approvable), formula: FORMULA, parts };
}

function computeApprovalProbability(doubts: readonly Doubt[], approved: boolean): number {
  const deciding = doubts.filter(({ pivotal }) => pivotal);
  const product = deciding.reduce((sofar, { allows }) => sofar * allows, 1);
  const against = doubts.filter((doubt) => doubt.against);
  if (approved || against.length === 0 || deciding.some((doubt) => doubt.against)) return product;
  // If several parts refused and none is enough alone, one wrong part would be enough to approve. The least certain one
  // is used.
  return product * (1 - against.reduce((least, { stands }) => Math.min(least, stands), 1));
}

/** Rounds to four decimals, within 0 and 1. */
function round(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
}

/**
 * Returns the best facts that the uncertainties allow. Certain facts (paths, classes, coverage, labels) do not change.
 */
function buildBestFacts(judged: StageResults, facts: Facts): Facts {
  const all = judged.bindings.map(assumeMet);
  return { ...replaceFindings(judged, replaceBindings(facts, all), []), tier: findLowestTier(judged, facts) };
}

/** What a person signed is no doubt of the engine's. */
const isOpen = ({ status, shown }: Binding) =>
  shown !== 'signed' && (status === 'met' || status === 'weak' || status === 'unmet');

function assumeMet(binding: Binding): Binding {
  return isOpen(binding) ? { ...binding, status: 'met', shown: 'proved', contradicts: [], confidence: 1 } : binding;
}

/** Returns the lowest tier that the change may have. Its floors follow from its paths and are certain. */
function findLowestTier({ risk }: StageResults, facts: Facts): number {
  if (facts.tier === 0) return 0;
  return risk.floors.reduce((floor, { tier }) => Math.max(floor, Number(tier.slice(1))), 1);
}

function listCriteriaDoubts(
  judged: StageResults,
  from: Facts,
  approves: (facts: Facts) => boolean,
  { computeMetProbability: metProbability }: Calibration,
): Doubt[] {
  const wanted = judged.bindings.filter(isOpen);
  const [first] = wanted;
  if (first === undefined) return [];
  // Any unmet criterion changes the facts in the same way, so the rules are evaluated once for all.
  const failed = judged.bindings.map((one) => (one === first ? { ...one, status: 'unmet' as const } : assumeMet(one)));
  const repeated = judged.planes.findings.filter(repeatsCriteria);
  const pivotal = !approves(replaceBindings(replaceFindings(judged, from, repeated), failed));
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

/** Groups findings by rule and severity: if one finding is wrong, similar ones are assumed to be wrong too. */
function listFindingDoubts(judged: StageResults, from: Facts, approves: (facts: Facts) => boolean): Doubt[] {
  const groups = new Map<string, EngineFinding[]>();
  for (const finding of judged.planes.findings) {
    if (repeatsCriteria(finding) || finding.signed !== undefined) continue;
    const key = `${finding.severity} of ${finding.rule}`;
    addToGroup(groups, key, finding);
  }
  return [...groups].map(([key, findings]) => {
    const stands = computeRightProbability(findings[0]?.rule ?? '', findings[0]?.severity ?? 'info');
    const pivotal = !approves(replaceFindings(judged, from, findings));
    return { part: `findings: ${key}`, stands, pivotal, allows: 1 - stands, against: true };
  });
}

/** The risk: whether the change will be taken back, or, where its tier stops the approval, whether the score is so high. */
function buildRiskDoubt(
  judged: StageResults,
  from: Facts,
  approves: (facts: Facts) => boolean,
  { computeKeptProbability: keptProbability, computeBelowProbability: belowProbability }: Calibration,
): Doubt {
  const { risk } = judged;
  const tier = Number(risk.tier.slice(1));
  if (approves({ ...from, tier })) {
    const allows = keptProbability(risk.score);
    return { part: 'the change will not be reverted', stands: allows, pivotal: true, allows, against: false };
  }
  const refused = findLowestRefused(from, tier, approves);
  const cut = readScoring().cuts.find((one) => one.tier === `T${refused}`);
  const certain = cut === undefined || findLowestTier(judged, from) >= refused;
  const allows = certain ? 0 : belowProbability(risk.score, cut.score);
  return { part: `the tier is ${risk.tier}`, stands: 1 - allows, pivotal: true, allows, against: true };
}

/** Returns the lowest tier up to `tier` that the rules refuse. */
function findLowestRefused(from: Facts, tier: number, approves: (facts: Facts) => boolean): number {
  for (let lower = 0; lower < tier; lower += 1) if (!approves({ ...from, tier: lower })) return lower;
  return tier;
}

function replaceBindings(facts: Facts, bindings: readonly Binding[]): Facts {
  return { ...facts, criteria: { ...facts.criteria, ...buildStatusFacts(bindings) } };
}

/** Replaces the findings that stand. Those that people accepted stay accepted. */
function replaceFindings({ planes }: StageResults, facts: Facts, findings: readonly EngineFinding[]): Facts {
  const accepted = planes.findings.filter(({ signed }) => signed !== undefined);
  const standing = findings.filter(({ signed }) => signed === undefined);
  return { ...facts, findings: buildFindingFacts([...accepted, ...standing], planes.evidence) };
}
