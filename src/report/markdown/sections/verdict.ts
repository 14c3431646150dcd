/** What is read first: the verdict, why, the figures at a glance, what to do, and the notes. */
import { abbreviateSha, capitalize, counted, cutCharacters, formatCount, oneLine } from '../../../base/text.js';
import { countCriteria, formatTally } from '../../criteria.js';
import { findDecidingRule } from '../../decision.js';
import { listOmitted } from '../../evidence.js';
import { describeAlternative, formatStepsTitle, listStepsBesideCriteria } from '../../next-steps.js';
import {
  describeApprovalLimit,
  describeGate,
  describeLaterApproval,
  describeWaiting,
  LATER_TITLE,
  listOpeningSteps,
  nameApproving,
  OPENING_TITLE,
} from '../../opening.js';
import type { Report } from '../../report.js';
import type { NextStep } from '../../step.js';
import { formatUnread, listUnreadFiles } from '../../unread.js';
import {
  formatFindingCounts,
  formatProbability,
  formatTier,
  formatVerdict,
  getVerdict,
  isApproved,
} from '../../verdict.js';
import { formatMarkdownCode, formatMarkdownLink, formatMarkdownWords } from '../text.js';
import { createTextSection, type Section } from './fit.js';
import { renderLineLink } from './links.js';

const MAX_REASON_CHARACTERS = 600;
const MAX_NOTE_CHARACTERS = 1500;
const MAX_OPENING_CHARACTERS = 900;
const MAX_STEP_CHARACTERS = 400;
const MAX_WORD_CHARACTERS = 80;

const shorten = (words: string, max: number = MAX_WORD_CHARACTERS) => formatMarkdownWords(cutCharacters(words, max));

/** Returns the mark. Green is only for an approval: a gate that is open without an approval must look different. */
function selectMark(report: Report): string {
  if (!report.gate.open) return '❌';
  return isApproved(report) ? '✅' : '⚪';
}

/** Returns the headline: `✅ Review Gate: auto-approve`. */
export function formatHeadline(report: Report, name: string = 'Review Gate'): string {
  return `${selectMark(report)} ${shorten(name)}: ${shorten(formatVerdict(report))}`;
}

/**
 * Returns the reason in plain words, then what the gate does, and the deciding rule.
 * @param brief leaves out the rule's condition
 */
export function formatReason(report: Report, brief: boolean): string {
  const decided = findDecidingRule(report);
  const against = decided !== null && decided.because !== '' && getVerdict(report) !== 'auto-approve';
  const by = nameApproving(report);
  const because = against ? describeWaiting(report) || decided.because : '';
  const told = against ? capitalize(shorten(because, 300)) : by === '' ? '' : `Approved by ${shorten(by, 300)}`;
  const why = told === '' ? '' : `**${told}.** `;
  const gateText = shorten(describeGate(report), MAX_REASON_CHARACTERS);
  if (decided === null) return gateText;
  const named = (words: string) => formatMarkdownCode(cutCharacters(words, MAX_WORD_CHARACTERS));
  const policy = decided.policy === null ? '' : ` of the policy ${named(decided.policy)}`;
  const isTold = decided.condition === '' || decided.condition === decided.because;
  const condition =
    decided.condition === 'true'
      ? `: ${decided.because}`
      : isTold || brief
        ? ''
        : `: ${formatMarkdownCode(cutCharacters(decided.condition, 200))}`;
  return `${why}${gateText}\n\nDecided by the rule ${named(decided.rule)}${policy}${condition}.`;
}

/** Returns what the review read: `5 files, all read`; null without a trace. What people must look at is another part. */
function formatCoverage(report: Report): string | null {
  const coverage = report.trace?.snapshot.coverage;
  if (coverage === undefined) return null;
  const left = listOmitted(report).length;
  const unread = listUnreadFiles(report);
  const files = counted(coverage.files, 'file');
  if (left === 0)
    return `${files}, ${unread.size === 0 ? 'all read' : shorten(formatUnread(unread, coverage.files), 300)}`;
  return `${files}, ${left} not read${coverage.complete ? '' : ' (**incomplete**)'}`;
}

const isAllRead = (report: Report) => listOmitted(report).length === 0 && listUnreadFiles(report).size === 0;

