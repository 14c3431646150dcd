/** Reads reports of other tools (SARIF 2.1.0, OASIS) into the form that a snapshot contains. */
export { SARIF_LIMITS, SarifFault } from './fault.js';
export { gatherReports, type SarifSearch } from './files.js';
export { type ReadSarif, readSarif } from './read.js';
