/** A part of the page: a section with its heading, and its line in the contents. */
import { type Html, html, type Piece } from './html.js';

export interface Part {
  /** Ours: what links lead to. */
  readonly id: string;
  readonly title: string;
  /** What the contents say of it in a few words; empty for nothing. */
  readonly short: string;
  /** Beside the heading; empty for nothing. */
  readonly lead: Piece;
  readonly body: Piece;
}

/** The part as a section. */
export function section({ id, title, lead, body }: Part): Html {
  const beside = lead === '' || lead === null ? null : html` <span class="lead">${lead}</span>`;
  return html`<section id="${id}" aria-labelledby="${id}-title">
<div class="head"><h2 id="${id}-title">${title}</h2>${beside}</div>
${body}
</section>
`;
}

/** The contents: a link a part. */
export function contents(parts: readonly Part[]): Html {
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

/** A table in a box that scrolls by itself. */
export function table(
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
