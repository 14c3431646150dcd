/** Where the service is, and the addresses of its calls. */
import { ReviewError } from '../../base/review-error.js';
import { holdsCredentials, parseUrl, removeEndSlashes } from '../../base/url.js';

const createAddressError = (message: string) =>
  new ReviewError(message, {
    kind: 'configuration',
    hint: 'Give base-url as https://host, with a path prefix if the service has one.',
  });

/** The service's base address: an origin and a path prefix, which a trailing slash does not change. */
export class ServiceAddress {
  private readonly base: URL;

  /** @throws ReviewError (`configuration`) for anything but http(s) without credentials, query and fragment */
  constructor(baseUrl: string) {
    const url = parseUrl(baseUrl.trim());
    if (url === null) throw createAddressError('The base URL is not a URL.');
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
      throw createAddressError(`The base URL begins with ${url.protocol}, and only https: and http: are possible.`);
    }
    if (holdsCredentials(url)) {
      throw createAddressError(
        'The base URL holds a user name or a password; give the client id and secret as separate inputs.',
      );
    }
    if (url.search !== '' || url.hash !== '') throw createAddressError('The base URL has a query or a fragment.');
    url.pathname = removeEndSlashes(url.pathname);
    this.base = url;
  }

  get origin(): string {
    return this.base.origin;
  }

  /** The address of a call. @param path begins with a slash, its variable parts already encoded */
  of(path: string, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(this.base);
    url.pathname = `${this.base.pathname.replace(/\/$/u, '')}${path}`;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }

  /**
   * The address of one review, or of something of it.
   * @throws ReviewError (`malformed`) for an id that would lead elsewhere
   */
  ofReview(id: string, rest = ''): URL {
    if (id === '.' || id === '..') throw new ReviewError(`The review id "${id}" is no id.`, { kind: 'malformed' });
    return this.of(`/v1/reviews/${encodeURIComponent(id.toWellFormed())}${rest}`);
  }
}

/** An address as messages show it: no query, since cursors and signatures stand there. */
export function formatAddress(url: URL): string {
  return `${url.origin}${url.pathname}`;
}
