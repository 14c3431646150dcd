/** HTML tags in Markdown, as far as a ticket needs them: what a tag does to the text that people see. */

/**
 * What a tag does. `break`: a new paragraph; `line`: a new line; `plain`: nothing; a text: the Markdown that means the
 * same.
 */
type TagEffect =
  | 'break'
  | 'line'
  | 'rule'
  | 'list'
  | 'item'
  | 'table'
  | 'row'
  | 'cell'
  | 'heading'
  | 'fold'
  | 'summary'
  | 'box'
  | 'plain'
  | '**'
  | '~~'
  | '`';

/** A tag, as it stands in the text. */
export interface Tag {
  readonly effect: TagEffect;
  readonly name: string;
  readonly closing: boolean;
  /** The text after the name, up to the end of the tag. */
  readonly attributes: string;
  /** Index after the tag. */
  readonly end: number;
}

const NAMES: readonly (readonly [TagEffect, string])[] = [
  [
    'break',
    'address article aside blockquote body center dd dialog dir div dl dt fieldset figcaption figure footer form',
  ],
  ['break', 'header html legend main menu nav optgroup option p pre section title textarea caption thead tbody tfoot'],
  ['line', 'br'],
  ['rule', 'hr'],
  ['list', 'ul ol'],
  ['item', 'li'],
  ['table', 'table'],
  ['row', 'tr'],
  ['cell', 'td th'],
  ['heading', 'h1 h2 h3 h4 h5 h6'],
  ['fold', 'details'],
  ['summary', 'summary'],
  ['box', 'input'],
  ['**', 'b strong'],
  ['~~', 'del s strike'],
  ['`', 'code tt'],
  [
    'plain',
    'a abbr acronym bdi bdo big cite col colgroup dfn em font i img ins kbd label mark nobr noscript picture q rp rt',
  ],
  ['plain', 'ruby samp script small source span style sub sup svg template time u var video wbr'],
];

const EFFECTS: ReadonlyMap<string, TagEffect> = new Map(
  NAMES.flatMap(([effect, names]) => names.split(' ').map((name) => [name, effect] as const)),
);

const NAME = /<(\/?)([A-Za-z][A-Za-z0-9]{0,9})(?=[\s/>])/uy;
/** Characters that no attribute outside of quotes contains. */
const OUTSIDE = /[<`!@{}|\\^$*()]/u;

/**
 * Reads the tag that begins at an index. Null if there is none: a name that HTML does not have, such as the one in
 * `List<String>`, is text to the people who read the ticket.
 */
export function readTag(text: string, at: number): Tag | null {
  NAME.lastIndex = at;
  const [start, slash, written] = NAME.exec(text) ?? [];
  const name = written?.toLowerCase() ?? '';
  const effect = EFFECTS.get(name);
  if (start === undefined || effect === undefined) return null;
  const from = at + start.length;
  const end = findTagEnd(text, from);
  if (end === -1) return null;
  return { effect, name, closing: slash === '/', attributes: text.slice(from, end), end: end + 1 };
}

/** Returns the index of the `>` that ends a tag; -1 if what stands before it is no list of attributes. */
function findTagEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '>') return at;
    if (OUTSIDE.test(char)) return -1;
    if (char !== '"' && char !== "'") continue;
    at = text.indexOf(char, at + 1);
    if (at === -1) return -1;
  }
  return -1;
}
