/** What `explain` writes: a rule, a plane or all of them, as text for a terminal. */
import type { Guide, PlaneGuide, RuleGuide, ShownFile } from '../../engine/index.js';
import { wrapText } from '../../report/terminal/wrap-text.js';
import { formatTable } from './terminal.js';

const INDENT = '  ';

function formatSection(title: string, lines: readonly string[]): string[] {
  return [title, ...lines, ''];
}

function formatExample(files: readonly ShownFile[]): string[] {
  return files.flatMap(({ says, lines }) => [
    wrapText(says.replaceAll('`', ''), INDENT),
    ...lines.map((line) => `${INDENT}${INDENT}${line}`.trimEnd()),
  ]);
}

function formatPrecision({ read, plane }: RuleGuide): string {
  const where = `docs/precision/${plane}.md`;
  if (read === null) {
    return `Merged changes of public projects have too few of its findings to say. Tests and planted faults check the rule (${where}).`;
  }
  // Most are counts of right findings, some are shares in other words.
  const right = /%/u.test(read) ? '' : ' were right';
  return `Findings on merged changes of public projects were read: ${read}${right} (${where}).`;
}

/** The ways to answer a finding, each with the words to write. */
function formatAnswers({ rule, severity, answerable }: RuleGuide): string[] {
  const mend = 'Fix it: change the code, commit and push. The next review does not have the finding.';
  if (!answerable) {
    return [wrapText(mend, INDENT), wrapText('No suppression hides it, and nobody can accept it.', INDENT)];
  }
  return [
    wrapText(mend, INDENT),
    wrapText('Suppress it, by a comment on the line or above it. Without a reason it has no effect:', INDENT),
    `${INDENT}${INDENT}review-gate-ignore ${rule}: why it is no fault`,
    wrapText(
      'Let a person accept it. This person needs the right (people.may_sign of the policy) and is no author of the change. The person writes the line of the report into a review of the pull request:',
      INDENT,
    ),
    `${INDENT}${INDENT}/review-gate accept FINGERPRINT because why it may stay`,
    wrapText(
      severity === 'info' ? 'Switch the rule off, in the policy:' : 'Give the rule another severity, in the policy:',
      INDENT,
    ),
    // What is a note already can only be switched off.
    `${INDENT}${INDENT}severities: { ${rule}: ${severity === 'info' ? 'off' : 'info'} }`,
  ];
}

/** Formats a rule: what it finds, why that matters, how often it was right, and how to answer it. */
function formatRule(guide: RuleGuide): string {
  return [
    `${guide.rule}  ${guide.severity}`,
    wrapText(`${guide.finds}.`, INDENT),
    '',
    ...formatSection('Why it matters', [wrapText(guide.why, INDENT)]),
    ...formatSection('How often it is right', [wrapText(formatPrecision(guide), INDENT)]),
    ...formatSection('What it reports, and what it does not', [
      ...formatExample(guide.bad),
      ...formatExample(guide.good),
    ]),
    'How to answer it',
    ...formatAnswers(guide),
    '',
  ].join('\n');
}

function formatPlane({ plane, looksFor, rules }: PlaneGuide): string {
  const rows = rules.map(({ rule, severity, finds }) => [`${INDENT}${rule}`, severity, finds]);
  return `${plane}: ${looksFor}\n${formatTable([`${INDENT}rule`, 'severity', 'finds'], rows)}`;
}

/** Formats what was asked for. Ends with a line break. */
export function formatGuide(guide: Exclude<Guide, { kind: 'unknown' }>): string {
  if (guide.kind === 'rule') return formatRule(guide.rule);
  return `${guide.planes.map(formatPlane).join('\n')}\nreview-gate explain RULE says why a rule matters and how to answer it.\n`;
}

/** What else the name may be: a criterion, or a rule of a tool whose report was read. */
function explainOther(asked: string, nearest: readonly string[]): string {
  if (/^AC\d+$/iu.test(asked))
    return ' It reads like a criterion: the report of a review explains it, and so does a comment "/review-gate explain" on a pull request.';
  return nearest.length === 0 && asked.includes('/') ? ' A rule of another tool is explained by that tool.' : '';
}

/** Says that there is no such name, and which ones are near. */
export function formatUnknown({ asked, nearest }: Extract<Guide, { kind: 'unknown' }>): string {
  const near = nearest.length === 0 ? '' : ` Nearest: ${nearest.join(', ')}.`;
  return `There is no rule or plane ${JSON.stringify(asked)}.${explainOther(asked, nearest)}${near} review-gate explain lists them all.`;
}
