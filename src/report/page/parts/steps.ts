/** What opens a closed gate, as lists of a page: what people do first, then what the author does. */
import { formatCount } from '../../../base/text.js';
import { describeAlternative, formatStepsTitle, listStepsBesideCriteria } from '../../next-steps.js';
import {
  describeApprovalLimit,
  describeLaterApproval,
  LATER_TITLE,
  listOpeningSteps,
  OPENING_TITLE,
} from '../../opening.js';
import { parseReference } from '../../reference.js';
import type { Report } from '../../report.js';
import { formatLine, renderPath, renderProse } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { renderFileLink, renderFilesLink } from '../links.js';

/** Styles of the lists. */
export const STEPS_STYLE = `.steps li { margin: 0.25rem 0; }
.steps ul { padding-left: 1.1rem; }`;

/** Renders a title. A page says which heading it has there. */
type RenderTitle = (title: string) => Html;

/** Renders what people can do so that the gate opens. */
function renderOpening(report: Report, renderTitle: RenderTitle): Piece {
  const later = describeLaterApproval(report, false);
  if (later !== '') return html`${renderTitle(LATER_TITLE)}\n<p>${formatLine(later, 900)}</p>\n`;
  const steps = listOpeningSteps(report);
  if (steps.length === 0) return null;
  const items = steps.map(
    ({ what, url }) =>
      html`<li>${renderProse(formatLine(what, 900), 900)}${url === null ? null : html` ${renderFilesLink(report, 'Files changed')}`}</li>
`,
  );
  return html`${renderTitle(OPENING_TITLE)}
<ol class="steps">
${items}</ol>
`;
}

function renderAuthorSteps(report: Report, renderTitle: RenderTitle): Piece {
  const todo = listStepsBesideCriteria(report);
  if (todo.length === 0) return null;
  const items = todo.map(({ what, items: about, more }) => {
    const named = about.map((item) => {
      const place = item.reference === null ? null : parseReference(item.reference);
      const where =
        item.reference === null
          ? null
          : place === null
            ? renderPath(item.reference, 200)
            : renderFileLink(report, place, renderPath(item.reference, 200));
      const name = item.name === '' ? null : html`<strong>${formatLine(item.name, 40)}</strong> `;
      return html`<li>${name}${renderProse(formatLine(item.text, 300), 300)}${where === null ? null : html` <span class="at">${where}</span>`}</li>`;
    });
    const rest = more > 0 ? html`<li class="soft">and ${formatCount(more)} more</li>` : null;
    return html`<li>${renderProse(formatLine(what, 400), 400)}${named.length === 0 ? null : html`<ul>${named}${rest}</ul>`}</li>
`;
  });
  const limit = describeApprovalLimit(report);
  return html`${renderTitle(formatStepsTitle(report))}
${limit === '' ? null : html`<p>${formatLine(limit, 300)}</p>\n`}<ol class="steps">
${items}</ol>
`;
}

/** Says what others can do in place of the steps of its author. */
function renderAlternative(report: Report): Piece {
  const words = describeAlternative(report);
  return words === '' ? null : html`<p>${renderProse(formatLine(words, 400), 400)}</p>\n`;
}

/** Renders both lists, and what others can do in place of the second one; nothing if the change is approved. */
export function renderSteps(report: Report, renderTitle: RenderTitle): Piece {
  return [renderOpening(report, renderTitle), renderAuthorSteps(report, renderTitle), renderAlternative(report)];
}
