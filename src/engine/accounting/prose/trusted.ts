/** What readers of a document trust without looking: keys and checksums to compare with, accounts to pay to, whom to tell of a weakness. */

/** Where an address leads may have such a sign in it: a commit, a digest of a picture. */
const ADDRESS = /\b[a-z][a-z+.-]{1,20}:\/\/\S+|\]\([^)]*\)/giu;
const LONG = /(?<![\w+/=-])[\w+/=-]{32,}/gu;
const HEX = /^(?:0x)?[0-9a-f]{32,}$/iu;
const DIGITS = /\d/gu;
/** So many digits beside capitals and small letters: a name that people write has fewer. */
const MIXED_DIGITS = 3;
const WORDS = /[a-z]{8}/u;

const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}\w/gu;
/** Documents, and lines of others, that say whom to tell. */
const OF_REPORTS = /^(?:SECURITY|CODE_OF_CONDUCT|SUPPORT)(?:[-.]|$)/iu;
const TO_REPORT = /secur|vulnerab|report|abuse|disclos|contact/iu;

/** Returns whether a line has a key, a checksum, an account or an address for reports that the text did not have. */
export function tellsTrusted(name: string, line: string, had: (text: string) => boolean): boolean {
  const plain = line.replace(ADDRESS, ' ');
  if ((plain.match(LONG) ?? []).some((sign) => isKey(sign) && !had(sign))) return true;
  if (!OF_REPORTS.test(name) && !TO_REPORT.test(line)) return false;
  return (line.match(MAIL) ?? []).some((mail) => !had(mail));
}

function isKey(sign: string): boolean {
  if (HEX.test(sign)) return /\d/u.test(sign.replace(/^0x/iu, ''));
  const isMixed = /[A-Z]/u.test(sign) && /[a-z]/u.test(sign) && (sign.match(DIGITS)?.length ?? 0) >= MIXED_DIGITS;
  return isMixed && !WORDS.test(sign);
}
