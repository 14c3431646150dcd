/** Why a range is bound, in words. */
import { shorten } from '../text/shorten.js';
import { describeLinks } from './link-evidence.js';
import type { Term } from './query/query.js';
import type { RelatedWord } from './query/related-words.js';
import { FEATURES } from './scores/features.js';
import type { Gathered, Scores } from './scores/score.js';
import type { Counts } from './units/counts.js';

const MAX_WORDS = 5;
const MAX_SURFACE = 60;
/** A word counts as rare when at most this many units have it. */
const FEW = 2;
/** Minimum difference of the intent score to the other criteria for it to be given as a reason. */
const CLEARLY = 0.7;

/**
 * Returns the reasons for one pair of unit and criterion, strongest first. The list is empty only for an unknown unit.
 */
export function describeEvidence(gathered: Gathered, scores: Scores, unit: number, criterion: number): string[] {
  const counts = gathered.evidence.counts[unit];
  const here = gathered.units[unit];
  const reasons: string[] = [];
  if (counts === undefined || here === undefined) return reasons;
  if (gathered.evidence.pathNamed(unit, criterion)) reasons.push(`is in ${here.path}, which the criterion names`);
  const words = (found: Counts) => selectWantedTerms(found.words, criterion, gathered);
  const names = selectWantedTerms(counts.added.names, criterion, gathered);
  if (names.length > 0) reasons.push(describeNames(names));
  reasons.push(...describeTerms('shares', words(counts.added), gathered));
  if (reasons.length === 0 || here.added.length === 0) {
    reasons.push(
      ...describeTerms(here.added.length === 0 ? 'removes' : 'replaces lines with', words(counts.removed), gathered),
    );
  }
  if (reasons.length === 0) {
    reasons.push(
      ...describeTerms('has words akin to', listRelatedTerms(counts.kin, criterion, gathered), gathered),
      ...describeTerms('stands beside lines with', words(counts.context), gathered),
    );
  }
  if (reasons.length === 0)
    reasons.push(
      ...describeTerms('stands in a place akin to', listRelatedTerms(counts.kinAround, criterion, gathered), gathered),
    );
  if (hasBestIntent(gathered, unit, criterion)) reasons.push('is the kind of change that the criterion asks for');
  reasons.push(...describeLinks(gathered, scores, unit, criterion));
  if (reasons.length === 0) reasons.push(...describeTerms('stands in a place with', words(counts.section), gathered));
  if (reasons.length === 0) reasons.push(...describeTerms('is in a file with', words(counts.path), gathered));
  if (reasons.length === 0) reasons.push('goes with the lines around it, which are bound to this criterion');
  return reasons;
}

/** Describes the names that lines use. */
export function describeNames(terms: readonly Term[]): string {
  return `names ${terms.map((term) => `\`${formatTerm(term)}\``).join(', ')}`;
}

/** Returns whether the kind of change matches this criterion clearly better than all others. */
function hasBestIntent(gathered: Gathered, unit: number, criterion: number): boolean {
  const criteria = gathered.query.wishes.length;
  const score = (one: number) =>
    gathered.evidence.rows[(unit * criteria + one) * FEATURES.length + FEATURES.indexOf('intent')] ?? 0;
  return gathered.query.wishes.every((_, other) => other === criterion || score(criterion) - score(other) > CLEARLY);
}

/** Returns the terms of the criterion to which the given words are related. */
function listRelatedTerms(kin: ReadonlySet<RelatedWord>, criterion: number, gathered: Gathered): Term[] {
  const terms = new Map([...kin].flatMap((one) => one.terms.map((term) => [term, 1] as const)));
  return selectWantedTerms(terms, criterion, gathered);
}

function selectWantedTerms(found: ReadonlyMap<Term, number>, criterion: number, gathered: Gathered): Term[] {
  const idf = (term: Term) => gathered.evidence.idf.get(term) ?? 0;
  return [...found.keys()]
    .filter((term) => term.wanted.some((wish) => wish.criterion === criterion))
    .sort((a, b) => idf(b) - idf(a) || a.id - b.id)
    .slice(0, MAX_WORDS);
}

function describeTerms(verb: string, terms: readonly Term[], gathered: Gathered): string[] {
  if (terms.length === 0) return [];
  const rare =
    terms.every((term) => (gathered.evidence.holders.get(term) ?? 0) <= FEW) && gathered.units.length > FEW * 2;
  const noun = terms.length === 1 ? 'the word' : 'the words';
  return [`${verb} ${noun} ${terms.map(formatTerm).join(', ')}${rare ? ' (rare here)' : ''}`];
}

function formatTerm(term: Term): string {
  return shorten(term.surface, MAX_SURFACE);
}
