/** Reads reports of other tools (SARIF 2.1.0, OASIS) into the form that a snapshot contains. */
export { SARIF_LIMITS, SarifError } from './error.js';
export { gatherReports, type SarifSearch } from './files.js';
export { readSarif, type SarifContents } from './read.js';
