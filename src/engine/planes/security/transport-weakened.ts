import type { Rule } from '../../model.js';
import { findWeaknesses, type Weakness } from './weaknesses.js';

const WEAKNESSES: readonly Weakness[] = [
  {
    pattern:
      /\brejectUnauthorized["']?\s{0,4}[:=]\s{0,4}false|NODE_TLS_REJECT_UNAUTHORIZED["'\]]{0,2}\s{0,4}[:=]\s{0,4}["']?0/u,
    does: 'accepts any certificate (Node TLS)',
  },
  {
    pattern:
      /\bverify(?:_ssl|_certs?|_tls)?\s{0,4}=\s{0,4}False\b|\b_create_unverified_context\b|\bssl\.CERT_NONE\b|\bcheck_hostname\s{0,4}=\s{0,4}False/u,
    does: 'accepts any certificate (Python)',
  },
  { pattern: /\bInsecureSkipVerify\s{0,4}[:=]\s{0,4}true\b/u, does: 'accepts any certificate (Go TLS)' },
  {
    pattern:
      /\bCURLOPT_SSL_VERIFY(?:PEER|HOST)\b.{0,10}(?:,|=>)\s{0,4}(?:false|0L?)\b|["']verify_peer(?:_name)?["']\s{0,4}=>\s{0,4}false/iu,
    does: 'accepts any certificate (curl, PHP)',
  },
  { pattern: /\bVERIFY_NONE\b/u, does: 'accepts any certificate (OpenSSL)' },
  {
    pattern:
      /\bDangerousAcceptAnyServerCertificateValidator\b|Certificate(?:Custom)?ValidationCallback\s{0,4}\+?=.{0,80}(?:=>|return)\s{0,4}true/u,
    does: 'accepts any certificate (.NET)',
  },
  {
    pattern: /\bdanger_accept_invalid_(?:certs|hostnames)\(\s{0,4}true|\bset_verify\(\s{0,4}SslVerifyMode::NONE/u,
    does: 'accepts any certificate (Rust)',
  },
  {
    pattern:
      /\b(?:ALLOW_ALL_HOSTNAME_VERIFIER|NoopHostnameVerifier|AllowAllHostnameVerifier|TrustAllStrategy|TrustAllCert\w{0,20}|InsecureTrustManagerFactory)\b/u,
    does: 'accepts any certificate (Java)',
  },
  { pattern: /\bbadCertificateCallback\b.{0,60}=>\s{0,4}true/u, does: 'accepts any certificate (Dart)' },
  {
    pattern:
      /\bstrict-ssl\s{0,4}[= ]\s{0,4}false\b|\bhttp\.sslVerify\s{0,4}[= ]\s{0,4}["']?false|\bGIT_SSL_NO_VERIFY\s{0,4}[:=]/u,
    does: 'accepts any certificate of a registry or a repository',
  },
  {
    pattern: /\b(?:curl|wget)(?=\s)[^|;&]{0,200}?(?:\s-k\b|\s-[a-zA-Z]{0,6}k\s|--insecure\b|--no-check-certificate\b)/u,
    does: 'downloads without checking whom from',
  },
  {
    pattern: /\b[mM]inVersion\s{0,4}[:=]\s{0,4}(?:tls\.Version(?:SSL30|TLS1[01])\b|["']TLSv1(?:\.[01])?["'])/u,
    does: 'takes a version of TLS that is broken',
  },
  {
    pattern:
      /(?<![:+!-])\b(?:SSLv2|SSLv3|SSLv23_method|TLSv1_method|TLSv1_1_method|PROTOCOL_SSLv[23]|PROTOCOL_TLSv1(?:_1)?|SslProtocols\.(?:Ssl[23]|Tls(?:11)?))\b(?!\s{0,4}[,)]?\s{0,4}(?:false|disabled))/u,
    does: 'uses a version of TLS that is broken',
    mild: true,
  },
];

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
  check: (context) =>
    findWeaknesses(
      context,
      WEAKNESSES,
      'Whoever stands between the two ends can then read and change what passes. Trust the one certificate that is needed, and leave the check on.',
    ),
};
