/** A review: its facts, its criteria, its findings, and the ways to its report. */
import { abbreviateSha, formatCount } from '../../../base/text.js';
import { type CompletedReview, ENDPOINTS, type Review, type ShownStatus, type Trace } from '../../../contract/index.js';
import {
  BEST_PLACES,
  buildCriterionRows,
  type CriterionRow,
  formatDecision,
  formatTier,
  formatWants,
  type Html,
  html,
  type Piece,
  renderProse,
  STATUS_MEANINGS,
} from '../../../report/index.js';
import { ApiError } from '../api.js';
import type { PageRegistry, PageRequest, View } from '../page-registry.js';
import { renderFindingsSection } from '../parts/findings.js';
import { renderLookSection } from '../parts/look.js';
import {
  NOTHING,
  renderBadge,
  renderFacts,
  renderMissingScope,
  renderNote,
  renderProbability,
  renderTable,
  renderText,
  renderTimestamp,
} from '../parts/parts.js';
import { renderSinceSection } from '../parts/since.js';
import { renderStepsSection } from '../parts/steps.js';
import { buildReportPath, HOME } from '../paths.js';
import { renderOutcome } from './reviews.js';

/** Maximum number of characters shown of a criterion; the report has all of them. */
const MAX_WORDS = 500;
/** The browser reloads the page of a queued review after this many seconds. */
const REFRESH_SECONDS = '3';

/** The branch and its commit; null in reviews of before. */
function renderBase({ base_ref: ref, base_sha: sha }: Review): Html | null {
  if (sha === null) return null;
  return html`${ref === null ? '' : renderText(ref)} <code>${abbreviateSha(sha)}</code>`;
}

function renderReviewFacts(review: Review, trace: Trace | null, serverUrl: string | null): Html {
  const pull = html`${renderText(review.repo)}#${String(review.pr)}`;
  const complete = review.status === 'complete' ? review : null;
  return renderFacts([
    // With a trace it stands above, with what decided it.
    [complete === null ? 'Status' : 'Verdict', trace === null ? renderOutcome(review) : null],
    ['Tier', review.tier === null ? null : formatTier(review.tier)],
    ['Confidence', complete === null ? null : renderProbability(complete.confidence, 'Confidence of the review')],
    [
      'Pull request',
      serverUrl === null
        ? pull
        : html`<a href="${serverUrl}/${review.repo}/pull/${String(review.pr)}" rel="noreferrer">${pull}</a>`,
    ],
    ['Base', renderBase(review)],
    ['Head', html`<code>${abbreviateSha(review.head_sha)}</code>`],
    ['Ticket', review.ticket === null ? 'as the pull request names it' : renderText(review.ticket)],
    ['Policy', review.policy === null ? "the tenant's default" : renderText(review.policy)],
    ['Dry run', review.dry_run ? 'yes: the verdict is not kept' : null],
    ['Created', renderTimestamp(review.created_at)],
    ['Completed', complete === null ? null : renderTimestamp(complete.completed_at)],
    ['Id', html`<code>${review.id}</code>`],
  ]);
}

/** Returns the trace of a review; null if the client may not read it or there is none. */
async function fetchTrace({ api, principal }: PageRequest, { id }: Review): Promise<Trace | null> {
  if (!principal.scopes.has('findings:read')) return null;
  try {
    return await api.ask(ENDPOINTS.getTrace, { params: { id } });
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 404) throw cause;
    return null;
  }
}

function renderCriterionWords(row: CriterionRow): Piece {
  const id = html`<code>${renderText(row.id)}</code>`;
  if (row.text === null) return id;
  const wants = formatWants(row).map((want) => html`<br><span class="soft">${renderProse(want, MAX_WORDS)}</span>`);
  return html`<span class="words">${id} <bdi>${renderProse(row.text, MAX_WORDS)}</bdi>${wants}</span>`;
}

function renderStatus(shown: ShownStatus): Piece {
  return html`<span title="${STATUS_MEANINGS[shown]}">${renderBadge(shown)}</span>`;
}

/** Renders the best places; the others are in the report. */
function renderPlaces(lines: readonly string[]): Piece {
  if (lines.length === 0) return 'none';
  const left = lines.length - BEST_PLACES;
  return [
    lines
      .slice(0, BEST_PLACES)
      .map((line, at) => [at === 0 ? null : html`<br>`, html`<code>${renderText(line)}</code>`]),
    left > 0 ? html`<br><span class="soft">and ${formatCount(left)} more</span>` : null,
  ];
}

/** Renders the criteria. Their text and status are in the trace. */
function renderCriteria(review: CompletedReview, trace: Trace | null): Piece {
  const criteria = buildCriterionRows({ review, trace });
  if (criteria.length === 0) return html`<p>There were no acceptance criteria to bind.</p>\n`;
  const columns = [
    { title: 'Criterion' },
    ...(trace === null ? [] : [{ title: 'Outcome' }]),
    { title: 'Lines' },
    { title: 'Confidence' },
  ];
  const rows = criteria.map((row) => [
    renderCriterionWords(row),
    ...(trace === null ? [] : [row.shown === null ? NOTHING : renderStatus(row.shown)]),
    renderPlaces(row.lines),
    row.confidence === null ? NOTHING : renderProbability(row.confidence, `Confidence of ${row.id}`),
  ]);
  return renderTable('Acceptance criteria', columns, rows);
}

