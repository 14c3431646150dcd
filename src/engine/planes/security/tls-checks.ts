/** Connections whose other end is not checked. */
import type { WeaknessTopic } from './weaknesses.js';

export const tlsChecks: WeaknessTopic = {
  signs:
    /verify|verif|cert|hostname|ssl|tls|trust|validat|curl|wget|aria2c|insecure|rejectUnauthorized|serverIdentity|ArbitraryLoads|EndpointIdentification|dangerous|encrypt/iu,
  weaknesses: [
    {
      patterns: [
        /\brejectUnauthorized["']?\s{0,4}[:=]\s{0,4}false/u,
        /(?<![A-Za-z])NODE_TLS_REJECT_UNAUTHORIZED["'\]]{0,2}\s{0,4}[:=]\s{0,4}["']?0(?!\\)/u,
        /\bstrictSSL["']?\s{0,4}[:=]\s{0,4}false/u,
        /\binsecureHTTPParser\s{0,4}:\s{0,4}true/u,
        /\bcheckServerIdentity["']?\s{0,4}[:=]\s{0,4}\(?\w{0,20}\)?\s{0,4}=>\s{0,4}(?:undefined|null|true|\{\s{0,4}\})/u,
      ],
      does: 'accepts any certificate (Node TLS)',
    },
    {
      patterns: [
        /\bverify(?:_ssl|_certs?|_tls|_hostname)?["']?\s{0,4}[=:]\s{0,4}False\b/u,
        /\bssl\s{0,2}=\s{0,2}False\b/u,
        /\b_create_unverified_context\b/u,
        /\b_create_default_https_context\s{0,4}=\s{0,4}ssl\._/u,
        /\bCERT_NONE\b/u,
        /\b(?:check_hostname|assert_hostname|ssl_verify|verify_ssl|validate_certs?)\s{0,4}=\s{0,4}(?:False\b|.{0,20}CERT_NONE)/u,
        /\bdisable_ssl_certificate_validation\s{0,4}=\s{0,4}True\b/u,
      ],
      does: 'accepts any certificate (Python)',
    },
    {
      patterns: [/\bInsecureSkipVerify\s{0,4}[:=]\s{0,4}true\b/u],
      does: 'accepts any certificate (Go TLS)',
    },
    {
      patterns: [
        /\bCURLOPT_SSL_VERIFY(?:PEER|HOST|STATUS)\b.{0,10}(?:,|=>)\s{0,4}(?:false|0L?)\b/iu,
        /["']verify_peer(?:_name)?["']\s{0,4}=>\s{0,4}false/iu,
        /["']allow_self_signed["']\s{0,4}=>\s{0,4}true/iu,
        /["']verify["']\s{0,4}=>\s{0,4}false/iu,
        /\bwithoutVerifying\(\)/iu,
        /['"]sslverify['"]\s{0,4}=>\s{0,4}false/iu,
      ],
      does: 'accepts any certificate (curl, PHP)',
    },
    {
      patterns: [
        /\b(?:SSL_)?VERIFY_NONE\b/u,
        /\bverify_mode\s{0,4}[=:]>?\s{0,4}(?::none|0)\b/u,
        /\bssl_verify(?:_mode)?:\s{0,4}(?::none|false)\b/u,
      ],
      does: 'accepts any certificate (OpenSSL)',
    },
    {
      patterns: [
        /\bServerCertificateValidationCallback\s{0,4}=\s{0,4}\{\s{0,4}\$true\s{0,4}\}/iu,
        /\bcertificateValidationMode\s{0,4}=\s{0,4}["']None["']/u,
        /\bDangerousAcceptAnyServerCertificateValidator\b/u,
        /Certificate(?:Custom)?ValidationCallback\s{0,4}\+?=.{0,80}(?:=>|return)\s{0,4}true/u,
        /\bRemoteCertificateValidationCallback\(.{0,80}(?:=>|return)\s{0,4}true/u,
      ],
      does: 'accepts any certificate (.NET)',
    },
    {
      patterns: [
        /\bdanger_accept_invalid_(?:certs|hostnames)\(\s{0,4}true/u,
        /\bset_verify\(\s{0,4}(?:\w{1,10}::)?SslVerifyMode::NONE/u,
        /\bset_verify_hostname\(\s{0,4}false/u,
        /\b(?:dangerous\(\)\s{0,4}\.)(?:set_certificate_verifier|with_custom_certificate_verifier)\(/u,
      ],
      does: 'accepts any certificate (Rust)',
    },
    {
      patterns: [
        /\b(?:ALLOW_ALL_HOSTNAME_VERIFIER|NoopHostnameVerifier|AllowAllHostnameVerifier|NullHostnameVerifier|TrustAllStrategy|TrustAllCert\w{0,20}|InsecureTrustManagerFactory|TrustSelfSignedStrategy)\b/u,
        /\b(?:setDefaultHostnameVerifier|setHostnameVerifier|hostnameVerifier|setSSLHostnameVerifier)\s{0,2}[({].{0,60}->\s{0,4}(?:\{\s{0,4}(?:return\s)?\s{0,4})?true\b/u,
        /\bSSLCertificateSocketFactory\.getInsecure\(/u,
        /\bsetEndpointIdentificationAlgorithm\(\s{0,4}(?:null|"")\s{0,4}\)/u,
      ],
      does: 'accepts any certificate or host name (Java)',
    },
    {
      // A trust manager that does nothing, written on one line.
      patterns: [/\bcheck(?:Server|Client)Trusted\s{0,2}\([^)]{0,120}\)[^{]{0,80}\{\s{0,4}(?:return;?\s{0,4})?\}/u],
      does: 'accepts any certificate (Java)',
    },
    {
      patterns: [/\bbadCertificateCallback\b.{0,60}=>\s{0,4}true/u],
      does: 'accepts any certificate (Dart)',
    },
    {
      patterns: [
        /\bsetValidatesSecureCertificate\s{0,4}:\s{0,4}NO\b/u,
        /\bsetAllowsAnyHTTPSCertificate\s{0,4}:\s{0,4}YES\b/u,
        /\bvalidatesSecureCertificate\s{0,4}=\s{0,4}(?:NO|false)\b/u,
        /\bkCFStreamSSLAllows(?:Expired(?:Certificates|Roots)|AnyRoot)\b/u,
        /\bcontinueWithoutCredentialForAuthenticationChallenge\b/u,
        /\b(?:allowsAnyHTTPSCertificate|validatesDomainName|allowInvalidCertificates|NSAllowsArbitraryLoads|validatesCertificateChain|disableEvaluation)\b.{0,10}(?:=|:)\s{0,4}(?:true|false|YES)\b(?<!(?:allow\w{1,40}|NSAllows\w{1,30}|disable\w{1,20})\s{0,4}[=:]\s{0,4}false)(?<!validates\w{1,30}\s{0,4}[=:]\s{0,4}true)/u,
      ],
      does: 'accepts any certificate (Apple platforms)',
    },
    {
      patterns: [
        /\binsecure-skip-tls-verify\b(?![=:]\s{0,4}["']?false)/u,
        /\b(?:insecureSkipTLSVerify|SkipTlsVerify)["']?\s{0,4}[:=]\s{0,4}true\b/u,
        /(?:^|[;?&])\s{0,4}encrypt\s{0,2}=\s{0,2}(?:false|no)\b/iu,
        /\bstrict-ssl["']?\s{0,4}=\s{0,4}["']?false\b(?!\\)/u,
        /(?:^|\bset\s{1,4}["']?|--)strict-ssl["']?\s{1,4}["']?false\b(?!\\)/u,
        /\bhttp\.sslVerify\s{0,4}[= ]\s{0,4}["']?false/u,
        /\bGIT_SSL_NO_VERIFY\s{0,4}[:=]/u,
        /\bPYTHONHTTPSVERIFY["'\]]{0,2}\s{0,4}[:=]\s{0,4}["']?0(?!\\)/u,
        /\btrusted-host\s{0,4}[= ]/u,
        /\binsecure[-_]registries\b.{0,4}[:=]\s{0,4}\[?\s{0,4}["']\w/u,
        /\b(?:sslmode|ssl_mode)["']?\s{0,4}[=:]\s{0,4}["']?(?:disable|allow)\b/u,
      ],
      does: 'accepts any certificate of a registry, a repository or a database',
    },
    {
      patterns: [
        /\b(?:curl|wget|aria2c)(?=\s)[^|;&]{0,200}?(?:\s-k\b|\s-[a-zA-Z]{0,6}k[a-zA-Z]{0,6}\s|--insecure\b|--no-check-certificate\b|--check-certificate=false)/u,
      ],
      does: 'downloads without checking whom from',
    },

    {
      patterns: [/\bSECURITY_FLAG_IGNORE_(?:CERT|UNKNOWN_CA|ALL_CERT|REVOCATION|WRONG_USAGE)\w{0,20}/u],
      does: 'accepts any certificate (Windows)',
    },
    {
      // Mail by TLS, and nobody compares the name of the server with its certificate.
      patterns: [/\.setSSLOnConnect\(\s{0,4}true/u],
      statement: { lacks: [/\.setSSLCheckServerIdentity\(\s{0,4}true/u], after: 4 },
      does: 'accepts the certificate of any mail server',
      mild: true,
    },
    {
      patterns: [/\b(?:curl|wget|aria2c)\s.{0,200}\\$/u],
      statement: {
        has: /\b(?:curl|wget|aria2c)\s[^|;&]{0,400}?(?:\s-k\b|--insecure\b|--no-check-certificate\b|--check-certificate=false)/u,
      },
      does: 'downloads without checking whom from',
    },
    {
      patterns: [/\bcurl\(/u],
      statement: { has: /\bSSL_VERIFYPEER["']?\s{0,4}:\s{0,4}(?:0|false)\b/u },
      does: 'accepts any certificate (curl)',
    },
  ],
};
