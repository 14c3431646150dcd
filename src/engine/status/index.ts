/** What the evidence shows of each criterion, and whether that is as much as the policy requires. */
import type { CriterionStatus, RequiredStatus, ShownStatus } from '../../contract/index.js';
import type { ChangedLine } from '../binding/lines/changed-lines.js';
import type { Unit } from '../binding/units/units.js';
import type { Binding, BoundCriterion, Change } from '../model.js';
import type { TestCounts } from '../policy/facts.js';
import type { WordCutter } from '../text/words.js';
import { checkInvariant } from './invariant.js';
import { checkPasses } from './passes.js';
import { judgeProofs, type ProofStanding } from './proved.js';
import { countReportedTests } from './reported-tests.js';
import { type ComparedText, NO_TEXT } from './statement.js';
import { type JudgeOfTests, NO_REPORT, NOTHING_REPORTED, ReportedEvidence } from './tested.js';
import { compareTexts } from './text-evidence.js';
import { NOTHING_TOUCHED, readTouchedPlaces, type TouchedPlaces } from './touched-places.js';

/** The statuses that a change can earn, least first. */
const EARNED: readonly ShownStatus[] = ['weak', 'addressed', 'tested', 'proved'];

/** What a criterion is shown to be by its lines alone. */
const BY_LINES: Readonly<Record<CriterionStatus, ShownStatus>> = {
  met: 'addressed',
  weak: 'weak',
  unmet: 'unmet',
  not_code_verifiable: 'open',
};

const NOT_ALL_PASSED = 'a report of tests in which some ran and none failed';
const NO_PROOF = 'no proof was given: `review-gate prove` makes one';

/** How sure it is that what no line touches stays as it is. An estimate, not fitted. */
const UNTOUCHED = 0.7;

/** What speaks for a criterion, or against it, beside its lines. */
export interface StatusEvidence {
  readonly text: ComparedText;
  readonly touched: TouchedPlaces;
  /** The tests that ran on the head; null without a report. */
  readonly tests: TestCounts | null;
  /** What the job of the change reported about the tests of each criterion. */
  readonly reported: JudgeOfTests;
  /** What the proofs say of a criterion with lines. */
  readonly findProof: (bound: BoundCriterion) => ProofStanding;
}

/** For criteria that nothing but their lines speaks of. */
export const NO_EVIDENCE: StatusEvidence = {
  text: NO_TEXT,
  touched: NOTHING_TOUCHED,
  tests: null,
  reported: NOTHING_REPORTED,
  findProof: () => ({ proved: false, why: null }),
};

/**
 * Judges the criteria of a change, in the order given. They were bound to parts of the change, the `units`; `changed`
 * are its lines taken apart;
 * `required` is the least that the policy takes for met.
 */
export function judgeCriteria(
  bound: readonly BoundCriterion[],
  change: Change,
  { units, cutter }: { readonly units: readonly Unit[]; readonly cutter: WordCutter },
  changed: readonly ChangedLine[],
  required: RequiredStatus,
): readonly Binding[] {
  const verifiable = bound.filter(({ criterion }) => criterion.codeVerifiable);
  const texts = new Map(
    compareTexts(verifiable, units, cutter, changed, change.files).map((text, index) => [verifiable[index], text]),
  );
  const stays = bound.some(({ criterion }) => criterion.kind === 'invariant');
  const of = {
    touched: stays ? readTouchedPlaces(change) : NOTHING_TOUCHED,
    tests: countReportedTests(change.snapshot),
    reported: new ReportedEvidence(change),
    findProof: (one: BoundCriterion) => judgeProofs(change.snapshot.proofs ?? [], one, change),
  };
  return bound.map((one) => judgeStatus(one, required, { text: texts.get(one) ?? NO_TEXT, ...of }));
}

/** Says of a bound criterion what its evidence shows. */
export function judgeStatus(
  bound: BoundCriterion,
  required: RequiredStatus,
  { text, touched, tests, reported, findProof }: StatusEvidence = NO_EVIDENCE,
): Binding {
  const { lacks = [], near = [], ...lines } = bound;
  const { criterion } = bound;
  const conclude = (shown: ShownStatus, missing: readonly string[], least: RequiredStatus = required): Binding => {
    return { ...lines, shown, missing, contradicts: [], status: toCriterionStatus(shown, least) };
  };
  if (criterion.kind === 'invariant') {
    const { shown, missing } = checkInvariant(criterion.asks, touched);
    if (shown === 'weak') return conclude(shown, missing);
    // What stays as it was is tested by the tests that were there.
    const tested = tests !== null && tests.run > 0 && tests.failed === 0;
    const judged = tested ? conclude('tested', []) : conclude(shown, [tests === null ? NO_REPORT : NOT_ALL_PASSED]);
    return { ...judged, ranges: [], places: [], confidence: Math.max(bound.confidence, UNTOUCHED) };
  }
  if (criterion.kind === 'passes') {
    const { shown, missing } = checkPasses(criterion.asks, tests);
    return conclude(shown, missing);
  }
  const shown = BY_LINES[bound.status];
  const hasLines = bound.ranges.length > 0;
  // What contradicts it is told where the lines near it are known.
  if (!hasLines && shown !== 'open' && near.length > 0 && text.contradicts.length > 0)
    return { ...conclude('contradicted', text.missing), contradicts: text.contradicts, ranges: near };
  if (!hasLines && shown === 'weak') return conclude(shown, [...lacks, ...text.untried]);
  if (shown !== 'weak' && shown !== 'addressed') return conclude(shown, shown === 'unmet' ? text.untried : []);
  if (text.contradicts.length > 0) return { ...conclude('contradicted', text.missing), contradicts: text.contradicts };
  // A criterion without its exact words is weak, whatever its lines say otherwise.
  if (shown === 'weak' || text.missing.length > 0)
    return conclude('weak', [...text.missing, ...lacks, ...text.untried]);
  const { state, missing } = reported.judge(bound);
  if (state === 'failed') return conclude('weak', missing);
  const proof = findProof(bound);
  if (proof.proved) return conclude('proved', []);
  if (state === 'tested') return conclude('tested', [proof.why ?? NO_PROOF]);
  // No test runs a document, so none can be asked for.
  const least = state === 'exempt' ? 'addressed' : required;
  return conclude(shown, proof.why === null ? missing : [...missing, proof.why], least);
}

/** Returns the status in the words of every trace. */
function toCriterionStatus(shown: ShownStatus, required: RequiredStatus): CriterionStatus {
  if (shown === 'open' || shown === 'signed') return 'not_code_verifiable';
  if (shown === 'unmet' || shown === 'contradicted') return 'unmet';
  return EARNED.indexOf(shown) >= EARNED.indexOf(required) ? 'met' : 'weak';
}