/** Renders the actions for a review: its report, and another review of the same pull request. */
function renderActions(review: Review, { to, principal }: PageRequest): Piece {
  if (review.status === 'queued') return null;
  const { repo, pr, ticket, policy } = review;
  const again = { repo, pr: String(pr), ticket: ticket ?? undefined, policy: policy ?? undefined };
  const report = html`<a class="button main" href="${to(buildReportPath(review.id))}">Open the report</a>
<form class="inline" method="post" action="${to(`${HOME}/${review.id}/link`)}"><button>Make a link for others</button></form>
`;
  const actions = [
    ...(review.status === 'complete' && principal.scopes.has('findings:read') ? [report] : []),
    ...(principal.scopes.has('reviews:write')
      ? [html`<a class="button" href="${to(`${HOME}/new`, again)}">Review again</a>\n`]
      : []),
  ];
  return actions.length === 0 ? null : actions;
}

function renderState(review: Review): Piece {
  if (review.status === 'queued')
    return renderNote('plain', html`<p>The review is under way. This page reloads by itself.</p>`);
  if (review.status === 'failed') {
    return renderNote(
      'bad',
      html`<p>${renderText(review.error.detail)} <span class="soft">${review.error.code}</span></p>
<p>Correct this, then review again.</p>`,
    );
  }
  return null;
}

/** Renders what the author called the change. */
function renderTitle({ title, author }: Review): Piece {
  return title === undefined || author === undefined
    ? null
    : html`<p class="lead">${renderText(title)} <span class="soft">by ${renderText(author)}</span></p>`;
}

/** Renders the verdict, which rule decided it, and why that held; null without a trace. */
function renderDecision(review: Review, trace: Trace | null): Piece {
  const words = formatDecision({ trace });
  return words === '' ? null : html`<p>${renderOutcome(review)} ${renderProse(words, MAX_WORDS)}</p>\n`;
}

/** @param above content shown before everything else */
async function buildReviewView(visit: PageRequest, serverUrl: string | null, above: Piece): Promise<View> {
  const { api, principal, param, to } = visit;
  const trail = [['Reviews', to(HOME)]] as const;
  if (!principal.scopes.has('reviews:read')) {
    return { title: 'Review', trail, body: renderMissingScope(principal, 'reviews:read'), status: 403 };
  }
  const review = await api.ask(ENDPOINTS.getReview, { params: { id: param('id') } });
  const trace = review.status === 'complete' ? await fetchTrace(visit, review) : null;
  const look =
    review.status === 'complete' ? [renderSinceSection(review, trace), renderLookSection(review, trace)] : null;
  const steps = review.status === 'complete' ? await renderStepsSection(visit, review, { trace, serverUrl }) : null;
  const criteria =
    review.status === 'complete'
      ? html`<h2 id="criteria">Acceptance criteria</h2>\n${renderCriteria(review, trace)}`
      : null;
  const findings =
    review.status === 'complete' ? await renderFindingsSection(visit, review) : { piece: null, status: 200 };
  return {
    title: `${review.repo}#${review.pr}`,
    trail,
    lead: renderTitle(review),
    actions: renderActions(review, visit),
    body: [
      above,
      renderState(review),
      renderDecision(review, trace),
      steps,
      steps === null ? null : html`<h2 id="about">About this review</h2>\n`,
      renderReviewFacts(review, trace, serverUrl),
      look,
      criteria,
      findings.piece,
    ],
    status: findings.status,
    headers: review.status === 'queued' ? { refresh: REFRESH_SECONDS } : {},
  };
}

function renderLinkNote({ url, expires_at }: { readonly url: string; readonly expires_at: string }): Html {
  return renderNote(
    'good',
    html`<p>Whoever has this link reads the report without signing in, until ${renderTimestamp(expires_at)}:</p>
<p><a href="${url}">${url}</a></p>`,
  );
}

/**
 * Registers the page, its report, and the creation of a link.
 * @param serverUrl base URL of links to pull requests; null for no links
 */
export function registerReviewPage(pages: PageRegistry, serverUrl: string | null): void {
  pages.get('/reviews/:id', (visit) => buildReviewView(visit, serverUrl, null));

  pages.get('/reviews/:id/report', async ({ api, param }) => {
    const id = param('id');
    const page = await api.report(id);
    // If there is none, the page of the review explains why.
    return page === null ? { path: `${HOME}/${encodeURIComponent(id)}` } : { page };
  });

  pages.post('/reviews/:id/link', async (visit) => {
    const link = await visit.api.ask(ENDPOINTS.createTraceLink, { params: { id: visit.param('id') } });
    return buildReviewView(visit, serverUrl, renderLinkNote(link));
  });
}
