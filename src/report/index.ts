/** Pure functions that turn a review, its findings and its trace into reports for people and tools. No I/O. */
export { type AccountingTally, countAccounting, formatNothingLeft, formatOpen, formatPartition } from './accounting.js';
export { listAnswers } from './answers.js';
export { buildAuditEntry } from './audit/audit-entry.js';
export { buildVerificationSummary, checkVerificationSummary } from './audit/verification-summary.js';
export { renderDecisionChart } from './backtest/chart.js';
export { formatBacktestCsv } from './backtest/csv.js';
export {
  type Backtest,
  type BacktestChange,
  type BacktestReview,
  GATES,
  type LaterFate,
  type RuleFindings,
  toGate,
} from './backtest/model.js';
export { renderBacktestPage } from './backtest/page.js';
export { tallyBacktest } from './backtest/tally.js';
export { explainDecision } from './backtest/why.js';
export {
  COLUMN_WORDS,
  chooseWhy,
  formatDay,
  formatDays,
  formatFate,
  formatLater,
  formatShare,
  GATE_WORDS,
  LIMITS_OF_BACKTEST,
  listNotes,
  nameChange,
} from './backtest/words.js';
export { formatVouchCommand } from './commands.js';
export { BEST_PLACES, buildCriterionRows, type CriterionRow, formatWants, STATUS_MEANINGS } from './criteria.js';
export { formatDecision } from './decision.js';
export { toDetailsUrl } from './details-url.js';
export { readAccountingEvidence, readSignaturesEvidence } from './evidence.js';
export { type Explained, explainVerdict } from './explain.js';
export {
  buildAnnotations,
  countFindings,
  isAboutChange,
  nameRule,
  sortFindings,
  WHOLE_CHANGE,
} from './findings.js';
export {
  countLookCriteria,
  formatClearing,
  formatLookCriterion,
  formatLookTitle,
  formatTicked,
  type LookCriterion,
  listLookCriteria,
  listTicked,
} from './look.js';
export {
  buildCommentMarker,
  COMMENT_MARKER,
  type CommentOptions,
  MAX_COMMENT_CHARACTERS,
  renderComment,
  renderFailureComment,
} from './markdown/comment.js';
export {
  MAX_CHECK_OUTPUT_BYTES,
  MAX_JOB_SUMMARY_BYTES,
  type ReviewFailure,
  renderCheckRunOutput,
  renderFailureSummary,
  renderJobSummary,
  renderMarkdownReport,
} from './markdown/markdown.js';
export { describeAlternative, formatStepsTitle, listNextSteps } from './next-steps.js';
export { describeApprovalLimit, listOpeningSteps, OPENING_TITLE } from './opening.js';
export { CHART_STYLE, renderColumnChart } from './page/columns.js';
export { renderProse } from './page/display-text.js';
export { Html, html, type Piece } from './page/html.js';
export { type Page, renderPage } from './page/page.js';
export { renderSteps, STEPS_STYLE } from './page/parts/steps.js';
export { renderReportPage } from './page/report-page.js';
export { countUnlisted, formatPlaceLines, formatWithin, listOpenPlaces } from './places.js';
export type { Report, ReportedChange } from './report.js';
export { buildSarifLog } from './sarif/sarif.js';
export {
  formatSinceFiles,
  formatSinceRow,
  formatSinceSpans,
  formatSinceTitle,
  listSinceRows,
  readSeenSince,
} from './since.js';
export { renderTextReport } from './terminal/terminal.js';
export { formatProbability, formatTier } from './verdict.js';
