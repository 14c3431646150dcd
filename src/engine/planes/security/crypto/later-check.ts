/** What becomes of a token that is read before it is checked: it is checked further down, or only says which key to take. */

/** A call that reads a token: group 1 is the name that it gets, group 2 the token. */
const READS =
  /^(?:(?:const|let|var|val|final|auto)\s)?(?:[$@]?(\w{1,60})(?:,\s?\w{1,20})?\s?:?=\s?)?[^=]{0,120}?\b\w{0,30}(?:[dD]ecode|[uU]nverified|[pP]arse|Read|(?<=\bjws\.)verify)\w{0,30}\(\s?([$@]?[\w.]{1,60})\s?[,)]/u;
/** A call that checks a token. */
const CHECKS = /\b\w{0,30}(?:[dD]ecode|[vV]erif|[vV]alidat|[pP]arse)\w{0,30}!?\(\s{0,4}([$@]?[\w.]{1,60})\s{0,4}[,)]/u;
/** What such a call may not say. */
const WITHOUT = /\b(?:False|false|[nN]one|NONE)\b|[uU]nverified|[iI]nsecure|skip/u;
/** Parts of a token that say who issued it and with which key: RFC 7515, section 4.1, and RFC 7519, section 4.1.1. */
const ROUTES = /^\s?(?:\??\.\s?get\(\s?|\[|\??\.(?:header\??\.)?)["']?(?:kid|iss|alg|typ|x5t|x5u|x5c|jku|crit|cty)\b/u;
const COMPARED = /^\s?(?:[=!]==?|\bnot in\b|\bin\b)/u;
const COMPARED_BEFORE = /(?:[=!]==?)\s?$/u;

/** Returns true if a statement only reads who issued a token, or if the lines after it check the same token. */
export function isCheckedLater(statement: string, after: readonly string[]): boolean {
  const found = READS.exec(statement);
  const token = found?.[2];
  if (found === null || token === undefined) return false;
  const rest = statement.slice(found[0].length - 1);
  const inline = rest.slice(rest.lastIndexOf(')') + 1);
  if (/\)(?:\??\.|\[)/u.test(rest)) return readsRoutes(rest);
  if (COMPARED.test(inline)) return true;
  if (after.some((line) => CHECKS.exec(line)?.[1] === token && !WITHOUT.test(line))) return true;
  const name = found[1];
  return name !== undefined && onlyRoutes(name, after);
}

/** Returns true for `….get("kid")` behind the call, or another part that says which key to take. */
function readsRoutes(rest: string): boolean {
  const at = rest.search(/\)(?:\??\.|\[)/u);
  return ROUTES.test(rest.slice(at + 1));
}

/** Returns true if a name is used, and for nothing else than such parts. */
function onlyRoutes(name: string, after: readonly string[]): boolean {
  const word = new RegExp(`(?<![\\w.])${name}\\b`, 'gu');
  let uses = 0;
  for (const line of after) {
    for (const { index } of line.matchAll(word)) {
      const behind = line.slice(index + name.length);
      if (/^\s?=(?!=)/u.test(behind)) return uses > 0;
      if (!ROUTES.test(behind) && !COMPARED.test(behind) && !COMPARED_BEFORE.test(line.slice(0, index))) return false;
      uses += 1;
    }
  }
  return uses > 0;
}
