import type { Severity } from '../../../contract/index.js';
import type { FileChange, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { clip, toFileName } from '../wording.js';
import { joinAddedText } from './added-text.js';
import { findSecrets, type SecretMatch } from './secret-patterns.js';

/** Reports a secret of a known form in an added line. The finding names its kind, but never shows its value. */
export const secret: Rule = {
  id: 'security/secret',
  severity: 'error',
  summary: 'A secret was added',
  docs: {
    why: 'A secret in a repository is read by everyone who can read the repository, for ever: it stays in the history.',
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
  async check(context) {
    const findings = context.change.files
      .filter((change) => change.added.length > 0)
      .map(async (change) => {
        const { text, lineAt } = joinAddedText(change);
        const matches = await findSecrets(text);
        return matches.flatMap((match) => {
          if (isChecksum(text, match.start)) return [];
          const severity = rateSeverity(change, match, text.slice(match.start, match.end));
          if (severity === null) return [];
          const first = lineAt(match.start);
          const last = lineAt(Math.max(match.start, match.end - 1));
          return [
            {
              file: change.file.path,
              first: first.number,
              last: Math.max(first.number, last.number),
              title: `${addArticle(match.kind)} in ${toFileName(change.file.path)}`,
              rationale: `This line reads as holding ${uncapitalize(addArticle(match.kind))}. Whoever can read the repository can use it, and deleting the line later does not take it out of the history. Revoke it, put a new one where secrets are kept (the environment, a secret store), and read it from there.`,
              // The line's other words, without the secret: the fingerprint must not reveal it.
              anchor: `${match.kind}\n${maskContext(first.text)}`,
              severity,
            },
          ];
        });
      });
    return (await Promise.all(findings)).flat();
  },
};

/** How far before a match the name of a hash is looked for: longer than any hash in base64. */
const BEFORE_HASH = 140;

/** Returns true inside a checksum, as lock files have it: `sha512-…`. Its letters may read as a key by chance. */
function isChecksum(text: string, start: number): boolean {
  return /(?:sha\d{1,3}|md5|h1)[-:=][A-Za-z0-9+/=_-]{0,140}$/u.test(
    text.slice(Math.max(0, start - BEFORE_HASH), start),
  );
}

/** Example hosts in tests and documentation. */
const NOBODY =
  /(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal|example|\.test\b|\.local\b|@(?:db|postgres|mysql|mongo|mongodb|database|host|hostname|server)(?=[:/?]|$))/iu;

/**
 * Returns the severity. Tests and documents contain many example keys and addresses: these are less severe, or not
 * reported.
 */
function rateSeverity(change: FileChange, match: SecretMatch, value: string): Severity | null {
  // A file of unknown language in a documentation folder (`docs/server.key`) is not an example in a text.
  const forShow = change.class === 'test' || (change.class === 'docs' && change.language !== null);
  if (match.kind.startsWith('password in')) {
    // A match in an address starts at its scheme: without a password it is no secret.
    if (!/:\/\/[^/\s:@]*:[^/\s@]+@/u.test(value) || NOBODY.test(value)) return null;
    return forShow ? 'info' : 'error';
  }
  if (match.kind === 'private key' && forShow) return 'info';
  return forShow ? 'warn' : 'error';
}

function addArticle(kind: string): string {
  const an = /^(?:[aeio]|AWS|npm|1P|OpenAI|Anthropic)/u.test(kind) ? 'An' : 'A';
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
