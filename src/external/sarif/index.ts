/** Reads reports of other tools (SARIF 2.1.0, OASIS) into the form that a snapshot contains. */
export { SARIF_LIMITS } from './limits.js';
export { readSarif } from './read.js';
