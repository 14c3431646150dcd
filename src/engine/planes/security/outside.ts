/** Which expressions give what somebody sends: parts of a request, of a command line, of a page's address. By the documentation of each framework. */

const SOURCES: readonly RegExp[] = [
  // PHP; Rails and Sinatra
  /^\$_(?:GET|POST|REQUEST|COOKIE|FILES)\b|^(?:params|cookies)(?:\[|\.(?!permit\([^()]{0,80}\)$))|^\$(?:this->)?request->|^params$/u,
  // Express, Koa, Flask, Django, lambdas
  /^(?:self\.|this\.|flask\.|ctx\.|context\.)?(?:request|req)(?:\.|\?\.|\[)|^event(?:\[|\.(?:body|query\w{0,30}|path\w{0,30})\b)|^(?:ctx|context)\.(?:query|params|body)\b/u,
  // Go
  /^(?:r|req|request)\.(?:URL|Form|FormValue|PostForm|PostFormValue|Header|Cookie|Body|PathValue)\b|^c\.(?:Query|Param|PostForm|FormValue|QueryParam|DefaultQuery)\(|^mux\.Vars\(|^chi\.URLParam\(/u,
  // Servlets, ASP.NET
  /\.get(?:Parameter(?:Values|Map)?|Header|QueryString|Cookies|PathInfo|InputStream|Reader)\(|^(?:HttpContext\.)?Request\.(?:Query|Form|Params|QueryString|Cookies|Headers)\b/u,
  // Command lines and what is typed
  /^(?:sys\.argv|process\.argv|os\.Args|ARGV|argv)\b|^(?:raw_)?input\(|^flag\.Arg\(|^(?:bufio\.)?scanner\.Text\(/u,
  // Pages
  /^(?:window\.|document\.|self\.)?location(?:\.(?:hash|search|href))?$|^document\.(?:URL|cookie|referrer|documentURI)|^window\.name$|^(?:event|e|evt|msg)\.data\b/u,
];

/** Returns true for an expression that gives what somebody sends. */
export function isFromOutside(expression: string): boolean {
  const code = expression.trim();
  return SOURCES.some((one) => one.test(code));
}
