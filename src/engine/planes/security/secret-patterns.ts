/**
 * Finds secrets by their form, with secretlint's scanners but without its core. The core adds each step to the
 * process's performance timeline and keeps these entries forever, and it reads DEBUG. Its comment filter would also let
 * `secretlint-disable` hide a secret. A scanner receives only text: without a path and an extension it does not use the
 * file system.
 */
import { rules } from '@secretlint/secretlint-rule-preset-recommend';

/** A range of text that looks like a secret, `end` not included. */
export interface SecretMatch {
  /** The kind of secret, in words. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** The scanners' kinds of secrets, in words; others use the scanner's own name. */
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

/** Patterns that the preset does not contain. Each has a fixed start, so that an accidental match is unlikely. */
const MORE: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['AWS access key id', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/gu],
  ['Stripe live key', /\b[rs]k_live_[A-Za-z0-9]{20,99}\b/gu],
  ['Google API key', /\bAIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/gu],
];

/** Placeholders of documentation and tests: repeated characters, and words that say so. */
const DUMMY = /(.)\1{7}|example|placeholder|redacted|x{5}|\*{3}|\.{3}|dummy|your[-_]/iu;

/** Finds every secret in a text, in the order of their start; if some overlap, only the first. */
export async function findSecrets(text: string): Promise<readonly SecretMatch[]> {
  const matches: SecretMatch[] = [];
  for (const rule of rules) {
    if (rule.meta.type !== 'scanner') continue;
    const name = toScannerName(rule.meta.id);
    const handler = rule.create(
      {
        sharedOptions: {},
        // Message texts stay empty, because the scanners' messages contain the secret.
        createTranslator: () => (messageId, data) => ({ message: '', messageId: String(messageId), data }),
        report: ({ range }) => {
          matches.push({ kind: KINDS[name] ?? name.replaceAll('-', ' '), start: range[0], end: range[1] });
        },
        ignore: () => undefined,
      },
      {},
    );
    await handler.file?.(createSource(text));
  }
  for (const [kind, pattern] of MORE) {
    for (const match of text.matchAll(pattern)) {
      matches.push({ kind, start: match.index, end: match.index + match[0].length });
    }
  }
  const real = matches.filter((match) => !DUMMY.test(text.slice(match.start, Math.min(match.end, match.start + 400))));
  return removeOverlaps(real.sort((a, b) => a.start - b.start || b.end - a.end));
}

function removeOverlaps(sorted: readonly SecretMatch[]): readonly SecretMatch[] {
  let end = -1;
  return sorted.filter((match) => {
    if (match.start < end) return false;
    end = match.end;
    return true;
  });
}

/** Returns the short name: `@secretlint/secretlint-rule-hashicorp-vault` → `hashicorp-vault`. */
function toScannerName(id: string): string {
  return id.replace(/^@secretlint\/secretlint-rule-/u, '');
}

function createSource(content: string) {
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
