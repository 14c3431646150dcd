/** The findings of a review, with the filters of the API. */
import { ENDPOINTS, type Finding, type Review, Severity } from '../../../contract/index.js';
import {
  type Html,
  html,
  isAboutChange,
  nameRule,
  type Piece,
  sortFindings,
  WHOLE_CHANGE,
} from '../../../report/index.js';
import { ApiError } from '../api.js';
import type { PageRequest } from '../page-registry.js';
import { describeCounts } from '../pages/reviews.js';
import { HOME } from '../paths.js';
import {
  escapeText,
  findFieldError,
  renderBadge,
  renderField,
  renderFilterFault,
  renderFilters,
  renderMissingScope,
  renderPaging,
  renderSelect,
  renderText,
} from './parts.js';

const FILTERS = ['severity', 'plane', 'rule', 'file'];

function renderFinding(finding: Finding): Html {
  const { severity, location, title, rationale, fingerprint, signed } = finding;
  const [first, last] = location.lineRange;
  const lines = first === last ? `${first}` : `${first}-${last}`;
  const place = isAboutChange(finding) ? WHOLE_CHANGE : html`<code>${renderText(location.file)}:${lines}</code>`;
  return html`<li class="finding">
<p>${renderBadge(severity)} ${place} <span class="soft">${renderText(nameRule(finding))}</span></p>
<h3>${renderText(title)}</h3>
<p>${escapeText(rationale)}</p>
${
  signed === undefined
    ? null
    : html`<p>Accepted by ${renderText(signed.by)}: ${renderText(signed.because)} <span class="soft">It does not count.</span></p>\n`
}<details><summary class="hint">Fingerprint</summary><code>${escapeText(fingerprint)}</code></details>
</li>
`;
}

function renderFilterForm({ query, to }: PageRequest, id: string, fault: ApiError | null): Html {
  const value = (name: string) => query.word(name);
  const here = `${to(`${HOME}/${id}`)}#findings`;
  const fields = html`${renderSelect({ name: 'severity', label: 'Severity', value: value('severity') }, Severity.options)}
${renderField({ name: 'plane', label: 'Plane', value: value('plane'), wrong: findFieldError(fault, '?plane') })}
${renderField({ name: 'rule', label: 'Rule', value: value('rule'), wrong: findFieldError(fault, '?rule') })}
${renderField({ name: 'file', label: 'Path of the file', value: value('file'), wrong: findFieldError(fault, '?file') })}
`;
  return renderFilters(here, fields, FILTERS.every((name) => value(name) === undefined) ? null : here);
}

/** Builds the section and the page's status. The status is an error if the API does not accept a filter. */
export async function renderFindingsSection(
  visit: PageRequest,
  review: Extract<Review, { status: 'complete' }>,
): Promise<{ readonly piece: Piece; readonly status: number }> {
  const { api, principal, query, to } = visit;
  const { id, counts } = review;
  const { error, warn, info } = counts;
  const heading = html`<h2 id="findings">Findings <span class="count">${describeCounts(review)}</span></h2>\n`;
  if (!principal.scopes.has('findings:read')) {
    return { piece: [heading, renderMissingScope(principal, 'findings:read')], status: 200 };
  }
  if (error + warn + info === 0) return { piece: [heading, null], status: 200 };
  const filter = Object.fromEntries(FILTERS.map((name) => [name, query.word(name)]));
  const page = query.word('page');
  try {
    const { data, next_page: next } = await api.ask(ENDPOINTS.listFindings, {
      query: { review_id: id, ...filter, page },
    });
    const at = (more: Readonly<Record<string, string>>) => `${to(`${HOME}/${id}`, { ...filter, ...more })}#findings`;
    // Over several pages the order is the API's: by file.
    const shown = page === undefined && next === null ? sortFindings(data) : data;
    const items =
      data.length === 0
        ? html`<p>No finding matches these filters.</p>`
        : html`<ul class="findings">\n${shown.map(renderFinding)}</ul>\n`;
    const ways = renderPaging(page === undefined ? null : at({}), next === null ? null : at({ page: next }));
    return { piece: [heading, renderFilterForm(visit, id, null), items, ways], status: 200 };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 400) throw cause;
    return { piece: [heading, renderFilterFault(cause), renderFilterForm(visit, id, cause)], status: 400 };
  }
}
