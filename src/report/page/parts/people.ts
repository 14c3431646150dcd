/** Who said what: approvals with who, when and why, code owners that are missing, and signatures with what they did. */
import { counted } from '../../../base/text.js';
import { parseHttpUrl } from '../../../base/url.js';
import type { Signature } from '../../../contract/index.js';
import { readSignaturesEvidence } from '../../evidence.js';
import { listPeople, listUnknown, type PersonRow, type PersonStanding } from '../../people.js';
import type { Report } from '../../report.js';
import { capList, formatLine, renderCode, renderProse } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { renderTime } from '../links.js';
import type { Part } from './part.js';

const MAX_ROWS = 200;

const TONES: Readonly<Record<PersonStanding, string>> = {
  approved: 'ok',
  stale: 'warn',
  'not counted': 'none',
  'changes requested': 'bad',
  'owner missing': 'warn',
};

/** Links a word to what a person wrote, on the host of the pull request alone. */
function renderSaid({ serverUrl }: Report, url: string | null, label: Piece): Piece {
  const parsed = url === null ? null : parseHttpUrl(url);
  const isHosts = serverUrl !== null && parsed?.href.startsWith(`${serverUrl}/`);
  return parsed !== null && isHosts ? html`<a href="${parsed.href}">${label}</a>` : label;
}

const renderWhen = (report: Report, at: string, url: string | null): Piece =>
  at === '' ? null : html` <span class="soft">${renderSaid(report, url, renderTime(at))}</span>`;

function renderPerson(report: Report, { name, standing, at, url, why }: PersonRow): Html {
  return html`<li><span class="pill ${TONES[standing]}">${standing}</span> <strong><bdi>${formatLine(name, 100)}</bdi></strong>${renderWhen(report, at, url)}<br>${renderProse(formatLine(why, 400), 400)}</li>
`;
}

function renderSignature(report: Report, { verb, target, because, by, at, url, holds, why }: Signature): Html {
  return html`<li><span class="pill ${holds ? 'ok' : 'warn'}">${holds ? 'holds' : 'does not hold'}</span> <strong><bdi>@${formatLine(by, 100)}</bdi></strong> ${verb} ${renderCode(target, 200)}${renderWhen(report, at, url)}<br>because ${formatLine(because, 300)}<br><span class="soft">${renderProse(formatLine(why, 400), 400)}</span></li>
`;
}

function renderList<T>(title: string, all: readonly T[], row: (one: T) => Html): Piece {
  if (all.length === 0) return null;
  const { first, note } = capList(
    all,
    MAX_ROWS,
    (left) => html`<p class="soft">${counted(left, 'more row')} not shown here; the trace has them.</p>`,
  );
  return html`<h3>${title}</h3>
<ul class="bare">
${first.map(row)}</ul>
${note}`;
}

/** Builds the part "People"; null where nobody said anything and nobody is missing. */
export function renderPeoplePart(report: Report): Part | null {
  const people = listPeople(report);
  const unknown = listUnknown(report);
  const signatures = readSignaturesEvidence(report)?.signatures ?? [];
  if (people.length + unknown.length + signatures.length === 0) return null;
  const approved = people.filter(({ standing }) => standing === 'approved').length;
  return {
    id: 'people',
    title: 'People',
    short: approved === 0 ? '' : counted(approved, 'approval'),
    lead: '',
    body: [
      renderList('Approvals, and who is missing', people, (one) => renderPerson(report, one)),
      renderList('What people answered for', signatures, (one) => renderSignature(report, one)),
      unknown.slice(0, MAX_ROWS).map((text) => html`<p class="note">${renderProse(formatLine(text, 600), 600)}</p>`),
    ],
  };
}
