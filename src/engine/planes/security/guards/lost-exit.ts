/** An early exit that refused somebody and is gone, while the function around it stays. */
import type { SymbolChange } from '../../../model.js';
import { namesGuard } from '../../../text/access-names.js';
import type { Answers, Exit } from './answers.js';
import { spell } from './conditions.js';

/** A function that loses more lines than this, and a larger share of them than REWRITTEN, is rewritten. */
export const MAX_GONE = 6;

/** The share of lines that goes with MAX_GONE, 0 to 1. */
export const REWRITTEN = 0.5;

/**
 * Returns an exit that refused somebody and has no successor; null if there is none, or if the function was rewritten, or now calls
 * another guard.
 */
export function findLostExit(
  old: Answers,
  now: Answers,
  bodies: NonNullable<SymbolChange['bodies']>,
  counts: (exit: Exit) => boolean,
): Exit | null {
  if (now.refusals >= old.refusals || changesMuch(bodies.before, bodies.after)) return null;
  if ([...now.callees].some((name) => !old.callees.has(name) && namesGuard(name))) return null;
  const left = new Set(now.exits.filter(({ does }) => does === 'refuses').map(({ condition }) => spell(condition)));
  return old.exits.find((exit) => exit.does === 'refuses' && counts(exit) && !left.has(spell(exit.condition))) ?? null;
}

function changesMuch(before: string, after: string): boolean {
  const now = new Set(after.split('\n').map((line) => line.trim()));
  const old = before.split('\n').filter((line) => line.trim().length > 1);
  const gone = old.filter((line) => !now.has(line.trim())).length;
  return gone > MAX_GONE && gone > old.length * REWRITTEN;
}
