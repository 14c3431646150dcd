/** Pure functions that turn a review, its findings and its trace into reports for people and tools. No I/O. */
export {
  type CommentOptions,
  commentBody,
  commentMarker,
  couldNotReviewComment,
  MAX_COMMENT_CHARACTERS,
} from './comment.js';
export { detailsUrlOf } from './details-url.js';
export { CRITERION_WORDS, criterionRows } from './evidence.js';
export { annotations, countFindings, linesOf, nameRule, pathOf, weightOf, worstFirst } from './findings.js';
export {
  type CouldNotReview,
  checkRunOutput,
  couldNotReviewSummary,
  jobSummary,
  MAX_CHECK_OUTPUT_BYTES,
  MAX_JOB_SUMMARY_BYTES,
  markdownReport,
} from './markdown.js';
export { Html, html, type Piece } from './page/html.js';
export { type Page, pageOf } from './page/page.js';
export { reportPage } from './page/report-page.js';
export { prose } from './page/shown.js';
export type { Report, ReportedChange, ReportedFile } from './report.js';
export { sarifLog } from './sarif.js';
export { textReport } from './terminal.js';
export { tierText } from './verdict.js';
