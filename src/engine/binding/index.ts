/** Stage `binding`: binds each criterion to the changed lines that implement it, with a confidence and the evidence. */
import type { RequiredStatus } from '../../contract/index.js';
import { findWhoShows } from '../criteria/kinds/unshown.js';
import { findIdleLines } from '../idle/index.js';
import type { Binding, BoundCriterion, BoundRange, Change, Criteria, Criterion } from '../model.js';
import { judgeCriteria } from '../status/index.js';
import { roundConfidence } from '../text/arithmetic.js';
import { findNamedLines, mergeRanges, toOwnRanges, toRange } from './bound-ranges.js';
import { describeEvidence } from './evidence.js';
import { findMentions, type Mentions } from './lines/mentions.js';
import type { IdleLine } from './met/idle-words.js';
import { type Beside, readMetWeights, type Showing, weighCriteria } from './met/met.js';
import type { OwnPlace } from './met/own-lines.js';
import type { Spread } from './met/spread.js';
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
/**
 * Where the change has so much of its words in code or beside it, such a criterion is weak, and else unmet: what was asked for
 * is often done in other words. On the first half of the tickets 13 of 100 ticked criteria were unmet before, and are 6; of
 * those of the next ticket 66, and are 41.
 */
const ABSENT = 0.25;
/** Where a change that does it lacks its words so often, their lack does not show that it is not done. */
const SILENT = 0.1;
/** So few of its words are none. */
const NOTHING = 0.05;
/**
 * With more of them, what is more likely met is weak. So is what is told without a name from the code where a line has some of
 * its words, unless the lack of the others is so much less likely: there are many ways to say it. Of 3,182 criteria that were done, in
 * 447 changes by people and by a program, 20 were unmet, and 5 are; of those of the next task 1,699, and 1,516. These numbers were
 * chosen on them.
 */
const UNLIKELY = 0.2;
const SILENT_UNNAMED = 0.01;
/** What a criterion lacks that has words in the change, and no lines. */
const SPREADS: Readonly<Record<Spread, string>> = {
  apart: 'one place for it: its words stand far apart in the change',
  before: 'lines that are new for it: most of its words in the changed lines stood there before the change',
  beside:
    'lines of the change for it: most of its words stand in unchanged lines around them, or in paths, so it may rest on what was there',
  together: 'more of what it says: the words of it in the changed lines are too few',
};
/** With so much of its words in the change, what a criterion lacks is not told by the others. */
const MOSTLY_THERE = 0.5;
/** A criterion whose probability falls by less without its own lines has none: nothing was done for it alone. */
const LEAST_FALL = 0.05;
/** Of behaviour at least this share of the words stands in lines that act: tests alone do not show that it is there. */
const LEAST_ACTING = 0.1;
/** Files that are named as those where nothing is done. */
const MOST_AWAY = 2;
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

/** Returns whether the change has so little of a criterion that it is not done in other words either. */
function isSilent({ anywhere, silence, met, isNamed, reached, places }: Showing): boolean {
  if (anywhere >= ABSENT || silence >= SILENT || reached !== null) return false;
  if (anywhere < NOTHING) return true;
  return isNamed ? met <= UNLIKELY : met < UNLIKELY && (places.length === 0 || silence < SILENT_UNNAMED);
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

/**
 * Returns what the lines of a criterion with places lack: its probability is too low, it does not fall without the
 * criterion's own lines, or only tests or documents speak of behaviour, which do not show that it is there. Nothing of it
 * depends on the other criteria. Where nothing is lacking it is met, else weak.
 */
function listLacks(
  showing: Showing,
  least: number,
  { mentions, change }: Pick<Judged, 'mentions' | 'change'>,
): readonly string[] {
  const { met, fall, acting, away, undone, beside, idle, hasSubject } = showing;
  return [
    ...(acting < LEAST_ACTING ? ['code that does it, and not only tests or documents that speak of it'] : []),
    ...(fall < LEAST_FALL ? ['lines that are clearly for it: other lines of the change have its words as well'] : []),
    ...away
      .slice(0, MOST_AWAY)
      .map((path) => `more lines for it in \`${path}\`, which it names: what changed there has few of its words`),
    ...(beside === null ? [] : [describeBeside(beside)]),
    ...(idle === null ? [] : [describeIdle(idle, mentions, change)]),
    ...(hasSubject ? [] : ['lines about its subject: those found share only a number or a general word with it']),
    ...undone.map((said) => `code that does what it says: “${said}”`),
    ...(roundConfidence(met) < least
      ? [nameAbsent(showing) || 'more of what it says: compare it with its lines, which have only a part of its words']
      : []),
  ];
}

function describeBeside({ name, isThere }: Beside): string {
  return isThere
    ? `a change in \`${name}\`: the changed lines stand beside it`
    : `\`${name}\` itself: the changed lines call or load it, and no changed file declares it`;
}

/**
 * Names the words of a criterion that no line has which counts for it; empty if there are none, or if most are there: of criteria that
 * are done, the last few words tell a reader nothing (25 of 26 that one read).
 */
function nameAbsent({ absent, anywhere }: Pick<Showing, 'absent' | 'anywhere'>): string {
  if (anywhere >= MOSTLY_THERE) return '';
  const words = absent.map((word) => `“${word}”`).join(', ');
  return words === '' ? '' : `no changed line says ${words}: it may be done in other words`;
}

/** Returns what a criterion lacks of which the change has too few words for lines of its own. */
function listFaintLacks(showing: Showing): readonly string[] {
  const { spread, reached } = showing;
  const absent = nameAbsent(showing);
  const few = reached === null ? SPREADS.together : describeReached(reached);
  const said = spread === 'together' ? few : SPREADS[spread];
  // One word beside that tells nobody anything.
  if (showing.absent.length < 2 && said !== SPREADS.together) return [said];
  // The words that it lacks say that there are few of them.
  return absent !== '' && said === SPREADS.together ? [absent] : [said, absent].filter((lack) => lack !== '');
}

const describeReached = (name: string): string =>
  `lines that clearly do it in \`${name}\`, which it is about: the change is there, with few of its words`;

/** Says of a line why it does not show what it says. */
function describeIdle({ line: at, why }: IdleLine, { lines }: Mentions, { files }: Change): string {
  const line = lines[at];
  return `a line that does it: ${files[line?.file ?? -1]?.file.path}:${line?.number} ${why}`;
}

/** Binds "Tests are added" and "Documentation is updated" to all added lines of tests or documents. */
function bindGeneral(criterion: Criterion, units: readonly Unit[], met: number): BoundCriterion {
  const chosen = units.filter((unit) => fitsKind(criterion, unit) && unit.added.some((line) => line.trim() !== ''));
  if (chosen.length === 0) return createUnmetBinding(criterion, 0);
  const evidence = [criterion.kind === 'test' ? 'adds lines to a test file' : 'adds lines to a document'];
  const ranges = mergeRanges(chosen.map((unit) => toRange(unit, GENERAL, evidence)));
  return { criterion, status: GENERAL >= met ? 'met' : 'weak', fall: null, confidence: GENERAL, ranges };
}
