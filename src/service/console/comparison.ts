/** What a simulation came to, beside the last review of the same pull request: what the policy would change. */
import { abbreviateSha } from '../../base/text.js';
import { type CompletedReview, OPERATIONS, type Simulation } from '../../contract/index.js';
import { type Html, html, nameRule, type Piece, tierText } from '../../report/index.js';
import { badge, note, table, told, toldAtLength } from './parts.js';
import { HOME } from './paths.js';
import type { Visit } from './visit.js';

/** Maximum number of listed findings; the report of a review lists all of them. */
const MAX_FINDINGS = 50;

/** Returns the newest complete review of the pull request; null if there is none, or the client may not read it. */
export async function lastReviewOf(
  { api, principal }: Visit,
  { repo, pr }: Pick<Simulation, 'repo' | 'pr'>,
): Promise<CompletedReview | null> {
  if (!principal.scopes.has('reviews:read')) return null;
  const { data } = await api.ask(OPERATIONS.listReviews, {
    query: { repo, pr: String(pr), status: 'complete', limit: '1' },
  });
  const [last] = data;
  return last?.status === 'complete' ? last : null;
}

type Compared = Pick<CompletedReview, 'tier' | 'confidence' | 'counts' | 'ac_bindings' | 'head_sha' | 'verdict'>;

const ROWS: readonly (readonly [name: string, value: (of: Compared) => Piece])[] = [
  ['Verdict', ({ verdict }) => (verdict === null ? 'a dry run: not kept' : badge(verdict))],
  ['Tier', ({ tier }) => tierText(tier)],
  ['Confidence', ({ confidence }) => confidence],
  [
    'Criteria with lines',
    ({ ac_bindings: all }) => `${all.filter(({ lines }) => lines.length > 0).length} of ${all.length}`,
  ],
  ['Errors', ({ counts }) => counts.error],
  ['Warnings', ({ counts }) => counts.warn],
  ['Notes', ({ counts }) => counts.info],
  ['Head', ({ head_sha }) => html`<code>${abbreviateSha(head_sha)}</code>`],
];

function verdictNote(simulation: Simulation, last: CompletedReview | null, { to }: Visit): Html {
  const { verdict, trace } = simulation;
  const words = html`Under this policy the verdict is ${badge(verdict)}, by the rule <code>${told(trace.decision.rule)}</code>.`;
  const tone = verdict === 'auto-approve' ? 'good' : 'plain';
  if (last === null) return note(tone, html`<p>${words}</p>`);
  const link = html`<a href="${to(`${HOME}/${last.id}`)}">last review</a>`;
  const before =
    last.verdict === null
      ? 'was a dry run.'
      : html`said ${last.verdict === verdict ? 'the same' : badge(last.verdict)}.`;
  return note(tone, html`<p>${words} The ${link} ${before}</p>`);
}

/** Renders a simulated value, marked if the last review has a different one. */
function marked(name: string, value: (of: Compared) => Piece, simulation: Compared, last: Compared | null): Piece[] {
  if (last === null) return [name, value(simulation)];
  const differs = html`${value(simulation)}`.text !== html`${value(last)}`.text;
  return [name, [value(simulation), differs ? html` <span class="badge">changed</span>` : null], value(last)];
}

type Rule = Simulation['trace']['decision']['rules'][number];

const RULES = [
  { title: 'Rule' },
  { title: 'Outcome' },
  { title: 'Condition' },
  { title: 'Verdict' },
  { title: 'From' },
];

function ruleRow({ name, condition, verdict, held, source }: Rule): Piece[] {
  const mark = held === null ? 'was not asked' : held ? 'held' : 'did not hold';
  return [
    html`<code>${told(name)}</code>`,
    mark,
    html`<code>${toldAtLength(condition)}</code>`,
    badge(verdict),
    source,
  ];
}

function rulesOf(rules: readonly Rule[]): Piece {
  const asked = rules.filter(({ held }) => held !== null).map(ruleRow);
  const others = rules.filter(({ held }) => held === null).map(ruleRow);
  return [
    table('Rules that were asked', RULES, asked),
    others.length === 0
      ? null
      : html`<details><summary>Rules that were not asked any more: ${others.length}</summary>\n${table('Rules that were not asked any more', RULES, others)}</details>\n`,
  ];
}

/** Renders the result of a simulation as a part of a page. */
export function compared(simulation: Simulation, last: CompletedReview | null, visit: Visit): Piece {
  const { findings, trace } = simulation;
  const rows = ROWS.map(([name, value]) => marked(name, value, simulation, last));
  const columns = [{ title: 'What' }, { title: 'Simulated' }, ...(last === null ? [] : [{ title: 'Last review' }])];
  const shown = findings
    .slice(0, MAX_FINDINGS)
    .map((finding) => [
      told(finding.title),
      badge(finding.severity),
      html`<code>${told(finding.location.file)}:${finding.location.lineRange[0] ?? 1}</code>`,
      html`<code>${told(nameRule(finding))}</code>`,
    ]);
  const more = findings.length - shown.length;
  return [
    verdictNote(simulation, last, visit),
    table('What came out', columns, rows),
    html`<h2>Rules, in order</h2>\n`,
    rulesOf(trace.decision.rules),
    html`<h2>Findings</h2>\n`,
    shown.length === 0
      ? html`<p>There are none.</p>\n`
      : table('Findings', [{ title: 'Finding' }, { title: 'Severity' }, { title: 'Place' }, { title: 'Rule' }], shown),
    more === 0 ? null : html`<p>And ${more} more.</p>\n`,
    html`<h2>Try again</h2>\n`,
  ];
}
