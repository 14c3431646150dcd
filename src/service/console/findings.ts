/** The findings of a review, with the filters of the API. */
import { type Finding, OPERATIONS, type Review, Severity } from '../../contract/index.js';
import { type Html, html, nameRule, type Piece } from '../../report/index.js';
import { Refused } from './ask.js';
import { badge, choice, faultNote, field, needsScope, paging, told, toldAtLength, wrongWith } from './parts.js';
import { HOME } from './paths.js';
import type { Visit } from './visit.js';

const FILTERS = ['severity', 'plane', 'rule', 'file'];

function findingItem(finding: Finding): Html {
  const { severity, location, title, rationale, fingerprint } = finding;
  const [first, last] = location.lineRange;
  const lines = first === last ? `${first}` : `${first}-${last}`;
  return html`<li class="finding">
<p>${badge(severity)} <code>${told(location.file)}:${lines}</code> <span class="soft">${told(nameRule(finding))}</span></p>
<h3>${told(title)}</h3>
<p>${toldAtLength(rationale)}</p>
<details><summary class="hint">Fingerprint</summary><code>${toldAtLength(fingerprint)}</code></details>
</li>
`;
}

function filterForm({ query, to }: Visit, id: string, fault: Refused | null): Html {
  const value = (name: string) => query.word(name);
  return html`<form class="filter" method="get" action="${to(`${HOME}/${id}`)}#findings">
${choice({ name: 'severity', label: 'Severity', value: value('severity') }, Severity.options)}
${field({ name: 'plane', label: 'Plane', value: value('plane'), wrong: wrongWith(fault, '?plane') })}
${field({ name: 'rule', label: 'Rule', value: value('rule'), wrong: wrongWith(fault, '?rule') })}
${field({ name: 'file', label: 'Path of the file', value: value('file'), wrong: wrongWith(fault, '?file') })}
<div class="actions"><button>Filter</button>${FILTERS.every((name) => value(name) === undefined) ? null : html` <a href="${to(`${HOME}/${id}`)}#findings">Clear</a>`}</div>
</form>
`;
}

/** Builds the section and the page's status. The status is an error if the API does not accept a filter. */
export async function findingsSection(
  visit: Visit,
  { id, counts }: Extract<Review, { status: 'complete' }>,
): Promise<{ readonly piece: Piece; readonly status: number }> {
  const { api, principal, query, to } = visit;
  const { error, warn, info } = counts;
  const heading = html`<h2 id="findings">Findings <span class="soft">${error + warn + info}</span></h2>\n`;
  if (!principal.scopes.has('findings:read')) {
    return { piece: [heading, needsScope(principal, 'findings:read')], status: 200 };
  }
  if (error + warn + info === 0) return { piece: [heading, html`<p>There are none.</p>`], status: 200 };
  const filter = Object.fromEntries(FILTERS.map((name) => [name, query.word(name)]));
  const page = query.word('page');
  try {
    const { data, next_page: next } = await api.ask(OPERATIONS.listFindings, {
      query: { review_id: id, ...filter, page },
    });
    const at = (more: Readonly<Record<string, string>>) => `${to(`${HOME}/${id}`, { ...filter, ...more })}#findings`;
    const items =
      data.length === 0
        ? html`<p>No finding matches these filters.</p>`
        : html`<ul class="findings">\n${data.map(findingItem)}</ul>\n`;
    const ways = paging(page === undefined ? null : at({}), next === null ? null : at({ page: next }));
    return { piece: [heading, filterForm(visit, id, null), items, ways], status: 200 };
  } catch (cause) {
    if (!(cause instanceof Refused) || cause.status !== 400) throw cause;
    return { piece: [heading, faultNote(cause), filterForm(visit, id, cause)], status: 400 };
  }
}
