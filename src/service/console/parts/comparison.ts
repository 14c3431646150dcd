/** What a simulation came to, beside the last review of the same pull request: what the policy would change. */
import { abbreviateSha, formatCount } from '../../../base/text.js';
import { type CompletedReview, ENDPOINTS, rankSeverity, type Simulation } from '../../../contract/index.js';
import {
  formatProbability,
  formatTier,
  type Html,
  html,
  isAboutChange,
  nameRule,
  type Piece,
  WHOLE_CHANGE,
} from '../../../report/index.js';
import type { PageRequest } from '../page-registry.js';
import { HOME } from '../paths.js';
import { type Column, escapeText, renderBadge, renderNote, renderTable, renderText } from './parts.js';

/** Maximum number of listed findings; the report of a review lists all of them. */
const MAX_FINDINGS = 50;

/** Returns the newest complete review of the pull request; null if there is none, or the client may not read it. */
export async function findLastReview(
  { api, principal }: PageRequest,
  { repo, pr }: Pick<Simulation, 'repo' | 'pr'>,
): Promise<CompletedReview | null> {
  if (!principal.scopes.has('reviews:read')) return null;
  const { data } = await api.ask(ENDPOINTS.listReviews, {
    query: { repo, pr: String(pr), status: 'complete', limit: '1' },
  });
  const [last] = data;
  return last?.status === 'complete' ? last : null;
}

type ComparedFields = Pick<
  CompletedReview,
  'tier' | 'confidence' | 'counts' | 'ac_bindings' | 'base_sha' | 'head_sha' | 'verdict'
>;

const ROWS: readonly (readonly [name: string, value: (of: ComparedFields) => Piece])[] = [
  ['Verdict', ({ verdict }) => (verdict === null ? 'a dry run: not kept' : renderBadge(verdict))],
  ['Tier', ({ tier }) => formatTier(tier)],
  ['Confidence', ({ confidence }) => formatProbability(confidence)],
  [
    'Criteria with lines',
    ({ ac_bindings: all }) =>
      `${formatCount(all.filter(({ lines }) => lines.length > 0).length)} of ${formatCount(all.length)}`,
  ],
  ['Errors', ({ counts }) => formatCount(counts.error)],
  ['Warnings', ({ counts }) => formatCount(counts.warn)],
  ['Notes', ({ counts }) => formatCount(counts.info)],
  ['Base', ({ base_sha }) => (base_sha === null ? null : html`<code>${abbreviateSha(base_sha)}</code>`)],
  ['Head', ({ head_sha }) => html`<code>${abbreviateSha(head_sha)}</code>`],
];

function renderVerdictNote(simulation: Simulation, last: CompletedReview | null, { to }: PageRequest): Html {
  const { verdict, trace } = simulation;
  const words = html`Under this policy the verdict is ${renderBadge(verdict)}, by the rule <code>${renderText(trace.decision.rule)}</code>.`;
  const tone = verdict === 'auto-approve' ? 'good' : 'plain';
  if (last === null) return renderNote(tone, html`<p>${words}</p>`);
  const link = html`<a href="${to(`${HOME}/${last.id}`)}">last review</a>`;
  const before =
    last.verdict === null
      ? 'was a dry run.'
      : html`said ${last.verdict === verdict ? 'the same' : renderBadge(last.verdict)}.`;
  // Which policy it was under is what the comparison is about.
  const under =
    last.policy === null ? 'under the default policy' : html`under the policy <code>${renderText(last.policy)}</code>`;
  return renderNote(tone, html`<p>${words} The ${link}, ${under}, ${before}</p>`);
}

/** Renders a simulated value, marked if the last review has a different one. */
function buildComparedRow(
  name: string,
  value: (of: ComparedFields) => Piece,
  simulation: ComparedFields,
  last: ComparedFields | null,
): Piece[] {
  if (last === null) return [name, value(simulation)];
  const differs = html`${value(simulation)}`.text !== html`${value(last)}`.text;
  return [name, [value(simulation), differs ? html` <span class="badge">changed</span>` : null], value(last)];
}

type Rule = Simulation['trace']['decision']['rules'][number];

const RULES: readonly Column[] = [
  { title: 'Rule' },
  { title: 'Condition', narrow: 'bare' },
  { title: 'Verdict', narrow: 'bare' },
  { title: 'From' },
];

/** Renders a rule; one that was passed over in grey, with a verdict that did not count. */
function buildRuleRow({ name, condition, verdict, held, source }: Rule): Piece[] {
  const tone = (piece: Piece) => (held === true ? piece : html`<span class="soft">${piece}</span>`);
  return [
    tone(html`<code class="whole">${renderText(name)}</code>`),
    tone(html`<code>${escapeText(condition)}</code>`),
    held === true ? renderBadge(verdict) : tone(html`<span class="whole">${verdict}</span>`),
    tone(html`<span class="whole">${source}</span>`),
  ];
}

function renderRules(rules: readonly Rule[]): Piece {
  const groups = [
    ['Held', rules.filter(({ held }) => held === true)],
    ['Did not hold, in the order in which they were asked', rules.filter(({ held }) => held === false)],
  ] as const;
  const asked = groups.map(([title, group]) =>
    group.length === 0
      ? null
      : html`<h3>${title}</h3>\n${renderTable(`Rules: ${title}`, RULES, group.map(buildRuleRow))}`,
  );
  const others = rules.filter(({ held }) => held === null);
  // Mostly they are the longest list of the page, and say nothing of this change.
  const title = 'Not asked: a rule before them decided';
  const folded = html`<details><summary>${title} (${formatCount(others.length)})</summary>\n${renderTable(`Rules: ${title}`, RULES, others.map(buildRuleRow))}</details>\n`;
  return [asked, others.length === 0 ? null : folded];
}

/** Renders the result of a simulation as a part of a page. */
export function renderComparison(simulation: Simulation, last: CompletedReview | null, visit: PageRequest): Piece {
  const { findings, trace } = simulation;
  const rows = ROWS.map(([name, value]) => buildComparedRow(name, value, simulation, last));
  const columns = [{ title: 'What' }, { title: 'Simulated' }, ...(last === null ? [] : [{ title: 'Last review' }])];
  const shown = findings
    .toSorted((a, b) => rankSeverity(b.severity) - rankSeverity(a.severity))
    .slice(0, MAX_FINDINGS)
    .map((finding) => [
      renderText(finding.title),
      renderBadge(finding.severity),
      isAboutChange(finding)
        ? WHOLE_CHANGE
        : html`<code>${renderText(finding.location.file)}:${String(finding.location.lineRange[0] ?? 1)}</code>`,
      html`<code>${renderText(nameRule(finding))}</code>`,
    ]);
  const more = findings.length - shown.length;
  return [
    renderVerdictNote(simulation, last, visit),
    renderTable('What came out', columns, rows),
    html`<h2>Rules</h2>\n`,
    renderRules(trace.decision.rules),
    html`<h2>Findings</h2>\n`,
    shown.length === 0
      ? html`<p>There are none.</p>\n`
      : renderTable(
          'Findings',
          [{ title: 'Finding' }, { title: 'Severity' }, { title: 'Place' }, { title: 'Rule' }],
          shown,
        ),
    more === 0 ? null : html`<p>And ${formatCount(more)} more.</p>\n`,
    html`<h2>Try again</h2>\n`,
  ];
}
