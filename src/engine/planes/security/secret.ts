import type { Severity } from '../../../contract/index.js';
import type { FileChange, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { clip, nameOf } from '../wording.js';
import { addedText } from './added-text.js';
import { findSecrets, type SecretMatch } from './secret-patterns.js';

/** A secret of a known shape in an added line. What it is is said; what it holds is not, here or anywhere. */
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
      .filter((change) => change.added.length > 0 && change.class !== 'lockfile')
      .map(async (change) => {
        const { text, lineAt } = addedText(change);
        const matches = await findSecrets(text);
        return matches.flatMap((match) => {
          const severity = severityOf(change, match, text.slice(match.start, match.end));
          if (severity === null) return [];
          const first = lineAt(match.start);
          const last = lineAt(Math.max(match.start, match.end - 1));
          return [
            {
              file: change.file.path,
              first: first.number,
              last: Math.max(first.number, last.number),
              title: `${article(match.kind)} in ${nameOf(change.file.path)}`,
              rationale: `This line reads as holding ${uncapital(article(match.kind))}. Whoever can read the repository can use it, and deleting the line later does not take it out of the history. Revoke it, put a new one where secrets are kept (the environment, a secret store), and read it from there.`,
              // The line's own words, but not the secret: the fingerprint must not give it away.
              anchor: `${match.kind}\n${around(first.text)}`,
              severity,
            },
          ];
        });
      });
    return (await Promise.all(findings)).flat();
  },
};

/** Addresses of machines that are nobody's, as tests and documentation name them. */
const NOBODY =
  /(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal|example|\.test\b|\.local\b|@(?:db|postgres|mysql|mongo|mongodb|database|host|hostname|server)(?=[:/?]|$))/iu;

/** Tests and documents are full of made-up keys and addresses: those count less, or not at all. */
function severityOf(change: FileChange, match: SecretMatch, value: string): Severity | null {
  // A file of no known language in a documentation folder (`docs/server.key`) is no text that shows something.
  const forShow = change.class === 'test' || (change.class === 'docs' && change.language !== null);
  if (match.kind.startsWith('password in')) {
    // A match in an address starts at its scheme: what has no password in it is no secret.
    if (!/:\/\/[^/\s:@]*:[^/\s@]+@/u.test(value) || NOBODY.test(value)) return null;
    return forShow ? 'info' : 'error';
  }
  if (match.kind === 'private key' && forShow) return 'info';
  return forShow ? 'warn' : 'error';
}

function article(kind: string): string {
  const an = /^(?:[aeio]|AWS|npm|1P|OpenAI|Anthropic)/u.test(kind) ? 'An' : 'A';
  return clip(`${an} ${kind}`, 60);
}

/** `A GitHub token` → `a GitHub token`. */
function uncapital(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** What stands before the value: enough to tell two findings of a file apart. */
function around(text: string): string {
  return text.slice(0, REACH.word).replace(/[A-Za-z0-9_+/=-]{12,}/gu, '*');
}
