import { once } from '../../../../base/once.js';
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';

/** Parts of a policy that are not about code: https://www.w3.org/TR/CSP3/#csp-directives */
const NOT_CODE = String.raw`(?<![a-z])(?:style|img|font|media|connect|frame|child|manifest|worker|form|base|prefetch|fenced-frame)[-_]?(?:src|ancestors|action|uri)(?:[-_]?(?:elem|attr))?\b`;

/** What is only looked for, taken out or told of: `csp.Contains("'unsafe-inline'")`. */
const ASKED = String.raw`\b(?:[cC]ontains|includes?|[iI]ndexOf|[rR]eplace(?:All)?|[sS]plit|[sS]tarts?With|[eE]nds?With|\w{0,20}[nN]otContain|has|strpos|str_contains|match|test|[lL]og\w{0,12}|[wW]riteLine|[wW]arn|[eE]rror|\w{0,40}Exception|[aA]ssert(?:\.\w{1,30}|\w{1,30})?|toBe|toEqual|toContain|toMatch|[dD]escription)\(\s?["'][^,()]{0,80}|[!=]==?\s?["'][^"]{0,200}`;
/** A constant that is the word itself: whoever names it says where it holds. */
const NAMED = String.raw`\b(?:const|final|static|readonly|val)\s[^="']{0,80}=\s?["'\x60]`;

/** A value of a policy that holds for code: the nearest part that is named before it is no other. A report blocks nothing. */
const forCode = (value: string, more = '') =>
  new RegExp(
    String.raw`^.{0,4000}?${value}(?<=["'\s;[(,]${value})${more}(?<!Report-?Only.{0,2000})(?<!${NOT_CODE}(?:(?!script|default|object|;).){0,200})(?<!${ASKED})(?!(?<=${NAMED}${value})["'\x60])`,
    'iu',
  );

/** Names of the header of a policy: https://www.w3.org/TR/CSP3/#csp-headers, and those before it. */
const POLICY_HEADER = `(?:X-)?Content-Security-Policy["']|X-WebKit-CSP["']`;
/** A header with another name is set, or one that is sent to somebody else. */
const OTHER_HEADER = String.raw`\bHeaders?(?:\.(?:Append|Add|Set|TryAdd)\(\s{0,4}|\[)HeaderNames\.(?!ContentSecurityPolicy\b)|\b[rR]equest\.Headers?\b|\b\w{0,20}Headers?(?:\.(?:Append|Add|Set|TryAdd)\(\s{0,4}|\[)["'](?!${POLICY_HEADER})|\b(?:Append|Add|Set)Header\(\s{0,4}["'](?!${POLICY_HEADER})`;

