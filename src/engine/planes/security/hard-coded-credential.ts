import type { FileChange, Rule } from '../../model.js';
import { isProse } from '../prose.js';
import { clip } from '../wording.js';
import { findSecrets } from './secret-patterns.js';

/** Reports a password, key or token written into code or settings as plain text. */
export const hardCodedCredential: Rule = {
  id: 'security/hard-coded-credential',
  severity: 'error',
  summary: 'A credential is written into the code',
  docs: {
    why: 'A credential in the code is known to all who read it, the same in every environment, and costs a release to change.',
    bad: { files: { 'config/app.yml': [' database:', '   user: shop', '+  password: "r7Kp-29xVq!mZ"'] } },
    good: { files: { 'config/app.yml': [' database:', '   user: shop', `+  password: \${DB_PASSWORD}`] } },
  },
  suppressible: false,
  async check(context) {
    const findings = context.change.files
      .filter((change) => !isProse(change))
      .map(async (change) => {
        const found = [];
        for (const line of change.added) {
          const name = findCredential(line.text);
          // What has a known shape is a finding of security/secret already.
          if (name === null || (await findSecrets(line.text)).length > 0) continue;
          found.push({
            file: change.file.path,
            first: line.number,
            last: line.number,
            title: `Hard-coded credential: ${clip(name, 60)}`,
            rationale:
              'The value on this line reads as a real credential, not as a placeholder. Whoever reads the repository has it, and it stays in the history. Change it, and read it from the environment or a secret store.',
            anchor: name,
            ...(isExample(change) ? { severity: 'info' as const } : {}),
          });
        }
        return found;
      });
    return (await Promise.all(findings)).flat();
  },
};

/** Tests and their data hold many example credentials: there it is only information. */
const isExample = (change: FileChange) => change.class === 'test' || change.class === 'docs';

const ASSIGNMENT = /["']?\s{0,4}(?::=|=>|[:=])\s{0,4}(["'`])([^"'`\\\s]{6,200})\1/gu;
const NAME = /([\p{L}\p{N}_$.-]{1,60})["'\])]{0,2}(?:\s?:\s?[\w<>.|? ]{1,30})?$/u;

/** Words at the end of a credential's name. */
const PASSWORD = /(?:password|passwd|pwd|passphrase|secret)$/iu;
const TOKEN =
  /(?:api[-_.]?key|access[-_.]?key|secret[-_.]?key|private[-_.]?key|auth[-_.]?key|access[-_.]?token|auth[-_.]?token|bearer[-_.]?token|refresh[-_.]?token|api[-_.]?token|client[-_.]?secret|credentials?|^token|[-_.]token)$/iu;

/** Returns the name of a credential that a line sets to a realistic value; null if there is none. */
export function findCredential(line: string): string | null {
  for (const match of line.matchAll(ASSIGNMENT)) {
    const name = NAME.exec(line.slice(Math.max(0, match.index - 90), match.index))?.[1];
    const value = match[2] ?? '';
    if (name === undefined || isPlaceholder(value)) continue;
    if (PASSWORD.test(name) && looksLikePassword(value)) return name;
    if (TOKEN.test(name) && looksLikeToken(value)) return name;
  }
  return null;
}

/** Returns true for references to the place of the real value, and for placeholders. */
function isPlaceholder(value: string): boolean {
  return (
    /[${}<>%()[\]]|^[@#*:./\\-]|:\/\//u.test(value) ||
    /example|sample|change[-_]?me|placeholder|dummy|fake|mock|your|insert|replace|todo|redact|password|passwd|secret|token|api_?key|default|none|null|undefined|required|invalid|test|xxx|\*\*|\.\.\.|foo|bar|12345|abcd|qwerty/iu.test(
      value,
    )
  );
}

function looksLikePassword(value: string): boolean {
  if (/[-_.: /]/u.test(value) && isIdentifier(value)) return false;
  return value.length >= 6 && /\d/u.test(value) && /\p{L}/u.test(value) && countDistinctCharacters(value) >= 5;
}

function looksLikeToken(value: string): boolean {
  if (isIdentifier(value) || !/^[A-Za-z0-9_+/=.~-]+$/u.test(value)) return false;
  return value.length >= 16 && /\d.*\d/u.test(value) && /[A-Za-z]/u.test(value) && countDistinctCharacters(value) >= 9;
}

/**
 * Returns true for identifiers: `reset-token`, `user.password.v2`, `X-Api-Key`, `camelCase2`. They are names, not
 * values.
 */
function isIdentifier(value: string): boolean {
  return /^(?:[A-Za-z]+\d{0,2}[-_.: /])*[A-Za-z]+\d{0,2}$/u.test(value);
}

/** Counts the different characters of a value. */
function countDistinctCharacters(value: string): number {
  return new Set(value).size;
}
