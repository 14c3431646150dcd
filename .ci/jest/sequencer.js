/**
 * Runs first what takes long. Jest begins with the largest files, unless it remembers how long each took, and a fresh clone does not: then
 * a short file with a large table runs last, while the other workers have nothing left to do. Tests that start processes take long
 * whatever their size, and after them the tables.
 */
import Sequencer from '@jest/test-sequencer';

/** Rooms whose tests wait for processes, servers and databases. */
const WAITS = /\/__tests__\/(?:cli|e2e|pages|proving|service|sources|workflows)\//;
/** Files whose cases come from elsewhere, so their own size says nothing. */
const TABLES = /\/(?:people-by-\w+|provider-faults|spellings|hostile-time|planes|invariance)\.test\.js$/;

export default class SlowFirst extends Sequencer {
  sort(tests) {
    const ranked = super.sort(tests);
    const rank = ({ path }) => (TABLES.test(path) ? 0 : WAITS.test(path) ? 1 : 2);
    return ranked.toSorted((a, b) => rank(a) - rank(b));
  }
}
