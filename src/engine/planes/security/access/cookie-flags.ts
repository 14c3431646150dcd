import { once } from '../../../../base/once.js';
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';

/** Cookies that scripts or plain connections may have. */
export const cookieFlags: WeaknessTopic = {
  signs: /http[-_]?only|https_only|secure|cookie|session|samesite|requiressl|authtkt/u,
  weaknesses: once(() => [
    {
      patterns: [
        /(?:\b|[-_])http[-_]?only["']?\s{0,4}(?:[:=]|=>)\s{0,4}["']?false\b/iu,
        /\bsetHttpOnly\(\s{0,4}false/iu,
        /\b(?:SESSION|CSRF|REMEMBER|LANGUAGE)_COOKIE_(?:SECURE|HTTPONLY)["'\]]{0,2}\s{0,4}[=:]\s{0,4}False\b/iu,
        /\bset_?cookie\(.{0,120}\b(?:secure|httponly)\s{0,2}=\s{0,2}False/iu,
        /(?:cookie|session)\w{0,20}\b.{0,80}\bsecure["']?\s{0,4}(?:[:=]|=>)\s{0,4}["']?false\b/iu,
        /\bcookie[-_]secure["']?\s{0,4}[:=]\s{0,4}["']?false\b/iu,
        /\bsetSecure\(\s{0,4}false/iu,
        /\b(?:set_?cookie|AuthTkt\w{1,30})\(.{0,120}\bsamesite\s{0,2}=\s{0,2}None\b/iu,
        /\bsession\.cookie_(?:secure|httponly)["']?\s{0,4}[,=]\s{0,4}["']?(?:0|false|off)\b/iu,
        /\bSame_?Site["']?\s{0,4}(?:[:=]|=>)\s{0,4}(?:["']none["']|SameSiteMode\.None|http\.SameSiteNoneMode|:none)(?!.{0,80}\bsecure)/iu,
        /(?:\b|cookie)(?:requireSSL|httpOnlyCookies)\s{0,2}=\s{0,2}["']false["']/iu,
        /\bHttpOnly\s{0,4}[:=]\s{0,4}false\b/iu,
        // Symfony, Spring, Ktor, hapi, actix: https://symfony.com/doc/current/reference/configuration/framework.html#session,
        // https://docs.spring.io/spring-boot/appendix/application-properties/, https://hapi.dev/api/#-serverstatename-options
        /\bwith(?:Secure|HttpOnly)\(\s{0,4}false/u,
        /\bwithHttpOnlyFalse\(\)/u,
        /\bcookie_?(?:secure|http_?only)["']?\s{0,4}(?:[:=]|=>)\s{0,4}["']?(?:false|0|no|off)\b/iu,
        /\bcookies?\.(?:secure|http-?only)\s{0,4}[:=]\s{0,4}false\b/iu,
        /\bis(?:Secure|HttpOnly)["']?\s{0,4}[:=]\s{0,4}false\b/u,
        /\.(?:secure|http_?only|cookie_secure|cookie_http_only)\(\s{0,4}false\s{0,4}\)/iu,
        /\bset(?:Use)?HttpOnly(?:Cookie)?\(\s{0,4}false/u,
        /<(?:http-only|secure)>\s{0,4}false\s{0,4}</iu,
        /\buse(?:HttpOnly|_http_only)["']?\s{0,4}[:=]\s{0,4}["']?false/iu,
        // ASP.NET Core: https://learn.microsoft.com/aspnet/core/security/authentication/cookie
        /\bCookieSecurePolicy\.None\b/u,
        /\bHttpOnlyPolicy\.None\b/u,
        /\bCookieSecureOption\.Never\b/u,
        // http.cookies of Python; Starlette; Play.
        /\[["'](?:secure|httponly)["']\]\s{0,4}=\s{0,4}(?:False|0)\b/u,
        /\bhttps_only\s{0,4}=\s{0,4}False\b/u,
        /\bsession\.(?:secure|httpOnly)\s{0,4}=\s{0,4}false\b/u,
        /\bini_set\(\s{0,4}["']session\.cookie_(?:secure|httponly)["']\s{0,4},\s{0,4}["']?(?:0|false|off|no|["'])/iu,
        /\bSESSION_(?:SECURE_COOKIE|HTTP_ONLY)["']?\s{0,4}[=,]\s{0,4}["']?false\b/u,
        /\b(?:session_)?set_cookie_params\([^;]{0,160}["'](?:secure|httponly)["']\s{0,4}=>\s{0,4}(?:false|0)\b/iu,
        /\b(?:session_set_cookie_params|setrawcookie|setcookie)\([^;]{0,160}\b(?:secure|httponly):\s{0,4}(?:false|0)\b/iu,
        // gorilla/csrf, gorilla/sessions, beego, scs.
        /\bcsrf\.(?:Secure|HttpOnly)\(\s{0,4}false/u,
        // gin: SetCookie(name, value, maxAge, path, domain, secure, httpOnly).
        /\.SetCookie\([^;]{1,160},\s{0,4}(?:false\s{0,4},\s{0,4}(?:true|false)|true\s{0,4},\s{0,4}false)\s{0,4}\)/u,
        // Symfony and Laravel by position: (…, path, domain, secure, httpOnly).
        /(?:\bnew Cookie|\bCookie::(?:create|make)|(?<![\w>:$])cookie)\((?:[^,;()]{1,80},){4,5}\s{0,4}(?:false\s{0,4},\s{0,4}(?:true|false)|true\s{0,4},\s{0,4}false)\b/u,
      ],
      does: 'lets scripts or plain connections have a cookie',
    },
    {
      // The word alone is that of any connection: it is a cookie's where the file has one.
      patterns: [/^\s{0,12}secure["']?\s{0,4}=>\s{0,4}false\b/iu, /\bsecure["']?\s{0,4}[:=]\s{0,4}false\b/iu],
      mentions: /cookie|session|csrf|same_?site|http_?only/iu,
      does: 'lets scripts or plain connections have a cookie',
    },

    {
      // The defaults of these leave both flags out.
      // What a client sends (`AddCookie`) has no flags.
      patterns: [/(?<!\.AddCookie\(\s{0,4}&?)\bhttp\.Cookie\s{0,2}\{/u, /\bsessions\.Options\s{0,2}\{/u],
      where: /^Go$/u,
      statement: { lacks: [/\bHttpOnly\s{0,4}:/u, /\bSecure\s{0,4}:/u] },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both HttpOnly and Secure',
      mild: true,
    },
    {
      patterns: [
        /(?:\bnew\s|=\s{0,4})(?:[a-z]\w{0,20}\.){0,5}(?:HttpCookie|Cookie|SimpleCookie|DefaultCookie)\(\s{0,4}["'\w]/u,
      ],
      where: /^(?:Java|Kotlin|Scala|Groovy|C#)$/u,
      statement: {
        lacks: [
          /(?:\.setHttpOnly\(|\b(?:is)?HttpOnly\s{0,4}=|\bhttpOnly\()/iu,
          /(?:\.setSecure\(|\b(?:is)?Secure\s{0,4}=|\bsecure\()/iu,
        ],
        after: 12,
      },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both HttpOnly and Secure',
      mild: true,
    },
    {
      // Builders leave both out: Spring, Helidon, Micronaut, Netty, Armeria.
      patterns: [
        /\b(?:ResponseCookie\.from|(?:Set|Server)?Cookie\.(?:builder|of|from|secureBuilder|ofSecure))\(\s{0,4}["'\w]/u,
      ],
      where: /^(?:Java|Kotlin|Scala|Groovy)$/u,
      statement: {
        has: /\)\s{0,4}(?:;|$)/u,
        lacks: [/\.(?:with)?HttpOnly\(|ofSecure|secureBuilder/iu, /\.(?:with)?Secure\(|ofSecure|secureBuilder/iu],
        after: 6,
      },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both HttpOnly and Secure',
      mild: true,
    },
    {
      // JAX-RS and Play by position: (…, secure) and (…, secure, httpOnly). With fewer arguments both are false.
      patterns: [
        /\bnew NewCookie\(\s{0,4}(?:[^,;()]{1,60}|"[^"]{0,60}")(?:,[^,;()]{1,60})?\s{0,4}\)/u,
        /\bnew NewCookie\([^;]{1,200},\s{0,4}(?:false|(?:true|false)\s{0,4},\s{0,4}false|false\s{0,4},\s{0,4}true)\s{0,4}\)/u,
        /\bCookie\((?:[^,;()]{1,60},){4,5}\s{0,4}(?:false\s{0,4},\s{0,4}(?:true|false)|true\s{0,4},\s{0,4}false)\b/u,
      ],
      where: /^(?:Java|Kotlin|Scala)$/u,
      does: 'makes a cookie that scripts or plain connections may have: it does not set both HttpOnly and Secure',
      mild: true,
    },
    {
      // The header itself, written there with its value.
      patterns: [
        /["']Set-Cookie["']\s{0,4}(?:,|\]\s{0,4}=|:)\s{0,4}["'`][\w.$-]{1,60}=(?:(?!.{0,300}\bsecure\b)|(?!.{0,300}\bhttponly\b))/iu,
      ],
      does: 'makes a cookie that scripts or plain connections may have: it does not set both HttpOnly and Secure',
      mild: true,
    },
    {
      patterns: [
        /\bCookies\.Append\(\s{0,4}[^,;()]{1,80},\s{0,4}(?:[^,;()]{1,80}|\w[\w.]{0,40}\([^(),;]{0,60}\))\s{0,4}\)/u,
      ],
      where: /^C#$/u,
      does: 'makes a cookie that scripts or plain connections may have: it does not set both HttpOnly and Secure',
      mild: true,
    },
    {
      patterns: [/\.set_(?:signed_|secure_)?cookie\(/u, /\bAuthTkt(?:CookieHelper|AuthenticationPolicy)\(/u],
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
      patterns: [/\buse\((?:\w{1,20}\.)?(?:session|cookieSession|expressSession)\(/u],
      where: /^(?:JavaScript|TypeScript)$/u,
      statement: { has: /\(\s{0,4}(?:\{|Object\.assign)/u, lacks: [/\bsecure\b|\.\.\./u] },
      does: 'lets plain connections have the cookie of the session: it does not set secure',
      mild: true,
    },
    {
      patterns: [/(?<![\w>:$])(?:setcookie|setrawcookie|session_set_cookie_params)\(/iu],
      where: /^PHP$/u,
      statement: {
        lacks: [
          // By position: the sixth and seventh of setcookie, the fourth and fifth of session_set_cookie_params.
          /\((?:[^,]{0,80},){5}\s{0,4}(?:true|1|\$\w{1,40})\s{0,4},\s{0,4}(?:true|1|\$\w{1,40})\s{0,4}[,)]|_params\((?:[^,]{0,80},){3}\s{0,4}(?:true|1|\$\w{1,40})\s{0,4},\s{0,4}(?:true|1|\$\w{1,40})\s{0,4}\)|\(\s{0,4}[^,]{1,80},[^,]{1,80},\s{0,4}\$\w{1,40}\s{0,4}\)|["']secure["']|\bsecure:/iu,
          /\((?:[^,]{0,80},){5}\s{0,4}(?:true|1|\$\w{1,40})\s{0,4},\s{0,4}(?:true|1|\$\w{1,40})\s{0,4}[,)]|_params\((?:[^,]{0,80},){3}\s{0,4}(?:true|1|\$\w{1,40})\s{0,4},\s{0,4}(?:true|1|\$\w{1,40})\s{0,4}\)|\(\s{0,4}[^,]{1,80},[^,]{1,80},\s{0,4}\$\w{1,40}\s{0,4}\)|["']httponly["']|\bhttponly:/iu,
        ],
      },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both httponly and secure',
      mild: true,
    },
    {
      // fastify, koa, Next.js and Hono: what stands in the options is all there is.
      patterns: [
        /\b(?:reply|res|response)\.setCookie\(\s{0,4}["'`\w]/u,
        /\b(?:ctx|context)\.cookies\.set\(\s{0,4}["'`\w]/u,
        /\bcookies\(\)\.set\(\s{0,4}["'`\w]/u,
        /\bcsurf\(\s{0,4}\{\s{0,4}cookie\s{0,4}:\s{0,4}true/u,
      ],
      where: /^(?:JavaScript|TypeScript|JSX|TSX)$/u,
      statement: {
        has: /\)$|\);/u,
        lacks: [/\bsecure\b|\.\.\.|\b\w*[oO]ptions?\b/u],
      },
      does: 'makes a cookie that plain connections may have: it does not set secure',
      mild: true,
    },
    {
      // ASP.NET Core: both are false unless they are set.
      patterns: [/\bnew CookieOptions\b/u],
      where: /^C#$/u,
      statement: { lacks: [/\bHttpOnly\s{0,4}=/u, /\bSecure\s{0,4}=/u], after: 6 },
      does: 'makes a cookie that scripts or plain connections may have: it does not set both HttpOnly and Secure',
      mild: true,
    },
    {
      // Rails and Rack: https://api.rubyonrails.org/classes/ActionDispatch/Session/CookieStore.html
      patterns: [
        /\bsession_store\s{1,4}:(?:cookie|cache|active_record|redis)\w{0,10}_store\b/u,
        /\buse Rack::Session::Cookie\b/u,
      ],
      where: /^Ruby$/u,
      statement: { lacks: [/\bsecure\b/u] },
      does: 'lets plain connections have the cookie of the session: it does not set secure',
      mild: true,
    },
    {
      patterns: [
        /(?<=["'{\s]|^)secure["']?\s{0,4}(?::|=>)\s{0,4}["']?false\b/iu,
        /\bhttp_?[oO]nly["']?\s{0,4}(?::|=>)\s{0,4}false\b/u,
      ],
      inside: /cookie|session/iu,
      does: 'lets scripts or plain connections have a cookie',
    },
    {
      // Kept beyond the end of the browser: whoever uses the machine next has the session.
      patterns: [
        /^session\.cookie_lifetime\s{0,4}=\s{0,4}["']?[1-9]/u,
        /\bsession_set_cookie_params\(\s{0,4}(?:lifetime:\s{0,4})?[1-9]\d{0,8}\b/u,
      ],
      does: 'keeps the cookie of a session after the browser is closed',
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
  ]),
};
