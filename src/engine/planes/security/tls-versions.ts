/** Connections with a broken version of TLS, and hosts of SSH that nobody checks. */
import type { WeaknessTopic } from './weaknesses.js';

export const tlsVersions: WeaknessTopic = {
  signs: /ssl|tls|min_?version|host[_-]?key|known_?hosts|AutoAdd|WarningPolicy|Promiscuous|SP_PROT/iu,
  weaknesses: [
    {
      patterns: [
        /\bAutoAddPolicy\b/iu,
        /\bset_missing_host_key_policy\(.{0,40}\b(?:AutoAddPolicy|WarningPolicy)/iu,
        /\bStrictHostKeyChecking["']?\s{0,4}[=: ,]{1,4}["']?no\b/iu,
        /\bInsecureIgnoreHostKey\b/iu,
        /\bUserKnownHostsFile\s{0,4}[= ]\s{0,4}\/dev\/null/iu,
        /\bhost_key_checking\s{0,4}[=:]\s{0,4}["']?(?:False|no)\b/iu,
        /ANSIBLE_HOST_KEY_CHECKING["']?\s{0,4}[=:]\s{0,4}["']?(?:False|0|no)\b/iu,
        /\bknown_hosts\s{0,2}=\s{0,2}None\b/iu,
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
      patterns: [/\bmin_tls_version\([\w:]{0,40}TLS_1_[01]\b/u],
      does: 'takes a version of TLS that is broken',
    },
    {
      patterns: [
        /(?<![:+!-])\b(?:SSLv2|SSLv3|SSLv23_method|TLSv1_method|TLSv1_1_method|PROTOCOL_SSLv(?:[23]|23)|PROTOCOL_TLSv1(?:_1)?|SSLv[23]_METHOD|TLSv1(?:_1)?_METHOD|SslProtocols\.(?:Ssl[23]|Tls(?:11)?)|SecurityProtocolType\.(?:Ssl3|Tls(?:11)?))\b(?!\s{0,4}[,)]?\s{0,4}(?:false|disabled))(?<!\b(?:no|NO|OP_NO)_\w{1,12})/u,
        /\bgetInstance\(\s{0,4}"(?:SSL|SSLv[23]|TLSv1(?:\.1)?)"/u,
        /\bssl_protocols\b[^;]{0,80}\b(?:SSLv[23]|TLSv1(?:\.1)?)(?=[\s;])/u,
        /["']TLSv1(?:[._]1)?["']/u,
        /\bTLSv1\.[01]\b(?=\s{0,4}[",'\]])/u,
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
  ],
};
