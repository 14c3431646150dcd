/** Settings that let other sites read answers (CORS) or send requests in the name of a user (CSRF). */
import type { WeaknessTopic } from './weaknesses.js';

export const crossSite: WeaknessTopic = {
  signs: /origin|cors|csrf|forgery|validateInput/iu,
  weaknesses: [
    {
      patterns: [
        /Access-Control-Allow-Origin\s{0,4}["']?\s{0,4}[,:=\])]{1,3}>?\s{0,4}["']?\s{0,4}\*(?!\w)/iu,
        /[Aa]ccess-[Cc]ontrol-[Aa]llow-[Oo]rigin["']\s{0,4}[,:=\])]{1,3}>?\s{0,4}["']null["']/u,
        // What the request says itself.
        /["']Access-Control-Allow-Origin["']\s{0,4}\]?\s{0,4}(?:[,:=]|=>)\s{0,4}(?:\w{1,10}\.){0,2}(?:req|request|r)\.(?:headers?|get|Header|query|body|params|getParameter|getHeader|GET|args)\b/iu,
        /\b(?:allow_origins|allowed_origins|allowedOrigins|AllowOrigins|AllowedOrigins|setAllowedOrigins|addAllowedOrigin|allow_origin|origins)\b["']?\s{0,4}(?:[:=(]|=>)\s{0,4}[\w.]{0,20}[[({(]{0,3}(?:string\s{0,2}\{)?\s{0,4}["']\*["']/u,
        /\bAllowAnyOrigin\(\)/u,
        /\b(?:SetIsOriginAllowed\(\s{0,4}\(?\w{1,20}\)?\s{0,4}=>\s{0,4}true)/u,
        /\.use\((?:[^()]{1,60},)?\s{0,4}cors\(\s{0,4}\)/u,
        /\.(?:options|all|register)\(\s{0,4}["'][*/][^()]{0,60},\s{0,4}cors\(\s{0,4}\)/u,
        /\benableCors\(\s{0,4}(?:\)|\{[^}]{0,80}\borigin\s{0,4}:\s{0,4}(?:["']\*|true\b))/u,
        /\bcors\s{0,4}:\s{0,4}(?:true\b|\{[^}]{0,80}\borigin\s{0,4}:\s{0,4}(?:["']\*|true\b))/u,
        /\bcors\(\s{0,4}\{[^}]{0,80}\borigin\s{0,4}:\s{0,4}(?:["']\*|true\b)/u,
        /@CrossOrigin\((?:(?:origins|value)\s{0,4}=\s{0,4})?\{?\s{0,4}["']\*/u,
        /@CrossOrigin\s{0,4}$/u,
        /\bCORS_(?:ORIGIN_ALLOW_ALL|ALLOW_ALL_ORIGINS)\s{0,4}=\s{0,4}True/u,
        /\bAllowAllOrigins\s{0,4}[:=]\s{0,4}true/u,
        /\bCORS\(\s{0,4}app\s{0,4}\)/u,
        /\borigins\s{1,4}["']\*["']/u,
      ],
      does: 'lets every site read the answers (CORS)',
    },
    {
      patterns: [
        /@(?:\w{1,40}\.){0,5}csrf_exempt\b/u,
        /@csrf\.exempt\b/u,
        /\bcsrf\.exempt\(/u,
        /\bcsrf_exempt\(/u,
        /\bskip_(?:before_action|before_filter|forgery_protection)\b.{0,20}(?::verify_authenticity_token|$)/u,
        /\bprotect_from_forgery\b.{0,60}\bexcept\b/u,
        /\ballow_forgery_protection\s{0,4}=\s{0,4}false/u,
        /\bcsrf\(\)\s{0,4}\.disable\(/u,
        /\bcsrf\(\s{0,4}(?:AbstractHttpConfigurer::disable|\(?\w{1,10}\)?\s{0,4}->\s{0,4}\w{1,10}\.disable\(\))/u,
        /\bcsrf\s{0,2}\{\s{0,4}(?:it\.)?disable\(\)/u,
        /\[IgnoreAntiforgeryToken\b/u,
        /\bcsrf_?(?:[Pp]rotection|[Ee]nabled)?["']?\s{0,4}(?::|=>|=)\s{0,4}(?:false|False)\b/u,
        /\bcheck_csrf\s{0,2}=\s{0,2}False/u,
        /\bcheck_origin\s{0,2}=\s{0,2}False/u,
        /\brequire_csrf\s{0,2}=\s{0,2}False/u,
        /\bset_default_csrf_options\(.{0,40}require_csrf\s{0,2}=\s{0,2}False/u,
        /\bValidateInput\(false\)/u,
      ],
      does: 'turns the guard against forged requests off (CSRF)',
    },

    {
      // Play: requests with these headers are not checked. Sites can send some of them without being asked.
      patterns: [/\bcsrf\.header\.bypassHeaders\b/u],
      does: 'leaves requests with a header unchecked (CSRF)',
      mild: true,
    },
    {
      // The middleware after it can change the method that was checked.
      patterns: [/\bcsrf\(.{0,80}\bmethodOverride\(/u],
      does: 'checks forged requests before their method is changed (CSRF)',
      mild: true,
    },
    {
      // A dot in a pattern is any character: `www.shop.example` takes `wwwxshop.example`.
      patterns: [/\b\w{0,30}(?:cors|origin)\w{0,30}["']?\s{0,4}[:=]\s{0,4}\[?\s{0,4}(?:\/|$)/iu],
      statement: { has: /\/\^?[^\s,]{0,120}\w\.[a-z]{2,20}(?:\.[a-z]{2,20}){0,3}\$?\/[a-z]{0,4}(?:[\s,;\])]|$)/u },
      does: 'takes origins that only look like the one meant: its dots stand for any character (CORS)',
      mild: true,
    },
    {
      // Tests turn it off, in settings that say that they are for tests.
      patterns: [/\bWTF_CSRF_(?:ENABLED|CHECK_DEFAULT)["'\]]{0,2}\s{0,4}=\s{0,4}False/u],
      statement: { has: /^(?!.*\bTESTING["'\]]{0,2}\s{0,4}[:=]\s{0,4}True)/u, after: 2 },
      does: 'turns the guard against forged requests off (CSRF)',
    },
  ],
};
