/** A page that checks a policy line by line and tries it on a pull request. Nothing is stored or posted. */
import { formatCount } from '../../../base/text.js';
import { ENDPOINTS, LIMITS } from '../../../contract/index.js';
import { html, type Piece } from '../../../report/index.js';
import { readPolicyFaults } from '../../../reviewing/request/policy-text.js';
import { ApiError } from '../api.js';
import type { PageRegistry, PageRequest, View } from '../page-registry.js';
import { findLastReview, renderComparison } from '../parts/comparison.js';
import {
  escapeText,
  findFieldError,
  renderErrorNote,
  renderField,
  renderMissingScope,
  renderNote,
  renderTextArea,
} from '../parts/parts.js';
import { renderSourceLines } from '../parts/source.js';
import { CONSOLE } from '../paths.js';
import { toNumber } from './new-review.js';
import { renderPastReviews } from './past-reviews.js';
import { fetchPolicy, TRY_PATH } from './policies.js';

/** Maximum number of listed faults. */
const MAX_FAULTS = 50;

interface PolicyTrial {
  readonly source: string;
  readonly fault?: ApiError | null;
  /** The result. */
  readonly result?: Piece;
}

function renderForm({ form, to }: PageRequest, { source, fault = null }: PolicyTrial): Piece {
  const value = (name: string) => form.word(name);
  const wrong = (name: string) => findFieldError(fault, `/${name}`);
  return html`<form class="stack wide" method="post" action="${to(`${CONSOLE}${TRY_PATH}`)}">
${renderTextArea({ name: 'source', label: 'Policy, as YAML or JSON', hint: "Empty: the tenant's default", value: source, wrong: wrong('source') })}
<div class="fields-2">
${renderField({ name: 'repo', label: 'Repository', hint: '<owner>/<name>: for a simulation, and for past reviews', value: value('repo'), wrong: wrong('repo') })}
${renderField({ name: 'pr', label: 'Pull request', hint: 'Its number: for a simulation', value: value('pr'), wrong: wrong('pr'), inputMode: 'numeric' })}
${renderField({ name: 'ticket', label: 'Ticket', hint: 'For a simulation. Empty: the one that the pull request names', value: value('ticket'), wrong: wrong('ticket'), maxLength: LIMITS.MAX_TICKET_CHARACTERS })}
</div>
<div class="actions"><button name="do" value="check">Check</button> <button name="do" value="simulate">Simulate</button> <button name="do" value="past">Apply to past reviews</button> <span class="hint">A simulation reads the pull request, may take up to a minute, and counts as a request for a review. Past reviews are the reviews of the repository that this service has stored.</span></div>
</form>
`;
}

function buildView(visit: PageRequest, tried: PolicyTrial): View {
  const { principal, to } = visit;
  const about = { title: 'Try a policy', trail: [['Policies', to(`${CONSOLE}/policies`)]] } as const;
  if (!principal.scopes.has('admin')) return { ...about, body: renderMissingScope(principal, 'admin'), status: 403 };
  const { fault = null, result = null } = tried;
  const body = [fault === null ? null : renderErrorNote(fault), result, renderForm(visit, tried)];
  return { ...about, body, ...(fault === null ? {} : { status: fault.status, headers: fault.headers }) };
}

/** Renders the faults of the text at their lines; null if there are none. */
async function renderPolicyCheck(source: string): Promise<Piece> {
  const found = await readPolicyFaults(source);
  if (found.length === 0) return null;
  const faults = found.slice(0, MAX_FAULTS);
  const first = faults.length === found.length ? '' : ` The first ${MAX_FAULTS}:`;
  const count = found.length === 1 ? 'One fault.' : `${formatCount(found.length)} faults.${first}`;
  const links = faults.map(
    ({ line, column, message }) =>
      html`<li><a href="#line-${String(line)}">line ${String(line)}, column ${String(column)}</a>: ${escapeText(message)}</li>`,
  );
  return [renderNote('bad', html`<p>${count}</p><ul>${links}</ul>`), renderSourceLines(source, faults)];
}

async function renderSimulation(visit: PageRequest, source: string): Promise<Piece> {
  const { api, form } = visit;
  const simulation = await api.ask(ENDPOINTS.simulatePolicy, {
    body: {
      repo: form.word('repo') ?? '',
      pr: toNumber(form.word('pr')),
      ticket: form.word('ticket'),
      ...(source === '' ? {} : { source }),
    },
  });
  return renderComparison(simulation, await findLastReview(visit, simulation), visit);
}

/** Asks the policy about past reviews; without a text the tenant's default. */
async function renderPast(visit: PageRequest, source: string): Promise<Piece> {
  const { api, form, principal } = visit;
  const missing = (['reviews:read', 'findings:read'] as const).find((scope) => !principal.scopes.has(scope));
  if (missing !== undefined) return renderMissingScope(principal, missing);
  const repo = form.word('repo') ?? '';
  if (source !== '') return renderPastReviews(visit, repo, source);
  const { default_policy: name } = await api.ask(ENDPOINTS.getTenant);
  return renderPastReviews(visit, repo, (await fetchPolicy(visit, name)).source);
}

/** Registers the form and its action. */
export function registerTryPolicyPage(pages: PageRegistry): void {
  pages.get(TRY_PATH, async (visit) => {
    const name = visit.query.word('policy');
    const source = name === undefined ? '' : (await fetchPolicy(visit, name)).source;
    return buildView(visit, { source });
  });

  pages.post(TRY_PATH, async (visit) => {
    const { form, principal } = visit;
    const text = form.text('source');
    const source = text.trim() === '' ? '' : text;
    if (!principal.scopes.has('admin')) return buildView(visit, { source });
    const wrong = source === '' ? null : await renderPolicyCheck(source);
    if (wrong !== null) return { ...buildView(visit, { source, result: wrong }), status: 422 };
    const asked = form.word('do');
    if (asked !== 'simulate' && asked !== 'past') {
      const words =
        source === '' ? 'There is nothing to check: write or paste a policy.' : 'The policy is well formed.';
      return buildView(visit, { source, result: renderNote(source === '' ? 'bad' : 'good', html`<p>${words}</p>`) });
    }
    try {
      const result = await (asked === 'past' ? renderPast(visit, source) : renderSimulation(visit, source));
      return buildView(visit, { source, result });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      return buildView(visit, { source, fault: cause });
    }
  });
}
