/** A page of HTML that loads nothing: its style is inside, and its Content-Security-Policy lets through nothing else. */
import { sha256 } from '../../base/hash.js';
import { Html, html, type Piece } from './html.js';
import { STYLE } from './style.js';

/** A page, and the policy to send with it. The page holds the same policy itself, for when it is opened as a file. */
export interface Page {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

export interface PageParts {
  readonly title: string;
  readonly body: Piece;
  /** Rules of this page, after those of every page. Ours alone: free of what ends a style element. */
  readonly style?: string;
  /**
   * True where forms are sent to the page's own origin. It is told where they come from then, and nobody else is: with
   * `no-referrer` a browser says `Origin: null` (Fetch, "append a request `Origin` header").
   */
  readonly forms?: boolean;
}

/**
 * Puts a page together. There is no script and no `style` attribute: the policy is `default-src 'none'` with the hash of
 * the one style sheet (Content Security Policy Level 3).
 */
export function pageOf({ title, body, style = '', forms = false }: PageParts): Page {
  const sheet = `${STYLE}${style}`;
  const hash = sha256('base64', sheet);
  const inside = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${forms ? "'self'" : "'none'"}`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${inside}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="${forms ? 'same-origin' : 'no-referrer'}">
<title>${title}</title>
<style>${new Html(sheet)}</style>
</head>
<body>
${body}
</body>
</html>
`;
  // A page in a file cannot say who may frame it: that holds only as a header.
  return { html: page.text, contentSecurityPolicy: `${inside}; frame-ancestors 'none'` };
}
