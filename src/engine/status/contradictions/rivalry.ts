/** Decides between two criteria that cannot both be met: the one whose own words the lines have keeps its status. */
import type { ChangeText, TextLine } from '../change-text.js';
import type { TextEvidence } from '../statement.js';
import { countShared, createContradiction, isShownMuchBetter, mayContradict, type Statement } from '../statement.js';
import type { Rivalry } from './rivals.js';

/** Words of the other in the line that speaks against one. */
const SURELY_SAME = 2;
const CLEARLY = 3;

/** What speaks against a statement in the light of another one: the other's id, where the lines do not show which of the two holds. */
export interface RivalEvidence extends TextEvidence {
  readonly undecided: string | null;
}

/**
 * Returns what a rivalry says against the first and against the second. Where no line decides, neither is shown, unless
 * its own lines show the one much better.
 */
export function decideRivalry(
  rivalry: Rivalry,
  first: Statement,
  second: Statement,
  change: ChangeText,
): readonly [RivalEvidence, RivalEvidence] {
  const [one, other] = [findBearing(first, rivalry.ownFirst, change), findBearing(second, rivalry.ownSecond, change)];
  if (rivalry.about === 'condition')
    return rivalry.ownFirst.length === 0 ? [lack(second), NOTHING] : [NOTHING, lack(first)];
  if (one !== null && isClear(one, other)) return [NOTHING, lose(rivalry, second, first, one, other)];
  if (other !== null && isClear(other, one)) return [lose(rivalry, first, second, other, one), NOTHING];
  return [
    isShownMuchBetter(first, second) ? NOTHING : lack(second),
    isShownMuchBetter(second, first) ? NOTHING : lack(first),
  ];
}

/** A line of the one has so many more words that it is about what the two share, and the line of the other is not. */
function isClear(one: Bearing, other: Bearing | null): boolean {
  return other === null || one.shared >= other.shared + CLEARLY;
}

/** The added lines that have a word of a statement's own. */
interface Bearing {
  /** Most other words of the statement that one of them has. */
  readonly shared: number;
  /** The one of them with most other words whose code may speak against another statement; null where none has enough. */
  readonly telling: TextLine | null;
}

function findBearing(statement: Statement, own: readonly string[], change: ChangeText): Bearing | null {
  const lines = change.listAdded(own).map((line) => ({ line, shared: countShared(statement, line, NO_STEMS) }));
  if (lines.length === 0) return null;
  lines.sort((a, b) => b.shared - a.shared);
  const says = ({ code }: TextLine) =>
    statement.criterion.kind === 'doc' || change.listStems(code).some((stem) => own.includes(stem));
  const telling = lines.find(
    ({ line, shared }) => shared >= SURELY_SAME && mayContradict(statement, line) && says(line),
  );
  return { shared: lines[0]?.shared ?? 0, telling: telling?.line ?? null };
}

/**
 * Contradicted where no line has its words; weak where one has, but not as many. What is said of two names can hold of both,
 * so a change that has nothing of the one has left it out.
 */
function lose(
  { about }: Rivalry,
  loser: Statement,
  winner: Statement,
  there: Bearing,
  own: Bearing | null,
): RivalEvidence {
  if (about === 'name' || own !== null || there.telling === null) return lack(winner);
  return { ...NOTHING, contradicts: [createContradiction(about, loser.criterion.text, there.telling)] };
}

const lack = (other: Statement): RivalEvidence => ({ ...NOTHING, undecided: other.criterion.id });

/** So many rivals of a criterion are named. */
const MOST_NAMED = 3;

/** Says once what is missing of a criterion where the lines do not decide between it and others, by their ids. */
export function describeUndecided(ids: readonly string[]): readonly string[] {
  const [first, ...others] = ids;
  if (first === undefined) return [];
  if (others.length === 0) return [`${first} says otherwise, and the lines do not show which of the two holds`];
  const named = ids.slice(0, MOST_NAMED);
  const last = ids.length > named.length ? `${ids.length - named.length} more` : (named.pop() ?? '');
  return [`${named.join(', ')} and ${last} say otherwise, and the lines do not show which of them holds`];
}

const NO_STEMS: ReadonlySet<string> = new Set();
const NOTHING: RivalEvidence = { missing: [], contradicts: [], undecided: null };
