import { once } from '../../../../base/once.js';
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';
import { givesYes } from './check-bodies.js';
import { READS_TOKEN } from './unchecked-tokens.js';

/** Connections whose other end is not checked. */
export const tlsChecks: WeaknessTopic = {
  signs:
    /verify|verif|cert|hostname|ssl|tls|schusestrongcrypto|servicepointmanagersecurityprotocols|trust|validat|curl|wget|aria2c|insecure|rejectunauthorized|serveridentity|arbitraryloads|endpointidentification|dangerous|encrypt|cncheck|gpg|smtp|unauthenticated|starttls/u,
  weaknesses: once(() => [
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
      // Drivers and clients by their documentation: tedious, node-postgres, MongoDB, redis, LDAP, Elasticsearch, Mailer.
      patterns: [
        /\btrust_?Server_?Certificate["']?\s{0,4}[:=]\s{0,4}["']?(?:true|yes)\b/iu,
        /\b(?:tls|ssl)_?(?:Insecure|Allow_?Invalid_?(?:Certificates|Hostnames?)|skip_?verify)["']?\s{0,4}[:=]\s{0,4}["']?true\b/iu,
        /\b(?:skip_tls_verify|tls_skip_verify|insecure_?skip_?verify|skip_?ssl_?(?:verify|verification|validation)|disable_?(?:ssl|tls|certificate)_?(?:check|verification|validation|certificate_validation)|insecure_?(?:tls|ssl)|trust_?all_?(?:certs|certificates)?|accept_?(?:all|any|invalid|untrusted)_?certs?(?:ificates)?)["']?\s{0,4}[:=]\s{0,4}["']?(?:true|1|yes)\b/iu,
        /\b(?:verify_(?:server_hostname|outgoing|incoming|peer|peer_name|host|server_cert|certificates?|tls|ssl)|ssl_?verify(?:_?(?:peer|host|cert|mode))?|tls_?verify|validate_certs?|check_?hostname|checkServerIdentity|verifyPeer|verifyHost|verifySsl|verifyTls|verifyCertificates?|sslVerification|requireTLS)["']?\s{0,4}(?:=>|[:=,])\s{0,4}["']?(?:false|no|off|0)\b/iu,
        /\bssl_cert_reqs["']?\s{0,4}[:=]\s{0,4}(?:None\b|["']?(?:none|CERT_NONE)\b)/u,
        /\bcert_reqs["']?\s{0,4}[:=]\s{0,4}["']?(?:\w{1,10}\.)?(?:CERT_NONE|NONE|0)\b/u,
        /\bOPT_X_TLS_REQUIRE_CERT\s{0,4},\s{0,4}(?:\w{1,10}\.)?(?:LDAP_)?OPT_X_TLS_(?:NEVER|ALLOW)\b/u,
        /\bLDAP_OPT_X_TLS_(?:NEVER|ALLOW)\b/u,
        /\b(?:ssl|tls)_?Invalid_?Host_?Name_?Allowed\(\s{0,4}true|\binvalidHostNameAllowed\(\s{0,4}true/iu,
        /\bMYSQLI_CLIENT_SSL_DONT_VERIFY_SERVER_CERT\b/u,
        /\bMYSQL_ATTR_SSL_VERIFY_SERVER_CERT["']?\s{0,4}(?:=>|,)\s{0,4}(?:false|0)\b/iu,
        /\bignoreTLS["']?\s{0,4}:\s{0,4}true/u,
        /\bopenssl_verify_mode["']?(?::|\s{0,4}=>|\s{0,4}=)\s{0,4}["':]{0,2}none\b/iu,
        /\bsmtp\.ssl\.checkserveridentity["']?\s{0,4}[,=:]\s{0,4}["']?false/iu,
        /\bsmtps?\.ssl\.trust["']?\s{0,4}[,=:]\s{0,4}["']?\*/iu,
        /\b(?:useSSL|requiressl|ssl)=(?:false|0)(?=["'&;\s]|$)(?<=[?&](?:useSSL|requiressl|ssl)=(?:false|0))/iu,
        /\bverifyServerCertificate=false\b/iu,
        /\bsslmode["']?\s{0,4}[=:]\s{0,4}["']?(?:disabled?|none)\b/iu,
        /\bsetDisableCNCheck\(\s{0,4}true/u,
        /\bVerifyPeerCertificate\s{0,4}:\s{0,4}func\([^{}]{0,120}\)\s{0,4}error\s{0,4}\{\s{0,4}return nil\b/u,
      ],
      does: 'accepts any certificate of the other end',
    },
    {
      patterns: [
        /\bssl\s{0,2}=\s{0,2}False\b/u,
        /\b_create_unverified_context\b/u,
        /\b_create_default_https_context\s{0,4}=\s{0,4}ssl\._/u,
        // Neither where it is imported nor in a table of names.
        /(?<!\bimport\b[^;]{0,200})(?<!["'])\bCERT_NONE\b(?<!["']CERT_NONE["']\s{0,4}:\s{0,4}(?:\w{1,10}\.){0,2}CERT_NONE)/u,
        /\b(?:check_hostname|assert_hostname|ssl_verify|verify_ssl|validate_certs?)\s{0,4}=\s{0,4}(?:False\b|.{0,20}CERT_NONE)/u,
        /\bdisable_ssl_certificate_validation\s{0,4}=\s{0,4}True\b/u,
      ],
      does: 'accepts any certificate (Python)',
    },
    {
      patterns: [/\bverify(?:_ssl|_certs?|_tls|_hostname)?["']?\s{0,4}[=:]\s{0,4}False\b/u],
      outside: READS_TOKEN,
      does: 'accepts any certificate (Python)',
    },
    {
      // Made so, nothing is asked of the other end: https://docs.python.org/3/library/ssl.html#ssl.SSLContext
      patterns: [
        /\bssl\.SSLContext\(\s{0,4}(?:ssl\.PROTOCOL_(?:TLS|SSLv23))?\s{0,4}\)/u,
        /\b_create_stdlib_context\(/u,
      ],
      where: /^Python$/u,
      statement: {
        lacks: [/\bverify_mode\s{0,4}=\s{0,4}(?:\w{1,10}\.){0,2}CERT_(?:REQUIRED|OPTIONAL)|\bload_cert_chain\(/u],
        after: 8,
      },
      does: 'makes a connection that asks for no certificate (Python)',
      mild: true,
    },
    {
      patterns: [/\bInsecureSkipVerify\s{0,4}[:=]\s{0,4}true\b/u],
      does: 'accepts any certificate (Go TLS)',
    },
    {
      patterns: [
        /\bCURLOPT_SSL_VERIFY(?:PEER|HOST|STATUS)\b.{0,10}(?:,|=>)\s{0,4}(?:false|0L?)\b/iu,
        /\b(?:tls|ssl)["']?\s{0,4}[:=]\s{0,4}\{[^}]{0,60}\binsecure["']?\s{0,4}:\s{0,4}true\b/u,
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
        /\b(?:SSL_)?VERIFY_NONE\b|\bset_verify_mode\(\s{0,4}(?:[\w:]{1,40}::)?verify_none\b/u,
        /\bverify_mode\s{0,4}[=:]>?\s{0,4}(?::none|0)\b/u,
        /\bssl_verify(?:_mode)?:\s{0,4}(?::none|false)\b/u,
      ],
      does: 'accepts any certificate (OpenSSL)',
    },
    {
      patterns: [
        /\bServerCertificateValidationCallback\s{0,4}=\s{0,4}\{\s{0,4}\$true\s{0,4}\}/iu,
        /\bcertificateValidationMode\s{0,4}=\s{0,4}["']None["']/u,
        /(?<!(?:[!=]=|\bis|\bnot)\s{0,4}(?:\w{1,40}\.){0,4})\bDangerousAcceptAnyServerCertificateValidator\b(?!\s{0,4}[!=]=)/u,
        /\bX509CertificateValidationMode\.None\b/u,
        // RabbitMQ, FluentFTP, MQTTnet.
        /\bAcceptablePolicyErrors\s{0,4}=.{0,80}\bRemoteCertificate(?:ChainErrors|NameMismatch|NotAvailable)\b/u,
        /\bValidateCertificate\s{0,4}\+=.{0,80}\.Accept\s{0,4}=\s{0,4}true\b/u,
        /\bAllowUntrustedCertificates\s{0,4}=\s{0,4}true\b/u,
        /\bVerificationFlags\s{0,4}=\s{0,4}X509VerificationFlags\.AllFlags\b/u,
      ],
      does: 'accepts any certificate (.NET)',
    },
    {
      patterns: [
        /(?:ValidationCallback|CertificateValidation(?:Handler)?)\b|\bnew (?:\w{1,20}\.){0,4}SslStream\(|\bSslPolicyErrors\s{0,4},\s{0,4}bool\s{0,4}>/u,
      ],
      where: /^(?:C#|F#|Visual Basic \.NET)$/u,
      statement: { is: givesYes },
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
        /(?<!\b(?:import|class|object|interface)\s.{0,120})\b(?:ALLOW_ALL_HOSTNAME_VERIFIER|NoopHostnameVerifier|AllowAllHostnameVerifier|NullHostnameVerifier|TrustAllStrategy|TrustAllCert\w{0,20}|InsecureTrustManagerFactory|TrustSelfSignedStrategy)\b/u,
        /\b(?:setDefaultHostnameVerifier|setHostnameVerifier|hostnameVerifier|setSSLHostnameVerifier)\s{0,2}[({].{0,60}->\s{0,4}(?:\{\s{0,4}(?:return\s)?\s{0,4})?true\b/u,
        /\b[hH]ostnameVerifier\s{0,4}\{[^{}]{0,60}->\s{0,4}(?:return@\w{1,40}\s{1,4})?true\s{0,4}\}/u,
        /\bendpointIdentificationAlgorithm\s{0,4}=\s{0,4}(?:null|"")/u,
        /\bHostnameVerifier\s{1,4}\w{1,40}\s{0,4}=\s{0,4}\([^()]{0,60}\)\s{0,4}->\s{0,4}true\b/u,
        /\bloadTrustMaterial\([^;]{0,80}->\s{0,4}true\b/u,
        /\bSSLCertificateSocketFactory\.getInsecure\(/u,
        /\bsetEndpointIdentificationAlgorithm\(\s{0,4}(?:null|"")\s{0,4}\)/u,
      ],
      does: 'accepts any certificate or host name (Java)',
    },
    {
      // Erlang's ssl, and the clients that hand options to it: https://www.erlang.org/doc/apps/ssl/ssl.html
      patterns: [
        /\bverify(?::\s{0,4}|\s{0,4},\s{0,4}):?verify_none\b/u,
        /\bhackney\b[^;]{0,120}\binsecure\b/u,
        /\bhackney(?::|\.request\().{0,160}:insecure\b/u,
        /\bssl_verify:\s{0,4}:verify_none\b/u,
      ],
      where: /^(?:Elixir|Erlang)$/u,
      does: 'accepts any certificate (Erlang)',
    },
    {
      patterns: [/\b(?:badCertificateCallback|onBadCertificate)\b.{0,80}=>\s{0,4}true/u],
      does: 'accepts any certificate (Dart)',
    },
    {
      patterns: [
        /\bsetValidatesSecureCertificate\s{0,4}:\s{0,4}NO\b/u,
        /\bsetAllowsAnyHTTPSCertificate\s{0,4}:\s{0,4}YES\b/u,
        /\bvalidatesSecureCertificate\s{0,4}=\s{0,4}(?:NO|false)\b/u,
        /\bkCFStreamSSLAllows(?:Expired(?:Certificates|Roots)|AnyRoot)\b/u,
        /\bcontinueWithoutCredentialForAuthenticationChallenge\b/u,
        // https://github.com/Alamofire/Alamofire/blob/master/Documentation/AdvancedUsage.md
        /\bDisabled(?:Trust|HTTPSTrust)Evaluator\(/u,
        /\b(?:allowsAnyHTTPSCertificate|validatesDomainName|allowInvalidCertificates|NSAllowsArbitraryLoads|validatesCertificateChain|disableEvaluation)\b.{0,10}(?:=|:)\s{0,4}(?:true|false|YES)\b(?<!(?:allow\w{1,40}|NSAllows\w{1,30}|disable\w{1,20})\s{0,4}[=:]\s{0,4}false)(?<!validates\w{1,30}\s{0,4}[=:]\s{0,4}true)/u,
      ],
      does: 'accepts any certificate (Apple platforms)',
    },
    {
      patterns: [
        // Not the option of a program of one's own, which its user may set: declared, read or told of. Nor where it is off, or the key of a text.
        /(?<!(?:\b(?:(?:Get)?Bool|BoolP|BoolVar|BoolVarP|Flag|add_argument|option|addOption|[wW]arn\w{0,2}|[iI]nfo\w{0,2})\(|`(?:json|yaml|toml|mapstructure)[:"]).{0,120})\binsecure-skip-tls-verify\b(?![=:\s]\s{0,4}["']?false)(?![\w-]{0,40}["']\s{0,4}:\s{0,4}["'](?!(?:true|yes|on|1)["']))/u,
        /\b(?:insecureSkipTLSVerify|SkipTlsVerify)["']?\s{0,4}[:=]\s{0,4}true\b/u,
        /(?:^|[;?&])\s{0,4}encrypt\s{0,2}=\s{0,2}(?:false|no)\b/iu,
        /\bstrict-ssl["']?\s{0,4}=\s{0,4}["']?false\b(?!\\)/u,
        /(?:^|\bset\s{1,4}["']?|--)strict-ssl["']?\s{1,4}["']?false\b(?!\\)/u,
        /\bhttp\.sslVerify\s{0,4}[= ]\s{0,4}["']?false/u,
        /\bGIT_SSL_NO_VERIFY\s{0,4}[:=]/u,
        /\bPYTHONHTTPSVERIFY["'\]]{0,2}\s{0,4}[:=]\s{0,4}["']?0(?!\\)/u,
        /(?<!\b(?:grep|echo|printf)\s[^|;&]{0,80})\btrusted-host\s{0,4}[= ]/u,
        // What is searched for or printed is not set.
        /(?<!(?:\b(?:grep|echo|printf)\s|\b(?:[wW]arn|[iI]nfo)\w{0,2}\()[^|;&]{0,80})--(?:no-verify-ssl|no-gpg-checks?|nogpgcheck|no-gpg-check|allow-untrusted|allow-unauthenticated|force-yes|trusted-host|tls-verify=false|skip-tls-verify|insecure-skip-verify)\b/u,
        /^\s{0,8}(?:gpgcheck|repo_gpgcheck|sslverify)\s{0,4}=\s{0,4}(?:0|false|no)\b/iu,
        /\bAcquire::https?::(?:[\w.*]{1,60}::)?Verify-(?:Peer|Host)\s{0,4}[= ]\s{0,4}["']?false/iu,
        /\bAllow(?:InsecureRepositories|Unauthenticated)["']?\s{0,4}[= ]\s{0,4}["']?true/iu,
        /^\s{0,8}deb(?:-src)?\s{1,4}\[[^\]]{0,80}\btrusted=yes/u,
        /\b(?:proxy|grpc|uwsgi)_ssl_verify\s{1,4}off\b/u,
        /\bAZURE_CLI_DISABLE_CONNECTION_VERIFICATION\s{0,4}[= ]\s{0,4}["']?1/u,
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
      patterns: [
        /(?<!\bimport\s[\w.]{0,80})\bSECURITY_FLAG_IGNORE_(?:CERT|UNKNOWN_CA|ALL_CERT|REVOCATION|WRONG_USAGE)\w{0,20}/u,
      ],
      does: 'accepts any certificate (Windows)',
    },
    {
      // Anything that is false: https://requests.readthedocs.io/en/latest/api/, https://www.python-httpx.org/api/
      patterns: [
        /\b(?:requests|httpx|session|client)\.\w{1,12}\([^;]{0,200}\bverify\s{0,2}=\s{0,2}(?:0(?:\.0|j)?|b?""|b?'')\s{0,4}[,)]/u,
      ],
      where: /^Python$/u,
      does: 'accepts any certificate of the other end',
    },
    {
      // Mail by TLS, and nobody compares the name of the server with its certificate.
      patterns: [
        /\.setSSLOnConnect\(\s{0,4}true/u,
        /\b\w{0,20}[mM]ail\w{0,10}\.(?:setSSL|setTLS|setStartTLS(?:Enabled|Required))\(\s{0,4}true/u,
      ],
      statement: { lacks: [/\.setSSLCheckServerIdentity\(\s{0,4}(?!false)\w/u], after: 4 },
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
      // WebView: the page is shown whatever the certificate is. https://developer.android.com/reference/android/webkit/WebViewClient
      patterns: [/\bonReceivedSslError\(/u],
      // Where somebody is asked, or something is compared, it is not whatever the certificate is.
      statement: {
        is: (text) => /\.proceed\(\)/u.test(text) && !/\b(?:if|when|switch)\b|Button\(|Listener\b/u.test(text),
      },
      does: 'accepts any certificate (WebView)',
    },
    {
      // The other end is taken at its word: https://developer.apple.com/documentation/foundation/handling-an-authentication-challenge
      patterns: [/\.useCredential\s{0,4},\s{0,4}(?:\w{1,40}:\s{0,4})?URLCredential\(\s{0,4}trust:/u],
      where: /^Swift$/u,
      mentions: /\bserverTrust\b/u,
      unmentioned: /\bSecTrustEvaluate\w{0,20}\b|\bSecTrustCopyKey\b|\bSecTrustGetCertificate/u,
      does: 'accepts any certificate (Apple platforms)',
    },
    {
      patterns: [/\bVerifyPeerCertificate\s{0,4}[:=]\s{0,4}func\(/u],
      statement: { has: /^[^{}]{1,200}\{\s{0,4}return nil\s{0,4}\}/u },
      does: 'accepts any certificate (Go TLS)',
    },
    {
      patterns: [/\b(?:verify|reject_?unauthorized|check)\b["']?\s{0,4}(?::|=>|=)\s{0,4}(?:false|False|none|:none)\b/u],
      inside: /\b(?:ssl|tls|https?|faraday|httparty|rest_?client|agent\w{0,10})\b/iu,
      does: 'accepts any certificate',
    },
    {
      // A function that says yes to all, over several lines: Node, Java, Kotlin.
      patterns: [
        /\bcheckServerIdentity["']?\s{0,4}[:=(]/u,
        /\b(?:setDefaultHostnameVerifier|setHostnameVerifier|hostnameVerifier|setSSLHostnameVerifier|loadTrustMaterial|HostnameVerifier)\s{0,4}[({=]/u,
      ],
      statement: {
        has: /(?:checkServerIdentity["']?\s{0,4}[:=(]|[vV]erifier\s{0,4}[({=]|loadTrustMaterial\([^,;]{0,40},)[^{};,]{0,60}(?:\([^()]{0,160}\)\s{0,4})?(?:=>|->)?\s{0,4}\{\s{0,4}(?:return(?:\s{1,4}(?:true|undefined|null))?\s{0,4};?|true)?\s{0,4}\}/u,
      },
      does: 'accepts any certificate or host name',
    },
    {
      patterns: [/\boverride\s{1,4}fun\s{1,4}verify\([^)]{0,120}\bSSLSession\b[^)]{0,20}\)[^={]{0,20}=\s{0,4}true\b/u],
      does: 'accepts any host name (Kotlin)',
    },
    {
      // Jakarta Mail does not compare the name of the server with its certificate unless it is told to.
      patterns: [/["']mail\.smtps?\.(?:socketFactory\.class|ssl\.enable)["']\s{0,4},/u],
      statement: { lacks: [/checkserveridentity["']\s{0,4},\s{0,4}["']?true/iu], after: 8 },
      does: 'accepts the certificate of any mail server',
      mild: true,
    },
    {
      patterns: [/\bcurl\(/u],
      statement: { has: /\bSSL_VERIFYPEER["']?\s{0,4}:\s{0,4}(?:0|false)\b/u },
      does: 'accepts any certificate (curl)',
    },
  ]),
};
