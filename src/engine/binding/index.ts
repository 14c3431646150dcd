/** Stage `binding`: binds each criterion to the changed lines that implement it, with a confidence and the evidence. */
import type { CriterionKind, CriterionStatus, FileClass, RequiredStatus } from '../../contract/index.js';
import type { Binding, BoundCriterion, Change, Criteria, Criterion } from '../model.js';
import { judgeCriteria } from '../status/index.js';
import { roundConfidence } from '../text/arithmetic.js';
import { findNamedLines, mergeRanges, toRange } from './bound-ranges.js';
import { describeEvidence } from './evidence.js';
import { isGeneral } from './general.js';
import { fitsKind } from './kinds.js';
import { type Gathered, gatherAll, type Scores, scoreAll } from './score.js';
import type { Unit } from './units.js';
import { readWeights } from './weights.js';

/** Minimum probability to bind a range; chosen on the development split of the benchmark. */
const BOUND = 0.4;
/** A criterion whose probability of being covered is lower is unmet and bound to no lines. */
const COVERED = 0.3;
/** Minimum probability to show the best range of a covered criterion when no range reaches BOUND. */
const BEST = 0.2;
/**
 * The probability that a change with tests meets "Tests are added", which names no subject. An estimate, not fitted.
 */
const GENERAL = 0.7;

/**
 * Binds the criteria to a change's added lines. All criteria are scored together: a criterion gets a lower share of
 * lines that another criterion explains. `met` is the threshold of the policy, `required` the least status that it takes
 * for met. Returns one binding per criterion, in the order of the criteria, with the strongest range first. It uses
 * words, names and locations, and no syntax tree.
 */
export function bindCriteria(
  criteria: Criteria,
  change: Change,
  met: number,
  required: RequiredStatus = 'addressed',
): readonly Binding[] {
  const wanted = criteria.items.filter((criterion) => criterion.codeVerifiable);
  const work = leaveOutTickets(change, criteria);
  const gathered = gatherAll(wanted, work);
  const scores = scoreAll(gathered, readWeights());
  const bound = new Map(
    wanted.map((criterion, index) => [criterion, bindCriterion(criterion, index, gathered, scores, met)] as const),
  );
  return judgeCriteria(
    criteria.items.map((criterion) => bound.get(criterion) ?? createOpen(criterion)),
    { change: work, units: gathered.units, tests: null },
    required,
  );
}

/** A ticket of the tree does not show its own criteria by its words. */
function leaveOutTickets(change: Change, { items }: Criteria): Change {
  const tickets = new Set(items.map(({ origin }) => origin.ticket));
  const files = change.files.filter(({ file }) => !tickets.has(file.path));
  return files.length === change.files.length ? change : { ...change, files };
}

function createOpen(criterion: Criterion): BoundCriterion {
  return { criterion, status: 'not_code_verifiable', fall: null, confidence: 0, ranges: [] };
}

function bindCriterion(
  criterion: Criterion,
  index: number,
  gathered: Gathered,
  scores: Scores,
  met: number,
): BoundCriterion {
  if (isGeneral(criterion)) return bindGeneral(criterion, gathered.units, met);
  const candidates = rankCandidates(criterion, index, gathered, scores);
  const covered = candidates.length === 0 ? 0 : (scores.covered[index] ?? 0);
  const strong = candidates.filter(({ confidence }) => confidence >= BOUND);
  const named = candidates
    .filter(({ confidence }) => confidence < BOUND)
    .flatMap(({ index: at }) => findNamedLines(gathered, at, index));
  const weak = candidates.slice(0, 1).filter(({ confidence }) => confidence >= BEST);
  const chosen = strong.length + named.length > 0 ? strong : weak;
  if (covered < COVERED || chosen.length + named.length === 0)
    return createUnmetBinding(criterion, Math.min(covered, COVERED));
  const ranges = chosen.map(({ unit, index: at, confidence }) =>
    toRange(unit, confidence, describeEvidence(gathered, scores, at, index)),
  );
  const classes = [...chosen.map(({ unit }) => unit.class), ...named.map((found) => found.class)];
  return {
    criterion,
    status: decideStatus(criterion.kind, covered, classes, met),
    fall: null,
    confidence: roundConfidence(covered),
    ranges: mergeRanges([...ranges, ...named.map((found) => found.range)]),
  };
}

interface Candidate {
  readonly unit: Unit;
  readonly index: number;
  readonly confidence: number;
}

/** Returns the units that may implement the criterion, most likely first. */
function rankCandidates(criterion: Criterion, index: number, gathered: Gathered, scores: Scores): Candidate[] {
  const count = gathered.query.wishes.length;
  return gathered.units
    .map((unit, at): Candidate => ({ unit, index: at, confidence: scores.owns[at * count + index] ?? 0 }))
    .filter(({ unit, index: at }) => fitsKind(criterion, unit) || gathered.evidence.pathNamed(at, index))
    .sort((a, b) => b.confidence - a.confidence || a.index - b.index);
}

function createUnmetBinding(criterion: Criterion, confidence: number): BoundCriterion {
  return { criterion, status: 'unmet', fall: null, confidence: roundConfidence(confidence), ranges: [] };
}

/**
 * Returns `weak` for behaviour that only tests or documents mention, because they do not prove that it is implemented.
 */
function decideStatus(
  kind: CriterionKind,
  covered: number,
  classes: readonly FileClass[],
  met: number,
): CriterionStatus {
  if (roundConfidence(covered) < met) return 'weak';
  if (kind === 'test' || kind === 'doc') return 'met';
  return classes.every((one) => one === 'test' || one === 'docs') ? 'weak' : 'met';
}

/** Binds "Tests are added" and "Documentation is updated" to all added lines of tests or documents. */
function bindGeneral(criterion: Criterion, units: readonly Unit[], met: number): BoundCriterion {
  const chosen = units.filter((unit) => fitsKind(criterion, unit) && unit.added.some((line) => line.trim() !== ''));
  if (chosen.length === 0) return createUnmetBinding(criterion, 0);
  const evidence = [criterion.kind === 'test' ? 'adds lines to a test file' : 'adds lines to a document'];
  const ranges = mergeRanges(chosen.map((unit) => toRange(unit, GENERAL, evidence)));
  return { criterion, status: GENERAL >= met ? 'met' : 'weak', fall: null, confidence: GENERAL, ranges };
}
