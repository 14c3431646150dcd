/** What is read first: the verdict, why, the figures at a glance, what to do, and the notes. */
import { abbreviateSha, counted, cutCharacters } from '../../base/text.js';
import { omittedOf, tallyOf, tallyText } from '../evidence.js';
import { type NextStep, nextSteps, stepsTitle } from '../next-steps.js';
import type { Report } from '../report.js';
import { decidedBy, figure, findingsText, isApproved, tierText, verdictOf, verdictText } from '../verdict.js';
import { markdownCode, markdownWords } from '../words.js';
import { type Section, text } from './fit.js';
import { lineLink } from './links.js';

const MAX_REASON_CHARACTERS = 600;
const MAX_NOTE_CHARACTERS = 1500;
const MAX_WORD_CHARACTERS = 80;

const short = (words: string, max: number = MAX_WORD_CHARACTERS) => markdownWords(cutCharacters(words, max));

/** Returns the mark. Green is only for an approval: a gate that is open without an approval must look different. */
function markOf(report: Report): string {
  if (!report.gate.open) return '❌';
  return isApproved(report) ? '✅' : '⚪';
}

/** Returns the headline: `✅ Review Gate: auto-approve`. */
export function headlineText(report: Report, name: string = 'Review Gate'): string {
  return `${markOf(report)} ${short(name)}: ${short(verdictText(report))}`;
}

const capital = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** Returns the reason in plain words, then what the gate does, and the deciding rule. */
export function reasonText(report: Report): string {
  const { gate } = report;
  const decided = decidedBy(report);
  const against = decided !== null && decided.because !== '' && verdictOf(report) !== 'auto-approve';
  const why = against ? `**${capital(short(decided.because, 300))}.** ` : '';
  const gateText = `The gate is ${gate.open ? 'open' : 'closed'}: ${short(gate.reason, MAX_REASON_CHARACTERS)}`;
  if (decided === null) return gateText;
  const named = (words: string) => markdownCode(cutCharacters(words, MAX_WORD_CHARACTERS));
  const policy = decided.policy === null ? '' : ` of the policy ${named(decided.policy)}`;
  const told = decided.condition === '' || decided.condition === decided.because;
  const condition =
    decided.condition === 'true'
      ? `: ${decided.because}`
      : told
        ? ''
        : `: ${markdownCode(cutCharacters(decided.condition, 200))}`;
  return `${why}${gateText}\n\nDecided by the rule ${named(decided.rule)}${policy}${condition}.`;
}

/** Returns the coverage: `5 files, all looked at`; null without a trace. */
function coverageText(report: Report): string | null {
  const coverage = report.trace?.snapshot.coverage;
  if (coverage === undefined) return null;
  const left = omittedOf(report).length;
  const files = counted(coverage.files, 'file');
  if (left === 0) return `${files}, all looked at`;
  return `${files}, ${left} not looked at${coverage.complete ? '' : ' (**incomplete**)'}`;
}

/** Builds a table of one row with the key figures. Only known figures are included. */
export function glance(report: Report): string {
  const { review } = report;
  const tally = tallyOf(report);
  const known = report.trace !== null || tally.total > 0;
  const cells: readonly (readonly [string, string | null])[] = [
    ['Criteria', known ? tallyText(tally) || 'none' : null],
    ['Findings', findingsText(report)],
    ['Tier', review.tier == null ? null : short(tierText(review.tier))],
    ['Confidence', review.confidence == null ? null : figure(review.confidence)],
    ['Looked at', coverageText(report)],
    ['Head', report.headSha === null ? null : markdownCode(abbreviateSha(report.headSha))],
  ];
  const told = cells.filter((cell): cell is readonly [string, string] => cell[1] !== null);
  const row = (values: readonly string[]) => `| ${values.join(' | ')} |`;
  return [row(told.map(([name]) => name)), `|${'---|'.repeat(told.length)}`, row(told.map(([, value]) => value))].join(
    '\n',
  );
}

/** Builds the section with verdict, reason and figures. */
export function verdictSection(report: Report): Section {
  return text([`## ${headlineText(report)}`, reasonText(report), glance(report)].join('\n\n'));
}

function stepRows(report: Report, { what, items, more }: NextStep): string[] {
  return [
    `- **${short(what, 300)}**`,
    ...items.map(({ reference, name, text: words }) => {
      const parts = [
        reference === null ? '' : lineLink(report, reference),
        name === '' ? '' : `**${short(name, 40)}**`,
        short(words, 140),
      ];
      return `  - ${parts.filter((part) => part !== '').join(' ')}`;
    }),
    ...(more > 0 ? [`  - and ${more} more, below`] : []),
  ];
}

/** Lists what to do; no section if the change is approved. */
export function stepsSections(report: Report): Section[] {
  const steps = nextSteps(report);
  if (steps.length === 0) return [];
  return [
    {
      head: `### ${stepsTitle(report)}\n`,
      rows: steps.flatMap((step) => stepRows(report, step)),
      more: () => '',
    },
  ];
}

/** Lists further notes for the reader. */
export function noteSections(report: Report): Section[] {
  if (report.notes.length === 0) return [];
  return [
    {
      head: '',
      rows: report.notes.map((note, index) => `${index === 0 ? '' : '\n'}> ${short(note, MAX_NOTE_CHARACTERS)}`),
      more: (left) => `\n> ${counted(left, 'more note is', 'more notes are')} in the log of the step.`,
    },
  ];
}
