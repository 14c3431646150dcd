/** Reads reports of other tools (SARIF 2.1.0, OASIS) into the form that a snapshot contains. */
export { SarifError } from './error.js';
export { gatherReports } from './files.js';
export { readSarif, type SarifContents } from './read.js';
