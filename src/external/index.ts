/** Reports that jobs write, of other tools and of their tests → the reports of a snapshot. */
export { type GatheredReports, gatherReports, type NamedReports, REPORT_INPUTS, type ReportInput } from './gather.js';
export type { GivenReport } from './given.js';
export { readJUnit } from './junit.js';
export { placeReports } from './place/index.js';
export { readReport } from './read-report.js';
export { ReportError } from './report-error.js';