/** Returns the branch and the commit that the change was reviewed against; null if the service names neither. */
function formatBase({ review: { base_ref: ref, base_sha: sha } }: Report): string | null {
  const parts = [
    ...(ref == null || ref === sha ? [] : [formatMarkdownCode(cutCharacters(ref, MAX_WORD_CHARACTERS))]),
    ...(sha == null ? [] : [formatMarkdownCode(abbreviateSha(oneLine(sha)))]),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}

/**
 * Builds a table of one row with the key figures. Only known figures are included.
 * @param brief leaves out what stands elsewhere in the text, and what is as it should be
 */
export function renderFigures(report: Report, brief: boolean): string {
  const { review } = report;
  const tally = countCriteria(report);
  const known = report.trace !== null || tally.total > 0;
  const cells: readonly (readonly [string, string | null])[] = [
    ['Criteria', known ? formatTally(tally) || 'none' : null],
    ['Findings', formatFindingCounts(report)],
    ['Risk tier', review.tier == null ? null : shorten(formatTier(review.tier))],
    // Alone, the word would be read as how sure it is that the change is right.
    ['Confidence in the verdict', brief || review.confidence == null ? null : formatProbability(review.confidence)],
    ['Read', brief && isAllRead(report) ? null : formatCoverage(report)],
    ['Base', formatBase(report)],
    ['Head', brief || report.headSha === null ? null : formatMarkdownCode(abbreviateSha(report.headSha))],
  ];
  const told = cells.filter((cell): cell is readonly [string, string] => cell[1] !== null);
  const row = (values: readonly string[]) => `| ${values.join(' | ')} |`;
  return [row(told.map(([name]) => name)), `|${'---|'.repeat(told.length)}`, row(told.map(([, value]) => value))].join(
    '\n',
  );
}

/** Builds the section with verdict, reason and figures. */
export function buildVerdictSection(report: Report): Section {
  return createTextSection(
    [`## ${formatHeadline(report)}`, formatReason(report, false), renderFigures(report, false)].join('\n\n'),
  );
}

function renderStepRows(report: Report, { what, items, more }: NextStep): string[] {
  return [
    `- **${shorten(what, MAX_STEP_CHARACTERS)}**`,
    ...items.map(({ reference, name, text: words }) => {
      const parts = [
        reference === null ? '' : renderLineLink(report, reference),
        name === '' ? '' : `**${shorten(name, 40)}**`,
        shorten(words, 140),
      ];
      return `  - ${parts.filter((part) => part !== '').join(' ')}`;
    }),
    ...(more > 0 ? [`  - and ${formatCount(more)} more, below`] : []),
  ];
}

/** Says what people can do, in order; no section where they cannot open the gate. */
export function buildOpeningSections(report: Report): Section[] {
  const later = describeLaterApproval(report, true);
  if (later !== '') return [createTextSection(`### ${LATER_TITLE}\n\n${shorten(later, MAX_OPENING_CHARACTERS)}`)];
  const rows = listOpeningSteps(report).map(({ what, url }, at) => {
    const words = formatMarkdownWords(cutCharacters(what, MAX_OPENING_CHARACTERS));
    return `${at + 1}. ${words}${url === null ? '' : ` ${formatMarkdownLink('Files changed', url)}`}`;
  });
  return rows.length === 0 ? [] : [{ head: `### ${OPENING_TITLE}\n`, rows, more: () => '' }];
}

/** Says why no approval opens the gate, as a paragraph under a title; empty where one does. */
export function renderApprovalLimit(report: Report): string {
  const limit = describeApprovalLimit(report);
  return limit === '' ? '' : `\n${formatMarkdownWords(limit)}\n`;
}

/** Says what others can do in place of the steps of its author, as a paragraph behind them; no section where they cannot. */
export function buildAlternativeSections(report: Report): Section[] {
  const words = describeAlternative(report);
  return words === '' ? [] : [createTextSection(shorten(words, MAX_STEP_CHARACTERS))];
}

/** Lists what to do; no section if the change is approved. */
export function buildStepsSections(report: Report): Section[] {
  const steps = listStepsBesideCriteria(report);
  const listed = {
    head: `### ${formatStepsTitle(report)}\n${renderApprovalLimit(report)}`,
    rows: steps.flatMap((step) => renderStepRows(report, step)),
    more: () => '',
  };
  return [
    ...buildOpeningSections(report),
    ...(steps.length === 0 ? [] : [listed]),
    ...buildAlternativeSections(report),
  ];
}

/** Lists further notes for the reader. */
export function buildNoteSections(report: Report): Section[] {
  if (report.notes.length === 0) return [];
  return [
    {
      head: '',
      rows: report.notes.map((note, index) => `${index === 0 ? '' : '\n'}> ${shorten(note, MAX_NOTE_CHARACTERS)}`),
      more: (left) => `\n> ${counted(left, 'more note is', 'more notes are')} in the log of the step.`,
    },
  ];
}
