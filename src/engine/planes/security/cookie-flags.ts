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
        /^\s{0,12}secure["']?\s{0,4}(?::|=>)\s{0,4}false\b/iu,
        /\bsession\.cookie_(?:secure|httponly)["']?\s{0,4}[,=]\s{0,4}["']?(?:0|false|off)\b/iu,
        /\bSame_?Site["']?\s{0,4}(?:[:=]|=>)\s{0,4}(?:["']none["']|SameSiteMode\.None|http\.SameSiteNoneMode|:none)(?!.{0,80}\bsecure)/iu,
        /\b(?:requireSSL|httpOnlyCookies)\s{0,2}=\s{0,2}"false"/iu,
        /\bSecure\s{0,4}[:=]\s{0,4}false\b/iu,
        /\bHttpOnly\s{0,4}[:=]\s{0,4}false\b/iu,
      ],
      does: 'lets scripts or plain connections have a cookie',
    },
  ],
};
