/** Responses for people: when HTML is requested, and the headers of pages. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Page } from '../../../report/index.js';

/** The media types of the two forms of a response. */
export const HTML_TYPE = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** A page with additional headers. */
export interface ShownPage {
  readonly page: Page;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Whether the caller would rather have HTML than JSON (RFC 9110 §12.5.1: weights, then what is named more closely, then
 * what comes first). JSON where both are as welcome, which is so for any type at all, and where neither is.
 */
export function prefersHtml({ headers: { accept } }: Pick<FastifyRequest, 'headers'>): boolean {
  return new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, HTML_TYPE]) === HTML_TYPE;
}

/** Returns the headers of a page: only the requesting browser may store it, and nothing in it may run. */
export function htmlHeaders({ contentSecurityPolicy }: Page): Record<string, string> {
  return { 'content-security-policy': contentSecurityPolicy, 'cache-control': 'private, no-store' };
}

/** Sends a page; the default status is 200. */
export function sendPage(reply: FastifyReply, { page, headers = {} }: ShownPage, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({ ...htmlHeaders(page), ...headers })
    .type(HTML_TYPE)
    .send(page.html);
}
