/** `review`: what the gate says of commits that nobody has pushed yet. */
import * as z from 'zod';
import { compareSpans, isOpenReason, Location } from '../../contract/index.js';
import { buildCriterionRows, formatWants } from '../../report/criteria.js';
import { readAccountingEvidence } from '../../report/evidence.js';
import { isAboutChange, nameRule, sortFindings, toLineRange, toRepoPath } from '../../report/findings.js';
import { formatStepsTitle, listNextSteps } from '../../report/next-steps.js';
import { describeLaterApproval, listOpeningSteps } from '../../report/opening.js';
import type { Report } from '../../report/report.js';
import { wrapText } from '../../report/terminal/wrap-text.js';
import { formatFindingCounts, formatTier, formatVerdict } from '../../report/verdict.js';
import { UsageError } from '../exit.js';
import { type PolicyInput, readPolicyInput } from '../inputs/review-inputs.js';
import { listUncommitted, openRepository } from '../repository/repository.js';
import { reviewSources } from '../review.js';
import { formatUncommitted } from '../unseen.js';
import { resolveInside } from './confine.js';
import { nameFields } from './name-fields.js';
import { readGivenTicket, TICKET_INPUTS } from './ticket-input.js';
import type { Tool } from './tool.js';

/** What is listed at most; how many are left out is said. */
const MAX_LISTED = 100;

/** Places that the text names; the data has more. */
const MAX_SHOWN = 10;

/** A ref of git; one that begins with a dash could be taken for an option. */
const Ref = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^-\s\p{Cc}][^\s\p{Cc}]*$/u, 'must be a branch, a tag or a commit');

const input = {
  base: Ref.optional().describe('What the change is against. Default: where the head left the default branch.'),
  head: Ref.optional().describe('The last commit of the change. Default: HEAD. Only commits are reviewed.'),
  ...TICKET_INPUTS,
  policy: z
    .string()
    .min(1)
    .optional()
    .describe('strict, balanced, advisory or legacy-open, or a policy file of the repository. Default: its own.'),
};

const Step = z.object({
  what: z.string(),
  items: z.array(z.object({ reference: z.string().nullable(), name: z.string(), text: z.string() })),
  more: z.int().describe('How many items are not listed.'),
});

const Criterion = z.object({
  id: z.string(),
  text: z.string().nullable(),
  status: z.string().nullable(),
  met: z.boolean().describe('Whether that is as much as the policy requires.'),
  lines: z.array(z.string()),
  wants: z.array(z.string()).describe('What is missing, or what contradicts it.'),
});

const Finding = z.object({
  rule: z.string().describe('The tool `explain` says what it means.'),
  severity: z.string(),
  ...Location.shape,
  title: z.string(),
  rationale: z.string(),
  about: z
    .literal('change')
    .optional()
    .describe('It is about the change as a whole: file and lines are only where it is shown.'),
  fingerprint: z.string(),
});

const output = {
  open: z.boolean().describe('Whether the gate opens.'),
  verdict: z.string().nullable(),
  tier: z.string().nullable(),
  confidence: z.number().nullable(),
  decided_by: z.string().nullable().describe('The rule of the policy that decided.'),
  base: z.string().nullable(),
  head: z.string(),
  to_open: z.array(Step).describe('What the author of the change can do, the most important first.'),
  people: z.array(z.string()).describe('What opens the gate for people, where they can.'),
  criteria: z.array(Criterion),
  findings: z.array(Finding),
  look_at: z.array(z.object({ ...Location.shape, why: z.string() })).describe('Lines that are left to people.'),
  left_out: z.object({ findings: z.int(), look_at: z.int() }),
  notes: z.array(z.string()),
};

type Output = z.output<z.ZodObject<typeof output>>;

/** A file of the repository, or the name of a policy that is built in. */
async function readGivenPolicy(named: string | undefined, root: string): Promise<PolicyInput | null> {
  if (named === undefined) return null;
  if (/^[a-z-]+$/u.test(named)) return { name: named, source: null };
  return readPolicyInput(await resolveInside(root, named));
}

/** Lists what people can do so that the gate opens, or says that they can once there is a pull request. */
function listForPeople(report: Report): string[] {
  const steps = listOpeningSteps(report).map(({ what }) => what);
  return steps.length > 0 ? steps : [describeLaterApproval(report, false)].filter((words) => words !== '');
}

