/** The addresses of the console's pages, and the way from one to another. */
import { parseUrl, removeEndSlashes } from '../../base/url.js';

/** The prefix of all pages except the sign-in, which is at `/`. */
export const CONSOLE = '/console';
/** The first page after sign-in. */
export const HOME = `${CONSOLE}/reviews`;
/** What waits for a person. */
export const WAITING = `${CONSOLE}/waiting`;

/** How reviews went, by week. */
export const TRENDS = `${CONSOLE}/trends`;

/** Returns the path of a review's report for signed-in users. */
export function buildReportPath(reviewId: string): string {
  return `${HOME}/${reviewId}/report`;
}

/** Values of a query; empty ones are left out. */
export type Query = Readonly<Record<string, string | undefined>>;

/** Adds a query to a path. */
export function appendQuery(path: string, query: Query): string {
  const entries = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** Returns the prefix of every path if the service is not at the root of its host; empty if it is. */
export function readPathPrefix(publicUrl: string): string {
  return removeEndSlashes(parseUrl(publicUrl)?.pathname ?? '');
}

/**
 * Returns the path after sign-in: one of the console's own, otherwise its first page. It never leads to another site.
 */
export function resolveNextPath(asked: string | undefined): string {
  const url = asked?.startsWith(`${CONSOLE}/`) === true ? parseUrl(asked, 'http://console.invalid') : null;
  if (url === null || url.host !== 'console.invalid' || !url.pathname.startsWith(`${CONSOLE}/`)) return HOME;
  return `${url.pathname}${url.search}`;
}
