/** Reads an expression as a text: what of it is written there, and what is put in when it runs. */
import { findEnd, splitList, walkTop } from './code-lists.js';
import { HOLE, joinPieces, NOTHING, type Pieces, readString } from './string-literals.js';
import { splitArms, splitChoices } from './text-choices.js';
import { putIn } from './text-patterns.js';

/** Longer expressions, in UTF-16 code units, are read up to here. */
const MAX_EXPRESSION = 4_000;
/** Calls and brackets within each other are read so deep. */
const MAX_NESTED = 6;

/** An expression at the top of another, and the operator before it. */
interface Operand {
  readonly operator: string;
  readonly code: string;
}

/** Languages whose `%` after a text puts values into it. */
const FORMATS_BY_PERCENT: ReadonlySet<string> = new Set(['Python', 'Ruby']);

/** Calls whose first argument is a pattern for the others: C, Go, Java, .NET, PHP, Ruby, Rust, Python, Node. */
const FORMAT_CALL =
  /^(?:(?:[\w$]{1,40}(?:\.|::)){0,3})?(?:v?s?n?printf|[SEF]?[Pp]rint[fl]?n?|Sprint|Errorf|format!?|Format|formatted|format_args!|concat!)$/u;
/** Calls that give the text of their argument, maybe trimmed, or mark it for a database. */
const PASSES_ON =
  /^(?:new\s)?(?:(?:[\w$]{1,40}(?:\.|::)){0,3})?(?:text|String|str|dedent|cleandoc|TrimSpace|from|literal|Literal|raw|RawSQL|SQL|sql|StringBuilder|StringBuffer|Arel\.sql|string|Sanitize|of|to_charlist|to_string|Process)$/u;
