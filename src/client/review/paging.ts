/** `next_page` in all the forms a service may give it. */
import { holdsCredentials, parseUrl } from '../../base/url.js';

/** Where a list goes on; `end`, or a fault in words. */
export type NextPage =
  | { readonly kind: 'end' }
  | { readonly kind: 'next'; readonly url: URL }
  | { readonly kind: 'fault'; readonly why: string };

const createFault = (why: string): NextPage => ({ kind: 'fault', why });

/** The list's address with the value as its `page` parameter. */
function resolveParameter(list: URL, page: string): NextPage {
  const url = new URL(list);
  url.searchParams.set('page', page);
  return { kind: 'next', url };
}

/** A query of the list's own; what is asked for stays asked for. */
function resolveQuery(list: URL, query: string): NextPage {
  const url = new URL(list);
  url.search = query;
  for (const [name, value] of list.searchParams) {
    if (name !== 'page' && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return { kind: 'next', url };
}

function resolveAddress(list: URL, text: string): NextPage {
  const url = parseUrl(text);
  if (url === null) return createFault('it is a URL that cannot be read');
  if (url.origin !== list.origin) return createFault('it is a URL of another origin, where no credentials are sent');
  if (holdsCredentials(url)) return createFault('it is a URL with a user or a password');
  url.hash = '';
  return url.pathname === list.pathname ? resolveQuery(list, url.search) : { kind: 'next', url };
}

/** `/v1/findings?…`, with or without the prefix that the service lives under. Base64 may begin with a slash too. */
function readPathQuery(list: URL, text: string): string | null {
  const [, path, query] = /^(\/[^?#]*)(\?[^#]*)/u.exec(text) ?? [];
  return path !== undefined && query !== undefined && list.pathname.endsWith(path) ? query : null;
}

/**
 * Reads `next_page`.
 * @param list the list's own address, without a `page`
 * @param value as it came: null, missing or empty ends the list; an `http(s)://` URL must be of the list's origin; a
 * path or query of the list is taken as that; a number, and every other string, is the `page` parameter
 */
export function readNextPage(list: URL, value: unknown): NextPage {
  if (value === null || value === undefined || value === '') return { kind: 'end' };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && value >= 0
      ? resolveParameter(list, String(value))
      : createFault('it is no page number');
  }
  if (typeof value !== 'string') return createFault('it is neither null nor a string nor a number');
  if (/^https?:\/\//iu.test(value)) return resolveAddress(list, value);
  if (value.startsWith('?')) return resolveQuery(list, value);
  const query = readPathQuery(list, value);
  return query === null ? resolveParameter(list, value) : resolveQuery(list, query);
}
