/** Characters as people see them: references resolved, invisible ones taken out, every blank a space. */

/** Characters that show nothing. Joiners and variation selectors stay, because scripts and emoji need them. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** Joiners beside ASCII join nothing. */
const IDLE_JOINER = /(?<=[!-~])[\u200c\u200d]+|[\u200c\u200d]+(?=[!-~])/gu;
/** Blanks of other widths, and characters that a browser shows as one. */
const BLANK = /(?![\t\n\r ])[\s\u0085\u2800]/gu;

/** Only letters, digits and marks of ASCII, which need no change. */
const PLAIN = /^[ -~]*$/u;

/** Returns the text without invisible characters and with plain spaces. A tab stays a tab. */
export function toVisibleCharacters(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(INVISIBLE, '').replace(IDLE_JOINER, '').replace(BLANK, ' ');
}

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,30}));/uy;

/** The named references that are found in tickets. Others stay as they are written. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ...([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
    ['num', '#'],
    ['colon', ':'],
    ['ast', '*'],
    ['plus', '+'],
    ['lowbar', '_'],
    ['grave', '`'],
    ['bsol', '\\'],
    ['sol', '/'],
    ['vert', '|'],
    ['verbar', '|'],
    ['lsqb', '['],
    ['lbrack', '['],
    ['rsqb', ']'],
    ['rbrack', ']'],
    ['lpar', '('],
    ['rpar', ')'],
    ['period', '.'],
    ['comma', ','],
    ['equals', '='],
    ['percnt', '%'],
    ['dollar', '$'],
    ['hyphen', '\u2010'],
    ['ndash', '–'],
    ['mdash', '—'],
    ['minus', '−'],
    ['hellip', '…'],
    ['bull', '•'],
    ['middot', '·'],
    ['laquo', '«'],
    ['raquo', '»'],
    ['ldquo', '“'],
    ['rdquo', '”'],
    ['lsquo', '‘'],
    ['rsquo', '’'],
    ['times', '×'],
    ['le', '≤'],
    ['ge', '≥'],
    ['ne', '≠'],
    ['rarr', '→'],
    ['larr', '←'],
    ['check', '✓'],
    ['cross', '✗'],
    ['euro', '€'],
    ['auml', 'ä'],
    ['ouml', 'ö'],
    ['uuml', 'ü'],
    ['Auml', 'Ä'],
    ['Ouml', 'Ö'],
    ['Uuml', 'Ü'],
    ['szlig', 'ß'],
    ['eacute', 'é'],
    ['egrave', 'è'],
    ['agrave', 'à'],
    ['ccedil', 'ç'],
    ['atilde', 'ã'],
    ['otilde', 'õ'],
    ['oacute', 'ó'],
    ['ntilde', 'ñ'],
    ['Tab', ' '],
    ['NewLine', ' '],
    ['nbsp', ' '],
    ['ensp', ' '],
    ['emsp', ' '],
    ['thinsp', ' '],
    ['shy', ''],
    ['zwj', ''],
    ['zwnj', ''],
    ['ZeroWidthSpace', ''],
    ['NoBreak', ''],
  ] as const),
]);

/** Marks that would mean something in Markdown if they were typed. */
const MARKS = /[\\`*_~#<>|]/u;

/**
 * Reads the character reference that begins at an index.
 * @returns its text, with a backslash where Markdown would take the character for a mark, and the index after it
 */
export function readReference(text: string, at: number): { readonly text: string; readonly end: number } | null {
  REFERENCE.lastIndex = at;
  const [whole, decimal, hex, name] = REFERENCE.exec(text) ?? [];
  if (whole === undefined) return null;
  const meant = name === undefined ? readCodePoint(decimal, hex) : NAMED.get(name);
  if (meant === undefined) return null;
  const seen = toVisibleCharacters(meant).replace(/[\r\n]/u, ' ');
  return { text: MARKS.test(seen) ? `\\${seen}` : seen, end: at + whole.length };
}

function readCodePoint(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code === 0 || code > 0x10_ffff || (code >= 0xd800 && code < 0xe000) ? '\ufffd' : String.fromCodePoint(code);
}
