/**
 * Finds keys that have no shape of their own by what stands before them: the name of the service, a word for a key, and
 * a value that was made at random. `beamer_key = 'b_…'`, `X-Figma-Token: 1394-…`, `…/user?key=…`, `datadog '…'`.
 */
import type { CredentialMatch, Writing } from './credential-forms.js';
import { namesPublic, splitName } from './credential-names.js';
import { isUuid, rateValue } from './credential-values.js';
import { isClearIssuer, isIssuer } from './issuers.js';
import { readBase64 } from './read-base64.js';

/** A value, apart from its quotes. */
const VALUE = /[A-Za-z0-9][A-Za-z0-9_+/.~-]{14,300}={0,2}/g;
/** So far before a value its name begins. */
const BEFORE = 70;
/** Between a name and its value: a sign that gives it, blanks, quotes; behind a sign the value may be on the next line. */
const GAP = /["'`\])]{0,3}[ \t]{0,12}(?:(?:=>|:=|[=:,(>-])\s{0,12}|[ \t]{1,12})(?:[@\\]?["'`]{1,2}|\(["']|[{<])?$/u;
/** What ends a value that stands without quotes. */
const END = /^(?:[\s"'`;,)}\]&<|\\#]|$)/u;
/** A line of a comment: what it says needs no quotes. */
const COMMENT = /^\s*(?:\/\/|#|\*|--|;|\/\*)/u;
/** A name, perhaps of more words: `clockify PRIVATE key`, `spotify-access-token`, `https://api.shop.io/v1?key`. */
const NAME = /[A-Za-z][\w .'"?&/:@-]{0,60}$/u;
/** Words for a key; some are only one beside the name of a service. */
const KEY = /^(?:(?:api|auth|access|app|secret|private|client|bot|personal|rest)?(?:key|token|secret)|apikey|pat)$/u;
const KEY_OF_SERVICE = /^(?:access|private|auth|credentials?|pass(?:word)?|pwd|api|login|bearer|webhook)$/u;
/** Values of these are no keys: addresses, versions, checksums, pictures, pinned commits. */
const OTHER =
  /^(?:url|uri|host|domain|path|file|image|img|icon|src|href|version|sha\d*|md5|hash|checksum|digest|commit|rev|revision|ref|integrity|etag|tag|uses|id|ids|uuid|guid|name|user|username|email|region|bucket|font|data|nonce|class|style|color|package|module|import|from|require|include|sig|signature|fingerprint|thumbprint|cert|certificate|resolved)$/u;

/** Values of one of the alphabets in which keys are written; paths and names of hosts have more marks. */
const KEY_VALUE = /^[A-Za-z0-9]+(?:[_.~-]{1,2}[A-Za-z0-9]+|\/[A-Za-z0-9+]{8,}|\+[A-Za-z0-9/+]+){0,8}[+/]?={0,2}$/u;
/** A commit or a checksum. */
const HASH = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;
/** Where nothing but the name of a service says that it is a key, it has one of the usual lengths. */
const USUAL = /^(?:\w{20}|\w{24}|\w{32}|\w{36}|\w{40}|\w{43}|\w{48}|\w{64})$/u;

/** Returns the keys of services in a text, in its order. The time is linear in the text. */
export function findNamedTokens(text: string, writing: Writing): readonly CredentialMatch[] {
  const found: CredentialMatch[] = [];
  for (const { 0: value, index } of text.matchAll(VALUE)) {
    if (!/\d|[a-z][A-Z]+[a-z].*[a-z][A-Z]/.test(value) || !/[A-Za-z]/.test(value)) continue;
    const gap = GAP.exec(text.slice(Math.max(0, index - BEFORE), index));
    if (gap === null) continue;
    const before = text.slice(Math.max(0, index - BEFORE), index - gap[0].length);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const quote = /["'`]$/u.exec(gap[0])?.[0];
    const next = text.slice(index + value.length, index + value.length + 1);
    if (quote === undefined ? !END.test(next) : next !== quote) continue;
    if (writing === 'code' && !/["'`]/u.test(next) && !/["'`]/u.test(line) && !COMMENT.test(readLine(text, index)))
      continue;
    const name = NAME.exec(line)?.[0] ?? '';
    const match = rateNamed(name, gap[0], value);
    if (match === null) continue;
    const start = index;
    found.push({ ...match, value, start, end: start + value.length });
  }
  return found;
}

const readLine = (text: string, at: number) => text.slice(text.lastIndexOf('\n', at) + 1, at);

function rateNamed(name: string, gap: string, value: string): Pick<CredentialMatch, 'name' | 'rating'> | null {
  const words = splitName(name);
  // A name in quotes stands alone.
  const near = splitName(/[^'"]*$/u.exec(name)?.[0] ?? '').slice(-4);
  const last = near.at(-1) ?? '';
  // The head of a key in PEM (RFC 7468) is read with the whole of it.
  if (
    last === '' ||
    /-----|PRIVATE KEY-/u.test(name) ||
    OTHER.test(last) ||
    near.some(namesPublic) ||
    !KEY_VALUE.test(value)
  )
    return null;
  const rating = rateValue(value, 'token');
  if (rating === null || /\s/u.test((readBase64(value) ?? '').trim().replace(/[^\x20-\x7e]/gu, ''))) return null;
  const told = name.trim().split(/\s/u).slice(-3).join(' ');
  const given = /[=:,(>]|-\s/u.test(gap);
  const service = words.slice(-5).find(isIssuer);
  const key = KEY.test(last);
  if (service !== undefined && (key || KEY_OF_SERVICE.test(last))) {
    if (!given && !/["'`]/u.test(gap) && HASH.test(value)) return null;
    return { name: told, rating: isUuid(value) ? 'weak' : rating };
  }
  if (isClearIssuer(last) && (given || /["'`]/u.test(gap))) {
    return USUAL.test(value) && !HASH.test(value) ? { name: told, rating: 'weak' } : null;
  }
  return null;
}
