/** Reports of other tools (SARIF 2.1.0, OASIS) read at the border: what a snapshot carries of them. */
export { SARIF_LIMITS, SarifFault } from './fault.js';
export { gatherReports, type SarifSearch } from './files.js';
export { type ReadSarif, readSarif } from './read.js';
