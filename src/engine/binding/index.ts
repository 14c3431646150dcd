/** Stage `binding`: binds each criterion to the changed lines that implement it, with a confidence and the evidence. */
import type { RequiredStatus } from '../../contract/index.js';
import { findWhoShows } from '../criteria/kinds/unshown.js';
import { findIdleLines } from '../idle/index.js';
import type { Binding, BoundCriterion, BoundRange, Change, Criteria, Criterion } from '../model.js';
import { judgeCriteria } from '../status/index.js';
import { roundConfidence } from '../text/arithmetic.js';
import { findNamedLines, mergeRanges, toOwnRanges, toRange } from './bound-ranges.js';
import { describeEvidence } from './evidence.js';
import { listFaintLacks, listLacks } from './lacks.js';
import { findMentions, type Mentions } from './lines/mentions.js';
import { readMetWeights, type Showing, weighCriteria } from './met/met.js';
import type { OwnPlace } from './met/own-lines.js';
import { isSilent } from './met/silent.js';
import { findPlaces, listParagraphs, type Paragraph } from './places.js';
import { isGeneral } from './query/general.js';
import { ReadingOrder } from './reading-order.js';
import { type Gathered, gatherAll, type Scores, scoreAll } from './scores/score.js';
import { readWeights } from './scores/weights.js';
import { fitsKind } from './units/kinds.js';
import type { Unit } from './units/units.js';

/** Minimum probability to bind a range; chosen on the development splits of the benchmarks of binding and of tickets. */
const BOUND = 0.33;
/** Minimum probability of the lines that an unmet criterion is most likely about. */
const NEAR = 0.2;
/** A criterion that is less likely met is bound to no lines. */
const SHOWN = 0.3;
/** A smaller share of a unit says nothing. */
const LEAST_OWNED = 0.05;
/** Own places that are shown where nothing else is bound. */
const MOST_OWN = 3;
/**
 * The probability that a change with tests meets "Tests are added", which names no subject. An estimate, not fitted.
 */
const GENERAL = 0.7;

/**
 * Binds the criteria to a change's added lines. Whether a criterion is met is judged for each alone. Which lines are shown
 * for it is decided for all together: it gets a lower share of lines that another criterion explains. `met` is the threshold of the policy, `required` the least status that it takes
 * for met. Returns one binding per criterion, in the order of the criteria, with the strongest range first. It uses
 * words, names and locations, and no syntax tree.
 */
export function bindCriteria(
  criteria: Criteria,
  change: Change,
  met: number,
  required: RequiredStatus = 'addressed',
  findIdle = findIdleLines,
): readonly Binding[] {
  if (criteria.items.length === 0) return [];
  const wanted = criteria.items.filter((criterion) => criterion.codeVerifiable);
  const work = leaveOutTickets(change, criteria);
  const gathered = gatherAll(wanted, work);
  const mentions = findMentions(work, gathered.query, gathered.cutter, findIdle);
  const showings = weighCriteria(wanted, gathered.query, work, mentions, readMetWeights());
  const paragraphs = listParagraphs(mentions.lines, gathered.units);
  const order = new ReadingOrder(work, mentions.lines);
  const all = {
    change: work,
    gathered,
    scores: scoreAll(gathered, readWeights()),
    mentions,
    showings,
    paragraphs,
    order,
  };
  const bound = new Map(
    wanted.map((criterion, index) => [criterion, bindCriterion(criterion, index, all, met)] as const),
  );
  return judgeCriteria(
    criteria.items.map((criterion) => bound.get(criterion) ?? createOpen(criterion)),
    work,
    gathered,
    mentions.lines,
    required,
  );
}

/** A ticket of the tree does not show its own criteria by its words. */
function leaveOutTickets(change: Change, { items }: Criteria): Change {
  const tickets = new Set(items.map(({ origin }) => origin.ticket));
  const files = change.files.filter(({ file }) => !tickets.has(file.path));
  return files.length === change.files.length ? change : { ...change, files };
}

interface Judged {
  readonly gathered: Gathered;
  readonly scores: Scores;
  readonly mentions: Mentions;
  readonly showings: readonly Showing[];
  readonly paragraphs: readonly Paragraph[];
  readonly order: ReadingOrder;
  readonly change: Change;
}

function createOpen(criterion: Criterion): BoundCriterion {
  return { criterion, status: 'not_code_verifiable', fall: null, confidence: 0, ranges: [] };
}

