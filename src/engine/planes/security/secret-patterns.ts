/**
 * Secrets by their shape: secretlint's scanners, driven here and not by its core. The core marks every step on the
 * process's performance timeline, keeps the marks for ever, and reads DEBUG; and its comment filter would let
 * `secretlint-disable` hide a secret. A scanner gets text and nothing else: without a path and an extension none of
 * them touches the file system.
 */
import { rules } from '@secretlint/secretlint-rule-preset-recommend';

/** A stretch of text that reads as a secret, `end` not included. */
export interface SecretMatch {
  /** What it is, in words. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** What the scanners find, in words; what is not listed goes by the scanner's own name. */
const KINDS: Readonly<Record<string, string>> = {
  aws: 'AWS secret access key',
  gcp: 'Google Cloud private key',
  npm: 'npm token',
  slack: 'Slack token',
  basicauth: 'password in an address',
  openai: 'OpenAI API key',
  anthropic: 'Anthropic API key',
  groq: 'Groq API key',
  huggingface: 'Hugging Face token',
  linear: 'Linear API key',
  notion: 'Notion token',
  privatekey: 'private key',
  sendgrid: 'SendGrid API key',
  shopify: 'Shopify token',
  github: 'GitHub token',
  gitlab: 'GitLab token',
  grafana: 'Grafana token',
  '1password': '1Password service account token',
  'database-connection-string': 'password in a database address',
  'hashicorp-vault': 'Vault token',
  vercel: 'Vercel token',
  databricks: 'Databricks token',
  docker: 'Docker access token',
  figma: 'Figma token',
};

/** Shapes that the preset leaves out, each with a fixed start, so that a match is no accident. */
const MORE: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['AWS access key id', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/gu],
  ['Stripe live key', /\b[rs]k_live_[A-Za-z0-9]{20,99}\b/gu],
  ['Google API key', /\bAIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/gu],
];

/** What documentation and tests write in place of a secret: repeated characters, and words that say so. */
const DUMMY = /(.)\1{7}|example|placeholder|redacted|x{5}|\*{3}|\.{3}|dummy|your[-_]/iu;

/** Finds every secret in a text, in the order of their start; of those that overlap, the first. */
export async function findSecrets(text: string): Promise<readonly SecretMatch[]> {
  const matches: SecretMatch[] = [];
  for (const rule of rules) {
    if (rule.meta.type !== 'scanner') continue;
    const name = nameOfScanner(rule.meta.id);
    const handler = rule.create(
      {
        sharedOptions: {},
        // The scanners' messages hold the secret: they are not made.
        createTranslator: () => (messageId, data) => ({ message: '', messageId: String(messageId), data }),
        report: ({ range }) => {
          matches.push({ kind: KINDS[name] ?? name.replaceAll('-', ' '), start: range[0], end: range[1] });
        },
        ignore: () => undefined,
      },
      {},
    );
    await handler.file?.(sourceOf(text));
  }
  for (const [kind, pattern] of MORE) {
    for (const match of text.matchAll(pattern)) {
      matches.push({ kind, start: match.index, end: match.index + match[0].length });
    }
  }
  const real = matches.filter((match) => !DUMMY.test(text.slice(match.start, Math.min(match.end, match.start + 400))));
  return withoutOverlaps(real.sort((a, b) => a.start - b.start || b.end - a.end));
}

function withoutOverlaps(sorted: readonly SecretMatch[]): readonly SecretMatch[] {
  let end = -1;
  return sorted.filter((match) => {
    if (match.start < end) return false;
    end = match.end;
    return true;
  });
}

/** `@secretlint/secretlint-rule-hashicorp-vault` → `hashicorp-vault`. */
function nameOfScanner(id: string): string {
  return id.replace(/^@secretlint\/secretlint-rule-/u, '');
}

function sourceOf(content: string) {
  const nowhere = { line: 1, column: 0 };
  return {
    hasBOM: false,
    content,
    filePath: undefined,
    physicalFilePath: undefined,
    contentType: 'text' as const,
    ext: '',
    getFilePath: () => undefined,
    getPhysicalFilePath: () => undefined,
    locationToRange: () => [0, 0] as const,
    rangeToLocation: () => ({ start: nowhere, end: nowhere }),
    positionToIndex: () => 0,
    indexToPosition: () => nowhere,
  };
}
