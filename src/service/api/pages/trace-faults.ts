/** What a person reads who opens the address of a trace and gets none: what happened, and what to do next. */
import { visible } from '../../../base/text.js';
import { ERRORS } from '../../../contract/index.js';
import { type Html, html } from '../../../report/index.js';
import { unauthorized } from '../auth/bearer.js';
import type { ShownPage } from '../http/html.js';
import { ServiceFault } from '../http/problem.js';
import { noticePage } from './notice.js';

/** The browser reloads the page of a queued review after this many seconds. */
const REFRESH_SECONDS = '3';

/** A signed link that is expired or not valid. */
export class LinkRefused extends ServiceFault {
  constructor(readonly state: 'expired' | 'bad') {
    const { code, message, headers } = unauthorized(
      state === 'expired'
        ? 'The link has expired: ask for a new one.'
        : 'The link is not a valid one: ask for a new one.',
    );
    super(code, message, { headers });
  }
}

/** The review has no trace, or no trace yet. */
export class NoTrace extends ServiceFault {
  /** @param error why it failed; null while it is queued */
  constructor(readonly error: { readonly code: string; readonly detail: string } | null) {
    super('E_NF_001', `The review is ${error === null ? 'queued' : 'failed'}: only a complete one has a trace.`);
  }
}

/** The links on the page. */
export interface Ways {
  /** The report for signed-in users; null if sign-in is not available. */
  readonly signedIn: string | null;
  readonly docs: string;
}

const paragraphs = (...texts: readonly (string | Html)[]): Html => html`${texts.map((text) => html`<p>${text}</p>\n`)}`;

function waysIn({ signedIn, docs }: Ways): Html {
  const way = signedIn === null ? null : html`<p><a href="${signedIn}">Sign in and open the report</a></p>\n`;
  return html`${way}<p>Or ask whoever sent you the address for a signed link: for a day it opens without signing in.</p>
<p class="soft">A program sends an access token as <code>Authorization: Bearer</code>: <a href="${docs}#getTrace">the API</a>.</p>`;
}

/** Builds the page for a fault of the call. */
export function traceFaultPage(fault: ServiceFault, ways: Ways): ShownPage {
  if (fault instanceof NoTrace) {
    if (fault.error === null) {
      const body = paragraphs(
        'It takes a few seconds to some minutes, by the size of the change.',
        'This page looks again by itself, and shows the report as soon as there is one.',
      );
      const page = noticePage({ title: 'The review is not finished yet', body });
      return { page, headers: { refresh: REFRESH_SECONDS } };
    }
    const body = paragraphs(
      html`<code>${fault.error.code}</code> ${visible(fault.error.detail)}`,
      'A review that failed has no report. Put right what is named above, and trigger the review again.',
    );
    return { page: noticePage({ title: 'The review failed', body }) };
  }
  if (fault instanceof LinkRefused) {
    const [title, text] =
      fault.state === 'expired'
        ? ['The link has expired', 'Signed links open for a day, and this one is older.']
        : ['The link is not whole', 'A part of the address is missing or changed. Copy the whole of it once more.'];
    return { page: noticePage({ title, body: html`<p>${text}</p>\n${waysIn(ways)}` }) };
  }
  if (fault.code === 'E_AUTH_001') {
    const body = html`<p>The address is that of a report, and opens for those who are signed in.</p>\n${waysIn(ways)}`;
    return { page: noticePage({ title: 'Sign in to read the report', body }) };
  }
  if (fault.code === 'E_NF_001') {
    const body = html`${paragraphs(
      'Check the address. A review of another tenant reads just like one that never was: sign in as a client of the right tenant.',
      'Reviews are removed when they are older than the tenant keeps them.',
    )}${ways.signedIn === null ? null : html`<p><a href="${ways.signedIn}">Sign in and open the report</a></p>`}`;
    return { page: noticePage({ title: 'There is no such report', body }) };
  }
  const page = noticePage({ title: ERRORS[fault.code].title, body: paragraphs(visible(fault.message)) });
  const after = fault.status === 503 ? fault.headers['Retry-After'] : undefined;
  return { page, headers: after === undefined ? {} : { refresh: after } };
}