function describeReport(report: Report): Output {
  const { review, trace, change } = report;
  const findings = sortFindings(report.findings);
  const spans = (readAccountingEvidence(report)?.spans ?? []).filter(({ reason }) => isOpenReason(reason));
  return {
    open: report.gate.open,
    verdict: review.verdict ?? null,
    tier: review.tier ?? null,
    confidence: review.confidence ?? null,
    decided_by: trace?.decision.rule ?? null,
    base: change?.base.sha ?? null,
    head: report.headSha ?? '',
    to_open: listNextSteps(report).map(({ what, items, more }) => ({ what, items: [...items], more })),
    people: listForPeople(report),
    criteria: buildCriterionRows(report).map((row) => ({
      id: row.id,
      text: row.text,
      status: row.shown,
      met: row.met,
      lines: [...row.lines],
      wants: [...formatWants(row)],
    })),
    findings: findings.slice(0, MAX_LISTED).map((finding) => {
      const { first, last } = toLineRange(finding);
      const { title, rationale, fingerprint, severity } = finding;
      return {
        rule: nameRule(finding),
        severity,
        file: toRepoPath(finding),
        lineRange: [first, last],
        ...(isAboutChange(finding) && { about: 'change' as const }),
        title,
        rationale: rationale ?? '',
        fingerprint: fingerprint ?? '',
      };
    }),
    look_at: spans
      .toSorted(compareSpans)
      .slice(0, MAX_LISTED)
      .map(({ location, why }) => ({ ...location, why })),
    left_out: {
      findings: Math.max(0, findings.length - MAX_LISTED),
      look_at: Math.max(0, spans.length - MAX_LISTED),
    },
    notes: report.notes.map(nameFields),
  };
}

function formatAnswer(
  report: Report,
  { to_open: steps, people, notes, decided_by: rule, look_at: places }: Output,
): string {
  const { tier } = report.review;
  return [
    `The gate is ${report.gate.open ? 'open' : 'closed'}: ${formatVerdict(report)}${tier == null ? '' : `, tier ${formatTier(tier)}`}${rule === null ? '' : `, by the rule ${rule}`}.`,
    `Findings: ${formatFindingCounts(report)}.`,
    ...(people.length === 0 ? [] : ['To open the gate, for people:', ...people.map((step) => wrapText(step, '  '))]),
    ...(steps.length === 0 ? [] : [`${formatStepsTitle(report)}:`]),
    ...steps.flatMap(({ what, items, more }) => [
      wrapText(what, '  '),
      ...items.map(({ reference, name, text }) => wrapText([reference, name, text].filter(Boolean).join(' '), '    ')),
      ...(more === 0 ? [] : [`    and ${more} more`]),
    ]),
    // The lines that a change adds and removes at one place are two spans of one number.
    ...[...new Set(places.map(({ file, lineRange, why }) => `${file}:${[...new Set(lineRange)].join('-')} ${why}`))]
      .slice(0, MAX_SHOWN)
      .map((place) => wrapText(place, '  ')),
    ...notes.map((note) => wrapText(note, '')),
  ].join('\n');
}

/** The tool. */
export const REVIEW_TOOL: Tool<typeof input, typeof output> = {
  name: 'review',
  title: 'Review commits',
  description:
    'Reviews committed changes of this repository as the merge gate will: whether they do what the acceptance criteria of the ticket ask for, and what speaks against merging them. Says what opens the gate. Deterministic; runs no code; nothing leaves the machine. Commit first, then call it before you push.',
  input,
  output,
  async run(asked, { root, signal }) {
    const repository = await openRepository(root, asked.head ?? 'HEAD', signal);
    if (repository.directory !== root)
      throw new UsageError('The folder of the repository has moved. Start the server again.');
    const ticket = await readGivenTicket(asked, root);
    const policy = await readGivenPolicy(asked.policy, root);
    const sources = { repository, base: asked.base ?? null, ticket, policy, reports: [] };
    // A ticket that is not committed was read all the same.
    const uncommitted = (await listUncommitted(root, signal)).filter((path) => path !== asked.ticket_path);
    const notes = uncommitted.length === 0 ? [] : [formatUncommitted(uncommitted)];
    const { report } = await reviewSources(sources, notes, {
      // No token: whatever the client asks for, nothing is read from the network.
      env: {},
      write: () => undefined,
      color: false,
      progress: { say: () => undefined, announce: () => undefined, clear: () => undefined },
      signal,
    });
    const data = describeReport(report);
    return { text: formatAnswer(report, data), data };
  },
};
