import type { Rule } from '../../model.js';
import { findWeaknesses, type Weakness } from './weaknesses.js';

const WEAKNESSES: readonly Weakness[] = [
  {
    pattern:
      /\brejectUnauthorized["']?\s{0,4}[:=]\s{0,4}false|NODE_TLS_REJECT_UNAUTHORIZED["'\]]{0,2}\s{0,4}[:=]\s{0,4}["']?0|\bstrictSSL["']?\s{0,4}[:=]\s{0,4}false|\binsecureHTTPParser\s{0,4}:\s{0,4}true|\bcheckServerIdentity["']?\s{0,4}[:=]\s{0,4}\(?\w{0,20}\)?\s{0,4}=>\s{0,4}(?:undefined|null|true|\{\s{0,4}\})/u,
    does: 'accepts any certificate (Node TLS)',
  },
  {
    pattern:
      /\bverify(?:_ssl|_certs?|_tls|_hostname)?["']?\s{0,4}[=:]\s{0,4}False\b|\bssl\s{0,2}=\s{0,2}False\b|\b_create_unverified_context\b|\b_create_default_https_context\s{0,4}=\s{0,4}ssl\._|\bCERT_NONE\b|\b(?:check_hostname|assert_hostname|ssl_verify|verify_ssl|validate_certs?|disable_ssl_certificate_validation)\s{0,4}=\s{0,4}(?:False\b|.{0,20}CERT_NONE)|\bdisable_ssl_certificate_validation\s{0,4}=\s{0,4}True\b/u,
    does: 'accepts any certificate (Python)',
  },
  { pattern: /\bInsecureSkipVerify\s{0,4}[:=]\s{0,4}true\b/u, does: 'accepts any certificate (Go TLS)' },
  {
    pattern:
      /\bCURLOPT_SSL_VERIFY(?:PEER|HOST|STATUS)\b.{0,10}(?:,|=>)\s{0,4}(?:false|0L?)\b|["']verify_peer(?:_name)?["']\s{0,4}=>\s{0,4}false|["']allow_self_signed["']\s{0,4}=>\s{0,4}true|["']verify["']\s{0,4}=>\s{0,4}false|\bwithoutVerifying\(\)|['"]sslverify['"]\s{0,4}=>\s{0,4}false/iu,
    does: 'accepts any certificate (curl, PHP)',
  },
  {
    pattern:
      /\b(?:SSL_)?VERIFY_NONE\b|\bverify_mode\s{0,4}[=:]>?\s{0,4}(?::none|0)\b|\bssl_verify(?:_mode)?:\s{0,4}(?::none|false)\b/u,
    does: 'accepts any certificate (OpenSSL)',
  },
  {
    pattern:
      /\bDangerousAcceptAnyServerCertificateValidator\b|Certificate(?:Custom)?ValidationCallback\s{0,4}\+?=.{0,80}(?:=>|return)\s{0,4}true|\bRemoteCertificateValidationCallback\(.{0,80}(?:=>|return)\s{0,4}true/u,
    does: 'accepts any certificate (.NET)',
  },
  {
    pattern:
      /\bdanger_accept_invalid_(?:certs|hostnames)\(\s{0,4}true|\bset_verify\(\s{0,4}(?:\w{1,10}::)?SslVerifyMode::NONE|\bset_verify_hostname\(\s{0,4}false|\b(?:dangerous\(\)\s{0,4}\.)(?:set_certificate_verifier|with_custom_certificate_verifier)\(/u,
    does: 'accepts any certificate (Rust)',
  },
  {
    pattern:
      /\b(?:ALLOW_ALL_HOSTNAME_VERIFIER|NoopHostnameVerifier|AllowAllHostnameVerifier|NullHostnameVerifier|TrustAllStrategy|TrustAllCert\w{0,20}|InsecureTrustManagerFactory|TrustSelfSignedStrategy)\b|\b(?:setDefaultHostnameVerifier|setHostnameVerifier|hostnameVerifier|setSSLHostnameVerifier)\s{0,2}[({].{0,60}->\s{0,4}(?:\{\s{0,4}(?:return\s)?\s{0,4})?true\b|\bsetEndpointIdentificationAlgorithm\(\s{0,4}(?:null|"")\s{0,4}\)/u,
    does: 'accepts any certificate or host name (Java)',
  },
  {
    // A trust manager that does nothing, written on one line.
    pattern: /\bcheck(?:Server|Client)Trusted\s{0,2}\([^)]{0,120}\)[^{]{0,80}\{\s{0,4}(?:return;?\s{0,4})?\}/u,
    does: 'accepts any certificate (Java)',
  },
  { pattern: /\bbadCertificateCallback\b.{0,60}=>\s{0,4}true/u, does: 'accepts any certificate (Dart)' },
  {
    pattern:
      /\b(?:allowsAnyHTTPSCertificate|validatesDomainName|allowInvalidCertificates|NSAllowsArbitraryLoads|validatesCertificateChain|disableEvaluation)\b.{0,10}(?:=|:)\s{0,4}(?:true|false|YES)\b(?<!(?:allow\w{1,40}|NSAllows\w{1,30}|disable\w{1,20})\s{0,4}[=:]\s{0,4}false)(?<!validates\w{1,30}\s{0,4}[=:]\s{0,4}true)/u,
    does: 'accepts any certificate (Apple platforms)',
  },
  {
    pattern:
      /\bstrict-ssl\s{0,4}[= ]\s{0,4}false\b|\bhttp\.sslVerify\s{0,4}[= ]\s{0,4}["']?false|\bGIT_SSL_NO_VERIFY\s{0,4}[:=]|\bPYTHONHTTPSVERIFY["'\]]{0,2}\s{0,4}[:=]\s{0,4}["']?0|\btrusted-host\s{0,4}[= ]|\binsecure[-_]registries\b.{0,4}[:=]\s{0,4}\[?\s{0,4}["']\w|\b(?:sslmode|ssl_mode)["']?\s{0,4}[=:]\s{0,4}["']?(?:disable|allow)\b/u,
    does: 'accepts any certificate of a registry, a repository or a database',
  },
  {
    pattern:
      /\b(?:curl|wget|aria2c)(?=\s)[^|;&]{0,200}?(?:\s-k\b|\s-[a-zA-Z]{0,6}k[a-zA-Z]{0,6}\s|--insecure\b|--no-check-certificate\b|--check-certificate=false)/u,
    does: 'downloads without checking whom from',
  },
  {
    pattern:
      /\bAutoAddPolicy\b|\bset_missing_host_key_policy\(.{0,40}\b(?:AutoAddPolicy|WarningPolicy)|\bStrictHostKeyChecking["']?\s{0,4}[=: ,]{1,4}["']?no\b|\bInsecureIgnoreHostKey\b|\bUserKnownHostsFile\s{0,4}[= ]\s{0,4}\/dev\/null|\bhost_key_checking\s{0,4}[=:]\s{0,4}["']?(?:False|no)\b|ANSIBLE_HOST_KEY_CHECKING["']?\s{0,4}[=:]\s{0,4}["']?(?:False|0|no)\b|\bknown_hosts\s{0,2}=\s{0,2}None\b|\bverify_host_key["']?(?::|\s{0,4}=>)\s{0,4}(?::never|false|:?none)|\bWarningPolicy\b|\bPromiscuousVerifier\b/iu,
    does: 'takes any host key (SSH)',
  },
  {
    pattern:
      /\b[mM]in_?[vV]ersion["']?\s{0,4}(?:[:=]|=>)\s{0,4}(?:tls\.Version(?:SSL30|TLS1[01])\b|["']TLSv?1(?:[._][01])?["']|:?["']?(?:SSLv3|TLS1(?:_1)?)\b|ssl\.TLSVersion\.(?:SSLv3|TLSv1(?:_1)?)\b)|\bminimum_version\s{0,4}=\s{0,4}(?:ssl\.)?TLSVersion\.(?:SSLv3|TLSv1(?:_1)?|MINIMUM_SUPPORTED)\b/u,
    does: 'takes a version of TLS that is broken',
  },
  {
    pattern:
      /(?<![:+!-])\b(?:SSLv2|SSLv3|SSLv23_method|TLSv1_method|TLSv1_1_method|PROTOCOL_SSLv(?:[23]|23)|PROTOCOL_TLSv1(?:_1)?|SSLv[23]_METHOD|TLSv1(?:_1)?_METHOD|SslProtocols\.(?:Ssl[23]|Tls(?:11)?)|SecurityProtocolType\.(?:Ssl3|Tls(?:11)?))\b(?!\s{0,4}[,)]?\s{0,4}(?:false|disabled))(?<!\b(?:no|NO|OP_NO)_\w{1,12})|\bgetInstance\(\s{0,4}"(?:SSL|SSLv[23]|TLSv1(?:\.1)?)"|\bssl_protocols\b[^;]{0,80}\b(?:SSLv[23]|TLSv1(?:\.1)?)(?=[\s;])|["']TLSv1(?:[._]1)?["']|\bTLSv1\.[01]\b(?=\s{0,4}[",'\]])/u,
    does: 'uses a version of TLS that is broken',
    mild: true,
  },
];

/** One of these words is in each such line. */
const SIGNS =
  /verify|verif|cert|hostname|host[_-]?key|insecure|ssl|tls|trust|validat|curl|wget|aria2c|AutoAdd|WarningPolicy|known_?hosts|Promiscuous|rejectUnauthorized|serverIdentity|ArbitraryLoads|EndpointIdentification|min_?version|dangerous/iu;

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
      SIGNS,
      WEAKNESSES,
      'Whoever stands between the two ends can then read and change what passes. Trust the one certificate that is needed, and leave the check on.',
    ),
};
