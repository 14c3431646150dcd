/** What a policy would have said of the reviews that the service has: its rules are asked again on what they found. */
import { counted } from '../../../base/text.js';
import { type CompletedReview, ENDPOINTS, type Verdict } from '../../../contract/index.js';
import { createRuleAsker, type DecidedAgain, readStoredFacts } from '../../../engine/index.js';
import { html, type Piece, renderDecisionChart, toGate } from '../../../report/index.js';
import type { PageRequest } from '../page-registry.js';
import { NOTHING, renderBadge, renderNote, renderTable, renderText, renderTimestamp } from '../parts/parts.js';
import { HOME } from '../paths.js';
import { renderChange } from './reviews.js';

/** So many pull requests are compared at most. Each has a trace to be read. */
const MAX_PULLS = 50;

/** A review, and what the rules say now. */
interface Compared {
  readonly review: CompletedReview;
  readonly before: Verdict;
  /** Null if the facts are those of another version of the engine. */
  readonly now: DecidedAgain | null;
}

/** Returns the newest complete review of each of the newest pull requests, dry runs too. */
async function listNewest({ api }: PageRequest, repo: string): Promise<readonly CompletedReview[]> {
  const { data } = await api.ask(ENDPOINTS.listReviews, { query: { repo, status: 'complete' } });
  const newest = new Map<string, CompletedReview>();
  for (const review of data) {
    const pull = `${review.repo}#${review.pr}`;
    if (review.status === 'complete' && !newest.has(pull)) newest.set(pull, review);
  }
  return [...newest.values()].slice(0, MAX_PULLS);
}

async function compare(visit: PageRequest, repo: string, source: string): Promise<readonly Compared[]> {
  const ask = await createRuleAsker({ name: 'the policy of the form', source });
  const compared: Compared[] = [];
  // One after the other: each trace may be large, and others use the service too.
  for (const review of await listNewest(visit, repo)) {
    const { decision } = await visit.api.ask(ENDPOINTS.getTrace, { params: { id: review.id } });
    const facts = readStoredFacts(decision.facts);
    compared.push({ review, before: decision.verdict, now: facts === null ? null : ask(facts) });
  }
  return compared;
}

const LIMITS_OF_PAST =
  'Only the rules are asked again, on what each review found. Settings that change what is found (criteria, severities, paths, people, suppressions) need a simulation. What was reverted or repaired later is in git: the command “review-gate backtest” reads it there.';

function renderFigures(compared: readonly Compared[]): Piece {
  const known = compared.flatMap(({ review, before, now }) =>
    now === null ? [] : [{ at: review.created_at, before: toGate(before), now: toGate(now.verdict) }],
  );
  const before = known.map(({ at, before: gate }) => ({ at, gate }));
  const now = known.map(({ at, now: gate }) => ({ at, gate }));
  return html`<div class="pictures">${renderDecisionChart('As it was decided', before)}${renderDecisionChart('Under this policy', now)}</div>\n`;
}

/**
 * Renders the reviews of a repository under a policy, as a part of a page. Rejects as the API does.
 * @param repo `<owner>/<name>`; empty for all repositories
 */
export async function renderPastReviews(visit: PageRequest, repo: string, source: string): Promise<Piece> {
  const compared = await compare(visit, repo, source);
  const where = repo === '' ? 'all repositories' : renderText(repo);
  if (compared.length === 0) {
    return renderNote('plain', html`<p>The service has no complete review of ${where}.</p>`);
  }
  const changed = compared.filter(({ before, now }) => now !== null && now.verdict !== before);
  const lost = compared.filter(({ now }) => now === null).length;
  const words = `Of the newest ${counted(compared.length, 'pull request')} of`;
  const rows = changed.map(({ review, before, now }) => [
    renderChange(review, visit.to(`${HOME}/${review.id}`)),
    renderBadge(before),
    now === null ? NOTHING : renderBadge(now.verdict),
    now === null ? NOTHING : html`<code class="whole">${renderText(now.rule)}</code>`,
    renderTimestamp(review.created_at),
  ]);
  const columns = [
    { title: 'Pull request' },
    { title: 'As it was decided' },
    { title: 'Under this policy' },
    { title: 'Rule' },
    { title: 'Reviewed' },
  ];
  return [
    renderNote(
      'plain',
      html`<p>${words} ${where}, ${counted(changed.length, 'has another verdict', 'have another verdict')} under this policy.${lost === 0 ? null : ` ${counted(lost, 'review')} of an earlier version could not be asked again.`}</p><p>${LIMITS_OF_PAST}</p>`,
    ),
    renderFigures(compared),
    rows.length === 0 ? null : renderTable('Pull requests with another verdict', columns, rows),
    html`<h2>Try again</h2>\n`,
  ];
}
