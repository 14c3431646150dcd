import { once } from '../../../../base/once.js';
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';

/** Settings that let other sites read answers (CORS) or send requests in the name of a user (CSRF). */
export const crossSite: WeaknessTopic = {
  signs:
    /origin|cors|c?su?rf|xsrf|forgery|authenticity|validateinput|anyhost|middleware|postmessage|allowall|\$except|^\s{0,40}["']\/?\*["']|:protection|disable\(|permitdefaultvalues|\bheaders\.|header\(/u,
  weaknesses: once(() => [
    {
      patterns: [
        /Access-Control-Allow-Origin\s{0,4}["']?\s{0,4}(?:[,:=\])]{1,3}>?|\]\s{0,4}=)\s{0,4}["']?\s{0,4}\*(?!\w)/iu,
        // By the constant that names the header: Spring, Guava, Netty, JAX-RS, ASP.NET.
        /\b(?:ACCESS_CONTROL_ALLOW_ORIGIN|AccessControlAllowOrigin)\s{0,4}(?:[,:]|\]?\s{0,4}=)\s{0,4}["']\*["']/u,
        /\bAllowAnyOrigin\s{0,4}=\s{0,4}true\b/u,
        // The plugin and its options are two arguments (fastify).
        /\bcors["')]{0,3}\s{0,4},\s{0,4}\{[^}]{0,120}\borigin["']?\s{0,4}:\s{0,4}(?:["']\*|true\b)/u,
        /[Aa]ccess-[Cc]ontrol-[Aa]llow-[Oo]rigin["']\s{0,4}[,:=\])]{1,3}>?\s{0,4}["']null["']/u,
        // What the request says itself.
        /["']Access-Control-Allow-Origin["']\s{0,4}\]?\s{0,4}(?:[,:=]|=>)\s{0,4}(?:\w{1,10}\.){0,2}(?:req|request|r)\.(?:headers?|get|Header|query|body|params|getParameter|getHeader|GET|args)\b/iu,
        /\b(?:allow_origins|allowed_origins|allowedOrigins|AllowOrigins|AllowedOrigins|setAllowedOrigins|addAllowedOrigin|allow_origin|origins)\b["']?\s{0,4}(?:[:=(]|=>)\s{0,4}[\w.]{0,20}[[({]{0,3}(?:\]?string\s{0,2}\{)?\s{0,4}["']\*["']/u,
        /\bAllowAnyOrigin\(\)/u,
        /\b(?:SetIsOriginAllowed\(|IsOriginAllowed\s{0,4}=(?!=))\s{0,4}(?:\(?(?:string )?\w{1,20}\)?\s{0,4}=>|delegate\b[^{}]{0,40})\s{0,4}(?:\{\s{0,4}return\s{1,4})?true\b/u,
        // https://learn.microsoft.com/en-us/dotnet/api/microsoft.aspnetcore.cors.infrastructure.corspolicybuilder
        /\b(?:WithOrigins|CorsPolicyBuilder(?:\s{1,4}\w{1,40}\s{0,4}=\s{0,4}new)?)\(\s{0,4}(?:new(?:\s{1,4}string)?\s{0,4}\[\s{0,4}\]\s{0,4}\{\s{0,4}|\[\s{0,4})?(?:"[^"]{0,80}"\s{0,4},\s{0,4}){0,5}"\*"/u,
        /\bOrigins\.Add\(\s{0,4}"\*"/u,
        /\bCorsOptions\.AllowAll\b/u,
        /(?:"Access-Control-Allow-Origin"|\bAccessControlAllowOrigin)\s{0,4}(?:,|\]?\s{0,4}=)\s{0,4}new (?:\w{1,30}\.){0,4}StringValues\(\s{0,4}(?:new(?: string)?\[\]\s{0,4}\{\s{0,4})?"\*"/iu,
        // Echoes or allows all: Express, Go, Java, Rust, ASP.NET, each by its own documentation.
        /["'`]Access-Control-Allow-Origin(?::\s{0,4}["'`]?|["'`]\s{0,4}\]?\s{0,4}(?:[,:=]|=>))\s{0,8}(?:["'`]\s{0,4}\.\s{0,4}|\{|\$\{)?(?:\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\b|(?:this\.|self\.)?(?:ctx|context|event|request|req|r)\.(?:request\.)?(?:headers?|get|Header|META|query|body|params|getParameter|getHeader)\b)/iu,
        /\borigin["']?\s{0,4}:\s{0,4}(?:async\s{0,2})?\(?\s{0,4}\w{0,20}\s{0,4},\s{0,4}(?<callback>\w{1,20})\s{0,4}\)?\s{0,4}=>\s{0,4}\{?\s{0,4}\k<callback>\(\s{0,4}null\s{0,4},\s{0,4}true\s{0,4}\)/u,
        /\b(?:AllowOriginFunc|CheckOrigin)\s{0,4}[:=]\s{0,4}func\([^)]{0,60}\)\s{0,2}bool\s{0,2}\{\s{0,2}return true\b/u,
        /\bcors\.(?:AllowAll|Default)\(\)/u,
        /\bmiddleware\.CORS\(\)/u,
        /\bcors\.New\(\s{0,4}\)/u,
        /\bhandlers\.AllowedOrigins\(\s{0,4}\[\]string\{\s{0,4}"\*"/u,
        /\b(?:addAllowedOrigin|addAllowedOriginPattern|allowedOriginPatterns|allowedOriginPattern|setAllowedOriginPatterns|addOriginPattern)\(\s{0,4}(?:[\w.]{1,24}\(\s{0,4})?"\*"/u,
        /\b(?:allowedOrigins|setAllowedOrigins)\(\s{0,4}(?:new\s)?(?:[\w.<>]{1,40}\(\s{0,4}){0,2}(?:"[^"]{0,80}"\s{0,4},\s{0,4}){0,5}"\*"/u,
        /\bCorsHandler\.create\(\s{0,4}(?:"(?:\*|\.\*)"|\))/u,
        /(?<!\bfun\s)\banyHost\(\)/u,
        /\bCors::permissive\(\)/u,
        /\bCorsLayer::(?:very_)?permissive\(\)/u,
        /\ballow_any_origin\(\)/u,
        /\ballow_origin\(\s{0,4}(?:\w{1,20}::){0,2}Any\s{0,4}\)/u,
        /\bEnableCors(?:Attribute)?\(\s{0,4}(?:origins:\s{0,4})?"(?:[^"]{0,120},\s{0,4})?\*"/u,
        /<add\s{1,4}name="Access-Control-Allow-Origin"\s{1,4}value="\*"/iu,
        // Settings of Django, Flask and FastAPI, Socket.IO, Next.js, nginx, Apache, Ingress of Kubernetes.
        /\bCORS_(?:ORIGIN_WHITELIST|ALLOWED_ORIGINS|ORIGINS)["'\]]{0,2}\s{0,4}[:=]\s{0,4}[[({]{0,2}\s{0,4}["']\*["']/u,
        /\b(?:CORS_ALLOWED_ORIGIN_REGEXES|CORS_ORIGIN_REGEX_WHITELIST|allow_origin_regex)\s{0,4}=\s{0,4}[[(]?\s{0,4}r?["']\^?(?:https\?:\/\/)?\.[*+]\$?["']/u,
        /\bcross_origin\(\s{0,4}(?:\)|origins?\s{0,4}=\s{0,4}\[?["']\*)/u,
        /\bCORS\([^)]{0,120}\b(?:origins?|send_wildcard)["']?\s{0,4}[=:]\s{0,4}\[?(?:["'](?:\*|\.\*)["']|True\b)/u,
        /\borigins\s{0,4}:\s{0,4}["']\*:\*["']/u,
        /\bkey\s{0,4}:\s{0,4}["']Access-Control-Allow-Origin["']\s{0,4},\s{0,4}value\s{0,4}:\s{0,4}["']\*["']/iu,
        /\bAccess-Control-Allow-Origin\s{1,4}["']?(?:\*|\$http_origin)/iu,
        /\bcors-allow-origin["']?\s{0,4}:\s{0,4}["']?\*/u,
        /\bAllow_?Origins?["']?\s{0,4}:\s{0,4}\[?\s{0,4}["']\*["']/iu,
        /\ballowed_?origins?(?:_patterns)?["']?\s{0,4}=>\s{0,4}\[?\s{0,4}["']\*["']/iu,
        /\.use\((?:[^()]{1,60},)?\s{0,4}cors\(\s{0,4}\)/u,
        /\.(?:options|all|register)\(\s{0,4}["'][*/][^()]{0,60},\s{0,4}cors\(\s{0,4}\)/u,
        /\benableCors\(\s{0,4}(?:\)|\{[^}]{0,80}\borigin\s{0,4}:\s{0,4}(?:["']\*|true\b))/u,
        /\bcors\s{0,4}:\s{0,4}(?:true\b|\{[^}]{0,80}\borigin\s{0,4}:\s{0,4}(?:["']\*|true\b))/u,
        /\bcors\(\s{0,4}\{[^}]{0,80}\borigin\s{0,4}:\s{0,4}(?:["']\*|true\b)/u,
        /\bcors["']?\s{0,4}[:(=]\s{0,4}\{[^}]{0,80}\borigin["']?\s{0,4}:\s{0,4}(?:\[[^\]]{0,80})?["'](?:\*|null)["']/u,
        /@CrossOrigin\((?:[^)]{0,80}\b(?:origins|value|originPatterns)\s{0,4}=\s{0,4})?\{?\s{0,4}(?:"[^"]{0,80}"\s{0,4},\s{0,4}){0,5}["']\*/u,
        /@CrossOrigin\(\s{0,4}\)/u,
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
        /\b(?:origin|origins|allowed_origins?|allow_origins?|allowOrigins?)["']?\s{0,4}(?:[:=]|=>)\s{0,4}(?:\[[^\]]{0,80})?["'](?:\*|null)["']/iu,
        /\borigin["']?\s{0,4}:\s{0,4}true\b/u,
      ],
      inside: /cors|crossOrigin|cross-origin/iu,
      does: 'lets every site read the answers (CORS)',
    },
    {
      // A function that says yes to whatever asks, over several lines.
      patterns: [
        /\borigin\s{0,4}:\s{0,4}(?:async\s{0,2})?(?:function\s{0,2})?\w{0,20}\(?\s{0,4}\w{1,20}\s{0,4},\s{0,4}\w{1,20}\s{0,4}\)/u,
        /\b(?:AllowOriginFunc|CheckOrigin)\s{0,4}[:=]\s{0,4}func\(/u,
      ],
      statement: {
        has: /^[^{}]{1,160}\{\s{0,4}(?:return\s{1,4})?(?:\w{1,20}\(\s{0,4}null\s{0,4},\s{0,4}true\s{0,4}\)|true)\s{0,2};?\s{0,4}\}/u,
      },
      does: 'lets every site read the answers (CORS)',
    },
    {
      // Phoenix, cors_plug and corsica: https://hexdocs.pm/phoenix/Phoenix.Endpoint.html
      patterns: [/\bcheck_origin:\s{0,4}false\b/u],
      where: /^Elixir$/u,
      unless: /(?:^|\/)config\/(?:dev|test)\w{0,20}\.exs$/u,
      does: 'lets every site open a socket in the name of a user: its origin is not checked (CSWSH)',
    },
    {
      patterns: [/^\s{0,40}plug[\s(]{1,4}(?:CORSPlug|Corsica)\b/u],
      where: /^Elixir$/u,
      statement: {
        has: /\bplug[\s(]{1,4}(?:CORSPlug\)?\s{0,4}$|(?:CORSPlug|Corsica)\s{0,4},[^\n]{0,200}\borigins?:\s{0,4}\[?\s{0,4}"\*")/u,
      },
      does: 'lets every site read the answers (CORS)',
    },
    {
      // https://laravel.com/docs/csrf#csrf-excluding-uris
      patterns: [/\$except\s{0,4}=\s{0,4}(?:\[|array\()\s{0,4}["']\/?\*["']/u],
      where: /^PHP$/u,
      mentions: /\b(?:VerifyCsrfToken|ValidateCsrfToken|PreventRequestForgery)\b/u,
      does: 'leaves all paths without the guard against forged requests (CSRF)',
    },
    {
      patterns: [/^\s{0,40}["']\/?\*["']\s{0,4},?\s{0,4}$/u],
      where: /^PHP$/u,
      inside: /\$except\s{0,4}=\s{0,4}(?:\[|array\()/u,
      mentions: /\b(?:VerifyCsrfToken|ValidateCsrfToken|PreventRequestForgery)\b/u,
      does: 'leaves all paths without the guard against forged requests (CSRF)',
    },
    {
      // Spring: all origins, unless others are set beside it.
      patterns: [/\bapplyPermitDefaultValues\(\)/u],
      does: 'lets every site read the answers (CORS)',
      mild: true,
    },
    {
      patterns: [/\bpostMessage\([^;]{1,200},\s{0,4}["']\*["']\s{0,4}[,)]/u],
      does: 'sends a message to a page of any origin',
      mild: true,
    },
    {
      // Django's own list of settings: https://docs.djangoproject.com/en/stable/ref/csrf/
      patterns: [/^\s{0,8}MIDDLEWARE(?:_CLASSES)?\s{0,4}=\s{0,4}[[(]/u],
      where: /^Python$/u,
      statement: {
        has: /["']django\.middleware\.common\.CommonMiddleware["']/u,
        lacks: [/["']django\.middleware\.csrf\.CsrfViewMiddleware["']/u],
      },
      does: 'lists the middleware without the guard against forged requests (CSRF)',
      mild: true,
    },
    {
      patterns: [
        /@(?:\w{1,40}\.){0,5}csrf_exempt\b/u,
        // Spring Security, Vaadin, ASP.NET Core, CakePHP, CodeIgniter, Yii, Laravel, Sinatra, Rails, Apollo, Angular, beego, Tornado.
        /\bcsrf\(\s{0,4}(?:\w{1,60}(?:\.\w{1,40})?::disable|\w{1,20}\s{0,4}=>\s{0,4}\w{1,20}\.disable\(\))/u,
        /<(?:\w{1,20}:)?csrf\b[^>]{0,60}\bdisabled=["']true["']/u,
        /\bsetXsrfProtectionEnabled\(\s{0,4}false/u,
        /\bdisable-?xsrf-?protection["']?\s{0,4}[=:]\s{0,4}["']?true/iu,
        /\.DisableAntiforgery\(\)/u,
        /\bcsrfPrevention\s{0,4}:\s{0,4}false\b/u,
        /\bHttpClientXsrfModule\.disable\(/u,
        /\bwithNoXsrfProtection\(\)/u,
        /\b(?:enable_?(?:csrf|xsrf)(?:_?validation|_?protection)?|csrf_?(?:enabled|protection|check)|xsrf_cookies)["'\]]{0,2}\s{0,4}(?::|=>|=)\s{0,4}["']?(?:false|0)\b/iu,
        /["']csrf_protection["']\s{0,4},\s{0,4}false\b/u,
        /\bcsrf["']?\s{0,4}=\s{0,4}False\b/u,
        /["']csrf["']\s{0,4}:\s{0,4}(?:False|false)\b/u,
        /\bwithoutMiddleware\([^;]{0,80}\b(?:VerifyCsrfToken|ValidateCsrfToken)\b/u,
        /\bvalidateCsrfTokens\(\s{0,4}except\s{0,4}:/u,
        /\b(?:disable\s{1,4}:protection|set\s{1,4}:protection\s{0,2},\s{0,4}(?:false|:?except))/u,
        /\bdefault_protect_from_forgery\s{0,4}=\s{0,4}false\b/u,
        /\bplay\.filters\.disabled\s{0,4}\+?=.{0,60}\bCSRFFilter\b/u,
        /^\s{0,4}\+\s{0,4}nocsrf\b/u,
        /\bDISABLE_CSRF_PROTECTION\s{0,4}=\s{0,4}true/u,
        /@\w{0,40}[cC][sS][rR][fF]\w{0,20}\.exempt\b/u,
        /\bcsrf\w{0,20}\.disable\(\s{0,4}\)/u,
        /\bcsrf\.exempt\(/u,
        /(?<!\bimport\b.{0,120})\bcsrf_exempt(?=\s{0,4}[,()])/u,
        // The first of csurf: methods that are not checked.
        /\bignoreMethods\s{0,4}:\s{0,4}\[[^\]]{0,60}["'](?:POST|PUT|PATCH|DELETE)["'](?<=c?su?rf\w{0,12}\(.{0,200})/iu,
        /\bIgnoreAntiforgeryTokenAttribute\(/u,
        /\bskip_(?:before_action|before_filter|forgery_protection)\b.{0,20}(?::verify_authenticity_token|$)/u,
        /\bprotect_from_forgery\b.{0,60}\b(?:except|unless)\b/u,
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
      // Some paths only.
      patterns: [/\bignoring(?:Ant|Request)Matchers\(/u],
      inside: /csrf/iu,
      does: 'leaves some paths without the guard against forged requests (CSRF)',
      mild: true,
    },
    {
      patterns: [
        /\bcsrf\b.{0,80}\bignoring(?:Ant|Request)Matchers\(/u,
        /\bprotect_from_forgery\b.{0,30}\bwith:?\s{0,4}(?:=>)?\s{0,4}:null_session\b/u,
      ],
      does: 'leaves some requests without the guard against forged requests (CSRF)',
      mild: true,
    },
    {
      patterns: [/\bignoreMethods\s{0,4}:\s{0,4}\[[^\]]{0,60}["'](?:POST|PUT|PATCH|DELETE)["']/u],
      inside: /c?su?rf/iu,
      does: 'leaves some methods without the guard against forged requests (CSRF)',
    },
    {
      // A chain of calls with one on each line.
      patterns: [/\.csrf\(\)$/u],
      statement: { has: /\.csrf\(\)\s{0,4}\.disable\(\)/u },
      does: 'turns the guard against forged requests off (CSRF)',
    },
    {
      // Laravel: paths that are not checked. https://laravel.com/docs/csrf#csrf-excluding-uris
      patterns: [/^\s{0,12}protected\s{1,4}\$except\s{0,4}=\s{0,4}\[\s{0,4}(?:["']|$)/u],
      inside: /C(?:srf|SRF)Token/u,
      statement: { has: /=\s{0,4}\[\s{0,4}["']/u },
      does: 'leaves some paths without the guard against forged requests (CSRF)',
      mild: true,
    },
    {
      patterns: [/(?:^|\.)\s{0,40}disable\(\)/u],
      inside: /\bcsrf\b/u,
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
      patterns: [/\borigins?["']?\s{0,4}:\s{0,4}\[?[^\]/]{0,120}\/[^/\s]/u],
      inside: /cors/iu,
      statement: {
        has: /(?<=[[,:]\s{0,4})\/(?![/*])(?:[^\s,]{1,120}\w\.[a-z]{2,20}\$?|[^\s,]{1,120}[^\s,$])\/[a-z]{0,3}(?=[\s,;\])}])/u,
      },
      does: 'takes origins that only look like the one meant: the pattern has no end, or its dots stand for any character (CORS)',
      mild: true,
    },
    {
      patterns: [/\bcors["']?\s{0,4}[:(]\s{0,4}\{[^}]{0,60}\borigin["']?\s{0,4}:\s{0,4}\[?[^\]/]{0,120}\/[^/\s]/u],
      statement: {
        has: /(?<=[[,:]\s{0,4})\/(?![/*])(?:[^\s,]{1,120}\w\.[a-z]{2,20}\$?|[^\s,]{1,120}[^\s,$])\/[a-z]{0,3}(?=[\s,;\])}])/u,
      },
      does: 'takes origins that only look like the one meant: the pattern has no end, or its dots stand for any character (CORS)',
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
  ]),
};
