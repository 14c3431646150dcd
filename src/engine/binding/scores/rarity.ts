import { ln } from '../../text/arithmetic.js';

/** Units that a small change is thought to have beside its own, so that a word in its only unit still counts. */
const UNSEEN_UNITS = 4;

/** How rare something is among so many units, of which so many hold it: BM25's inverse document frequency. */
export function measureRarity(units: number, holders: number): number {
  return ln(1 + (units + UNSEEN_UNITS - holders + 0.5) / (holders + 0.5));
}
