import type { Severity } from '../../../contract/index.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { clip, toFileName } from '../wording.js';
import { joinAddedText } from './added-text.js';
import type { TokenFinder } from './credentials/find-tokens.js';
import { createOldValues } from './credentials/old-values.js';
import { tellOthers } from './credentials/other-lines.js';
import { findSecrets, type SecretMatch } from './credentials/secret-patterns.js';
import { isForShow, isPacked } from './credentials/shown-secrets.js';

/** Reports a secret of a known form in an added line. The finding names its kind, but never shows its value. */
export const secret: Rule = {
  id: 'security/secret',
  severity: 'error',
  summary: 'A secret was added',
  docs: {
    why: 'Everybody who can read the repository can read the secret. It stays in the history, also after it is removed from the file.',
    bad: {
      files: {
        'src/db.ts': [
          " import { connect } from './driver.js';",
          "+const db = connect('postgres://shop:q7Zx2LmP9tRw@db.shop.io:5432/shop');",
        ],
      },
    },
    good: {
      files: {
        'src/db.ts': [" import { connect } from './driver.js';", '+const db = connect(process.env.DATABASE_URL);'],
      },
    },
  },
  suppressible: false,
  readsBytes: true,
  check({ change, findTokens }) {
    const wasThere = createOldValues(change);
    const said = new Set<string>();
    return change.files
      .filter(({ added }) => added.length > 0)
      .flatMap((file) => findIn(file, wasThere, said, findTokens));
  },
};

/** `said` has the secrets that are told of already: each once, wherever else it is. */
function findIn(
  change: FileChange,
  wasThere: (value: string) => boolean,
  said: Set<string>,
  findTokens: TokenFinder,
): readonly RawFinding[] {
  const { text, lineAt } = joinAddedText(change);
  const all = findSecrets(text, findTokens);
  return all.flatMap((match, index) => {
    const value = text.slice(match.start, match.end);
    const first = lineAt(match.start);
    const rated = rateSeverity(change, match, text);
    // A key of a service's account is one long line of JSON.
    // So may a token be, which does not count as the line's length.
    const around = first.text.split(value).join('');
    const doubted = match.checked !== true && !/private key/iu.test(match.kind) && isPacked(around);
    const severity = doubted && rated !== null ? (match.mild ? null : 'info') : rated;
    if (severity === null || said.has(value) || isChecksum(text, match.start) || isSigned(text, match)) return [];
    if (wasThere(match.login ?? findLongestLine(value))) return [];
    said.add(value);
    const others = all.slice(index + 1).filter((other) => text.slice(other.start, other.end) === value);
    const last = lineAt(Math.max(match.start, match.end - 1));
    return [
      {
        file: change.file.path,
        first: first.number,
        last: Math.max(first.number, last.number),
        title: `${addArticle(match.kind)} in ${toFileName(change.file.path)}`,
        rationale: `This line reads as holding ${uncapitalize(addArticle(match.kind))}. Everybody who can read the repository can use it. Deleting the line later does not remove it from the history. Revoke it, put a new one into the environment or a secret store, and read it from there.${tellOthers(others.map(({ start }) => lineAt(start).number))}`,
        // The line's other words, without the secret: the fingerprint must not reveal it.
        anchor: `${match.kind}\n${maskContext(first.text)}`,
        severity,
      },
    ];
  });
}

/** The line by which a secret of several lines is known again: its head and its end are those of others too. */
function findLongestLine(value: string): string {
  return value
    .split('\n')
    .reduce((longest, line) => (line.length > longest.length ? line : longest), '')
    .trim();
}

/** How far before a match the name of a hash is looked for: longer than any hash in base64. */
const BEFORE_HASH = 140;

/** Returns true inside a checksum, as lock files have it: `sha512-…`. Its letters may read as a key by chance. */
function isChecksum(text: string, start: number): boolean {
  return /(?:sha\d{1,3}|md5|h1)[-:=][A-Za-z0-9+/=_-]{0,140}$/u.test(
    text.slice(Math.max(0, start - BEFORE_HASH), start),
  );
}

/**
 * What stands before the key id in a signed address, which everybody may have for as long as it is valid:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
const SIGNED = /(?:X-Amz-Credential=|[?&](?:amp;)?AWSAccessKeyId=)$/u;

const isSigned = (text: string, { kind, start }: SecretMatch) =>
  kind === 'AWS access key id' && SIGNED.test(text.slice(Math.max(0, start - REACH.word), start));

/** Keys of Firebase's clients are no secrets (https://firebase.google.com/docs/projects/api-keys). */
const CLIENT_CONFIG = /firebase|authDomain|messagingSenderId|mobilesdk_app_id|GoogleService-Info|google-services/iu;
/** So far around a key it shows whose it is. */
const AROUND = 600;

/** Returns the severity; null where nothing is said. */
function rateSeverity(change: FileChange, match: SecretMatch, text: string): Severity | null {
  if (isForShow(change)) {
    if (match.checked === true) return 'warn';
    return match.mild ? null : 'info';
  }
  if (match.mild) return 'info';
  if (match.kind !== 'Google API key') return 'error';
  const around = text.slice(Math.max(0, match.start - AROUND), match.end + AROUND);
  return CLIENT_CONFIG.test(around) || CLIENT_CONFIG.test(change.file.path) ? 'info' : 'error';
}

function addArticle(kind: string): string {
  const an = /^(?!One)[aeioAEIO]|^(?:npm|NVIDIA|xAI|HCP)/u.test(kind) ? 'An' : 'A';
  return clip(`${an} ${kind}`, 60);
}

/** Converts the first letter: `A GitHub token` → `a GitHub token`. */
function uncapitalize(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** Returns the text before the value: enough to distinguish two findings of a file. */
function maskContext(text: string): string {
  return text.slice(0, REACH.word).replace(/[A-Za-z0-9_+/=-]{12,}/gu, '*');
}
