/** What a criterion lacks whose lines do not show it, in words for people. */
import type { Change } from '../model.js';
import { roundConfidence } from '../text/arithmetic.js';
import type { Mentions } from './lines/mentions.js';
import type { IdleLine } from './met/idle-words.js';
import type { Beside, Showing } from './met/met.js';
import type { Spread } from './met/spread.js';

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

/**
 * Returns what the lines of a criterion with places lack: its probability is too low, it does not fall without the
 * criterion's own lines, or only tests or documents speak of behaviour, which do not show that it is there. Nothing of it
 * depends on the other criteria. Where nothing is lacking it is met, else weak.
 */
export function listLacks(
  showing: Showing,
  least: number,
  { mentions, change }: { readonly mentions: Mentions; readonly change: Change },
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
export function listFaintLacks(showing: Showing): readonly string[] {
  const { spread, reached, absent } = showing;
  const words = nameAbsent(showing);
  // The words that it lacks say that there are few of them.
  if (spread === 'together' && reached === null) return [words || SPREADS.together];
  const told = spread === 'together' && reached !== null ? describeReached(reached) : SPREADS[spread];
  // One word beside that tells nobody anything.
  return words === '' || absent.length < 2 ? [told] : [told, words];
}

const describeReached = (name: string): string =>
  `lines that clearly do it in \`${name}\`, which it is about: the change is there, with few of its words`;

/** Says of a line why it does not show what it says. */
function describeIdle({ line: at, why }: IdleLine, { lines }: Mentions, { files }: Change): string {
  const line = lines[at];
  return `a line that does it: ${files[line?.file ?? -1]?.file.path}:${line?.number} ${why}`;
}
