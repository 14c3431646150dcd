import type { Rule } from '../../model.js';
import { refusesNothing, saysYes } from './crypto/check-bodies.js';
import { type EmptyCheck, findEmptyChecks } from './crypto/empty-checks.js';
import { findHandedCallbacks } from './crypto/handed-callbacks.js';
import { tlsChecks } from './crypto/tls-checks.js';
import { tlsVersions } from './crypto/tls-versions.js';
import { findWeaknesses } from './weaknesses/weaknesses.js';

/** A check of certificates or host names that does nothing or says yes. */
const CHECKS: EmptyCheck = {
  pattern:
    /\bcheck(?:Server|Client)Trusted\s{0,4}\([^){}]{0,120}\bX509Certificate\b[^){}]{0,120}\)\s{0,80}(?:(?:throws\s[\w.,\s]{1,120}|:\s{0,4}(?:Unit|void)\s{0,4}=?|=)\s{0,80})?(?:\{\s{1,200}(?:(?:\/\/[^\n]{0,200}|\/\*[^*]{0,200}\*\/)\s{0,200}){0,2}(?:return;?\s{0,80})?\}|(?<==\s{0,80})Unit\b)|\b(?:verify|isTrusted|\w{1,60}(?=\s?\([^){}]{0,160}SslPolicyErrors\s\w))\s{0,4}\([^){}]{0,120}\b(?:SSLSession|X509Certificate2?|SslPolicyErrors)\b[^){}]{0,100}\)[^{};]{0,80}(?:\{\s{0,200}(?:\/\/[^\n]{0,200}\s{0,200})?return\s{1,4}true;?\s{0,200}\}|=>\s{0,80}true\s{0,4};)|\b(?:badCertificateCallback|onBadCertificate)\s{0,4}[=:]\s{0,4}\([^(){}]{0,120}\)\s{0,80}\{\s{0,200}return\s{1,4}true;\s{0,200}\}/gu,
  judged: [
    {
      head: /\bcheck(?:Server|Client)Trusted\s{0,4}\([^){}]{0,120}\bX509Certificate\b[^){}]{0,120}\)/gu,
      accepts: refusesNothing,
    },
    {
      head: /\b(?!delegate\b)(?:verify|isTrusted|\w{1,60}(?=\s?\([^){}]{0,160}SslPolicyErrors\s\w))\s{0,4}\([^){}]{0,160}\b(?:SSLSession|X509Certificate2?|SslPolicyErrors)\b[^){}]{0,100}\)/gu,
      accepts: saysYes,
    },
    { head: /\bfun\s{0,2}\([^(){}]{0,80}:\s?SSLSession\??\s{0,4}\)/gu, accepts: saysYes },
    { head: /\(\s{0,4}(?:final )?String \w{1,40},\s{0,4}(?:final )?SSLSession \w{1,40}\s{0,4}\)/gu, accepts: saysYes },
  ],
  signs: /Trusted|SSLSession|X509Certificate|SslPolicyErrors|RemoteCertificateValidationCallback|[bB]adCertificate/u,
  before: /Trusted\s{0,4}\(|SSLSession/u,
  handed: findHandedCallbacks,
  members: [
    { name: /^check(?:Server|Client)Trusted/u, of: /TrustManager/u },
    { name: /^verify\b.{0,160}\bSSLSession\b/su, of: /HostnameVerifier/u },
    { name: /^isTrusted\b/u, of: /Trust(?:Strategy|Manager)/u },
  ],
  title: 'A check of certificates or host names accepts all',
  advice:
    'Somebody on the network can then read and change the data. Trust the one certificate that is needed, and leave the check on.',
};

/** Reports disabled certificate checks. */
export const transportWeakened: Rule = {
  id: 'security/transport-weakened',
  severity: 'info',
  summary: 'The other end of a connection is no longer checked',
  docs: {
    why: 'A program that accepts any certificate cannot know who answers. Somebody on the network can read and change what it sends.',
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
  checksLess: true,
  check: (context) => [
    ...findEmptyChecks(context, CHECKS),
    ...findWeaknesses(
      context,
      [tlsChecks, tlsVersions],
      'Somebody on the network can then read and change the data. Trust the one certificate that is needed, and leave the check on.',
    ),
  ],
};
