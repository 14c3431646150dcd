/** How much a change decides: whether a reviewer who merges it would ask for a test at all. */
import type { FileChange, RuleContext, ScannedLine } from '../../../model.js';
import { normaliseLine } from '../../../text/line-shape.js';
import { findCustom } from '../../customs.js';
import type { Behaviour } from './behaviours.js';
import type { ChangedFunction } from './changed-functions.js';
import { isDecision, isProduct } from './decisions.js';

/** What of a change a test would have to run. */
export interface Substance {
  /** Different new conditions, functions, settings and errors, less the conditions that go. */
  readonly decisions: number;
  /** Different lines of code that the files with them gain, less those that go. Comments do not count. */
  readonly lines: number;
}

/**
 * Measures the files in which something new is decided, less what goes from the whole change: code that is put in another
 * form or taken out of several places decides what it did. Takes time by the length of the change.
 */
export function measureSubstance(context: RuleContext, behaviours: readonly Behaviour[]): Substance {
  const changed = new Set(behaviours.map((one) => one.change));
  const come = new Set<string>();
  for (const change of changed)
    for (const line of listCode(context, change, 'added')) come.add(normaliseLine(line.text));
  const gone = new Set<string>();
  const lost = new Set<string>();
  for (const change of context.change.files.filter(isProduct)) {
    for (const line of listCode(context, change, 'removed')) {
      const said = normaliseLine(line.text);
      gone.add(said);
      if (!come.has(said) && isDecision(line, change.language)) lost.add(said);
    }
  }
  const fresh = [...come].filter((line) => !gone.has(line)).length;
  const left = [...gone].filter((line) => !come.has(line)).length;
  const decisions = new Set(
    // An old condition with another number or operator is in a place that has its tests, or never had any.
    behaviours
      .filter(({ kind }) => kind !== 'other condition')
      .map(({ kind, text }) => `${kind} ${normaliseLine(text)}`),
  );
  return { decisions: Math.max(0, decisions.size - lost.size), lines: Math.max(0, fresh - left) };
}

const listCode = ({ syntax }: RuleContext, { file }: FileChange, side: 'added' | 'removed'): readonly ScannedLine[] =>
  (syntax.get(file.path)?.[side] ?? []).filter(({ code }) => /\w/u.test(code));

/**
 * Small changes were read beside their projects: next to nobody who merged them asked for a test (3 of 23). From so many
 * decisions and lines on, about every second one was missed.
 */
const LEAST_DECISIONS = 3;
const LEAST_LINES = 12;
/** Functions without a new decision are told from so many different new lines of code. */
export const LEAST_PLAIN_LINES = 12;
/** The least share of such changes that bring a test, where the history has counted them. */
const LEAST_SHARE = 0.25;
/** In a shorter history, or one that was not read, the habits of the project are not known: everything new is told. */
const LONG_HISTORY = 200;

/** Returns true where the history is long enough to show what the project does. */
export const isLong = ({ snapshot: { past } }: RuleContext): boolean =>
  past?.state === 'read' && past.commits >= LONG_HISTORY;

/** Returns true where so much is new that a test is missed. */
export function isSubstantial(context: RuleContext, { decisions, lines }: Substance): boolean {
  if (!isLong(context)) return true;
  return decisions >= LEAST_DECISIONS && lines >= LEAST_LINES;
}

/** The same for functions whose lines change and decide nothing new. */
export function areManyLines(context: RuleContext, functions: readonly ChangedFunction[]): boolean {
  if (!isLong(context)) return true;
  return functions.reduce((sum, { lines }) => sum + lines, 0) >= LEAST_PLAIN_LINES;
}

/** Returns true where the history shows that changes to a file bring tests. A place without counts hardly changes. */
export function areTestsUsual(context: RuleContext, path: string): boolean {
  if (!isLong(context)) return true;
  const custom = findCustom(context, path);
  return custom !== null && custom.tests >= LEAST_SHARE * custom.of;
}
