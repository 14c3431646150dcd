/** What a person reads who opens the address of a trace and gets none: what happened, and what to do next. */
import { visible } from '../../../base/text.js';
import { ERRORS } from '../../../contract/index.js';
import { type Html, html } from '../../../report/index.js';
import { createUnauthorizedError } from '../auth/bearer.js';
import type { PageResponse } from '../http/html.js';
import { ServiceError } from '../http/problem.js';
import { renderNoticePage } from './notice.js';

/** The browser reloads the page of a queued review after this many seconds. */
const REFRESH_SECONDS = '3';

/** A signed link that is expired or not valid. */
export class LinkRefusedError extends ServiceError {
  constructor(readonly state: 'expired' | 'bad') {
    const { code, message, headers } = createUnauthorizedError(
      state === 'expired'
        ? 'The link has expired: ask for a new one.'
        : 'The link is not a valid one: ask for a new one.',
    );
    super(code, message, { headers });
  }
}

/** The review has no trace, or no trace yet. */
export class NoTraceError extends ServiceError {
  /** @param error why it failed; null while it is queued */
  constructor(readonly error: { readonly code: string; readonly detail: string } | null) {
    super('E_NF_001', `The review is ${error === null ? 'queued' : 'failed'}: only a complete one has a trace.`);
  }
}

/** The links on the page. */
export interface AccessLinks {
  /** The report for signed-in users; null if sign-in is not available. */
  readonly signedIn: string | null;
  readonly docs: string;
}

const renderParagraphs = (...texts: readonly (string | Html)[]): Html =>
  html`${texts.map((text) => html`<p>${text}</p>\n`)}`;

function renderAccessLinks({ signedIn, docs }: AccessLinks): Html {
  const way = signedIn === null ? null : html`<p><a href="${signedIn}">Sign in and open the report</a></p>\n`;
  return html`${way}<p>Or ask whoever sent you the address for a signed link: for a day it opens without signing in.</p>
<p class="soft">A program sends an access token as <code>Authorization: Bearer</code>: <a href="${docs}#getTrace">the API</a>.</p>`;
}

/** Builds the page for a fault of the call. */
export function renderTraceErrorPage(fault: ServiceError, ways: AccessLinks): PageResponse {
  if (fault instanceof NoTraceError) {
    if (fault.error === null) {
      const body = renderParagraphs(
        'It takes a few seconds to some minutes, by the size of the change.',
        'This page looks again by itself, and shows the report as soon as there is one.',
      );
      const page = renderNoticePage({ title: 'The review is not finished yet', body });
      return { page, headers: { refresh: REFRESH_SECONDS } };
    }
    const body = renderParagraphs(
      html`<code>${fault.error.code}</code> ${visible(fault.error.detail)}`,
      'A review that failed has no report. Put right what is named above, and trigger the review again.',
    );
    return { page: renderNoticePage({ title: 'The review failed', body }) };
  }
  if (fault instanceof LinkRefusedError) {
    const [title, text] =
      fault.state === 'expired'
        ? ['The link has expired', 'Signed links open for a day, and this one is older.']
        : ['The link is not whole', 'A part of the address is missing or changed. Copy the whole of it once more.'];
    return { page: renderNoticePage({ title, body: html`<p>${text}</p>\n${renderAccessLinks(ways)}` }) };
  }
  if (fault.code === 'E_AUTH_001') {
    const body = html`<p>The address is that of a report, and opens for those who are signed in.</p>\n${renderAccessLinks(ways)}`;
    return { page: renderNoticePage({ title: 'Sign in to read the report', body }) };
  }
  if (fault.code === 'E_NF_001') {
    const body = html`${renderParagraphs(
      'Check the address. A review of another tenant reads just like one that never was: sign in as a client of the right tenant.',
      'Reviews are removed when they are older than the tenant keeps them.',
    )}${ways.signedIn === null ? null : html`<p><a href="${ways.signedIn}">Sign in and open the report</a></p>`}`;
    return { page: renderNoticePage({ title: 'There is no such report', body }) };
  }
  const page = renderNoticePage({ title: ERRORS[fault.code].title, body: renderParagraphs(visible(fault.message)) });
  const after = fault.status === 503 ? fault.headers['Retry-After'] : undefined;
  return { page, headers: after === undefined ? {} : { refresh: after } };
}
