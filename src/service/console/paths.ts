/** The addresses of the console's pages, and the way from one to another. */
import { parseUrl, withoutEndSlashes } from '../../base/url.js';

/** What all of them begin with, but the sign-in, which is at `/`. */
export const CONSOLE = '/console';
/** Where who has signed in begins. */
export const HOME = `${CONSOLE}/reviews`;

/** The report of a review behind a sign-in. */
export function reportPath(reviewId: string): string {
  return `${HOME}/${reviewId}/report`;
}

/** Values of a query; what is empty is left out. */
export type Query = Readonly<Record<string, string | undefined>>;

/** A path with a query. */
export function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** What stands before every path where the service is not at the root of its host; empty where it is. */
export function prefixOf(publicUrl: string): string {
  return withoutEndSlashes(parseUrl(publicUrl)?.pathname ?? '');
}

/** The path that a sign-in leads to: one of the console's own, else its beginning. Nobody is sent anywhere else. */
export function nextPath(asked: string | undefined): string {
  const url = asked?.startsWith(`${CONSOLE}/`) === true ? parseUrl(asked, 'http://console.invalid') : null;
  if (url === null || url.host !== 'console.invalid' || !url.pathname.startsWith(`${CONSOLE}/`)) return HOME;
  return `${url.pathname}${url.search}`;
}
