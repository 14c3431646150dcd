/** What a function that checks the other end of a connection does: read from its text, in languages with braces. */

/** Longer functions, in UTF-16 code units, are not judged. */
const MAX_BODY = 3_000;
/** Between the parameters and the body: a type, exceptions, an arrow. */
const BEFORE_BODY = /\s{0,80}(?:throws\s[\w.,\s]{1,120}(?=\{)|:\s{0,4}[\w.?]{1,40}\s{0,4})?(=>|->|=(?!=))?\s{0,80}/y;
const COMMENTS = /\/\/[^\n]{0,400}|\/\*(?:[^*]|\*(?!\/)){0,800}\*\//gu;
const STRINGS = /"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,20}'/gu;

/** The body of a function without its comments and texts. */
export interface CheckBody {
  readonly code: string;
  /** Where it ends. */
  readonly end: number;
  /** It is the expression behind an arrow, and no block. */
  readonly expression: boolean;
}

/** Returns the body that begins behind an offset, where the parameters of its function end; null if there is none. */
export function readCheckBody(text: string, from: number): CheckBody | null {
  BEFORE_BODY.lastIndex = from;
  const before = BEFORE_BODY.exec(text);
  if (before === null) return null;
  const start = from + before[0].length;
  const block = text[start] === '{';
  if (!block && before[1] === undefined) return null;
  const code = text
    .slice(start, start + MAX_BODY)
    .replace(STRINGS, (said) => `"${' '.repeat(Math.max(0, said.length - 2))}"`)
    .replace(COMMENTS, (said) => ' '.repeat(said.length));
  const length = block ? findClose(code) : findEndOfValue(code);
  return length === null ? null : { code: code.slice(0, length), end: start + length, expression: !block };
}

/** The length up to the bracket that closes the first one. */
function findClose(code: string): number | null {
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
}

/** The length up to what ends an expression: a mark, a line, or a bracket that was opened before it. */
function findEndOfValue(code: string): number | null {
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const char = code[at] ?? '';
    if (depth === 0 && /[;,\n)\]}]/u.test(char)) return at;
    if (/[([{]/u.test(char)) depth += 1;
    if (/[)\]}]/u.test(char)) depth -= 1;
  }
  return depth === 0 ? code.length : null;
}

/** Words before a bracket that call nothing. */
const WORDS = /^(?:if|else|switch|when|for|foreach|while|catch|using|lock|return|typeof|nameof|sizeof|default)$/u;
/** Calls that only say what is seen. */
const SAYS =
  /^(?:(?:\w{1,40}\.){0,5}(?:[pP]rint\w{0,10}|[wW]rite\w{0,10}|[lL]og\w{0,20}|[tT]race\w{0,12}|[dD]ebug|toString|ToString)|(?:\w{1,40}\.){1,5}(?:[vdiwe]|wtf|[iI]nfo|[wW]arn\w{0,4}|[eE]rror))$/u;
const CALLS = /([A-Za-z_][\w.]{0,200})\s{0,4}\(/gu;

const onlySays = (code: string) =>
  [...code.matchAll(CALLS)].every(([, name = '']) => WORDS.test(name) || SAYS.test(name));
const STOPS = /\b(?:throw|rethrow)\b/u;

/** Returns true for a function that says yes whatever it is given. */
export function saysYes({ code, expression }: CheckBody): boolean {
  if (expression) return isTrue(code, '');
  if (STOPS.test(code)) return false;
  // What a call throws is a refusal, unless it is caught.
  if (!onlySays(code) && !/\bcatch\b/u.test(code)) return false;
  const values = [...code.matchAll(/\breturn\b(?:@\w{1,40})?([^;}\n]{0,400})/gu)].map(([, value = '']) => value);
  if (values.length === 0) return /^\{\s{0,80}true;?\s{0,80}\}$/u.test(code) || /\n\s{0,80}true\s{0,80}\}$/u.test(code);
  return values.every((value) => isTrue(value, code));
}

/** Returns true for an expression that is true whatever its names stand for. `code` sets the names. */
function isTrue(value: string, code: string): boolean {
  const bare = value.trim().replace(/^\(\s{0,4}(\S{1,20})\s{0,4}\)$/u, '$1');
  if (bare === 'true' || bare === '!false') return true;
  if (/&&|\?/u.test(bare)) return false;
  if (/^true\s{0,4}\|\||\|\|\s{0,4}true$/u.test(bare)) return true;
  if (!/^[A-Za-z_]\w{0,40}$/u.test(bare)) return false;
  const set = [...code.matchAll(new RegExp(`\\b${bare}\\s{0,4}[|&]?=(?!=)\\s{0,4}(\\w{0,40})`, 'gu'))];
  return set.length > 0 && set.every(([, given]) => given === 'true');
}

/** Returns true for a function that refuses nothing: it is empty, only says something, or forgets what it caught. */
export function refusesNothing({ code, expression }: CheckBody): boolean {
  if (expression) return /^Unit\s{0,80}$/u.test(code);
  if (STOPS.test(code)) return false;
  const caught =
    /^\{\s{0,80}try\s{0,80}\{[^{}]{0,1000}\}\s{0,80}catch\s{0,4}\([^()]{0,120}\)\s{0,80}(\{[^{}]{0,600}\})\s{0,80}\}$/u.exec(
      code,
    );
  return onlySays(caught?.[1] ?? code);
}

/** What a callback of .NET is given to: https://learn.microsoft.com/en-us/dotnet/api/system.net.security.remotecertificatevalidationcallback */
const GIVEN_TO =
  /(?:ValidationCallback|CertificateValidation(?:Handler)?)(?:\s{1,4}\w{1,40})?\s{0,4}\+?=(?!=)|\bRemoteCertificateValidationCallback\s{0,2}\(|\bnew (?:\w{1,20}\.){0,4}SslStream\(|\bSslPolicyErrors\s{0,4},\s{0,4}bool\s{0,4}>\s{0,4}\w{1,40}\s{0,4}=/gu;
const LAMBDA = /[^;{}]{0,300}?(?:(?=(?<![<>=!])=>)|\bdelegate\s{0,4}(?:\([^()]{0,300}\))?(?=\s{0,4}\{))/y;

/** Returns true for a statement of C# that gives a connection a callback that takes any certificate. */
export function givesYes(statement: string): boolean {
  return [...statement.matchAll(GIVEN_TO)].some(({ 0: { length }, index }) => {
    LAMBDA.lastIndex = index + length;
    const found = LAMBDA.exec(statement);
    const body = found === null ? null : readCheckBody(statement, index + length + found[0].length);
    return body !== null && saysYes(body);
  });
}
