/** Cookies that scripts or plain connections may have. */
import type { WeaknessTopic } from './weaknesses.js';

export const cookieFlags: WeaknessTopic = {
  signs: /http_?only|secure|cookie|session|samesite|requireSSL|authtkt/iu,
  weaknesses: [
    {
      patterns: [
        /\bhttp_?only["']?\s{0,4}(?:[:=]|=>)\s{0,4}false\b/iu,
        /\bsetHttpOnly\(\s{0,4}false/iu,
        /\b(?:SESSION|CSRF|REMEMBER|LANGUAGE)_COOKIE_(?:SECURE|HTTPONLY)["'\]]{0,2}\s{0,4}[=:]\s{0,4}False\b/iu,
        /\bset_?cookie\(.{0,120}\b(?:secure|httponly)\s{0,2}=\s{0,2}False/iu,
        /\b(?:cookie|session)\w{0,20}\b.{0,80}\bsecure["']?\s{0,4}(?:[:=]|=>)\s{0,4}(?:false|False)\b/iu,
        /\bsetSecure\(\s{0,4}false/iu,
        /\b(?:set_?cookie|AuthTkt\w{1,30})\(.{0,120}\bsamesite\s{0,2}=\s{0,2}None\b/iu,
        /^\s{0,12}secure["']?\s{0,4}(?::|=>)\s{0,4}false\b/iu,
        /\bsession\.cookie_(?:secure|httponly)["']?\s{0,4}[,=]\s{0,4}["']?(?:0|false|off)\b/iu,
        /\bSame_?Site["']?\s{0,4}(?:[:=]|=>)\s{0,4}(?:["']none["']|SameSiteMode\.None|http\.SameSiteNoneMode|:none)(?!.{0,80}\bsecure)/iu,
        /(?:\b|cookie)(?:requireSSL|httpOnlyCookies)\s{0,2}=\s{0,2}["']false["']/iu,
        /\bSecure\s{0,4}[:=]\s{0,4}false\b/iu,
        /\bHttpOnly\s{0,4}[:=]\s{0,4}false\b/iu,
      ],
      does: 'lets scripts or plain connections have a cookie',
    },

    {
      // The defaults of these leave both flags out.
      patterns: [/\bhttp\.Cookie\s{0,2}\{/u, /\bsessions\.Options\s{0,2}\{/u],
      where: /^Go$/u,
      statement: { lacks: [/\bHttpOnly\s{0,4}:/u, /\bSecure\s{0,4}:/u] },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both HttpOnly and Secure',
      mild: true,
    },
    {
      patterns: [/(?:\bnew\s|=\s{0,4})(?:HttpCookie|Cookie)\(\s{0,4}["'\w]/u],
      where: /^(?:Java|Kotlin|Scala|Groovy|C#)$/u,
      statement: {
        lacks: [
          /(?:\.setHttpOnly\(|\bHttpOnly\s{0,4}=|\bhttpOnly\()/iu,
          /(?:\.setSecure\(|\bSecure\s{0,4}=|\bsecure\()/iu,
        ],
        after: 12,
      },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both HttpOnly and Secure',
      mild: true,
    },
    {
      patterns: [/\.set_cookie\(/u, /\bAuthTkt(?:CookieHelper|AuthenticationPolicy)\(/u],
      where: /^Python$/u,
      statement: { lacks: [/\bhttponly\s{0,2}=|\*\*/iu, /\bsecure\s{0,2}=|\*\*/iu] },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both httponly and secure',
      mild: true,
    },
    {
      patterns: [/\bres(?:ponse|p)?\.cookie\(\s{0,4}["'`\w]/u],
      where: /^(?:JavaScript|TypeScript|JSX|TSX|Vue)$/u,
      statement: {
        has: /\)$|\);/u,
        lacks: [/\bhttpOnly\b|\.\.\.|\b\w*[oO]ptions?\b/u, /\bsecure\b|\.\.\.|\b\w*[oO]ptions?\b/u],
      },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both httpOnly and secure',
      mild: true,
    },
    {
      patterns: [/\buse\((?:\w{1,20}\.)?(?:session|cookieSession)\(/u],
      where: /^(?:JavaScript|TypeScript)$/u,
      statement: { has: /\(\s{0,4}(?:\{|Object\.assign)/u, lacks: [/\bsecure\b|\.\.\./u] },
      does: 'lets plain connections have the cookie of the session: it does not set secure',
      mild: true,
    },
    {
      patterns: [/(?<![\w>:])setcookie\(/u],
      where: /^PHP$/u,
      statement: {
        lacks: [
          /,\s{0,4}(?:true|1|\$\w{1,40})\s{0,4},\s{0,4}(?:true|1|\$\w{1,40})\s{0,4}\)|["']secure["']|\(\s{0,4}[^,]{1,80},[^,]{1,80},\s{0,4}\$\w{1,40}\s{0,4}\)/u,
        ],
      },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both httponly and secure',
      mild: true,
    },
    {
      patterns: [/\bCookie::build\(/u],
      where: /^Rust$/u,
      statement: { lacks: [/\bhttp_only\(/u, /\bsecure\(/u] },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both http_only and secure',
      mild: true,
    },
    {
      patterns: [/\bcookies(?:\.\w{1,20})?\[[^\]]{1,40}\]\s{0,4}=\s{0,4}\{/u],
      where: /^Ruby$/u,
      statement: { lacks: [/\bhttponly\b/u, /\bsecure\b/u] },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both httponly and secure',
      mild: true,
    },
  ],
};
