/**
 * White space between the leaves of a tree that belongs to the code. Trees do not have it, and parsers are more lenient
 * than the languages: a line break may end a statement, indentation may make a block, and a shell joins what no space parts.
 */

/** What stands between two leaves. */
interface Gap {
  /** The text of the gap without the comments in it. A comment that goes over lines leaves a line break. */
  readonly pieces: readonly string[];
  /** The leaves around it; empty at the ends of the text. */
  readonly before: string;
  readonly next: string;
}

/** Returns what of a gap belongs to the code; empty if nothing does. The gaps of a text are given in their order. */
export type ReadGap = (gap: Gap) => string;

const BLANK_LINE = /\n[ \t\r]*\n/u;
const hasBreak = ({ pieces }: Gap): boolean => pieces.some((piece) => piece.includes('\n'));
const hasBlankLine = ({ pieces }: Gap): boolean => pieces.some((piece) => BLANK_LINE.test(piece));

/** A sign that continues an expression for the parser, and begins a new one for the language. */
const BEGINS = /^[-+!~([{]/u;
/** A line that ends so may end a statement, as in Go it does (https://go.dev/ref/spec#Semicolons). */
const ENDS_STATEMENT = /[\p{IDC}"'`)\]}]$|^(?:\+\+|--)$/u;
/** Words of Go behind which a statement goes on. */
const GOES_ON =
  /^(?:if|else|for|switch|case|select|func|type|var|const|import|package|go|defer|range|struct|interface|map|chan|goto|default)$/u;
/** What goes on with the line before it, whatever that ends with. */
const CONTINUES = new Set([')', ']', '}', '.', '?.', '&.', 'end']);
/** Words that a line break ends in languages whose statements need no semicolon. */
const ENDED =
  /^(?:return|throw|break|continue|yield|async|await|static|get|set|type|declare|namespace|module|abstract|interface)$/u;
const BOUND_TO_LINE = new Set(['++', '--', '=>', '!']);
/** Types of PHP that a value is cast to (https://www.php.net/manual/en/language.types.type-juggling.php). */
const CAST = /^(?:int(?:eger)?|float|double|real|string|bool(?:ean)?|array|object|unset|binary)$/iu;
/** A leaf that a comment cannot touch where its sign may be a part of a word. */
const IN_WORD = /[^\s;&|()]$/u;
const OPENS = new Set(['(', '[', '{']);
const CLOSES = new Set([')', ']', '}']);

/** Of languages in which the next line may go on with a statement or begin one. */
const readLooseBreak: ReadGap = (gap) => {
  const ends = ENDS_STATEMENT.test(gap.before) && !CONTINUES.has(gap.next) && gap.next !== ',';
  return hasBreak(gap) && (ends || BEGINS.test(gap.next)) ? '\n' : '';
};

/** Of languages that put in semicolons (https://tc39.es/ecma262/#sec-automatic-semicolon-insertion); the tree has most of them. */
const readScriptBreak: ReadGap = (gap) =>
  hasBreak(gap) && (ENDED.test(gap.before) || BOUND_TO_LINE.has(gap.next)) ? '\n' : '';

/**
 * Creates the reader of Python: outside of brackets a line break ends a statement, and the indentation of the next line says
 * to which block it belongs (https://docs.python.org/3/reference/lexical_analysis.html#indentation).
 */
function createIndentReader(): ReadGap {
  let depth = 0;
  let levels = [''];
  return (gap) => {
    const { pieces, before, next } = gap;
    if (OPENS.has(before)) depth += 1;
    if (CLOSES.has(before)) depth -= 1;
    if (depth > 0 || next === '' || (before !== '' && !hasBreak(gap))) return '';
    const indent = /[^\n]*$/u.exec(pieces.at(-1) ?? '')?.[0] ?? '';
    if (indent.startsWith(levels.at(-1) ?? '')) {
      if (indent !== levels.at(-1)) levels.push(indent);
    } else {
      const known = levels.lastIndexOf(indent);
      // No block has this indentation.
      if (known < 0) return `\n${indent}|`;
      levels = levels.slice(0, known + 1);
    }
    return `\n${levels.length}`;
  };
}

/** In a shell a space parts words, and the sign of a comment inside of a word is a letter. */
const readShell: ReadGap = (gap) => {
  const { pieces, before, next } = gap;
  if (pieces.length > 1 && pieces[0] === '' && IN_WORD.test(before)) return '#';
  if (next.trim() === '' || pieces.every((piece) => piece === '')) return '';
  return hasBreak(gap) ? '\n' : ' ';
};

const readGo: ReadGap = (gap) =>
  hasBreak(gap) && ENDS_STATEMENT.test(gap.before) && !GOES_ON.test(gap.before) ? '\n' : '';

/** A name with its namespace is one word (https://wiki.php.net/rfc/namespaced_names_as_token), and so is a cast on its line. */
const readPhp: ReadGap = (gap) => {
  const { pieces, before, next } = gap;
  if (before === '\\' || next === '\\') return pieces.join(' ') === '' ? '' : ' ';
  const isCast = (before === '(' && CAST.test(next)) || (CAST.test(before) && next === ')');
  return isCast && (pieces.length > 1 || hasBreak(gap)) ? '\n' : '';
};

/** Behind a blank line nothing goes on; a comment over lines begins at the start of one. */
const readRuby: ReadGap = (gap) => {
  const goesOn = CONTINUES.has(gap.next) && !hasBlankLine(gap);
  if (gap.pieces.length > 1 && gap.pieces[0] === '' && IN_WORD.test(gap.before)) return '#';
  return hasBreak(gap) && ENDS_STATEMENT.test(gap.before) && !goesOn ? '\n' : '';
};

/** A blank line ends what a single line break does not. */
const readScala: ReadGap = (gap) => (hasBlankLine(gap) ? '\n\n' : readLooseBreak(gap));

/** By language; each text gets a reader of its own. */
const READERS: ReadonlyMap<string, () => ReadGap> = new Map<string, () => ReadGap>([
  ['Shell', () => readShell],
  ['Python', createIndentReader],
  ['Go', () => readGo],
  ['PHP', () => readPhp],
  ['Ruby', () => readRuby],
  ['JavaScript', () => readScriptBreak],
  ['TypeScript', () => readScriptBreak],
  ['TSX', () => readScriptBreak],
  ['Kotlin', () => readLooseBreak],
  ['Swift', () => readLooseBreak],
  ['Scala', () => readScala],
]);

/** Creates the reader of one text of a language. Signs that not every reader takes for white space are always code. */
export function createGapReader(language: string | null): ReadGap {
  const readMark = READERS.get(language ?? '')?.();
  const keepsReturn = language === 'Shell';
  return (gap) => {
    const mark = readMark?.(gap) ?? '';
    const loose = gap.pieces.map((piece) => trimSpace(piece, keepsReturn)).join('');
    return loose === '' ? mark : loose;
  };
}

/** Removes blanks, tabs and line ends from both ends of a text. A carriage return counts as one before a newline alone, and in a shell never. */
function trimSpace(text: string, keepsReturn: boolean): string {
  const isSpace = (at: number) =>
    text[at] === ' ' ||
    text[at] === '\t' ||
    text[at] === '\n' ||
    (text[at] === '\r' && text[at + 1] === '\n' && !keepsReturn);
  let [from, to] = [0, text.length];
  while (from < to && isSpace(from)) from += 1;
  while (to > from && isSpace(to - 1)) to -= 1;
  return text.slice(from, to);
}

/** Returns the line breaks beside a comment, as far as they say which line it is about: `before` and `after` are the texts around it. */
export function describePlace(before: string, after: string): readonly [string, string] {
  const [space = ''] = /^[ \t\r\n]*/u.exec(after) ?? [];
  const below = BLANK_LINE.test(space) ? '\n\n' : space.includes('\n') ? '\n' : '';
  return [before.includes('\n') ? '\n' : '', below];
}