/** What the texts of a policy say that lets foreign code in. */
const LOOSE: readonly RegExp[] = [
  // Only a hash says which ones are meant (CSP Level 3, section 8.3).
  forCode("'unsafe-hashes'", `(?<!'sha(?:256|384|512)-.{0,2000})(?!.{0,2000}'sha(?:256|384|512)-)`),
  forCode("'unsafe-eval'"),
  // Beside a nonce, a hash or 'strict-dynamic' browsers ignore it (CSP Level 3, section 8.4): it is for old ones.
  forCode(
    "'unsafe-inline'",
    `(?<!'(?:nonce-|strict-dynamic|sha(?:256|384|512)-).{0,2000})(?!.{0,2000}'(?:nonce-|strict-dynamic|sha(?:256|384|512)-))`,
  ),
  /(?=(?:default|object|script)-src|base-uri)(?<!Report-?Only.{0,400})\b(?:(?:default|object)-src|script-src(?:-elem|-attr)?|base-uri)\s(?:(?!strict-dynamic|nonce-)[^;"]){0,120}?(?<=\s)(?:https?:\/\/)?\*(?=["'\s;]|$)(?!.{0,400}'(?:nonce-|strict-dynamic))/iu,
  // A scheme alone is any host of it; data: is code in the page itself. What is said of scripts holds in place of the default.
  /(?=(?:default|script)-src)(?<!Report-?Only.{0,400})\b(?:default-src(?!.{0,400}\bscript-src\b)|script-src)\s(?:(?!strict-dynamic|nonce-)[^;"]){0,120}?(?<=\s)(?:https?:|data:)(?=["';\s]|$)(?!.{0,400}'(?:nonce-|strict-dynamic))/iu,
];

/** What is said of another part of a policy, or of another header. */
const OTHER_PART = new RegExp(
  String.raw`^["'\[][^:=]{0,200}\s["']?${NOT_CODE}["']?\s{0,4}(?:=>|[:=])|${OTHER_HEADER}`,
  'iu',
);

/** What a policy is sent with. A text that goes nowhere, or into something else, is no policy. */
const SENT = /security[-_ ]?policy(?![-_ ]?report)|csp/iu;
/** In these languages it is seen where a text goes. */
const DOTNET = /^(?:C#|F#|Visual Basic \.NET)$/u;
const DOTNET_FILE = /\.(?:cs|fs|vb)$/u;

/** Headers and settings that keep foreign code out of pages. */
export const pageGuards: WeaknessTopic = {
  signs:
    /sources\(|allow|base-uri|security-?_?policy|unsafe-|-src|src|helmet|filter|nosniff|frame|poweredby|crossorigin|xss|hsts|transport|force_ssl|includesubdomains|csp_|ssl_redirect|escap|text\/template|environment\(|sceprovider|utext|markdown-?it|sanitize|marked|handlebars|kramed/u,
  weaknesses: once(() => [
    {
      patterns: [
        /\bcontentSecurityPolicy\s{0,4}:\s{0,4}false\b/u,
        // https://docs.nwebsec.com/en/latest/nwebsec/Configuring-csp.html
        /\b(?:Script|Default)Sources\((?:(?!Sources\().){0,80}\.(?:UnsafeInline|UnsafeEval)\(/u,
        // https://github.com/andrewlock/NetEscapades.AspNetCore.SecurityHeaders, https://github.com/juunas11/aspnetcore-security-headers
        /\bAdd(?:Script|Default)Src(?:Elem|Attr)?\(\)(?:(?!\bAdd\w{1,30}Src|\bWith(?:Nonce|Hash|StrictDynamic)).){0,160}\.(?:UnsafeInline|UnsafeEval)\(\)(?!.{0,80}\.With(?:Nonce|Hash))/u,
        /\b(?:AllowScripts|ByDefaultAllow)\b(?:(?!AddNonce).){0,160}\.(?:AllowUnsafe(?:Inline|Eval)|FromAnywhere)\(\)(?!.{0,80}\.AddNonce)/u,
        /\b(?:defaultSrc|scriptSrc)\s{0,4}:\s{0,4}\[[^\]]{0,80}["']\*["']/u,
        /\bcontent_security_policy\s{0,4}=\s{0,4}(?:nil|false)/u,
        /\bcontent_security_policy\s{1,4}false\b/u,
        /\bcontentSecurityPolicy\(\)\s{0,4}\.disable\(/u,
        /\bCSP_(?:DEFAULT|SCRIPT)_SRC\s{0,4}=\s{0,4}[[(]?[^)\]]{0,80}["'](?:\*|'unsafe-(?:inline|eval)')["']/u,
      ],
      outside: OTHER_PART,
      does: 'lets pages run code from anywhere (CSP)',
    },
    {
      patterns: LOOSE,
      where: DOTNET,
      reaches: SENT,
      outside: OTHER_PART,
      does: 'lets pages run code from anywhere (CSP)',
    },
    {
      patterns: LOOSE,
      unless: DOTNET_FILE,
      mentions: /security[-_ ]?policy|csp|helmet|directives/iu,
      outside: OTHER_PART,
      does: 'lets pages run code from anywhere (CSP)',
    },
    {
      patterns: [
        /\bhelmet\(\s{0,4}\{[^}]{0,120}\b(?:frameguard|xssFilter|noSniff|hsts|hidePoweredBy|ieNoOpen|referrerPolicy)\s{0,4}:\s{0,4}false/u,
        /^\s{0,8}(?:frameguard|xssFilter|noSniff|hidePoweredBy|crossOriginOpenerPolicy|crossOriginResourcePolicy)\s{0,4}:\s{0,4}false\b/u,
        /\bX-XSS-Protection["']?\s{0,4}[,:]\s{0,4}["']?0\b/u,
        /\bframeOptions\(\)\s{0,4}\.disable\(/u,
        /\b(?:xssProtection|contentTypeOptions|referrerPolicy|cacheControl|headers)\(\)\s{0,4}\.(?:disable|xssProtectionEnabled\(\s{0,4}false)/u,
        /\b(?:contentTypeOptions|xssProtection|headers)\(\s{0,4}(?:\w{1,60}(?:\.\w{1,40})?::disable|\w{1,20}\s{0,4}->\s{0,4}\w{1,20}\.disable\()/u,
        /\bhelmet\(\s{0,4}\{[^}]{0,160}\b(?:xContentTypeOptions|xFrameOptions|xPoweredBy|xDownloadOptions|crossOrigin(?:Embedder|Opener|Resource)Policy|originAgentCluster)\s{0,4}:\s{0,4}false/u,
        /^\s{0,8}(?:xContentTypeOptions|xFrameOptions|xPoweredBy|referrerPolicy)\s{0,4}:\s{0,4}false\b/u,
        /\bX-Frame-Options["']?\]?\s{0,4}[,:=]{1,2}>?\s{0,4}["']?ALLOW(?:ALL|-FROM)?\b/iu,
        /\bX-Content-Type-Options["']?\]?\s{0,4}[,:=]{1,2}>?\s{0,4}["'](?!nosniff)/iu,
        /\bframeOptions\([^)]{0,40}disable\b/u,
        /\bX_FRAME_OPTIONS\s{0,4}=\s{0,4}["'](?:ALLOWALL|ALLOW)/u,
        /@xframe_options_exempt\b/u,
        /\bSECURE_(?:BROWSER_XSS_FILTER|CONTENT_TYPE_NOSNIFF|SSL_REDIRECT)\s{0,4}=\s{0,4}False/u,
        /\benableXssProtection\s{0,4}=\s{0,4}false/u,
      ],
      does: 'leaves a protective header of pages out',
    },
    {
      patterns: [
        /\bStrict-Transport-Security["']?\s{0,4}[,:=]?\s{0,4}["']max-age=0\b/u,
        /\b(?:hsts|strictTransportSecurity)\s{0,4}:\s{0,4}false\b/u,
        /\bSECURE_HSTS_SECONDS\s{0,4}=\s{0,4}0\b/u,
        /\bconfig\.force_ssl\s{0,4}=\s{0,4}false\b/u,
        /\bhsts(?::|["']?\s{0,4}=>)\s{0,4}(?:false\b|\{\s{0,4}(?:subdomains:\s{0,4}false|expires:\s{0,4}0)\b)/u,
        /\bSECURE_HSTS_INCLUDE_SUBDOMAINS\s{0,4}=\s{0,4}False\b/u,
        /\b(?:httpStrictTransportSecurity|hsts)\(\)\s{0,4}\.disable\(/u,
        /\bhsts\(\s{0,4}(?:\w{1,60}(?:\.\w{1,40})?::disable|\w{1,20}\s{0,4}->\s{0,4}\w{1,20}\.disable\()/u,
        /\bincludeSubDomains\s{0,4}:\s{0,4}false\b/u,
      ],
      does: 'lets browsers come without TLS (HSTS)',
    },
    {
      patterns: [
        /\bautoescape["']?\]?\s{0,4}(?:[=:]|=>)\s{0,4}(?:False|false)\b/u,
        /\bescapeMarkup\s{0,4}:\s{0,4}false/u,
        /\bescapeHtml\s{0,4}=\s{0,4}false/u,
        /\bescape["']?\s{0,4}:\s{0,4}false\b.{0,40}(?:i18n|interpol)/u,
        /\bnoEscape["']?\s{0,4}:\s{0,4}true\b/u,
        /\.escapeMarkup\s{0,4}=\s{0,4}false/u,
        /\bescape_html_entities_in_json\s{0,4}=\s{0,4}false/u,
        /\$sceProvider\.enabled\(\s{0,4}false/u,
        /\b\w{0,20}[mM]ustache\w{0,20}\.escape\s{0,4}=(?!=)/u,
        // https://github.com/samskivert/jmustache
        /\bwithEscaper\(\s{0,4}(?:[\w.]{0,60}\.)?(?:NONE|simple\(\))/u,
        /\bescapeHTML\(\s{0,4}false/u,
        /\bDISABLE_AUTO_ESCAPING_POLICY\b/u,
        /\bescapeXml\s{0,4}=\s{0,4}["']false/u,
        /<h:\w{1,30}\s[^>]{0,200}\bescape\s{0,4}=\s{0,4}["']false/u,
        /\bth:utext\s{0,4}=/u,
        /\bmarkdown-?it["']?\)?\(\s{0,4}\{[^}]{0,80}\bhtml\s{0,4}:\s{0,4}true/iu,
        /\b(?:marked|kramed)\b.{0,60}\bsanitize\s{0,4}:\s{0,4}false/u,
        /\bsetEscapeModelStrings\(\s{0,4}false/u,
        /\bsetAutoEscap\w{1,4}\(\s{0,4}false/u,
        /\b(?:Environment|jinja2\.Environment)\(\s{0,4}\)/u,
        /\bjinja2\.Environment\((?!.{0,200}autoescape).{0,200}\)\s{0,4}$/u,
      ],
      does: 'puts values into pages without escaping them',
      mild: true,
    },
    {
      // https://pkg.go.dev/html/template: the same interface, and only that one escapes.
      patterns: [/^\s{0,8}(?:import\s{1,4})?(?:\w{1,20}\s{1,4})?"text\/template"/u],
      where: /^Go$/u,
      mentions: /\.Execute(?:Template)?\(\s{0,4}(?:w|rw|res|resp|writer|c\.Writer|ctx\.Writer)\s{0,4},/u,
      does: 'puts values into pages without escaping them',
      mild: true,
    },
    {
      // Options that stand on lines of their own: markdown-it, marked, Handlebars.
      patterns: [/\b(?:markdown-?it["']?\)?|marked\w{0,4}\.setOptions|Handlebars\.compile|kramed)\(/iu],
      statement: { has: /\b(?:html|noEscape)\s{0,4}:\s{0,4}true\b|\bsanitize\s{0,4}:\s{0,4}false\b/u },
      does: 'puts values into pages without escaping them',
      mild: true,
    },
  ]),
};
