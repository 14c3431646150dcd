/** The frame of every page of the console: navigation, the signed-in client, and sign-out. */
import { html, type Page, type Piece, renderPage } from '../../../report/index.js';
import type { Principal } from '../../api/auth/access-tokens.js';
import { CONSOLE, TRENDS, WAITING } from '../paths.js';
import { STYLE } from './style.js';

const SECTIONS: readonly (readonly [title: string, path: string, also?: string])[] = [
  ['Reviews', `${CONSOLE}/reviews`],
  ['Waiting', WAITING],
  ['Trends', TRENDS],
  ['Policies', `${CONSOLE}/policies`, `${CONSOLE}/try-policy`],
  ['Tickets', `${CONSOLE}/tickets`],
  ['Webhooks', `${CONSOLE}/webhooks`],
];

/** The content of the frame. */
export interface FrameContent {
  readonly title: string;
  readonly trail?: readonly (readonly [title: string, href: string])[];
  /** A line or two below the title that say more of what the page is about. */
  readonly lead?: Piece;
  /** The actions of the page, shown next to the title. */
  readonly actions?: Piece;
  readonly body: Piece;
}

/** What the frame shows besides the page: who is signed in, and where the page is. */
export interface Frame {
  readonly principal: Principal;
  /** The prefix of every path. */
  readonly prefix: string;
  /** The path of the page, as in its route. */
  readonly path: string;
}

/** Builds the page. */
export function renderFrame(
  { title, trail = [], lead = null, actions = null, body }: FrameContent,
  { principal, prefix, path }: Frame,
): Page {
  const links = SECTIONS.map(([name, to, also]) => {
    const here = path === to || path === also || path.startsWith(`${to}/`);
    return html`<li><a href="${prefix}${to}"${here ? html` aria-current="${path === to ? 'page' : 'true'}"` : null}>${name}</a></li>`;
  });
  const above =
    trail.length === 0
      ? null
      : html`<nav class="trail" aria-label="Above this page">${trail.map(([name, href]) => html`<a href="${href}"><span aria-hidden="true">← </span>${name}</a> `)}</nav>\n`;
  return renderPage({
    title: `${title} · Review Gate`,
    style: STYLE,
    forms: true,
    body: html`<a class="skip" href="#main">To the page</a>
<header class="top">
<a class="brand" href="${prefix}${CONSOLE}/reviews">Review Gate</a>
<nav aria-label="Console"><ul>${links}</ul></nav>
<form method="post" action="${prefix}${CONSOLE}/session/end"><span class="soft">Signed in as <code>${principal.clientId}</code></span><button>Sign out</button></form>
</header>
<main id="main" tabindex="-1">
${above}<div class="head"><div class="about"><h1>${title}</h1>${lead}</div>${actions === null ? null : html`<div class="actions">${actions}</div>`}</div>
${body}</main>`,
  });
}
