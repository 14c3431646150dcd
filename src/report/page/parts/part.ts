import { type Html, html, type Piece } from '../html.js';

/** A part of the page: a section with its heading, and its line in the contents. */
export interface Part {
  /** A trusted constant, the target of links. */
  readonly id: string;
  readonly title: string;
  /** Short text for the contents; empty for none. */
  readonly short: string;
  /** Shown next to the heading; empty for nothing. */
  readonly lead: Piece;
  readonly body: Piece;
}

/** Renders the part as a section. */
export function renderSection({ id, title, lead, body }: Part): Html {
  const beside = lead === '' || lead === null ? null : html` <span class="lead">${lead}</span>`;
  return html`<section id="${id}" aria-labelledby="${id}-title">
<div class="head"><h2 id="${id}-title">${title}</h2>${beside}</div>
${body}
</section>
`;
}

/** Renders the contents with a link to each part. */
export function renderContents(parts: readonly Part[]): Html {
  const items = parts.map(
    ({
      id,
      title,
      short,
    }) => html`<li><a href="#${id}">${title}</a>${short === '' ? null : html` <span>${short}</span>`}</li>
`,
  );
  return html`<nav aria-label="On this page"><ul>
${items}</ul></nav>
`;
}

/** Renders a table in a box that scrolls separately. */
export function renderTable(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Piece[])[],
  options: { readonly name?: string; readonly wide?: boolean } = {},
): Html {
  const cells = rows.map((row) => {
    const [first = null, ...rest] = row;
    return html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>
`;
  });
  return html`<div class="scroll" role="group" tabindex="0" aria-label="${caption}"><table class="${options.name ?? 'plain'}"><caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${cells}</tbody></table></div>
`;
}
