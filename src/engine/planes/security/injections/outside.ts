/** Which expressions give what somebody sends: parts of a request, of a command line, of a page's address. By the documentation of each framework. */

/** What somebody sends from another machine. */
const REQUESTS: readonly RegExp[] = [
  // PHP; Rails and Sinatra
  /^\$_(?:GET|POST|REQUEST|COOKIE|FILES|SERVER)\b|^filter_input\(|^file_get_contents\(\s{0,2}["']php:\/\/input|^(?:apache_request_headers|getallheaders)\(|^(?:params|cookies)(?:\[|\.(?!permit\([^()]{0,80}\)$))|^\$(?:this->)?request->|^params$/u,
  // Express, Koa, Flask, Django, lambdas
  /^(?:self\.|this\.|flask\.|ctx\.|context\.)?(?:request|req)(?:\.|\?\.|\[)|^event(?:\[|\.(?:body|query\w{0,30}|path\w{0,30})\b)|^(?:ctx|context)\.(?:query|params|body)\b/u,
  // Tornado, aiohttp, Ktor, NestJS
  /^self\.get_(?:query_|body_)?arguments?\(|^call\.(?:parameters|request|receive)\b/u,
  // Go
  /^(?:r|req|request)\.(?:URL|Form|FormValue|PostForm|PostFormValue|Header|Cookie|Body|PathValue)\b|^(?:c|ctx|context)\.(?:Query|Param|Params|PostForm|FormValue|QueryParam|DefaultQuery|GetQuery|GetHeader|BodyParser|DefaultPostForm|QueryArray)\(|^mux\.Vars\(|^chi\.URLParam\(/u,
  // Servlets, ASP.NET
  /\.get(?:Parameter(?:Values|Map)?|Header|QueryString|Cookies|PathInfo|InputStream|Reader)\(|^(?:this\.|Page\.|(?:HttpContext|Context|context|httpContext)\.(?:Current\.)?)?[rR]equest(?:\.(?:Query|Form|Params|QueryString|Cookies|Headers|RawUrl|Path|Url|UserAgent|Unvalidated|Body|UserLanguages|UserHostName|ServerVariables|Files|InputStream|UrlReferrer|PathInfo|AcceptTypes|RouteValues)\b|\[)/u,
  // Phoenix and Plug
  /^(?:conn|socket)\.(?:params|query_params|body_params|path_params|req_headers|cookies|req_cookies|request_path|query_string)\b|^(?:get_req_header|fetch_cookies)\(/u,
  // Pages
  /^(?:window\.|document\.|self\.)?location(?:\.(?:hash|search|href))?$|^document\.(?:URL|cookie|referrer|documentURI)|^window\.name$|^(?:event|e|evt|msg)\.data\b/u,
];

/** Command lines and what is typed: who runs the program gives it. */
const TYPED: readonly RegExp[] = [
  /^(?:sys\.argv|process\.argv|os\.Args|ARGV|argv)\b|^(?:raw_)?input\(|^flag\.Arg\(|^(?:bufio\.)?scanner\.Text\(/u,
  /\bConsole\.ReadLine\(|^new (?:java\.util\.)?Scanner\(|\.nextLine\(\)$/u,
];
const SOURCES: readonly RegExp[] = [...REQUESTS, ...TYPED];
/** A word that each of these has, asked first: V8 takes long to compile the patterns, and most expressions are plain names. */
const SIGNS =
  /\$|param|cookie|header|req|event|ctx|context|argu|argv|input|call\.|^[rce]\.|URL|ARGV|Args|flag\.|canner|ReadLine|nextLine|mux\.|chi\.|conn\.|socket\.|location|document|window|\.data\b|\.get[PHQCIR]|Request|Page\.|php:|Context/u;

/** Functions whose result holds the text of what they are given. */
const PASSES =
  /^(?:\[\]byte|(?:[\w$\\]{1,40}(?:\.|::)){0,4}(?:l|r)?(?:trim|strtolower|strtoupper|ucfirst|ucwords|lcfirst|urldecode|rawurldecode|base64_decode|html_entity_decode|htmlspecialchars_decode|stripslashes|addslashes|nl2br|strval|strrev|substr|string|str|String|decodeURIComponent|decodeURI|unescape|atob|TrimSpace|ToLower|ToUpper|unquote|unquote_plus|b64decode|urlsafe_b64decode|b64_decode|decode64|QueryUnescape|PathUnescape|HtmlDecode|UrlDecode|decode|ToString|implode|join|current|reset|end|array_pop|array_shift|sprintf|Sprintf|format|new String))\(\s{0,4}(?:["'][^"']{0,40}["']\s{0,4},\s{0,4})?/u;
const MAX_PASSED = 3;

/** Returns true for an expression that gives what somebody sends, or whoever runs the program. */
export const isFromOutside = (expression: string): boolean => isOf(SOURCES, expression);

/** Returns true for an expression that gives what somebody sends from another machine. */
export const isRequested = (expression: string): boolean => isOf(REQUESTS, expression);

function isOf(sources: readonly RegExp[], expression: string): boolean {
  let code = expression.trim();
  for (let passed = 0; passed <= MAX_PASSED; passed += 1) {
    if (SIGNS.test(code) && sources.some((one) => one.test(code))) return true;
    const call = code.includes('(') ? PASSES.exec(code)?.[0] : undefined;
    if (call === undefined) return false;
    code = code.slice(call.length);
  }
  return false;
}
