/** Calls that only work something out: whoever leaves their result does nothing. */

/** What a call is named by that does nothing but give a result, in many languages at once. */
const PURE = new Set(
  (
    'trim ltrim rtrim trimstart trimend strip lstrip rstrip upper lower toupper tolower touppercase tolowercase downcase upcase capitalize title casefold ' +
    'slice substring substr padstart padend ljust rjust concat tofixed toprecision tostring tojson includes startswith endswith startsWith indexof ' +
    'round quantize floor ceil abs min max pow sqrt trunc sorted reversed tosorted toreversed sum len filter some every find findindex ' +
    'int float str bool number string boolean parseint parsefloat list tuple dict encodeuricomponent encodeuri htmlspecialchars ' +
    'intdiv strtolower strtoupper ucfirst number_format str_replace array_filter array_unique array_slice array_merge count sizeof ' +
    'decimal bigdecimal fraction timedelta distinct uniq compact isempty isblank equals compareto length size hashcode format sprintf replaceall'
  )
    .toLowerCase()
    .split(' '),
);
/** What all calls of are pure. */
const PURE_OF = /^(?:Math|math|strings|strconv|Objects|Number|String|JSON|unicode|bytes|sort\.SliceIsSorted)$/u;
/** Verbs of functions that may do something beside what they give. */
const MAY_ACT =
  /^_*(?:create|make|add|register|subscribe|save|insert|update|upsert|delete|remove|send|write|open|start|run|exec\w*|set|push|pop|shift|next|emit|dispatch|post|put|patch|fetch|request|call|invoke|apply|log|print|render|mount|use|on|once|listen|connect|lock|acquire|begin|spawn|fork|install|init|load|import|require|mock|spy|stub|commit|publish|schedule|enter|watch|observe|bind|attach|build|close|read|receive|consume|advance|step|check|assert|ensure|verify|validate|expect|must|test|store|persist|notify|enqueue|queue|process|handle|perform|execute|trigger|fire|signal|show|draw|move|reset|clear|patch|upload|download|migrate|setup|teardown|define|declare|mark|record|track|intercept|select|click|type|visit|wait|sleep|with|wrap|tap|pipe|then|catch|finally|each|for_?each|map|reduce|new)(?=[A-Z_\d]|$)/u;
const CALL = /(?<callee>[\p{IDS}_$][\w$]*(?:(?:\??\.|::|->)[\p{IDS}_$][\w$]*){0,8})[!?]?\s?\(/gu;
const NO_CALL = /^(?:if|for|while|switch|return|and|or|not|in|function|typeof|match|when|sizeof)$/u;
const ACTS =
  /\b(?:await|yield|go|defer|throw|raise|delete|new (?!Date\b|Map\b|Set\b|RegExp\b|URL\b|BigDecimal\b|Intl\b))|<-|\+\+|--|=>|\bfunction\b|\blambda\b|\?$/u;

/** Returns whether an expression only works something out, as far as its names say; `byVerb` trusts all names but those of acts. */
export function isPure(expression: string, byVerb: boolean): boolean {
  if (ACTS.test(expression)) return false;
  for (const { groups = {} } of expression.matchAll(CALL)) {
    const parts = (groups['callee'] ?? '').split(/\??\.|::|->/u);
    const name = parts.at(-1) ?? '';
    if (NO_CALL.test(name) || PURE.has(name.toLowerCase()) || PURE_OF.test(parts[0] ?? '')) continue;
    if (!byVerb || MAY_ACT.test(name)) return false;
  }
  return true;
}

const STATEMENT =
  /^(?:if|for|while|switch|match|when|foreach|until|unless|using|lock|catch|else|do|function|def|fn|func|sub|public|private|protected|static|override|async)\b/u;

/** Returns whether an expression is a call that gives a result, and nothing else is done with it. */
export function isPureCall(expression: string): boolean {
  return (
    /\)[;!]?$/u.test(expression) &&
    !STATEMENT.test(expression) &&
    expression.search(CALL) >= 0 &&
    isPure(expression, false)
  );
}
