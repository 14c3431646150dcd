/** How the shape of a token is written, and the pattern that it stands for. */

/**
 * Tokens of one issuer. A shape is text with the variable parts in angle brackets, each an alphabet and a length:
 * `ghp_<alnum 36-255>`. Whatever follows a token must not be able to continue it.
 */
export interface TokenShapes {
  /** What a finding calls it. */
  readonly kind: string;
  readonly shapes: readonly string[];
  /** The page of the issuer, or of the platform whose scanner searches for it. */
  readonly source: string;
  /** It opens little: a key for tests, or one that is shown to everyone who uses the program. */
  readonly mild?: true;
  /** The last six characters are the check sum of the characters between the first `_` and them. */
  readonly checked?: true;
}

/** What GitHub's secret scanning searches for. */
export const GITHUB_LIST =
  'https://docs.github.com/en/code-security/secret-scanning/introduction/supported-secret-scanning-patterns';
/** What GitLab's secret detection searches for. */
export const GITLAB_LIST = 'https://docs.gitlab.com/user/application_security/secret_detection/detected_secrets/';

/** The alphabets of variable parts, by their name in a shape: the insides of a character class. */
const ALPHABETS: Readonly<Record<string, string>> = {
  alnum: 'A-Za-z0-9',
  letter: 'A-Za-z',
  upper: 'A-Z0-9',
  lower: 'a-z0-9',
  digit: '0-9',
  hex: 'a-f0-9',
  anyhex: 'A-Fa-f0-9',
  base32: 'A-Z2-7',
  bech32: 'AC-HJ-NP-Z02-9',
  base64: 'A-Za-z0-9+/',
  pad: '=',
  word: 'A-Za-z0-9_-',
  lowword: 'a-z0-9_=-',
  dotted: 'A-Za-z0-9_.=-',
  tilde: 'A-Za-z0-9_~.-',
  percent: 'A-Za-z0-9%+/=',
};

/** A part of a shape: text as it is, or so many characters of an alphabet. */
export type ShapePart =
  | { readonly text: string }
  | { readonly alphabet: string; readonly least: number; readonly most: number };

const UUID = '<hex 8>-<hex 4>-<hex 4>-<hex 4>-<hex 12>';

/** Splits a shape into its parts. Throws if the shape names an alphabet that there is none of. */
export function readShape(shape: string): readonly ShapePart[] {
  const whole = shape.replaceAll('<uuid>', UUID);
  const parts: ShapePart[] = [];
  let at = 0;
  for (const match of whole.matchAll(/<([a-z0-9]+) (\d+)(?:-(\d+))?>/gu)) {
    if (match.index > at) parts.push({ text: whole.slice(at, match.index) });
    const alphabet = ALPHABETS[match[1] ?? ''];
    if (alphabet === undefined) throw new Error(`No alphabet ${match[1]}`);
    parts.push({ alphabet, least: Number(match[2]), most: Number(match[3] ?? match[2]) });
    at = match.index + match[0].length;
  }
  if (at < whole.length) parts.push({ text: whole.slice(at) });
  return parts;
}