function bindCriterion(criterion: Criterion, index: number, all: Judged, met: number): BoundCriterion {
  const { gathered, scores, mentions } = all;
  const showing = all.showings[index];
  if (isGeneral(criterion)) return bindGeneral(criterion, gathered.units, met);
  const candidates = rankCandidates(criterion, index, gathered, scores);
  const near = candidates
    .slice(0, 1)
    .filter(({ confidence }) => confidence >= NEAR)
    .map(({ unit, index: at, confidence }) => toRange(unit, confidence, describeEvidence(gathered, scores, at, index)));
  if (showing === undefined) return createUnmetBinding(criterion, 0, near);
  if (showing.places.length === 0 || showing.met < SHOWN) {
    const confidence = showing.places.length === 0 ? 0 : showing.met;
    const isAbsent = isSilent(showing) || candidates.length === 0;
    const unmet = createUnmetBinding(criterion, confidence, near);
    const who = findWhoShows(criterion.asks);
    if (who !== null) return { ...unmet, status: 'weak', lacks: [who] };
    return isAbsent
      ? unmet
      : {
          ...unmet,
          status: 'weak',
          lacks: listFaintLacks(showing),
        };
  }
  const strong = candidates.filter(({ confidence }) => confidence >= BOUND);
  const named = candidates
    .filter(({ confidence }) => confidence < BOUND)
    .flatMap(({ index: at }) => findNamedLines(gathered, at, index));
  // Where units are bound, the best place alone is added: a criterion shows its best lines, whoever else claims them.
  const most = strong.length + named.length > 0 ? 1 : MOST_OWN;
  const places = chooseOwnPlaces(criterion, showing.places, most, mentions.lines);
  const own = toOwnRanges(places, mentions.lines, gathered.units, (at) => ({
    confidence: scores.owns[at * gathered.query.wishes.length + index] ?? 0,
    evidence: describeEvidence(gathered, scores, at, index),
  }));
  const ranges = strong.map(({ unit, index: at, confidence }) =>
    toRange(unit, confidence, describeEvidence(gathered, scores, at, index)),
  );
  const shown = mergeRanges([...ranges, ...named.map((found) => found.range), ...own]);
  if (shown.length === 0) return createUnmetBinding(criterion, Math.min(showing.met, SHOWN), near);
  const lacks = listLacks(showing, met, all);
  return {
    criterion,
    status: lacks.length === 0 ? 'met' : 'weak',
    lacks,
    fall: roundConfidence(showing.fall),
    confidence: roundConfidence(showing.met),
    ranges: shown,
    own,
    owned: candidates
      .filter(({ confidence }) => confidence >= LEAST_OWNED)
      .map(({ unit: { path: file, first, last }, confidence }) => ({ file, first, last, confidence })),
    places: all.order.sort(criterion, listPlaces(shown, candidates, index, all)),
  };
}

/** Returns the best places. Where all of them are tests of a behaviour, the best one of the code that they test is one too. */
function chooseOwnPlaces(
  { kind }: Criterion,
  places: readonly OwnPlace[],
  most: number,
  lines: Mentions['lines'],
): readonly OwnPlace[] {
  const isTest = ({ first }: OwnPlace) => lines[first]?.class === 'test';
  const best = places.slice(0, most);
  const code = kind === 'behaviour' && best.every(isTest) ? places.find((place) => !isTest(place)) : undefined;
  return code === undefined ? best : [...best, code];
}

/** Where something was only removed, nothing is added that could be read: the range is the place. */
function listPlaces(
  ranges: readonly BoundRange[],
  candidates: readonly Candidate[],
  index: number,
  { gathered, scores, mentions, paragraphs }: Judged,
): readonly BoundRange[] {
  const { units, query } = gathered;
  const describe = (unit: number) => describeEvidence(gathered, scores, unit, index);
  const terms = query.wishes[index];
  const found = terms === undefined ? [] : findPlaces(terms, mentions, units, paragraphs, candidates, describe);
  if (found.length === 0) return ranges;
  const gone = new Set(units.flatMap(({ path, first, added }) => (added.length === 0 ? `${path}:${first}` : [])));
  return [...found, ...ranges.filter(({ file, first, last }) => first === last && gone.has(`${file}:${first}`))];
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

function createUnmetBinding(
  criterion: Criterion,
  confidence: number,
  near: readonly BoundRange[] = [],
): BoundCriterion {
  return { criterion, status: 'unmet', fall: null, confidence: roundConfidence(confidence), ranges: [], near };
}

/** Binds "Tests are added" and "Documentation is updated" to all added lines of tests or documents. */
function bindGeneral(criterion: Criterion, units: readonly Unit[], met: number): BoundCriterion {
  const chosen = units.filter((unit) => fitsKind(criterion, unit) && unit.added.some((line) => line.trim() !== ''));
  if (chosen.length === 0) return createUnmetBinding(criterion, 0);
  const evidence = [criterion.kind === 'test' ? 'adds lines to a test file' : 'adds lines to a document'];
  const ranges = mergeRanges(chosen.map((unit) => toRange(unit, GENERAL, evidence)));
  return { criterion, status: GENERAL >= met ? 'met' : 'weak', fall: null, confidence: GENERAL, ranges };
}
