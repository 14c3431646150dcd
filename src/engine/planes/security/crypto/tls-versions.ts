import { once } from '../../../../base/once.js';
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';

/** Connections with a broken version of TLS, and hosts of SSH that nobody checks. */
export const tlsVersions: WeaknessTopic = {
  signs:
    /ssl|tls|securityprotocoltype|schusestrongcrypto|servicepointmanagersecurityprotocols|min_?version|host_?-?key|known_?hosts|autoadd|warningpolicy|promiscuous|sp_prot|acceptallserverkey|hostverifier|paranoid|cantrust|crypto_method|silently_accept/u,
  weaknesses: once(() => [
    {
      patterns: [
        /\bAutoAddPolicy\b/iu,
        /\bset_missing_host_key_policy\(.{0,40}\b(?:AutoAddPolicy|WarningPolicy)/iu,
        /\bStrictHostKeyChecking["']?\s{0,4}[=: ,]{1,4}["']?(?:no|off)\b/iu,
        // Apache MINA, ssh2, Net::SSH, SSH.NET, pysftp.
        /\bAcceptAllServerKeyVerifier\b/u,
        /\bhostVerifier\s{0,4}:\s{0,4}\(?\s{0,4}\w{0,20}\s{0,4}\)?\s{0,4}=>\s{0,4}(?:\{\s{0,4}return\s{1,4})?true\b/u,
        /\bparanoid(?::|\s{0,4}=>)\s{0,4}false\b/u,
        /\.CanTrust\s{0,4}=\s{0,4}true\b/u,
        /\bhostkeys\s{0,4}=\s{0,4}None\b/u,
        /\bHostKeyCallback\s{0,4}:\s{0,4}func\([^{}]{0,160}\)\s{0,4}error\s{0,4}\{\s{0,4}return nil\b/u,
        /\bGlobalKnownHostsFile\s{0,4}[= ]\s{0,4}\/dev\/null/iu,
        /\bInsecureIgnoreHostKey\b/iu,
        /\bUserKnownHostsFile\s{0,4}[= ]\s{0,4}\/dev\/null/iu,
        /\bhost_key_checking\s{0,4}[=:]\s{0,4}["']?(?:False|no)\b/iu,
        /ANSIBLE_HOST_KEY_CHECKING["']?\s{0,4}[=:]\s{0,4}["']?(?:False|0|no)\b/iu,
        /\bknown_hosts\s{0,2}=\s{0,2}None\b/iu,
        // https://docs.fabfile.org/en/1.14/usage/env.html
        /\benv\.disable_known_hosts\s{0,2}=\s{0,2}True\b/u,
        // https://www.erlang.org/doc/apps/ssh/ssh.html
        /\bsilently_accept_hosts(?::\s{0,4}|\s{0,4},\s{0,4})true\b/u,
        /\bverify_host_key["']?(?::|\s{0,4}=>)\s{0,4}(?::never|false|:?none)/iu,
        /\bWarningPolicy\b/iu,
        /\bPromiscuousVerifier\b/iu,
      ],
      does: 'takes any host key (SSH)',
    },
    {
      patterns: [
        /\b[mM]in_?[vV]ersion["']?\s{0,4}(?:[:=]|=>)\s{0,4}(?:tls\.Version(?:SSL30|TLS1[01])\b|["']TLSv?1(?:[._][01])?["']|:?["']?(?:SSLv3|TLS1(?:_1)?)\b|ssl\.TLSVersion\.(?:SSLv3|TLSv1(?:_1)?)\b)/u,
        /\bminimum_version\s{0,4}=\s{0,4}(?:ssl\.)?TLSVersion\.(?:SSLv3|TLSv1(?:_1)?|MINIMUM_SUPPORTED)\b/u,
      ],
      does: 'takes a version of TLS that is broken',
    },
    {
      patterns: [/\bHostKeyCallback\s{0,4}[:=]\s{0,4}func\(/u],
      statement: { has: /^[^{}]{1,200}\{\s{0,4}return nil\s{0,4}\}/u },
      does: 'takes any host key (SSH)',
    },
    {
      // PHP and curl by their documentation: https://www.php.net/manual/en/migration56.openssl.php, https://curl.se/libcurl/c/CURLOPT_SSLVERSION.html
      patterns: [
        /\bSTREAM_CRYPTO_METHOD_(?:SSLv(?:2|3|23)|TLSv1_[01]|ANY)_(?:CLIENT|SERVER)\b/u,
        /\bCURL_SSLVERSION_(?:SSLv[23]|TLSv1(?:_[01])?)(?!\w)/u,
        // A table of names is no choice: `"tls1.0": tls.VersionTLS10`.
        /(?<!["'](?:ssl|tls)v?[-_ ]?\d(?:[._]?\d)?["']\s{0,4}[:,]\s{0,20})\btls\.Version(?:SSL30|TLS1[01])\b(?<!(?:[!=<>]=|[<>]|\bcase\b)\s{0,4}tls\.\w{1,20})(?!\s{0,4}(?::|[!=<>]=))/u,
        /\btls\.TLS_(?:RSA_WITH_RC4|RSA_WITH_3DES|ECDHE_\w{3,5}_WITH_RC4|ECDHE_RSA_WITH_3DES)\w{1,20}\b(?!\s{0,4}:)/u,
        // Compared with, or one case of several, it is not used; nor where the versions are named right behind it.
        /(?<!(?:[!=]==?|\b(?:is|in|case|equals\())\s{0,4}(?:\w{1,30}\.){0,4})\b(?:TlsVersion|ConnectionSpec)\.(?:SSL_3_0|TLS_1_[01]|COMPATIBLE_TLS)\b(?!\)?\s{0,4}(?:[!=]=|->|\.tlsVersions\())(?!(?:\s{0,4},\s{0,4}(?:\w{1,30}\.){0,4}\w{1,20}){1,6}\s{0,4}->)/u,
        /\b(?:min|minimum)_?(?:tls|ssl|protocol)_?version["']?\s{0,4}[:=]\s{0,4}["']?(?:SSL|TLS_?v?1(?:[._][01])?["'\s;,]|1\.[01]\b)/iu,
        /\bsecureProtocol["']?\s{0,4}:\s{0,4}["'](?:SSLv|TLSv1_(?:1_)?method|TLSv1_1)/u,
        /\bSSLProtocol\s{1,4}(?:all\b(?!.{0,80}-TLSv1\b)|.{0,80}(?<![-\w])(?:SSLv[23]|TLSv1(?:\.1)?)(?=\s|$))/iu,
        /\b(?:ssl|tls)[\w.-]{0,20}protocols?["']?\s{0,4}[:=]\s{0,4}["'[]{0,2}[^"'\n]{0,60}?(?<![-\w])(?:SSLv[23]|TLSv1(?:\.[01])?)(?=[\s,;"'\]]|$)/iu,
        /\benabled-protocols["']?\s{0,4}[:=].{0,60}\b(?:SSLv[23]|TLSv1(?:\.1)?)(?=[\s,;"'\]]|$)/u,
      ],
      does: 'takes a version of TLS that is broken',
      mild: true,
    },
    {
      // .NET: versions as numbers, all below TLS 1.2 (3072), and switches that bring the old ones back.
      // https://learn.microsoft.com/en-us/dotnet/api/system.security.authentication.sslprotocols, https://learn.microsoft.com/en-us/dotnet/framework/network-programming/tls
      patterns: [
        /\(\s{0,4}(?:\w{1,30}\.){0,4}(?:SecurityProtocolType|SslProtocols)\s{0,4}\)\s{0,4}\(?\s{0,4}[1-9]\d{0,2}\b/u,
        /\bSetSwitch\(\s{0,4}"Switch\.System\.(?:Net\.DontEnableSchUseStrongCrypto|Net\.DontEnableSystemDefaultTlsVersions|ServiceModel\.DisableUsingServicePointManagerSecurityProtocols)"\s{0,4},\s{0,4}true\b/u,
        /\b(?:DontEnableSchUseStrongCrypto|DontEnableSystemDefaultTlsVersions|DisableUsingServicePointManagerSecurityProtocols)["']?\s{0,4}[=:]\s{0,4}["']?true\b/u,
      ],
      does: 'takes a version of TLS that is broken',
      mild: true,
    },
    {
      // Some versions are left out, and TLS 1.1 is not: https://nodejs.org/api/crypto.html#openssl-options
      patterns: [/\bsecureOptions["']?\s{0,4}:.{0,160}\bSSL_OP_NO_(?:SSLv[23]|TLSv1)\b/u],
      statement: { lacks: [/\bSSL_OP_NO_TLSv1_1\b/u, /\bSSL_OP_NO_TLSv1(?!_)/u] },
      does: 'takes a version of TLS that is broken',
      mild: true,
    },
    {
      // Apple's network framework.
      patterns: [
        /\btls(?:Minimum|Maximum)SupportedProtocol(?:Version)?\b.{0,40}(?:\.TLSv1[01]|\.DTLSv1[01]|\.tlsProtocol(?:1|11)|\.sslProtocol3)\b/u,
        /\b(?:min|max)imumTLSVersion\s{0,4}[:=].{0,20}\.(?:TLSv1[01]|v1_?[01])\b/u,
      ],
      does: 'takes a version of TLS that is broken',
    },
    {
      patterns: [/\bmin_tls_version\([\w:]{0,40}TLS_1_[01]\b/u],
      does: 'takes a version of TLS that is broken',
    },
    {
      patterns: [
        /(?<![:+!-])\b(?:SSLv2|SSLv3|SSLv23_method|TLSv1_method|TLSv1_1_method|PROTOCOL_SSLv(?:[23]|23)|PROTOCOL_TLSv1(?:_1)?|SSLv[23]_METHOD|TLSv1(?:_1)?_METHOD|SslProtocols\.(?:Ssl[23]|Tls(?:11)?|Default)|SecurityProtocolType\.(?:Ssl3|Tls(?:11)?))\b(?!\s{0,4}[,)]?\s{0,4}(?:false|disabled))(?!["']?\s{0,4}(?:[!=]=|=>|->|:(?!:)))(?<!\b(?:TLS|SSL)_?V?\d(?:_\d)?\(\s{0,4}["']\w{1,16})(?<!\b(?:no|NO|OP_NO)_\w{1,12})(?<!(?:~|[!=]=|\b(?:case|is|not|HasFlag\(|nameof\(|[eE]quals\(|\w{0,20}(?:[nN]otEqual|[nN]otContain)s?\()\s?)\s{0,4}["'(]?\s{0,4}(?:\w{1,30}\.){0,5}\w{1,16})(?<!\bis\s[^;=]{0,120}\bor\s{1,4}(?:\w{1,30}\.){0,5}\w{1,16})(?<!~\s{0,2}\([^()]{0,160})(?!["']?\s{0,4}\)\s{0,4}[!=]=)/u,
        /\bgetInstance\(\s{0,4}"(?:SSL|SSLv[23]|TLSv1(?:\.1)?)"/u,
        /\bssl_protocols\b[^;]{0,80}\b(?:SSLv[23]|TLSv1(?:\.1)?)(?=[\s;])/u,
        // Neither the name of a constant (`TLS_1_1("TLSv1.1")`) nor what a branch stands for is a choice.
        /(?<!(?:[!=]==?|\bcase|\b(?:TLS|SSL)_?V?\d(?:_\d)?\(|\btls\.Version\w{1,8}:)\s{0,4})["']TLSv1(?:[._]1)?["'](?!\s{0,4}(?:(?:->|=>)\s{0,4}\w|:\s{0,4}tls\.Version))/u,
        /(?<!(?:[!=]==?|\bcase|\b(?:TLS|SSL)_?V?\d(?:_\d)?\(|\btls\.Version\w{1,8}:)\s{0,4}["'])\bTLSv1\.[01]\b(?=\s{0,4}[",'\]])(?!["']\s{0,4}(?:(?:->|=>)\s{0,4}\w|:\s{0,4}tls\.Version))/u,
      ],
      does: 'uses a version of TLS that is broken',
      mild: true,
    },

    {
      patterns: [
        // Windows names its protocols so (Schannel).
        /\bSP_PROT_(?:PCT1|SSL[23]|TLS1|TLS1_[01])(?:_CLIENT|_SERVER)?\b/u,
        // The name alone, as a setting has it.
        /(?<![-+!:\w.]|\bno[_ -])TLSv1(?:[._]?[01])?(?=\s{0,4}(?:$|[;\])}])|\s{1,4}TLS)/u,
        /\bsetProperty\(\s{0,4}"[\w.]{1,60}\.protocols"\s{0,4},\s{0,4}"[^"]{0,80}\b(?:TLSv?1|SSLv3)(?![.\d])/u,
      ],
      does: 'uses a version of TLS that is broken',
      mild: true,
    },
  ]),
};
