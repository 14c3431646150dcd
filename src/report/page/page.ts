/** A page of HTML that loads nothing: its style is inside, and its Content-Security-Policy lets through nothing else. */
import { sha256 } from '../../base/hash.js';
import { Html, html, type Piece } from './html.js';
import { STYLE } from './style.js';

/**
 * A page, and the policy to send with it. The page also contains the policy itself, for the case that it is opened as a
 * file.
 */
export interface Page {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** What a page is made of. The frame and the policy of its content are the same for all pages. */
export interface PageParts {
  readonly title: string;
  readonly body: Piece;
  /**
   * CSS rules of this page, after those of all pages. A trusted constant that must not contain the end of a style
   * element.
   */
  readonly style?: string;
  /**
   * True if forms are sent to the page's own origin. Then the referrer is sent to the same origin only: with
   * `no-referrer` a browser sends `Origin: null` (Fetch, "append a request `Origin` header").
   */
  readonly forms?: boolean;
}

/**
 * Builds a page. It has no script and no `style` attribute. The policy is `default-src 'none'` with the hash of the one
 * style sheet (Content Security Policy Level 3).
 */
export function renderPage({ title, body, style = '', forms = false }: PageParts): Page {
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
  // `frame-ancestors` is valid only in a header, not in a page's own policy.
  return { html: page.text, contentSecurityPolicy: `${inside}; frame-ancestors 'none'` };
}
