/** Values of a name that were found on the ways to a place. */
import { concerns } from './step-index.js';
import type { Give } from './steps.js';

/** Values of a name, the last one first. */
export interface Reached {
  readonly gives: readonly Give[];
  /** False: what the name had before may still be there. */
  readonly settled: boolean;
}

/** More values of a name are not listed: whoever asks must not trust what is left. */
export const MAX_GIVES = 64;

/** No value was found, and what the name had before may still be there. */
export const NOTHING: Reached = { gives: [], settled: false };

/** Values up to a place of a list, and those before them: shared by all places behind it. */
export interface Chain {
  readonly own: readonly Give[];
  readonly rest: Chain | null;
  readonly settled: boolean;
}

/** Returns the values of a chain, one more than are listed at most. */
export function readChain(chain: Chain | null): readonly Give[] {
  const gives: Give[] = [];
  for (let one = chain; one !== null && gives.length <= MAX_GIVES; one = one.rest) gives.push(...one.own);
  return gives;
}

/** Joins what comes by several ways. It is settled if each of them settles it. */
export function join(ways: readonly Reached[]): Reached {
  return {
    gives: [...new Set(ways.toReversed().flatMap(({ gives }) => gives))].slice(0, MAX_GIVES + 1),
    settled: ways.length > 0 && ways.every(({ settled }) => settled),
  };
}

/**
 * Returns what a step gives to a name. What it gives to something that the name is a part of has no value that is seen.
 */
export function readGive(step: Give, name: string): Reached {
  const how = concerns(step, name);
  if (how === null) return NOTHING;
  const give = how === 'whole' ? step : { ...step, value: null };
  return { gives: step.quiet && how === 'whole' ? [] : [give], settled: !step.adds };
}
