/** A criterion as clauses, folded, so that what it is about is told by what its sentences say and not by single words. */
import { foldSpace } from '../../../base/text.js';
import { fold } from '../../text/fold.js';

/** Characters after this position do not change the kind of a criterion. */
const REACH = 400;

const BREAK = /[;。；]|(?<!\b(?:e\.g|i\.e|etc|vs|incl|approx|no|z\.b|bzw|ca))[.!](?=\s|$)/u;
/** What follows a dash explains what stands before it. */
const DASH = /(?<=\S \S+)\s(?:—|–|--)\s.*$/u;
const ASIDE = /\([^()]*\)/gu;

/** A clause that begins so goes on with what the clause before it is about. */
const GOES_ON =
  /^(?:they|it|its|this|these|those|that|such|including|incl|e\.g|i\.e|see|do not|use (?:it|them|this)|for example|for instance)\b/u;

/** Words that make what they stand beside hold in one case only. `when run` and the like are no such case. */
const CASE =
  /\b(?:when|whenever|if|unless|until|once|while|as soon as|as long as|wenn|falls|sobald|quand|lorsqu\w*|cuando|wanneer|zodra|jesli|jezeli|gdy|kiedy|eger)\b(?! (?:run|running|executed|launched|started) )|(?:^|[\s,])(?:если|когда|при условии)\s/u;

/** Splits a criterion into clauses, folded, without code marks and asides; one at least. */
export function splitClauses(text: string): string[] {
  const folded = foldSpace(fold(text.slice(0, REACH)).replaceAll('`', ''));
  const bare = foldSpace(folded.replace(ASIDE, ' '));
  const clauses: string[] = [];
  for (const part of (bare === '' ? folded : bare).split(BREAK)) {
    const clause = part.replace(DASH, '').trim();
    if (clause === '') continue;
    if (clauses.length > 0 && GOES_ON.test(clause)) clauses.push(`${clauses.pop() ?? ''}, ${clause}`);
    else clauses.push(clause);
  }
  return clauses.length === 0 ? [folded] : clauses;
}

/** Returns whether a clause speaks of one case only: "when the build succeeds". */
export function isConditional(clause: string): boolean {
  return CASE.test(clause);
}

/** Words that stand in no plain subject: there the clause says something before it comes to the verb that was found. */
const NO_SUBJECT: ReadonlySet<string> = new Set(
  (
    'that which who whose where can may must shall should will would could is are was were be been has have had does do ' +
    'show shows display displays send sends open opens link links return returns print prints render renders see sees ' +
    'list lists contain contains get gets give gives allow allows let lets so because'
  ).split(' '),
);
/** A subject with more words is a sentence of its own. */
const MAX_SUBJECT_WORDS = 14;
const PREPOSITION = /\s(?:of|in|for|from|under|on|at|with|without|across|against|about|by|to)\s/u;

/** A clause around its verb. `head` is the subject without what is said of it after a preposition. */
export interface Predicate {
  readonly subject: string;
  readonly head: string;
  readonly verb: string;
  readonly rest: string;
}

/** Splits a clause at the first verb that fits; null if there is none, or if what stands before it is no plain subject. */
export function splitAtVerb(clause: string, verb: RegExp): Predicate | null {
  const found = verb.exec(clause);
  if (found === null) return null;
  const subject = clause.slice(0, found.index).trim();
  const words = subject.split(' ');
  if (
    subject === '' ||
    /:(?:\s|$)/u.test(subject) ||
    words.length > MAX_SUBJECT_WORDS ||
    words.some((word) => NO_SUBJECT.has(word))
  )
    return null;
  const end = PREPOSITION.exec(subject)?.index ?? subject.length;
  const rest = clause.slice(found.index + found[0].length).trim();
  return { subject, head: subject.slice(0, end), verb: found[0].trim(), rest };
}

/**
 * Builds one pattern of several, from words as they are written in their languages. No escape with an upper-case letter
 * may be used, because the sources are folded as the texts are.
 */
export function compileFolded(sources: readonly string[]): RegExp {
  return new RegExp(sources.map((source) => `(?:${fold(source)})`).join('|'), 'u');
}

/** How clauses of a kind are recognised: `signs` has a word of each of them, and the others take long to compile. */
export interface ClausePatterns {
  readonly signs: RegExp;
  readonly patterns: readonly RegExp[];
  /** Other languages. */
  readonly abroad: RegExp;
}

/** Returns whether a clause is of a kind, and in every case: not only "when the build succeeds". */
export function matchesAlways(clause: string, { signs, patterns, abroad }: ClausePatterns): boolean {
  if (!signs.test(clause)) return false;
  return !isConditional(clause) && (abroad.test(clause) || patterns.some((pattern) => pattern.test(clause)));
}
