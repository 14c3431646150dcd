/** The link of a check run to what the service shows. */
import { isLoopback, parseHttpUrl } from '../base/url.js';

const MAX_DETAILS_URL_CHARACTERS = 2048;

/** GitHub's "Details" link, where the address is one that people can open and GitHub takes; else null. */
export function toDetailsUrl(url: string | null | undefined): string | null {
  const parsed = url == null || url.length > MAX_DETAILS_URL_CHARACTERS ? null : parseHttpUrl(url);
  return parsed === null || isLoopback(parsed.hostname) ? null : parsed.href;
}
