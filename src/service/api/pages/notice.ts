/** A small page that says what happened and what to do next. */
import { html, type Page, type Piece, renderPage } from '../../../report/index.js';

/** What the page says to a person. */
export interface Notice {
  readonly title: string;
  /** Paragraphs and lists: what happened, and what to do next. */
  readonly body: Piece;
}

const STYLE = `
body { max-width: 40rem; padding: clamp(1rem, 6vh, 4rem) 1rem; }
p { margin: 0.75rem 0; }
`;

/** Builds the page. */
export function renderNoticePage({ title, body }: Notice): Page {
  return renderPage({
    title: `${title} · Review Gate`,
    style: STYLE,
    body: html`<main>
<p class="soft">Review Gate</p>
<h1>${title}</h1>
${body}
</main>`,
  });
}
