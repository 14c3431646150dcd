import type { RawFinding, Rule, RuleContext } from '../../model.js';
import { joinAddedText } from './added-text.js';
import { tlsChecks } from './crypto/tls-checks.js';
import { tlsVersions } from './crypto/tls-versions.js';
import { findWeaknesses, isInService } from './weaknesses/weaknesses.js';

/** A check of certificates or host names that does nothing or says yes, over several lines: Java, Kotlin, Scala, C#. */
const EMPTY_CHECK =
  /\bcheck(?:Server|Client)Trusted\s{0,4}\([^){}]{0,200}\)[^{};]{0,80}\{\s{1,200}(?:\/\/[^\n]{0,200}\s{0,200})?(?:return;\s{0,80})?\}|\b(?:verify|isTrusted|\w{1,60}(?=\([^){}]{0,160}SslPolicyErrors))\s{0,4}\([^){}]{0,120}\b(?:SSLSession|X509Certificate2?|SslPolicyErrors)\b[^){}]{0,100}\)[^{};]{0,80}\{\s{0,200}(?:\/\/[^\n]{0,200}\s{0,200})?return\s{1,4}true;?\s{0,200}\}/gu;

/** Finds such checks in the added lines. One a file. */
function findEmptyChecks({ change }: RuleContext): readonly RawFinding[] {
  return change.files.filter(isInService).flatMap((one) => {
    if (!one.added.some(({ text }) => /Trusted|SSLSession|X509Certificate|SslPolicyErrors/u.test(text))) return [];
    if (one.removed.some(({ text }) => /Trusted\s{0,4}\(|SSLSession/u.test(text))) return [];
    const added = joinAddedText(one);
    const places = [...added.text.matchAll(EMPTY_CHECK)].map(({ 0: { length }, index }) => ({
      first: added.lineAt(index),
      last: added.lineAt(index + length - 1),
    }));
    const [place, ...others] = places;
    if (place === undefined) return [];
    const { first, last } = place;
    const also =
      others.length === 0 ? '' : ` So do those on line ${others.map((other) => other.first.number).join(', ')}.`;
    return [
      {
        file: one.file.path,
        first: first.number,
        last: last.number,
        title: 'A check of certificates or host names accepts all',
        rationale: `This check does nothing or always says yes: “${first.text.trim().slice(0, 160)}”.${also} Whoever stands between the two ends can then read and change what passes. Trust the one certificate that is needed, and leave the check on.`,
        anchor: first.text.trim(),
      },
    ];
  });
}

/** Reports disabled certificate checks. */
export const transportWeakened: Rule = {
  id: 'security/transport-weakened',
  severity: 'warn',
  summary: 'A connection is no longer checked',
  docs: {
    why: 'Who accepts any certificate talks to whoever stands in between, and sends them what was meant for the other end.',
    bad: {
      files: {
        'src/agent.ts': [
          " import https from 'node:https';",
          '+const agent = new https.Agent({ rejectUnauthorized: false });',
        ],
      },
    },
    good: {
      files: {
        'src/agent.ts': [
          " import https from 'node:https';",
          '+const agent = new https.Agent({ ca: await readFile(caFile) });',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) => [
    ...findEmptyChecks(context),
    ...findWeaknesses(
      context,
      [tlsChecks, tlsVersions],
      'Whoever stands between the two ends can then read and change what passes. Trust the one certificate that is needed, and leave the check on.',
    ),
  ],
};