/** Calls that join their arguments: https://learn.microsoft.com/en-us/dotnet/api/system.string.concat and its relatives. */
const CONCATS = /^(?:System\.)?[sS]tring\.Concat$/u;
/** Calls that join what follows their first argument. */
const JOINS = /^(?:System\.)?[sS]tring\.[jJ]oin$/u;
/** Objects that texts are added to. */
const MAKES_BUILDER = /^(?:new\s)?(?:[\w$]{1,40}\.){0,3}(?:StringBuilder|StringBuffer)$/u;
/** Methods that add what they are given to a text. */
const ADDS = /^\.(?:concat|[aA]ppend(?:Line|Format)?|join|replace|plus)$/u;
/** A block of Kotlin that builds a text. */
const BUILDS = /^(?:buildString\s{0,4}(?:\(\s{0,4}\w{0,20}\s{0,4}\))?|StringBuilder\(\)\.apply)\s{0,4}\{/u;
/** Calls of PHP that give the text of one of their arguments, changed: https://www.php.net/manual/en/ref.strings.php. */
const MIXES =
  /^\\?(?:implode|explode|join|str_i?replace|substr_replace|preg_replace(?:_callback)?|preg_split|preg_filter|str_pad|str_repeat|str_split|chunk_split|wordwrap|nl2br|trim|ltrim|rtrim|strtolower|strtoupper|ucfirst|ucwords|lcfirst|strrev|substr|mb_substr|mb_strtolower|mb_strtoupper|strtr|vsprintf|array_(?:map|filter|merge|values|keys|unique|reverse|slice|pop|shift|flip)|current|reset|end|next|key|iterator_to_array|strval|stripslashes|html_entity_decode|urldecode|rawurldecode|base64_decode)$/u;
/** A name whose text a call goes on from. */
const ADDS_TO = /^([$@]?[A-Za-z_]\w{0,60})\.(?:concat|append|plus|Append)$/u;
/** Calls on a text that give the same text, or a part. */
const SAME_TEXT =
  /^\.(?:strip|trim|trimIndent|trimMargin|stripMargin|toString|to_string|to_s|to_owned|as_str|as_ref|into|freeze|squish|strip_heredoc|chomp|lower|upper|toLowerCase|toUpperCase|unwrap|clone|c_str|AsString|encode|decode|dedent|html_safe|ToString|on|bindparams)$/u;

/** Returns the text that an expression makes. What is no text in the code is one inserted part. */
export function readPieces(expression: string, language: string, nested = 0): Pieces {
  const given = expression.slice(0, MAX_EXPRESSION).trim();
  const code = stripBrackets(language === 'Ruby' ? dropModifier(given) : given);
  if (code === '') return NOTHING;
  if (nested > MAX_NESTED) return { text: HOLE, parts: [code] };
  const choices = splitArms(code, language) ?? splitChoices(code, language);
  if (choices !== null)
    return joinPieces(
      choices.map((one) => readPieces(one, language, nested + 1)),
      ' ',
    );
  const operands = splitOperands(code, language);
  const only = operands[0]?.code ?? '';
  if (operands.length === 1 && /^["'\w].{0,200},/su.test(only)) {
    const items = splitList(only, language);
    if (items.length > 1)
      return joinPieces(
        items.map((item) => readPieces(item, language, nested + 1)),
        ' ',
      );
  }
  let pieces = NOTHING;
  for (const { operator, code: operand } of operands) {
    const next =
      operator === '%' ? putIn(pieces, splitValues(operand, language)) : readOperand(operand, language, nested + 1);
    pieces = operator === '%' ? next : joinPieces([pieces, next]);
  }
  return pieces;
}

/** Removes Ruby's condition behind a statement (`… unless quiet`): nothing of it becomes text. */
function dropModifier(code: string): string {
  let end = code.length;
  walkTop(code, 'Ruby', (at) => {
    if (end < code.length || !/^\s(?:if|unless|while|until)\s/u.test(code.slice(at, at + 8))) return 0;
    end = at;
    return 1;
  });
  return end === 0 ? code : code.slice(0, end);
}

/** Removes brackets that enclose the whole expression, and words before it that do not change its text. */
export function stripBrackets(code: string): string {
  let rest = code.replace(
    /^(?:await|return|yield|&mut|&)\s{0,4}(?=\S)|^\[\](?:byte|rune)(?=\()|^\*{1,2}(?=[[{(])/u,
    '',
  );
  while (rest.startsWith('(') && findEnd(rest, 0) === rest.length) rest = rest.slice(1, -1).trim();
  return rest.replace(CAST, '').replace(TYPE_OF_VALUE, '');
}

/** A type that is said of a text, which it does not change: `(String) x` in Java and C#, `x as string` in TypeScript. */
const CAST = /^\(\s{0,2}(?:String|string|CharSequence|Object|object|str|array)\s{0,2}\)\s{0,4}(?=[\w"'$(])/u;
const TYPE_OF_VALUE = /\s(?:as!?\??|satisfies)\s(?:unknown|any|string|String|const)$/u;

/** Splits at the operators that join texts. Two literals beside each other are joined, too. */
function splitOperands(code: string, language: string): readonly Operand[] {
  const operands: Operand[] = [];
  let start = 0;
  let operator = '+';
  const cut = (end: number, length: number, next: string): number => {
    const operand = code.slice(start, end).trim();
    if (operand !== '') operands.push({ operator, code: operand });
    start = end + length;
    operator = next;
    return length;
  };
  const dots = language === 'PHP' || language === 'Lua';
  walkTop(code, language, (at) => {
    const char = code.charAt(at);
    if (char === '+') return cut(at, code.charAt(at + 1) === '+' ? 2 : 1, '+');
    if (char === '.' && dots) return cut(at, language === 'Lua' ? 2 : 1, '+');
    if (char === '&' && language === 'Visual Basic .NET') return cut(at, 1, '+');
    if (char === '<' && language === 'Elixir' && code.charAt(at + 1) === '>') return cut(at, 2, '+');
    if (char === '%' && FORMATS_BY_PERCENT.has(language) && start < at) return cut(at, 1, '%');
    return 0;
  });
  cut(code.length, 0, '+');
  return operands;
}

/** What is computed of numbers alone. */
const ARITHMETIC = /^[-\d(][-+\d.\s()*/%]{0,60}$/u;

function readOperand(code: string, language: string, nested: number): Pieces {
  if (
    ARITHMETIC.test(code) ||
    /^[-\d][\w.]{0,20}$|^(?:null|None|nil|undefined|true|false|True|False|NULL)$/u.test(code)
  )
    return { text: code, parts: [] };
  const string = readString(code, 0, language);
  if (string !== null) return readChain(code, string.end, string.pieces, language, nested);
  const list =
    /^(?:new\s{0,4}(?:\w{1,40}\s{0,4})?\[\s{0,4}\]\s{0,4}|vec!|&|array|Arrays\.asList|List\.of|listOf|arrayOf|Seq|ImmutableList\.of)?(?=[[({])/u.exec(
      code,
    )?.[0];
  if (list !== undefined && (code.charAt(list.length) !== '(' || /^[A-Za-z]/u.test(list))) {
    const end = findEnd(code, list.length);
    const inner = splitValues(code.slice(list.length, end), language).map((item) =>
      readPieces(item, language, nested + 1),
    );
    return readChain(code, end, joinPieces(inner, ' '), language, nested);
  }
  return readBuilder(code, language, nested) ?? readCall(code, language, nested) ?? { text: HOLE, parts: [code] };
}

/** Reads what a block of Kotlin appends; null for any other expression. */
function readBuilder(code: string, language: string, nested: number): Pieces | null {
  const head = language === 'Kotlin' ? BUILDS.exec(code)?.[0] : undefined;
  if (head === undefined) return null;
  const appended = [...code.matchAll(/\b(?:append|appendLine)(?=\()/gu)].map(({ 0: { length }, index }) => {
    const open = index + length;
    return readPieces(code.slice(open + 1, findEnd(code, open) - 1), language, nested + 1);
  });
  return joinPieces(appended, ' ');
}

const CALLEE = /^(?:new\s{1,4})?[\w$@.:\\]{1,120}!?(?=\s{0,2}\()/u;

/** Reads a call that makes a text; null for any other. */
function readCall(code: string, language: string, nested: number): Pieces | null {
  const callee = CALLEE.exec(code)?.[0];
  if (callee === undefined) return null;
  const open = code.indexOf('(', callee.length);
  const end = findEnd(code, open);
  const args = splitList(code.slice(open + 1, code.charAt(end - 1) === ')' ? end - 1 : end), language);
  const [first = '', ...others] = args;
  const format = language === 'Python' ? /^([a-z_]\w{0,60})\.format$/u.exec(callee)?.[1] : undefined;
  if (format !== undefined) {
    // The pattern stands where the name got its value.
    const parts = [format, ...args.map((one) => one.replace(/^[a-z_]\w{0,40}\s{0,2}=(?!=)\s{0,2}/u, ''))];
    return { text: parts.map(() => HOLE).join(' '), parts };
  }
  if (FORMAT_CALL.test(callee)) {
    const at = readPieces(first, language, nested + 1);
    // What is written to may stand before the pattern.
    const second = at.text === HOLE && others[0] !== undefined ? readPieces(others[0], language, nested + 1) : at;
    const pattern = second.text === HOLE ? at : second;
    const values = pattern === at ? others : others.slice(1);
    return readChain(code, end, putIn(pattern, values), language, nested);
  }
  const joined = CONCATS.test(callee) ? args : JOINS.test(callee) ? others : [];
  if (joined.length > 0)
    return readChain(
      code,
      end,
      joinPieces(
        joined.map((one) => readPieces(one, language, nested + 1)),
        joined === args ? '' : ' ',
      ),
      language,
      nested,
    );
  const base = ADDS_TO.exec(callee)?.[1];
  if (base !== undefined) return joinPieces([base, ...args].map((one) => readPieces(one, language, nested + 1)));
  if (language === 'PHP' && MIXES.test(callee))
    return readChain(
      code,
      end,
      joinPieces(
        args
          .filter((one) => !/^(?:static\s)?(?:function|fn)\b/u.test(one))
          .map((one) => readPieces(one, language, nested + 1)),
        ' ',
      ),
      language,
      nested,
    );
  if (first === '' && MAKES_BUILDER.test(callee)) return readChain(code, end, NOTHING, language, nested);
  if (first !== '' && PASSES_ON.test(callee))
    return readChain(code, end, readPieces(first, language, nested + 1), language, nested);
  return null;
}

/** Reads the calls behind a text: `.format(a)`, `.strip()`, `.join(parts)`. An unknown one makes a part of the whole. */
function readChain(code: string, from: number, pieces: Pieces, language: string, nested: number): Pieces {
  let found = pieces;
  let at = from;
  while (at < code.length) {
    const rest = code.slice(at);
    const blank = /^\s{1,200}/u.exec(rest)?.[0].length ?? 0;
    if (blank > 0) {
      at += blank;
      continue;
    }
    // Literals beside each other are one text.
    const string = readString(code, at, language);
    if (string !== null) {
      found = joinPieces([found, string.pieces]);
      at = string.end;
      continue;
    }
    const name = /^\??\.\s{0,4}(\w{1,40})!?/u.exec(rest);
    if (name === null) return { text: `${found.text}${HOLE}`, parts: [...found.parts, code] };
    const called = code.charAt(at + name[0].length) === '(';
    const end = called ? findEnd(code, at + name[0].length) : at + name[0].length;
    const inner = called ? code.slice(at + name[0].length + 1, end - 1) : '';
    const method = `.${name[1] ?? ''}`;
    if (/^\.(?:format|formatted)$/u.test(method)) found = putIn(found, splitList(inner, language));
    else if (ADDS.test(method))
      found = joinPieces(
        [found, ...splitList(inner, language).map((item) => readPieces(item, language, nested + 1))],
        ' ',
      );
    else if (!SAME_TEXT.test(method)) return { text: `${found.text}${HOLE}`, parts: [...found.parts, code] };
    at = end;
  }
  return found;
}

/** Splits what is put into a pattern: one value, a list, or a table whose keys are places. */
function splitValues(operand: string, language: string): readonly string[] {
  const code = stripBrackets(operand);
  const inner = /^[{[]/u.test(code) && findEnd(code, 0) === code.length ? code.slice(1, -1) : code;
  return splitList(inner, language).map((value) =>
    value.replace(/^(?:["']?\w{1,40}["']?:|:?["']?\w{1,40}["']?\s{0,4}=>)\s{0,4}/u, ''),
  );
}
