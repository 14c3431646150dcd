/** What the URL of a subscription must be. Names are checked again, with all their addresses, whenever they are connected to. */
import { holdsCredentials, isLoopback, parseUrl, resolvePort } from '../../base/url.js';
import { isPublicAddress, readAddressLiteral } from './addresses.js';
import type { AllowList } from './allow-list.js';

const UNSEEN = /[\s\p{Cc}]/u;

/** @returns what is wrong with the URL, in words for its author; null if nothing is */
export function checkSubscriptionUrl(text: string, allow: AllowList): string | null {
  // The URL parser ignores tabs and line breaks, but a text that is displayed again must not contain them.
  const url = UNSEEN.test(text) ? null : parseUrl(text);
  if (url === null) return 'is not a URL';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://';
  if (holdsCredentials(url)) {
    return 'must hold no user name and no password: check the signature of a delivery instead';
  }
  if (allow.has(url.hostname, resolvePort(url))) return null;
  if (url.protocol === 'http:') return 'must begin with https://';
  const literal = readAddressLiteral(url.hostname);
  const isPrivate = literal === null ? isLoopback(url.hostname) : !isPublicAddress(literal);
  if (isPrivate) return 'must lead to the public internet; the operator of the service can open a single host';
  return null;
}
