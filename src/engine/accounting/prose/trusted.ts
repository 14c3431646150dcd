/** What readers of a document trust without looking: keys and checksums to compare with, accounts to pay to, whom to tell of a weakness. */

/** Where an address leads may have such a sign in it: a commit, a digest of a picture. */
const ADDRESS = /\b[a-z][a-z+.-]{1,20}:\/\/\S+|\]\([^)]{0,2000}\)/giu;
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

/** Finds what is new of it. */
export class TrustReader {
  readonly #leads: boolean;
  readonly #ofReports: boolean;

  /** `had`: whether the text before had a text, wherever it stood. `before` and `now`: the lines of both. */
  constructor(
    name: string,
    private readonly had: (text: string) => boolean,
    before: readonly string[],
    now: readonly string[],
  ) {
    this.#ofReports = OF_REPORTS.test(name);
    const left = new Set(now.flatMap((line) => line.match(MAIL) ?? []));
    this.#leads = before.some((line) => (line.match(MAIL) ?? []).some((mail) => !left.has(mail)));
  }

  /** Returns whether a line has a new key, checksum or account, or an address for reports in the place of another one. */
  tells(line: string): boolean {
    const plain = line.replace(ADDRESS, ' ');
    if ((plain.match(LONG) ?? []).some((sign) => isKey(sign) && !this.had(sign))) return true;
    if (!this.#leads || !(this.#ofReports || TO_REPORT.test(line))) return false;
    return (line.match(MAIL) ?? []).some((mail) => !this.had(mail));
  }
}

function isKey(sign: string): boolean {
  if (HEX.test(sign)) return /\d/u.test(sign.replace(/^0x/iu, ''));
  const isMixed = /[A-Z]/u.test(sign) && /[a-z]/u.test(sign) && (sign.match(DIGITS)?.length ?? 0) >= MIXED_DIGITS;
  return isMixed && !WORDS.test(sign);
}
