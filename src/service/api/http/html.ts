/** Responses for people: when HTML is requested, and the headers of pages. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Page } from '../../../report/index.js';

/** The media types of the two forms of a response. */
export const HTML_TYPE = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** A page with additional headers. */
export interface PageResponse {
  readonly page: Page;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Returns whether the caller prefers HTML to JSON (RFC 9110 §12.5.1: weight, then specificity, then order). Returns
 * false if both are equal, as for a wildcard, or if neither is accepted.
 */
export function prefersHtml({ headers: { accept } }: Pick<FastifyRequest, 'headers'>): boolean {
  return new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, HTML_TYPE]) === HTML_TYPE;
}

/** Returns the headers of a page: only the requesting browser may store it, and nothing in it may run. */
export function buildHtmlHeaders({ contentSecurityPolicy }: Page): Record<string, string> {
  return { 'content-security-policy': contentSecurityPolicy, 'cache-control': 'private, no-store' };
}

/** Sends a page; the default status is 200. */
export function sendPage(reply: FastifyReply, { page, headers = {} }: PageResponse, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({ ...buildHtmlHeaders(page), ...headers })
    .type(HTML_TYPE)
    .send(page.html);
}
